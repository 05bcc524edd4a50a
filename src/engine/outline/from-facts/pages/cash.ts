/** Cash: balance at the end of each period, burn and runway. */
import { ref, type Text } from '../../../../model/text.ts';
import { type Context, safe } from '../context.ts';
import type { Draft } from '../draft.ts';
import { evidencePage } from '../evidence-page.ts';
import { topicsOf } from '../topics.ts';

export function cash(context: Context, worth: number): Draft | null {
  const { catalogue, evidence, now, table } = context;
  const left = evidence.get('runway.cash', 0);
  const points = context.periodsWith('runway.cash').filter(({ period }) => !period.partial);
  if (!left || points.length < 2 || points.at(-1)!.fact.id !== left.id) return null;
  const [burn, runway, multiple] = ['net_burn', 'runway', 'burn_multiple'].map((id) => evidence.get(id, 0));
  const gain =
    burn && burn.value < 0
      ? evidence.keep({
          ...burn,
          id: 'net_burn.gain@0',
          value: -burn.value,
          label: 'Change of cash',
          formula: `${burn.formula}, the other way round`,
          from: [burn.id],
        })
      : null;
  const reading: Text[] = [
    ...(burn && burn.value > 0
      ? [catalogue.say('finance-burnt', { burn: ref(burn.id), now: safe(now) })]
      : gain
        ? [catalogue.say('finance-gained', { gain: ref(gain.id), now: safe(now) })]
        : []),
    ...[runway, multiple].flatMap((fact) => (fact ? [context.stands(fact.metric, fact)] : [])),
  ];
  return evidencePage(context, {
    topics: topicsOf(context.note('net_burn'), null, 'cash burn runway liquidity balance finance'),
    worth,
    metric: 'net_burn',
    id: 'cash',
    kind: 'trend',
    titles: runway
      ? [
          ...catalogue.forms('finance-lasts', { cash: ref(left.id), months: ref(runway.id) }),
          catalogue.say('finance-stands', { cash: ref(left.id), now: safe(now) }),
        ]
      : [catalogue.say('finance-stands', { cash: ref(left.id), now: safe(now) })],
    lead: catalogue.say('lead-span', {
      label: catalogue.say('finance-cash'),
      unit: table.currency,
      first: safe(points[0]!.period.label),
      last: safe(now),
    }),
    notes: context.notes(reading, [left, burn ?? null, runway ?? null]),
    content: {
      chart: 'column',
      periods: points.map(({ period }) => safe(period.label)),
      series: [{ name: catalogue.say('finance-cash'), values: points.map(({ fact }) => fact.id) }],
      highlight: points.length - 1,
      partial: [],
      reading,
    },
  });
}
