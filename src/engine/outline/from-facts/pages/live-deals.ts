/** How many open deals can still be won, at the end of each period. */
import { ref, type Text } from '../../../../model/text.ts';
import { type LiveDeals, liveDealsOf } from '../../../insight/finders/live-deals.ts';
import { type Context, safe } from '../context.ts';
import type { Draft } from '../draft.ts';
import { evidencePage } from '../evidence-page.ts';
import { topicsOf } from '../topics.ts';

const most = 8;

export function liveDeals(context: Context, worth: number): Draft | null {
  const { catalogue, evidence } = context;
  const finding = context.find('live', 'open_count');
  const found = liveDealsOf(evidence);
  if (!finding || !found) return null;
  const { dead, oldest, delta } = found;
  const points = evidence.complete.slice(-most).flatMap((period) => {
    const fact = evidence.get('live_count', period.offset);
    return fact ? [{ period, fact }] : [];
  });
  const prior = safe(context.prior ?? '');
  // Where the newest deals lack, part of the fall is theirs.
  const isThin = context.table.quality.some(({ code }) => code === 'thinning');
  const reading: Text[] = [
    catalogue.say('live-dead', { dead: ref(dead.id), oldest: ref(oldest.id) }),
    ...(found.worth
      ? [catalogue.say('live-worth', { worth: ref(found.worth.id), rate: context.label('win_rate'), size: context.label('average_deal') })]
      : []),
    catalogue.say('live-change', { delta: ref(delta.id), prior }),
    ...(isThin ? [catalogue.say('live-thin')] : []),
  ];
  return evidencePage(context, {
    topics: topicsOf(context.note('live_count'), null, 'pipeline open outlook next quarter forecast risk'),
    worth,
    metric: 'live_count',
    proves: [finding.id],
    id: 'live-deals',
    kind: 'trend',
    titles: liveTitles(context, found),
    lead: context.leadSpan(['live_count'], safe(points[0]!.period.label), safe(points.at(-1)!.period.label)),
    notes: context.notes(reading, [found.live, found.before, dead, found.worth]),
    content: {
      chart: 'column',
      periods: points.map(({ period }) => safe(period.label)),
      series: [{ name: context.label('live_count'), values: points.map(({ fact }) => fact.id) }],
      highlight: points.length - 1,
      partial: [],
      reading,
    },
  });
}

export function liveTitles({ catalogue, prior }: Context, { live, open, before, delta }: LiveDeals): Text[] {
  return catalogue.forms('live-titles', {
    live: ref(live.id),
    open: ref(open.id),
    before: ref(before.id),
    rose: delta.value > 0,
    prior: safe(prior ?? ''),
  });
}
