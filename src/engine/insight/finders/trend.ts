/** A measure that has gone one way over its complete periods: Mann–Kendall over six of them or more. */
import type { MetricNote } from '../../../model/fact.ts';
import { directionOf, type Finding, toneOf } from '../../../model/finding.ts';
import { changeOf, growthOf } from '../derived-fact.ts';
import type { Evidence } from '../evidence.ts';
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
  // A single step is no trend, a line that ends where it began goes nowhere, and one that went far back on the way has no one course.
  if (!delta || directionOf(delta.value) !== direction || stepsRather(values) || turnsBack(values)) return null;
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

/** Part of the whole way: beyond it a single step makes the way, or a fall on the way undoes it. */
const [mostStep, mostBack] = [0.6, 0.5];

/** Whether a series went back, between any two of its points, by more than half of what it gained in all. */
function turnsBack(values: readonly number[]): boolean {
  const way = values.at(-1)! - values[0]!;
  const sign = Math.sign(way);
  let furthest = values[0]! * sign;
  let back = 0;
  for (const value of values) {
    furthest = Math.max(furthest, value * sign);
    back = Math.max(back, furthest - value * sign);
  }
  return back > Math.abs(way) * mostBack;
}

function stepsRather(values: readonly number[]): boolean {
  const way = Math.abs(values.at(-1)! - values[0]!);
  if (values.slice(1).some((value, at) => Math.abs(value - values[at]!) > way * mostStep)) return true;
  if (values.length < 8) return false;
  const splits = values.map((_, at) => at).filter((at) => at >= 3 && at <= values.length - 3);
  return splits.some((split) => residualOfStep(values, split) * 2 < residualOfLine(values));
}
