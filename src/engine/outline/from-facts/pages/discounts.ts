/** What discounts cost: their rate over the periods, beside the members with the deepest. */
import { ref, type Text } from '../../../../model/text.ts';
import { type Discounts, discountsOf } from '../../../insight/finders/discounts.ts';
import { type Context, safe } from '../context.ts';
import type { Draft } from '../draft.ts';
import { evidencePage } from '../evidence-page.ts';
import { topicsOf } from '../topics.ts';

const most = { periods: 8, members: 6 } as const;
/** Times the rate of all, from which a member's discounts are told. */
const deep = 1.25;

export function discounts(context: Context, worth: number): Draft | null {
  const { catalogue, evidence, table, prior } = context;
  const found = discountsOf(evidence);
  const finding = found && context.find('discount', found.metric);
  if (!finding || !found) return null;
  const { rate, cost, kept, cap, before, by } = found;
  const series = evidence.complete
    .flatMap((period) => {
      const fact = evidence.get('discount_rate', period.offset);
      return fact ? [{ period, fact }] : [];
    })
    .slice(-most.periods);
  const first = by?.members[0];
  const reading: Text[] = [
    ...(kept ? [catalogue.say('discounts-cap', { cap: ref(cap.id), kept: ref(kept.id) })] : []),
    ...(first && first.rate.value >= deep * rate.value
      ? [catalogue.say('discounts-deepest', { member: context.member(first.member), value: ref(first.rate.id), cost: ref(first.cost.id) })]
      : []),
    ...(before && prior
      ? [catalogue.say('comparison-member', { member: context.label('discount_rate'), value: ref(rate.id), before: ref(before.id), prior })]
      : []),
  ];
  return evidencePage(context, {
    topics: [...topicsOf(context.note('discount_rate'), by?.dimension ?? null, 'discount discounts price pricing margin'), 'price'],
    worth,
    metric: 'discount_rate',
    proves: [finding.id],
    id: 'discounts',
    kind: 'trend',
    titles: discountTitles(context, found),
    lead: context.leadSpan(['discount_rate'], series[0]!.period.label, table.reporting.label),
    notes: context.notes(reading, [rate, cost, kept]),
    content: {
      chart: series.length > 3 ? 'line' : 'column',
      periods: series.map(({ period }) => safe(period.label)),
      series: [{ name: context.label('discount_rate'), values: series.map(({ fact }) => fact.id) }],
      highlight: series.length - 1,
      partial: [],
      ...(by && {
        aside: {
          columns: [
            { label: safe(by.dimension.label), align: 'left' },
            { label: context.label('discount_rate'), align: 'right' },
            { label: catalogue.say('discounts-cost'), align: 'right', bars: true },
          ],
          rows: by.members.slice(0, most.members).map(({ member, rate: own, cost: took }) => ({
            cells: [context.member(member), ref(own.id), ref(took.id)],
            role: 'body' as const,
          })),
        },
      }),
      reading,
    },
  });
}

export function discountTitles(context: Context, { rate, cost, kept, cap }: Discounts): Text[] {
  return context.catalogue.forms('discounts-titles', {
    rate: ref(rate.id),
    cost: ref(cost.id),
    kept: kept && ref(kept.id),
    cap: ref(cap.id),
  });
}
