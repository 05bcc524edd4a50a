/**
 * A finding: something in the facts that may be worth saying on a slide.
 *
 * `claim` separates two kinds of statement. With `claim: true`, a finding says that something changed, differs, drove or grew beyond chance: it
 * was tested and passed after correction for the whole family. With `claim: false`, it only states figures (a value next to the one
 * before, a member's part of the net change, who leads), true by arithmetic: a page may state it, but must not call it a trend or a
 * cause. If a test failed, `withinNoise` is true: it is no risk. A change in a full count (a balance such as MRR, retention) needs no test.
 *
 * The facts of each kind of finding (`?` if optional):
 *
 * - delta, steady, yoy: `value` now, `before`, their `delta`, `pct?` as a share of before, `multiple?` for growth of 300% or more; for
 * rates `low?` and `high?`, the Wilson interval around `value`. yoy compares with the same period a year earlier.
 * - driver: `value`, `before`, `delta` of the member, `total` change of the whole, `contribution?` to it, `pct?`, `counter?` the largest
 * opposite change.
 * - rank: `value`, `second` value, `share?`, `lead?` as a multiple of the second, `allShare?` and `allLead?` over all time.
 * - concentration: `value` and `share` of `members` together.
 * - share-shift: `share`, share `before`, `shift` in points, `value` and `delta` of the member's own value (which may move the other way).
 * - pattern: `first`, `second`, `third` month of the reporting quarter; `allFirst` … pooled over all quarters.
 * - rate-difference: `value` of the member, `whole`, `low?` and `high?` around `value`.
 * - threshold: `value`, `target`, `attainment?`.
 * - seasonal: `value` and `before` of this move, `delta`, `pct?`; `years`, the number of years in which this period was the highest (up) or
 * lowest (down) of its year, out of `outOf` years in the data; `yoy?`, the change against the prior year, which is preferable.
 * - trend: `value`, `first` value of the span, `periods` in it, `delta` and `pct?` from first to last.
 * - change-point: `level` since the change and `levelBefore`, means per period; their `delta`; `periods` since the change;
 * `since`, the first period at the new level, in `at`.
 * - outlier: without a member, `value` of the largest single row, `share` of the whole, `without` that row; above a fifth of the
 * whole also the `mean?` of the rows and `meanWithout?` it; with a member, `value` and `median` of its peers.
 * - mix: `delta` of the whole, `rateEffect` and `mixEffect` that add up to it, by `dimension`; `member`, whose weight moved most, with
 *   `weight`, `weightBefore` and `weightShift`.
 * - simpson: for a change, `value`, `before`, `delta` of the whole, which reverses within the members of `dimension` in `members`
 * (`direction` is that within); `within`, the change with constant mix. For a difference, `member` of `dimension` against the rest, `value`,
 * `whole`, reversed within the `members` of the dimension `inside`; `within`, the difference with constant mix.
 * - loss: `value` of the member, which is negative; `whole`.
 * - factors: `value`, `before`, `delta` of a measure that is a product; `effect` of the factor that did most, `contribution?` of it to the
 *   change where all factors went one way, `counter?` the effect of the next.
 * - live: `value` open deals no older than the oldest ever decided, `before` at the end of the period before, `delta`, `whole` all open ones,
 *   `count` those older, `worth?` what the live ones bring in.
 * - decision-age: `value` win rate of the band, `whole` of all others, `share` of the losses, `worth?` of bringing the band to the others.
 * - weak-spots: `value` and `whole`, the rate of the first spot and its member's own; `worth`, what all spots told cost.
 * - mean-driver: `value` and `before` of the member, `delta`; `total` change of the whole, `contribution?` to it, `whole` and what it had been
 *   `without` the move of the member.
 * - rate-change: `value` and `before` of the member, `delta`; `count`, outcomes more at the rate before, `worth?` of them; `whole` rate now.
 * - pair: `value` and `before` where `member` crosses the `members` of the dimension `inside`, `delta`; `total` change of the whole, `contribution`
 *   to it, `whole` and what it had been `without` the move of the pair; `count?`, outcomes more at the rate before, `worth?` of the level before.
 * - price-volume: `value`, `before`, `delta`; `effect` of what did most of price, volume, mix, discounts and unit costs, `counter?` of the next.
 * - discount: `value` and `before`, the part of the prices that discounts took off, `delta`; `whole`, what that came to; `worth?` of a cap.
 * - loss-signals: `value` and `whole`, the loss with and without the strongest signal; where it predicts, `multiple`, and `worth` of those with it now.
 * - loss-reasons: `value`, what ended for the first reason by money, `count` events of the first by count, `share?` of what ended without one.
 * - effort: `share` of the result and `value` of the effort of `members`; `count?` effort and `second?` result of the busy ones.
 * - loss-causes: `value` and `before` of the recurring revenue that was lost, `delta`, `multiple?`; `volume`, what the size of its base did to the
 *   change, and `rates`, what loss rates did, with `volumeShare?` and `ratesShare?` of the change; `atPriorRates`, the loss at the rates before.
 * - loss-age: `value` now and `before`, the loss rates of the age that rose most, `count` of what ended at it, `share?` of what ended young.
 * - loss-stake: `value`, what the book of the last day loses next at the rates of this period, `before` at those of the one before, `stake`
 *   between them.
 * - loss-where: `value`, the loss rate where two dimensions cross, `whole`, that of its column, and `gap`, what it lost beyond; or, where none
 *   stands apart, `share` of the member that lost most.
 * - plan-moves: `value`, what customers pay less who stepped down from one plan to another, `yearly`, and its `share` of all contraction; `count`
 *   of them and `before`, that of the period before.
 * - service-place: `value` of a quality measure in the group of tickets without which it would have held, its `count` of tickets; `whole` now and
 *   `before`.
 * - service-course: `value` and `before` of the measure of service that moved by more than chance, `delta`.
 * - repeats: `value` of subscriptions beyond the first of the same account, plan and price, its `share` of recurring revenue, `count` of accounts.
 * - contribution: `value` of what is left of sales and `before`, its growth `pct`; the member is where most of what it lost was taken.
 * - recurring-growth: `value`, `before` and `delta` of recurring revenue; `first` and `second`, the two largest effects of its factors.
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
  | 'loss-where'
  | 'plan-moves'
  | 'loss-signals'
  | 'loss-reasons'
  | 'renewal-risk'
  | 'renewal-cell'
  | 'renewal-reasons'
  | 'recurring-growth'
  | 'stale'
  | 'overdue'
  | 'slipped'
  | 'renewal'
  | 'factors'
  | 'live'
  | 'decision-age'
  | 'weak-spots'
  | 'effort'
  | 'mean-driver'
  | 'rate-change'
  | 'pair'
  | 'price-volume'
  | 'discount'
  | 'service-place'
  | 'service-course'
  | 'repeats'
  | 'contribution';

export type Direction = 'up' | 'down' | 'flat';
export type Tone = 'good' | 'bad' | 'neutral';

export interface Finding {
  /** Kind, metric and subject: `driver:won_value:product=GTXPro`. */
  id: string;
  kind: FindingKind;
  metric: string;
  dimension?: string;
  member?: string;
  /** The members it combines. */
  members?: readonly string[];
  /** The dimension within whose members a difference reverses, or whose `members` cross `member`. */
  inside?: string;
  /** ID of the period it starts in. */
  at?: string;
  /** The facts it rests on, by role. */
  facts: Readonly<Record<string, FactId>>;
  direction: Direction;
  tone: Tone;
  /** Whether it says more than the figures: a change, a difference, a cause. */
  claim: boolean;
  /** It was tested and is within its normal range. */
  withinNoise?: true;
  /** The member that moved most in the whole's direction. */
  leads?: true;
  /** Explained by the season, reversed within members, missing the newest rows, or the part of a pair: must not lead. */
  demoted?: 'seasonal' | 'simpson' | 'thinning' | 'pair';
  /** Size of the move relative to the measure's typical one: below 0.5 small, above 2 large; 1 if unknown. */
  scale: number;
  /** 0..1: how much of the whole it affects. */
  impact: number;
  /** 0..1: how certain it is. */
  significance: number;
  /** Two-sided p of its test, if it belongs to a tested family. */
  p?: number;
  score: number;
}

export function directionOf(value: number): Direction {
  if (value > 0) return 'up';
  return value < 0 ? 'down' : 'flat';
}

/** A fall is good for a measure that should fall. */
export function toneOf(direction: Direction, polarity: MetricNote['polarity']): Tone {
  if (direction === 'flat' || polarity === 'neutral') return 'neutral';
  return (direction === 'up') === (polarity === 'up') ? 'good' : 'bad';
}
