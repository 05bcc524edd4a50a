/** The bridge of recurring revenue: opening MRR, movement by accounts, closing MRR, exact to the cent. */
import { factId } from '../../../../model/fact.ts';
import { toldPer } from '../../../../model/recurring-revenue.ts';
import { ref, type Text } from '../../../../model/text.ts';
import { type Context, safe } from '../context.ts';
import type { Draft } from '../draft.ts';
import { evidencePage } from '../evidence-page.ts';
import { topicsOf } from '../topics.ts';

export function recurringBridge(context: Context, worth: number): Draft | null {
  const { catalogue, evidence, table, now } = context;
  if (!table.prior) return null;
  const get = (metric: string) => evidence.get(metric, 0);
  const per = toldPer(table);
  const [start, end, total] = [evidence.get(per, table.prior.offset), get(per), evidence.change(per)];
  const [fresh, expansion, contraction, churned] = [
    get(`new_${per}`),
    get(`expansion_${per}`),
    get(`contraction_${per}`),
    get(`churned_${per}`),
  ];
  if (!start || !end || !total || !fresh || !expansion || !contraction || !churned) return null;
  const falls = [contraction, churned].map((fact) =>
    evidence.keep({
      ...fact,
      id: factId({ metric: `${fact.metric}.step`, at: 0 }),
      value: fact.value === 0 ? 0 : -fact.value,
      formula: `${fact.formula}, taken off`,
      sql: '',
      from: [fact.id],
    }),
  );
  const lost = evidence.keep({
    ...contraction,
    id: factId({ metric: `churned_${per}.lost`, at: 0 }),
    value: Number((contraction.value + churned.value).toPrecision(15)),
    n: contraction.n + churned.n,
    formula: `${contraction.label} and ${churned.label} together`,
    sql: '',
    from: [contraction.id, churned.id],
  });
  const steps = [fresh, expansion, ...falls].flatMap((fact) => (fact && fact.value !== 0 ? [fact] : []));
  // Movement by account matches MRR only if every subscription names its account.
  const gap = steps.reduce((sum, { value }) => sum + value, start.value - end.value);
  if (steps.length === 0 || Math.abs(gap) > 0.005) return null;
  const [started, ended] = [get(`started_${per}`), get(`ended_${per}`)];
  const [count, before] = [get('ended_subscriptions'), evidence.get('ended_subscriptions', table.prior.offset)];
  const reading: Text[] = [
    catalogue.say('bridge-from-to', { start: ref(start.id), prior: safe(table.prior.label), end: ref(end.id), now: safe(now) }),
    ...(lost && lost.value > 0
      ? [catalogue.say('family-lost', { lost: ref(lost.id), contraction: ref(contraction.id), churned: ref(churned.id) })]
      : []),
    ...(started && ended
      ? [catalogue.say('family-by-subscription', { started: ref(started.id), ended: ref(ended.id), period: safe(now) })]
      : []),
    ...(count && before
      ? [catalogue.say('family-ended', { now: ref(count.id), before: ref(before.id), prior: safe(table.prior.label) })]
      : []),
  ];
  return evidencePage(context, {
    topics: topicsOf(context.note(per), null, 'bridge movement change new expansion contraction churn retention recurring'),
    worth,
    metric: per,
    proves: context.movesOf([
      `new_${per}`,
      `expansion_${per}`,
      `contraction_${per}`,
      `churned_${per}`,
      'ended_subscriptions',
      `ended_${per}`,
      `started_${per}`,
    ]),
    id: 'bridge-recurring',
    kind: 'bridge',
    titles: catalogue.forms('family-movement', {
      unit: context.label(per),
      mrr: ref(end.id),
      expansion: ref(expansion.id),
      fresh: ref(fresh.id),
    }),
    lead: context.leadSpan([per], safe(table.prior.label), safe(now)),
    notes: context.notes(
      [...reading, catalogue.say('bridge-net', { total: ref(total.id), prior: safe(table.prior.label) })],
      [fresh, expansion, contraction, churned],
    ),
    content: {
      start: { label: safe(table.prior.label), value: start.id },
      steps: steps.map((fact) => ({ label: context.label(fact.metric), value: fact.id })),
      end: { label: safe(now), value: end.id },
      net: total.id,
      reading,
    },
  });
}
