/** Rates, means and sums that can be added and taken apart, with what is known of chance in them. */
import type { Evidence, Known } from './evidence.ts';
import { pOfZ, proportionOf } from './statistics.ts';

/** What can be added and subtracted over rows: a sum, what it is divided by, its rows and its variance. */
export interface Level {
  sum: number;
  weight: number;
  n: number;
  variance: number;
}

export type Way = 'rate' | 'mean' | 'sum';

export function wayOf(evidence: Evidence, fact: Known): Way | null {
  return proportionOf(fact) ? 'rate' : (evidence.noise(fact)?.of ?? null);
}

export function levelOf(evidence: Evidence, way: Way, fact: Known): Level | null {
  const { n, value } = fact;
  if (way === 'rate') {
    const rate = proportionOf(fact);
    return rate ? { sum: rate.hits, weight: n, n, variance: 0 } : null;
  }
  const noise = n === 0 && value === 0 ? { error: 0 } : evidence.noise(fact);
  if (!noise) return null;
  const weight = way === 'sum' ? 1 : (fact.weight ?? n);
  return { sum: way === 'sum' ? value : value * weight, weight, n, variance: (noise.error * weight) ** 2 };
}

export function combined(a: Level, b: Level, sign: 1 | -1): Level {
  return {
    sum: a.sum + sign * b.sum,
    weight: a.weight + sign * b.weight,
    n: a.n + sign * b.n,
    variance: Math.max(0, a.variance + sign * b.variance),
  };
}

export const figureOf = (way: Way, { sum, weight }: Level) => (way === 'sum' ? sum : sum / weight);

/** Standard error of a rate or mean. */
export function errorOf(way: Way, { sum, weight, n, variance }: Level): number {
  // A rate of zero or one varies too.
  const p = (sum + 1) / (n + 2);
  return way === 'rate' ? Math.sqrt((p * (1 - p)) / n) : Math.sqrt(variance) / weight;
}

/** How far something moved or lies apart, its standard error, and the rows that tell it; of rates and sums as many as one likes. */
export interface Move {
  move: number;
  error: number;
  rows: number;
}

/** Means of few rows vary more than the normal distribution says: their t as a z (Johnson and Kotz 1970). */
export function differs(one: Move, other: Move): number {
  const t = (one.move - other.move) / Math.hypot(one.error, other.error);
  const free = Math.min(one.rows, other.rows) - 1;
  return pOfZ(Number.isFinite(free) ? (t * (1 - 1 / (4 * free))) / Math.sqrt(1 + t ** 2 / (2 * free)) : t);
}
