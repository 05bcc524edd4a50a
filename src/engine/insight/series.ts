/** A measure over its complete periods in a row, up to the reporting one: what trends and turning points are read from. */
import type { MetricNote } from '../../model/fact.ts';
import type { Period } from '../../model/period.ts';
import type { Evidence, Known } from './evidence.ts';
import { comparableRate } from './guards.ts';

export interface Point {
  period: Period;
  fact: Known;
}

/** The longest unbroken row of complete periods that ends with the reporting one; rates need rows enough in each. */
export function seriesOf(evidence: Evidence, note: MetricNote): Point[] {
  const points: Point[] = [];
  for (const period of [...evidence.complete].reverse()) {
    const fact = evidence.get(note.id, period.offset);
    const follows = period.offset === -points.length;
    if (!fact || !follows || (note.unit === 'ratio' && !note.untested && !comparableRate(fact))) break;
    points.unshift({ period, fact });
  }
  return points;
}

/** The residual sum of squares of values about a straight line. */
export function residualOfLine(values: readonly number[]): number {
  const n = values.length;
  const centre = (n - 1) / 2;
  const mean = values.reduce((sum, value) => sum + value, 0) / n;
  const slope =
    values.reduce((sum, value, at) => sum + (at - centre) * (value - mean), 0) / values.reduce((sum, _, at) => sum + (at - centre) ** 2, 0);
  return values.reduce((sum, value, at) => sum + (value - mean - slope * (at - centre)) ** 2, 0);
}

/** The residual sum of squares of values about their means before and from `split` on. */
export function residualOfStep(values: readonly number[], split: number): number {
  const about = (part: readonly number[]) => {
    const mean = part.reduce((sum, value) => sum + value, 0) / part.length;
    return part.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  };
  return about(values.slice(0, split)) + about(values.slice(split));
}
