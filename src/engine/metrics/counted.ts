/** What a rate, mean or quotient is made of, so that it can be added up over rows and taken apart, with what is known of chance in it. */
import type { Row } from '../data/database.ts';
import { number } from './compute.ts';
import type { Metric } from './metric.ts';

/** What a rate is a quotient of, the rows behind it, and how both parts vary over them; of a share of rows, hits of rows. */
export interface Counted {
  of: number;
  by: number;
  n: number;
  squares: readonly [number, number, number] | null;
}

export const nothing: Counted = { of: 0, by: 0, n: 0, squares: null };

/** A mean is a quotient too, of what its rows add up to by their number. */
export function inParts(metric: Metric): Metric {
  const { each, additive, unit, parts } = metric;
  if (parts || each === undefined || additive || unit === 'ratio') return metric;
  return { ...metric, parts: { of: each, by: `CASE WHEN ${each} IS NOT NULL THEN 1 END` } };
}

/** What is told adds up decimals, whose sum no order of the rows changes; squares are only tested with. */
export function sumsOf({ parts }: Metric): string[] {
  if (!parts) return [];
  const [of, by] = [parts.of, parts.by].map((each) => `CAST(${each} AS DOUBLE)`);
  return [
    `sum(${parts.of}) AS "of", sum(${parts.by}) AS "by"`,
    `sum(${of} * ${of}) AS "oo", sum(${of} * ${by}) AS "ob", sum(${by} * ${by}) AS "bb"`,
  ];
}

/** A row of what `sumsOf` and the values of the metric come to. */
export function countedIn(row: Row, { parts }: Metric): Counted {
  const n = number(row.n0!) ?? 0;
  const sum = (key: string) => Number(row[key] ?? 0);
  return parts
    ? { of: sum('of'), by: sum('by'), n, squares: [sum('oo'), sum('ob'), sum('bb')] }
    : { of: Math.round((number(row.v0!) ?? 0) * n), by: n, n, squares: null };
}

const added = (one: Counted, other: Counted, sign: 1 | -1): Counted => ({
  of: one.of + sign * other.of,
  by: one.by + sign * other.by,
  n: one.n + sign * other.n,
  squares: other.squares && ([0, 1, 2].map((at) => (one.squares?.[at] ?? 0) + sign * other.squares![at]!) as unknown as Counted['squares']),
});
export const summed = (of: readonly Counted[]) => of.reduce((sum, each) => added(sum, each, 1), nothing);
export const less = (one: Counted, other: Counted) => added(one, other, -1);
export const rateOf = ({ of, by }: Counted) => (by === 0 ? 0 : of / by);
/** Of a share, Agresti and Caffo 2000: with one of either outcome more, a rate of none is not without error. Of a quotient of sums, by its linear part. */
export const errorOf = (counted: Counted) => {
  const { of, by, squares } = counted;
  if (!squares) {
    const rate = (of + 1) / (by + 2);
    return Math.sqrt((rate * (1 - rate)) / (by + 2));
  }
  const rate = rateOf(counted);
  const [oo, ob, bb] = squares;
  return by === 0 ? 0 : Math.sqrt(Math.max(0, oo - 2 * rate * ob + rate * rate * bb)) / Math.abs(by);
};

/** Anscombe 1948. */
const shrunk = ({ of, by }: Counted) => (of + 3 / 8) / (by + 3 / 4);
const angle = (share: number) => Math.asin(Math.sqrt(share));

/**
 * How far a share is from what it was and a move that is expected, in standard errors, on the scale of angles, on which chance in a share is alike
 * whatever it is: of what is rare, such as leaving, five times as many are beyond chance long before the error of the higher share says so.
 */
export function furtherThanExpected({ before, after }: { before: Counted; after: Counted }, move: number, error: number): number {
  if (before.by === 0 || after.by === 0) return 0;
  const least = 3 / 8 / (before.by + 3 / 4);
  const expected = Math.min(1 - least, Math.max(least, shrunk(before) + move));
  const ofMove = error ** 2 / (4 * expected * (1 - expected));
  return (angle(shrunk(after)) - angle(expected)) / Math.sqrt((1 / after.by + 1 / before.by) / 4 + ofMove);
}
