/** A finding: one thing the facts say that may be worth saying on a slide. */
import type { FactId, MetricNote } from '../metrics/fact.ts';

export type FindingKind =
  | 'delta'
  | 'steady'
  | 'driver'
  | 'rank'
  | 'concentration'
  | 'share-shift'
  | 'pattern'
  | 'rate-difference'
  | 'threshold';

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
  /** The facts it stands on, by the part they play: `value`, `before`, `delta`, `pct`, `share` … */
  facts: Readonly<Record<string, FactId>>;
  direction: Direction;
  tone: Tone;
  /** Size of the move beside this measure's usual one: below 0.5 small, above 2 large; 1 when the usual move is not known. */
  scale: number;
  /** 0..1: how much of the whole it concerns. */
  impact: number;
  /** 0..1: how sure it is. */
  significance: number;
  /** Two-sided p of its test, for findings that belong to the tested family. */
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
