/** The course of a measure: a trend over periods, or a change of level. */
import type { MetricNote } from '../../../model/fact.ts';
import { directionOf, toneOf } from '../../../model/finding.ts';
import { changeOf, growthOf } from '../derived-fact.ts';
import { type Evidence, idsOf, type Known, type Point, residualOfLine, residualOfStep, seriesOf } from '../evidence.ts';
import type { Found } from '../found.ts';
import { mannKendall, pOfZ } from '../statistics.ts';

const leastPeriods = 6;
/** Anything earlier is history, not a trend. */
const mostPeriods = 16;

export function findTrends(evidence: Evidence): Found[] {
  return evidence.table.metrics
    .filter(({ status, untested, unit }) => status === 'computed' && !untested && unit !== 'multiple')
    .flatMap((note) => trendOf(evidence, note) ?? []);
}

function trendOf(evidence: Evidence, note: MetricNote): Found | null {
  const points = seriesOf(evidence, note).slice(-mostPeriods);
  const [first, last] = [points[0], points.at(-1)];
  if (points.length < leastPeriods || !first || !last) return null;
  const values = points.map(({ fact }) => fact.value);
  const { s, p } = mannKendall(values);
  const delta = evidence.keep(changeOf(last.fact, first.fact, '.span_delta'));
  const direction = directionOf(s);
  // A single step is not a trend, nor is a line that ends where it began or turns back far on the way.
  if (!delta || directionOf(delta.value) !== direction || stepsRather(values) || turnsBack(values)) return null;
  const growth = note.unit !== 'ratio' && first.fact.value > 0 ? evidence.keep(growthOf(last.fact, first.fact, '.span_pct')) : null;
  const count = evidence.count('trend_periods', 'Periods in a row', points.length, { metric: note.id }, 'complete periods in a row');
  return {
    id: `trend:${note.id}`,
    kind: 'trend',
    metric: note.id,
    facts: idsOf({ value: last.fact, first: first.fact, periods: count, delta, pct: growth }),
    at: first.period.id,
    direction,
    tone: toneOf(direction, note.polarity),
    claim: true,
    impact: Math.min(1, Math.abs(growth?.value ?? delta.value * 3)),
    significance: 0,
    p,
  };
}

/** Shares of the total move: above the first, one step makes the trend; above the second, a setback undoes it. */
const [mostStep, mostBack] = [0.6, 0.5];

/** Whether a series falls back, between any two points, by more than half of its total gain. */
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

const leastForChange = 8;
/** Minimum number of periods of a level; a change in the last period alone is just a change. */
const leastLevel = 3;
const mostForChange = 16;

export function findChangePoints(evidence: Evidence): Found[] {
  return evidence.table.metrics
    .filter(({ status, state, untested }) => status === 'computed' && !state && !untested)
    .flatMap((note) => changePointOf(evidence, note) ?? []);
}

function changePointOf(evidence: Evidence, note: MetricNote): Found | null {
  const points = seriesOf(evidence, note).slice(-mostForChange);
  if (points.length < leastForChange) return null;
  const values = points.map(({ fact }) => fact.value);
  const splits = values.map((_, at) => at).filter((at) => at >= leastLevel && at <= values.length - leastLevel);
  const split = splits.reduce((best, at) => (residualOfStep(values, at) < residualOfStep(values, best) ? at : best));
  const z = zOfStep(evidence, points, split);
  if (z === null || residualOfStep(values, split) >= residualOfLine(values)) return null;
  const [before, since] = [points.slice(0, split), points.slice(split)];
  const level = meanOf(evidence, since, '.level', `mean from ${since[0]!.period.label} on`);
  const levelBefore = meanOf(evidence, before, '.level_before', `mean before ${since[0]!.period.label}`);
  const delta = evidence.workedOut(level, '_change', level.value - levelBefore.value, [level, levelBefore], {
    label: `${note.label}, change of level`,
    formula: `${level.formula}, minus ${levelBefore.formula}`,
    unit: note.unit === 'ratio' ? 'points' : note.unit,
  });
  const direction = directionOf(delta.value);
  const count = evidence.count(
    'level_periods',
    'Periods since the change',
    since.length,
    { metric: note.id },
    'complete periods since the change',
  );
  return {
    id: `change-point:${note.id}`,
    kind: 'change-point',
    metric: note.id,
    at: since[0]!.period.id,
    facts: { level: level.id, levelBefore: levelBefore.id, delta: delta.id, periods: count.id },
    direction,
    tone: toneOf(direction, note.polarity),
    claim: true,
    impact: Math.min(1, levelBefore.value > 0 ? Math.abs(delta.value / levelBefore.value) * 2 : 0.5),
    significance: 0,
    // Bonferroni: every split was tested.
    p: Math.min(1, pOfZ(z) * splits.length),
  };
}

function meanOf(evidence: Evidence, points: readonly Point[], suffix: string, formula: string): Known {
  const facts = points.map(({ fact }) => fact);
  const mean = facts.reduce((sum, { value }) => sum + value, 0) / facts.length;
  const last = facts.at(-1)!;
  return evidence.workedOut(last, suffix, mean, facts, {
    label: `${last.label}, ${formula}`,
    formula: `${formula} of the ${last.formula}`,
  });
}

/** The step in units of its noise: that of the rows, or of the periods about their levels, whichever is larger. */
function zOfStep(evidence: Evidence, points: readonly Point[], split: number): number | null {
  const errors = points.map(({ fact }) => errorOf(evidence, fact));
  if (errors.some((error) => error === null)) return null;
  const values = points.map(({ fact }) => fact.value);
  const [before, since] = [split, points.length - split];
  const mean = (part: readonly number[]) => part.reduce((sum, value) => sum + value, 0) / part.length;
  const ofRows = errors.reduce<number>((sum, error) => sum + error! ** 2, 0) / points.length;
  const ofPeriods = residualOfStep(values, split) / (points.length - 2);
  const error = Math.sqrt(Math.max(ofRows, ofPeriods) * (1 / before + 1 / since));
  return error > 0 ? (mean(values.slice(split)) - mean(values.slice(0, split))) / error : null;
}

function errorOf(evidence: Evidence, fact: Known): number | null {
  const noise = evidence.noise(fact);
  if (noise) return noise.error;
  return fact.unit === 'ratio' && fact.n > 0 ? Math.sqrt(Math.max(0, fact.value * (1 - fact.value)) / fact.n) : null;
}
