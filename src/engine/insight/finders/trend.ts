/** A measure that has gone one way over its complete periods: Mann–Kendall over six of them or more. */
import type { MetricNote } from '../../metrics/fact.ts';
import { changeOf, growthOf } from '../derived-fact.ts';
import type { Evidence } from '../evidence.ts';
import { directionOf, type Finding, toneOf } from '../finding.ts';
import { residualOfLine, residualOfStep, seriesOf } from '../series.ts';
import { mannKendall } from '../statistics.ts';

const leastPeriods = 6;
/** Longer ago than this is history, not a trend. */
const mostPeriods = 16;

export function findTrends(evidence: Evidence): Finding[] {
  return evidence.table.metrics
    .filter(({ status, untested, unit }) => status === 'computed' && !untested && unit !== 'multiple')
    .flatMap((note) => trendOf(evidence, note) ?? []);
}

function trendOf(evidence: Evidence, note: MetricNote): Finding | null {
  const points = seriesOf(evidence, note).slice(-mostPeriods);
  const [first, last] = [points[0], points.at(-1)];
  if (points.length < leastPeriods || !first || !last) return null;
  const values = points.map(({ fact }) => fact.value);
  const { s, p } = mannKendall(values);
  const delta = evidence.keep(changeOf(last.fact, first.fact, '.span_delta'));
  const direction = directionOf(s);
  // A single step is no trend, and a line that ends where it began goes nowhere.
  if (!delta || directionOf(delta.value) !== direction || stepsRather(values)) return null;
  const growth = note.unit !== 'ratio' && first.fact.value > 0 ? evidence.keep(growthOf(last.fact, first.fact, '.span_pct')) : null;
  const count = evidence.count('trend_periods', 'Periods in a row', points.length, { metric: note.id }, 'complete periods in a row');
  return {
    id: `trend:${note.id}`,
    kind: 'trend',
    metric: note.id,
    facts: { value: last.fact.id, first: first.fact.id, periods: count.id, delta: delta.id, ...(growth ? { pct: growth.id } : {}) },
    at: first.period.id,
    direction,
    tone: toneOf(direction, note.polarity),
    claim: true,
    scale: 1,
    impact: Math.min(1, Math.abs(growth?.value ?? delta.value * 3)),
    significance: 0,
    p,
    score: 0,
  };
}

function stepsRather(values: readonly number[]): boolean {
  if (values.length < 8) return false;
  const splits = values.map((_, at) => at).filter((at) => at >= 3 && at <= values.length - 3);
  return splits.some((split) => residualOfStep(values, split) * 2 < residualOfLine(values));
}
