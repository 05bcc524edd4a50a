/** What takes the work and what brings the money: the members' shares of deals closed, deals won and closed-won revenue side by side. */
import { ref, type Text } from '../../../../model/text.ts';
import { type Effort, effortOf, type Side } from '../../../insight/finders/effort.ts';
import { type Context, safe } from '../context.ts';
import type { Draft } from '../draft.ts';
import { evidencePage } from '../evidence-page.ts';
import { topicsOf } from '../topics.ts';

export function effort(context: Context, worth: number): Draft | null {
  const { catalogue, evidence, now } = context;
  const finding = context.find('effort', 'won_value');
  const found = effortOf(evidence);
  if (!finding || !found) return null;
  const { dimension, earners, busy, columns, members } = found;
  const told = ({ members: some, effort: taken, result }: Side) =>
    catalogue.say('effort-side', {
      ...labelsOf(context),
      members: some.map((member) => context.member(member)),
      effort: ref(taken.id),
      result: ref(result.id),
    });
  const reading: Text[] = [told(earners), ...(busy ? [told(busy)] : [])];
  return evidencePage(context, {
    topics: topicsOf(context.note('won_value'), dimension, 'effort mix share focus'),
    worth,
    metric: 'won_value',
    dimension: dimension.id,
    proves: [finding.id],
    id: `effort-${dimension.id}`,
    kind: 'share',
    titles: effortTitles(context, found),
    lead: catalogue.say('lead-effort', {
      labels: columns.map(({ metric }) => context.label(metric)),
      dimension: safe(dimension.label),
      now,
    }),
    notes: context.notes(reading, [earners.result, earners.effort, busy?.effort ?? null, busy?.result ?? null]),
    because: reading.at(-1)!,
    content: {
      parts: members.map((member) => context.member(member)),
      columns: columns.map(({ metric, shares }) => ({ label: context.label(metric), values: shares.map(({ id }) => id) })),
      highlight: Math.max(0, members.indexOf(earners.members[0]!)),
      reading,
    },
  });
}

export function effortTitles(context: Context, { earners }: Effort): Text[] {
  return context.catalogue.forms('effort-titles', {
    ...labelsOf(context),
    earners: earners.members.map((member) => context.member(member)),
    result: ref(earners.result.id),
    effort: ref(earners.effort.id),
  });
}

/** What effort and result are called. */
function labelsOf(context: Context) {
  return { decided: context.label('decided_count'), revenue: context.label('won_value') };
}
