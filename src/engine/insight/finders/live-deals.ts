/** How many open deals can still be won: those no older than the oldest deal ever decided, beside the period before. */
import { decisionAge } from '../../../model/fact.ts';
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
  /** What the live deals of the period before and of this one came from; null where deals closed have no creation date. */
  flow: { now: LiveFlow; before: LiveFlow | null } | null;
}

/** Live deals at the beginning of a period, what came to them and left them, and those at its end. */
export interface LiveFlow {
  start: Known;
  created: Known;
  /** Negative, as what grew too old to be won. */
  closed: Known;
  aged: Known;
  end: Known;
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
    const now = flowOf(evidence, 0, prior.offset);
    const flow = now && { now, before: flowOf(evidence, prior.offset, 2 * prior.offset) };
    return { live, before, delta, open, dead, oldest, worth, flow };
  });
}

/** Each deal closed was live until then, so what is missing grew too old. */
function flowOf(evidence: Evidence, at: number, from: number): LiveFlow | null {
  const [start, end] = [from, at].map((offset) => evidence.get('live_count', offset));
  const [created, decided] = ['pipeline_created', 'decided_count'].map((metric) => evidence.get(metric, at));
  if (!start || !end || !created || !decided) return null;
  const dated = evidence.of('decided_count').filter(({ id, scope }) => scope[decisionAge] !== undefined && id.endsWith(`@${at}`));
  if (dated.reduce((sum, { value }) => sum + (value ?? 0), 0) !== decided.value) return null;
  const closed = evidence.workedOut(end, '.closed', -decided.value, [decided], {
    label: 'Live deals that were closed',
    formula: 'deals closed in the period',
  });
  const aged = evidence.workedOut(end, '.aged', end.value - start.value - created.value + decided.value, [start, created, decided, end], {
    label: 'Live deals that grew too old',
    formula: 'live deals at the end less those at the beginning and deals created, plus deals closed',
  });
  return aged.value <= 0 ? { start, created, closed, aged, end } : null;
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
