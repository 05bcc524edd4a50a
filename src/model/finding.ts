/**
 * A finding: one thing the facts say that may be worth saying on a slide.
 *
 * `claim` parts two kinds of statement. With `claim: true` a finding says that something changed, differs, drove or grew beyond what chance
 * would do: it was tested, and holds after the whole family of tests. With `claim: false` it only states what the figures are (a value beside
 * the one before, a member's part of the net change, who is first), true by arithmetic: a page may state it, and must neither call it a
 * trend or a cause. Where a test was made and failed, `withinNoise` is true (within the usual variation): it is no risk. A change of what is counted over all there is (a stock such as MRR, retention) is stated without a test.
 *
 * The facts a finding stands on, by kind (`?` where it may be missing):
 *
 * - delta, steady, yoy: `value` now, `before`, `delta` between, `pct?` as a share of before, `multiple?` from a growth of 300 % on; for
 *   rates `low?` and `high?`, the ends of Wilson's interval around `value`. yoy compares with the same period a year before.
 * - driver: `value`, `before`, `delta` of the member, `total` change of the whole, `contribution?` to it, `pct?`, `counter?` the largest
 *   change the other way.
 * - rank: `value`, `second` value, `share?`, `lead?` multiple of the second, `allShare?` and `allLead?` over all time.
 * - concentration: `value` and `share` of `members` together.
 * - share-shift: `share`, share `before`, `shift` in points, `value` and `delta` of the member's own value (which may go the other way).
 * - pattern: `first`, `second`, `third` month of the reporting quarter; `allFirst` … pooled over the quarters.
 * - rate-difference: `value` of the member, `whole`, `low?` and `high?` around `value`.
 * - threshold: `value`, `target`, `attainment?`.
 * - seasonal: `value` and `before` of this move, `delta`, `pct?`; `years`, the count of years in which this period was the highest (up) or
 *   the lowest (down) of its year, `outOf` those the data hold; `yoy?`, the change on the year before, to be preferred.
 * - trend: `value`, `first` value of the span, `periods` in it, `delta` and `pct?` from first to last.
 * - change-point: `level` since the change and `levelBefore`, means per period; `delta` between them; `periods` since the change;
 *   `since`, the period in which the new level began, in `at`.
 * - outlier: without a member, `value` of the largest single row, `share` of the whole, `without` the whole less that row; above a fifth
 *   of the whole also the `mean?` of the rows and `meanWithout?`, that of the others; with a member, `value` and `median` of its peers.
 * - mix: `delta` of the whole, `rateEffect` and `mixEffect` that add to it, by `dimension`; `member`, whose weight moved most, with
 *   `weight`, `weightBefore` and `weightShift`.
 * - simpson: of a change: `value`, `before`, `delta` of the whole, which goes the other way inside the members of `dimension` in `members`
 *   (`direction` is that inside); `within`, the change with the mix held. Of a difference: `member` of `dimension` against the rest, `value`,
 *   `whole`, the other way inside the `members` of the dimension `inside`; `within`, the difference with the mix held.
 * - loss: `value` of the member, which is negative; `whole`.
 * - factors: `value`, `before`, `delta` of a measure that is a product; `effect` of the factor that did most, `contribution?` of it to the
 *   change where all factors went one way, `counter?` the effect of the next.
 * - live: `value` open deals no older than the oldest ever decided, `before` at the end of the period before, `delta`, `whole` all open ones,
 *   `count` those older, `worth?` what the live ones bring in.
 * - decision-age: `value` win rate of the band, `whole` of all others, `share` of the losses, `worth?` of bringing the band to the others.
 * - weak-spots: `value` and `whole`, the rate of the first spot and its member's own; `worth`, what all spots told cost.
 * - effort: `share` of the result and `value` of the effort of `members`; `count?` effort and `second?` result of the busy ones.
 * - loss-causes: `value` and `before` of the recurring revenue that was lost, `delta`, `multiple?`; `volume`, what the size of its base did to the
 *   change, and `rates`, what loss rates did, with `volumeShare?` and `ratesShare?` of the change; `atPriorRates`, the loss at the rates before.
 * - loss-age: `value` now and `before`, the loss rates of the age that rose most, `count` of what ended at it, `share?` of what ended young.
 * - loss-stake: `value`, what the book of the last day loses next at the rates of this period, `before` at those of the one before, `stake`
 *   between them.
 * - stale, overdue, slipped, renewal: `value?` and `count?` of what is at risk, `whole?` it is part of, `share?` of that.
 */
import type { FactId, MetricNote } from './fact.ts';

export type FindingKind =
  | 'delta'
  | 'steady'
  | 'yoy'
  | 'driver'
  | 'rank'
  | 'concentration'
  | 'share-shift'
  | 'pattern'
  | 'rate-difference'
  | 'threshold'
  | 'seasonal'
  | 'trend'
  | 'change-point'
  | 'outlier'
  | 'mix'
  | 'simpson'
  | 'loss'
  | 'loss-causes'
  | 'loss-age'
  | 'loss-stake'
  | 'stale'
  | 'overdue'
  | 'slipped'
  | 'renewal'
  | 'factors'
  | 'live'
  | 'decision-age'
  | 'weak-spots'
  | 'effort';

export type Direction = 'up' | 'down' | 'flat';
export type Tone = 'good' | 'bad' | 'neutral';

export interface Finding {
  /** Kind, metric and subject: `driver:won_value:product=GTXPro`. */
  id: string;
  kind: FindingKind;
  metric: string;
  dimension?: string;
  member?: string;
  /** The members it counts together. */
  members?: readonly string[];
  /** The dimension inside whose members a difference turns round. */
  inside?: string;
  /** Id of the period it begins in. */
  at?: string;
  /** The facts it stands on, by the part they play. */
  facts: Readonly<Record<string, FactId>>;
  direction: Direction;
  tone: Tone;
  /** Whether it says more than the figures themselves: a change, a difference, a cause. */
  claim: boolean;
  /** It was tested and is within the usual variation. */
  withinNoise?: true;
  /** The member that moved most the way the whole went. */
  leads?: true;
  /** Explained by the season, reversed inside the members, or of rows of which the newest lack: not to be headlined. */
  demoted?: 'seasonal' | 'simpson' | 'thinning';
  /** Size of the move beside this measure's usual one: below 0.5 small, above 2 large; 1 when the usual move is not known. */
  scale: number;
  /** 0..1: how much of the whole it concerns. */
  impact: number;
  /** 0..1: how sure it is. */
  significance: number;
  /** Two-sided p of its test, for findings that belong to a tested family. */
  p?: number;
  score: number;
}

export function directionOf(value: number): Direction {
  if (value > 0) return 'up';
  return value < 0 ? 'down' : 'flat';
}

/** A fall of a measure that should fall is good. */
export function toneOf(direction: Direction, polarity: MetricNote['polarity']): Tone {
  if (direction === 'flat' || polarity === 'neutral') return 'neutral';
  return (direction === 'up') === (polarity === 'up') ? 'good' : 'bad';
}
