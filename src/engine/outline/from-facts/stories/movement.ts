/** The one-year bridge of recurring revenue: up to four quarters, exact to the cent. */
import { factId } from '../../../../model/fact.ts';
import { toldPer } from '../../../../model/recurring-revenue.ts';
import { ref, type Text } from '../../../../model/text.ts';
import type { Known } from '../../../insight/evidence.ts';
import { type Context, safe } from '../context.ts';
import type { Draft } from '../draft.ts';
import { evidencePage } from '../evidence-page.ts';
import { topicsOf } from '../topics.ts';

const most = 4;
const gains = ['new', 'expansion'] as const;
const losses = ['contraction', 'churned'] as const;

/** Null if there is no second quarter, or if the steps do not match. */
export function movement(context: Context, worth: number): Draft | null {
  const { catalogue, evidence, now } = context;
  const per = toldPer(context.table);
  const periods = evidence.complete.slice(-most - 1);
  const [opening, ...quarters] = periods;
  if (!opening || quarters.length < 2 || quarters.at(-1)!.offset !== 0) return null;
  const [start, end] = [evidence.get(per, opening.offset), evidence.get(per, 0)];
  if (!start || !end) return null;
  const over = (metric: string, sign: 1 | -1): Known | null => {
    const parts = quarters.map(({ offset }) => evidence.get(metric, offset));
    if (parts.some((part) => part === null)) return null;
    const known = parts.filter((part) => part !== null);
    const value = Number((sign * known.reduce((sum, part) => sum + part.value, 0)).toPrecision(15));
    return evidence.keep({
      ...known.at(-1)!,
      id: factId({ metric: `${metric}.quarters`, at: 0 }),
      value: value === 0 ? 0 : value,
      n: known.reduce((sum, { n }) => sum + n, 0),
      formula: `sum of ${known.at(-1)!.label} over ${quarters.length} quarters${sign < 0 ? ', taken off' : ''}`,
      sql: '',
      from: known.map(({ id }) => id),
    });
  };
  const [fresh, expansion, contraction, churned] = [
    ...gains.map((id) => over(`${id}_${per}`, 1)),
    ...losses.map((id) => over(`${id}_${per}`, -1)),
  ];
  if (!fresh || !expansion || !contraction || !churned) return null;
  const steps = [fresh, expansion, contraction, churned].filter(({ value }) => value !== 0);
  if (steps.length === 0 || Math.abs(steps.reduce((sum, { value }) => sum + value, start.value - end.value)) > 0.005) return null;
  const change = evidence.keep({
    ...end,
    id: factId({ metric: `${per}.quarters`, at: 0 }),
    label: `${end.label}, change`,
    value: Number((end.value - start.value).toPrecision(15)),
    formula: `${end.label} now minus ${end.label} at the end of ${opening.label}`,
    sql: '',
    from: [end.id, start.id],
  })!;
  const from = safe(opening.label);
  const [started, ended] = [evidence.get(`started_${per}`, 0), evidence.get(`ended_${per}`, 0)];
  const reading: Text[] = [
    catalogue.say('bridge-from-to', { start: ref(start.id), prior: from, end: ref(end.id), now: safe(now) }),
    catalogue.say('bridge-net', { total: ref(change.id), prior: from }),
    ...(started && ended
      ? [catalogue.say('family-by-subscription', { started: ref(started.id), ended: ref(ended.id), period: safe(now) })]
      : []),
  ];
  return evidencePage(context, {
    topics: topicsOf(context.note(per), null, 'bridge movement change new expansion contraction churn retention recurring'),
    worth,
    metric: per,
    proves: context.movesOf([...gains, ...losses].map((id) => `${id}_${per}`)),
    id: 'bridge-recurring-year',
    kind: 'bridge',
    titles: catalogue.forms('family-movement', {
      unit: context.label(per),
      mrr: ref(end.id),
      expansion: ref(expansion.id),
      fresh: ref(fresh.id),
    }),
    lead: context.leadSpan([per], from, safe(now)),
    notes: context.notes(reading, [start, end, ...steps]),
    content: {
      start: { label: from, value: start.id },
      steps: steps.map((fact) => ({ label: context.label(fact.metric), value: fact.id })),
      end: { label: safe(now), value: end.id },
      net: change.id,
      reading,
    },
  });
}
