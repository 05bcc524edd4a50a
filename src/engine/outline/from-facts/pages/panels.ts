/** Small multiples: trends of the members of a measure that does not add up, such as prices, which no stack or bridge can show. */
import type { Dimension } from '../../../../model/fact.ts';
import { ref } from '../../../../model/text.ts';
import { isNamed } from '../../../insight/evidence.ts';
import { type Context, safe } from '../context.ts';
import type { Draft } from '../draft.ts';
import { evidencePage } from '../evidence-page.ts';
import { topicsOf } from '../topics.ts';

const most = 9;
const [fewestMembers, fewestPeriods] = [3, 4];
const mostReading = 3;

export function panels(context: Context, metric: string, dimension: Dimension, worth: number): Draft | null {
  const { catalogue, evidence, prior, now } = context;
  const note = context.note(metric);
  if (!prior || note.family !== 'records' || note.unit === 'ratio' || evidence.adds(metric, dimension, 0, 0.5)) return null;
  const periods = evidence.complete.slice(-12);
  const members = dimension.members.flatMap((member) => {
    const scope = { [dimension.id]: member };
    const values = periods.map(({ offset }) => evidence.get(metric, offset, scope));
    const delta = evidence.change(metric, scope);
    const [value, before] = [evidence.get(metric, 0, scope), evidence.get(metric, evidence.table.prior!.offset, scope)];
    const whole = values.filter((fact) => fact !== null).length >= fewestPeriods;
    return whole && delta && value && before ? [{ member, values, delta, value, before }] : [];
  });
  const moved = members
    .filter(({ member }) => isNamed(member, dimension))
    .toSorted((a, b) => Math.abs(b.delta.value) - Math.abs(a.delta.value) || (a.member < b.member ? -1 : 1));
  const [first] = moved;
  if (!first || first.delta.value === 0 || periods.at(-1)?.offset !== 0) return null;
  // Showing only some of them would be an arbitrary choice.
  if (members.length < fewestMembers || members.length > most || members.length < dimension.members.length) return null;
  const reading = moved
    .slice(0, mostReading)
    .map(({ member, value, before }) =>
      catalogue.say('comparison-member', { member: context.member(member), value: ref(value.id), before: ref(before.id), prior }),
    );
  return evidencePage(context, {
    topics: topicsOf(note, dimension, 'trend course comparison'),
    worth,
    metric,
    dimension: dimension.id,
    id: `panels-${metric}-${dimension.id}`,
    kind: 'small-multiples',
    titles: catalogue.forms('comparison-titles', {
      label: context.label(metric),
      member: context.member(first.member),
      delta: ref(first.delta.id),
      rose: first.delta.value > 0,
    }),
    lead: catalogue.say('lead-span', {
      label: `${context.label(metric)}, ${safe(dimension.label)}`,
      unit: context.unit(metric),
      first: safe(periods[0]!.label),
      last: safe(now),
    }),
    notes: context.notes(reading, [first.value, first.delta]),
    content: {
      chart: 'line',
      periods: periods.map(({ label }) => safe(label)),
      panels: members.map(({ member, values }) => ({ label: context.member(member), values: values.map((fact) => fact?.id ?? null) })),
      highlight: members.findIndex(({ member }) => member === first.member),
      partial: [],
      reading,
    },
  });
}
