/** Losses: a dimension's members by a measure that can be negative, with losses on the other side of the axis. */
import type { Dimension } from '../../../../model/fact.ts';
import { ref, type Text } from '../../../../model/text.ts';
import { remainderOf, sumOf } from '../../../insight/derived-fact.ts';
import type { Context } from '../context.ts';
import type { Draft } from '../draft.ts';
import { evidencePage } from '../evidence-page.ts';
import { topicsOf } from '../topics.ts';

const most = 10;

export function losses(context: Context, metric: string, dimension: Dimension, worth: number): Draft | null {
  const { catalogue, evidence, insights } = context;
  const found = insights.findings.filter(
    (finding) => finding.kind === 'loss' && finding.metric === metric && finding.dimension === dimension.id,
  );
  const whole = evidence.get(metric, 0);
  if (found.length === 0 || !whole) return null;
  const members = evidence.members(metric, dimension, 0).toSorted((a, b) => a.fact.value - b.fact.value || (a.member < b.member ? -1 : 1));
  const losing = members.filter(({ member }) => found.some((finding) => finding.member === member));
  // The largest gains are shown with the losses; the middle is left out.
  const shown = [
    ...losing.slice(0, most - 2),
    ...members.filter((each) => !losing.includes(each)).slice(-(most - Math.min(losing.length, most - 2))),
  ];
  const worst = losing[0];
  if (!worst || shown.length < 2) return null;
  const label = context.label(metric);
  const sum = evidence.keep(
    sumOf(
      losing.map(({ fact }) => fact),
      { [dimension.id]: '(losses)' },
    ),
  )!;
  const without = evidence.keep(remainderOf(whole, [sum], { [dimension.id]: '(without losses)' }))!;
  const one = catalogue.forms('loss-one', { member: context.member(worst.member), label, value: ref(worst.fact.id), whole: ref(whole.id) });
  const reading: Text[] = [
    ...(losing.length > 1
      ? [catalogue.say('loss-point', { member: context.member(worst.member), label, value: ref(worst.fact.id), whole: ref(whole.id) })]
      : []),
    catalogue.say('loss-without', { label, without: ref(without.id) }),
  ];
  return evidencePage(context, {
    topics: topicsOf(context.note(metric), dimension, 'loss losses profit margin'),
    // A loss that may be chance gets a page only if there is room.
    worth: found.every(({ withinNoise }) => withinNoise) ? worth * 0.4 : worth,
    metric,
    dimension: dimension.id,
    proves: found.map(({ id }) => id),
    id: `losses-${metric}-${dimension.id}`,
    kind: 'ranking',
    titles:
      losing.length === 1
        ? one
        : catalogue.forms('loss-many', {
            members: losing.map(({ member }) => context.member(member)),
            label,
            member: context.member(losing[0]!.member),
            sum: ref(sum.id),
            whole: ref(whole.id),
          }),
    lead: context.leadBy(metric, dimension),
    notes: context.notes(reading, [worst.fact, sum]),
    content: { items: shown.map(({ member, fact }) => ({ label: context.member(member), value: fact.id })), highlight: 0, reading },
  });
}
