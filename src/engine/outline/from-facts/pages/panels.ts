/** Small multiples: the courses of the members of a measure that does not add up, such as prices, which no stack and no bridge can show. */

import type { Dimension } from '../../../../model/fact.ts';
import { isNamed } from '../../../insight/evidence.ts';
import { type Context, safe } from '../context.ts';
import type { Draft } from '../draft.ts';
import { fitTitle } from '../fit-title.ts';
import { topicsOf } from '../topics.ts';

const most = 9;
const [fewestMembers, fewestPeriods] = [3, 4];
const mostReading = 3;

export function panels(context: Context, metric: string, dimension: Dimension, worth: number): Draft | null {
  const { phrases, evidence, prior, now } = context;
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
  // Others than all of them would be a choice that nobody made.
  if (members.length < fewestMembers || members.length > most || members.length < dimension.members.length) return null;
  const source = context.sourceOf(metric);
  const reading = moved
    .slice(0, mostReading)
    .map(({ member, value, before }) => phrases.comparison.member(context.member(member), value.id, before.id, prior));
  return {
    part: 'evidence',
    topics: topicsOf(note, dimension, 'trend course comparison'),
    worth,
    metric,
    dimension: dimension.id,
    proves: [],
    slide: {
      id: `panels-${metric}-${dimension.id}`,
      kind: 'small-multiples',
      title: fitTitle(
        phrases.comparison.titles(context.label(metric), context.member(first.member), first.delta.id, first.delta.value > 0),
      ),
      lead: phrases.lead.span(
        `${context.label(metric)}, ${safe(dimension.label)}`,
        context.unit(metric),
        safe(periods[0]!.label),
        safe(now),
      ),
      section: phrases.sections.evidence,
      ...(source ? { source } : {}),
      notes: context.notes(reading, [first.value, first.delta]),
      content: {
        chart: 'line',
        periods: periods.map(({ label }) => safe(label)),
        panels: members.map(({ member, values }) => ({ label: context.member(member), values: values.map((fact) => fact?.id ?? null) })),
        highlight: members.findIndex(({ member }) => member === first.member),
        partial: [],
        reading,
      },
    },
  };
}
