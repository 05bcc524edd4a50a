/** How many open deals can still be won: those no older than the oldest deal ever decided, beside the period before. */
import { directionOf, toneOf } from '../../../model/finding.ts';
import { type Evidence, idsOf, type Known } from '../evidence.ts';
import type { Found } from '../found.ts';
import { minRows } from '../statistics.ts';

export interface LiveDeals {
  live: Known;
  before: Known;
  delta: Known;
  open: Known;
  /** Open deals older than any that was decided. */
  dead: Known;
  /** Days. */
  oldest: Known;
  /** What the live deals bring in at the win rate and deal size of the period; null where amounts are unknown. */
  worth: Known | null;
}

/** Part of the open deals that is dead, from which it is worth telling. */
const leastDead = 0.25;

export function liveDealsOf(evidence: Evidence): LiveDeals | null {
  return evidence.once('live deals', () => {
    const prior = evidence.table.prior;
    const [live, open, oldest] = ['live_count', 'standing_count', 'live_count.oldest'].map((metric) => evidence.get(metric, 0));
    const before = prior && evidence.get('live_count', prior.offset);
    const delta = evidence.change('live_count');
    if (!live || !open || !oldest || !before || !delta || before.value < minRows || evidence.table.reporting.partial) return null;
    const dead = evidence.workedOut(open, '.dead', open.value - live.value, [open, live], {
      label: `${open.label}, older than any deal decided`,
      formula: 'open deals less those no older than the oldest deal decided',
    });
    if (dead.value < leastDead * open.value) return null;
    const [rate, size] = [evidence.get('win_rate', 0), evidence.get('average_deal', 0)];
    const worth =
      rate && size
        ? evidence.workedOut(size, '.of_live_deals', live.value * rate.value * size.value, [live, rate, size], {
            label: 'Closed-won revenue that the live deals would bring',
            formula: 'live deals times win rate times average deal size',
          })
        : null;
    return { live, before, delta, open, dead, oldest, worth };
  });
}

export function findLiveDeals(evidence: Evidence): Found[] {
  const found = liveDealsOf(evidence);
  if (!found) return [];
  const { live, before, delta, open, dead, worth } = found;
  const direction = directionOf(delta.value);
  const moved = Math.abs(delta.value) / before.value;
  return [
    {
      id: 'live:open_count',
      kind: 'live',
      metric: 'open_count',
      facts: idsOf({ value: live, before, delta, whole: open, count: dead, worth }),
      direction,
      tone: toneOf(direction, 'up'),
      claim: false,
      impact: Math.min(1, 0.4 + Math.max(moved, dead.value / open.value) / 2),
      significance: 0.8,
    },
  ];
}
