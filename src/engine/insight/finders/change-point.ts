/** The period from which a measure stands on another level: the best single step among eight complete periods or more. */
import type { MetricNote } from '../../../model/fact.ts';
import { directionOf, type Finding, toneOf } from '../../../model/finding.ts';
import { workedOut } from '../derived-fact.ts';
import type { Evidence, Known } from '../evidence.ts';
import { type Point, residualOfLine, residualOfStep, seriesOf } from '../series.ts';
import { pOfZ } from '../statistics.ts';

const leastPeriods = 8;
/** A level needs this many periods; a change in the last one alone is a change, not a level. */
const leastLevel = 3;
const mostPeriods = 16;

export function findChangePoints(evidence: Evidence): Finding[] {
  return evidence.table.metrics
    .filter(({ status, state, untested }) => status === 'computed' && !state && !untested)
    .flatMap((note) => changePointOf(evidence, note) ?? []);
}

function changePointOf(evidence: Evidence, note: MetricNote): Finding | null {
  const points = seriesOf(evidence, note).slice(-mostPeriods);
  if (points.length < leastPeriods) return null;
  const values = points.map(({ fact }) => fact.value);
  const splits = values.map((_, at) => at).filter((at) => at >= leastLevel && at <= values.length - leastLevel);
  const split = splits.reduce((best, at) => (residualOfStep(values, at) < residualOfStep(values, best) ? at : best));
  const z = zOfStep(evidence, points, split);
  if (z === null || residualOfStep(values, split) >= residualOfLine(values)) return null;
  const [before, since] = [points.slice(0, split), points.slice(split)];
  const level = meanOf(evidence, since, '.level', `mean from ${since[0]!.period.label} on`);
  const levelBefore = meanOf(evidence, before, '.level_before', `mean before ${since[0]!.period.label}`);
  const delta = evidence.keep(
    workedOut(
      level,
      '_change',
      level.value - levelBefore.value,
      {
        label: `${note.label}, change of level`,
        formula: `${level.formula}, minus ${levelBefore.formula}`,
        unit: note.unit === 'ratio' ? 'points' : note.unit,
      },
      [level, levelBefore],
    ),
  )!;
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
    scale: 1,
    impact: Math.min(1, levelBefore.value > 0 ? Math.abs(delta.value / levelBefore.value) * 2 : 0.5),
    significance: 0,
    // Every split was looked at.
    p: Math.min(1, pOfZ(z) * splits.length),
    score: 0,
  };
}

function meanOf(evidence: Evidence, points: readonly Point[], suffix: string, formula: string): Known {
  const facts = points.map(({ fact }) => fact);
  const mean = facts.reduce((sum, { value }) => sum + value, 0) / facts.length;
  const last = facts.at(-1)!;
  return evidence.keep(
    workedOut(last, suffix, mean, { label: `${last.label}, ${formula}`, formula: `${formula} of the ${last.formula}` }, facts),
  )!;
}

/** The step in units of its noise: that of the rows or that of the periods about their levels, whichever is larger. */
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
