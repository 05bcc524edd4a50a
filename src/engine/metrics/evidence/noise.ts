/**
 * How far a sum or a mean would move by chance alone: `won_value.se@0`, `average_deal.mean_se@0`.
 *
 * For a sum it is the root of the sum of squares of its rows: the spread of a compound Poisson sum, n · (sd² + mean²), and at the same time
 * the exact spread of the difference of two periods when each row falls into either by a fair coin. For a mean it is sd / √n.
 */
import type { Database } from '../../data/database.ts';
import { byBasis, computeMembers, computeTotals, type Question, type Split } from '../compute.ts';
import type { Metric } from '../metric.ts';

export async function computeNoise(question: Question, metrics: readonly Metric[], splits: readonly Split[]): Promise<void> {
  const measured = metrics.filter(({ each }) => each !== undefined);
  const noise: Metric[] = [];
  for (const group of byBasis(measured)) {
    const digits = await digitsOf(question.database, group);
    noise.push(...group.map((metric, at) => noiseOf(metric, digits[at]!)));
  }
  await computeBeside(question, noise, splits);
}

/** Power of ten that no sum of absolute values is over: its square fits in 128 bits. */
const largestSum = 18;

/** Computes metrics that stand beside others: `won_value.se` beside `won_value`, of which they are facts. */
export async function computeBeside(question: Question, metrics: readonly Metric[], splits: readonly Split[]): Promise<void> {
  if (metrics.length === 0) return;
  const beside: Question = { ...question, facts: new Map() };
  await computeTotals(beside, metrics);
  await computeMembers(beside, metrics, splits);
  for (const [id, fact] of beside.facts) question.facts.set(id, { ...fact, metric: fact.metric.replace(/\..*$/, '') });
}

/** Digits behind the point that count, fewer than none for very large values: what is so written can be summed and squared in whole numbers. */
async function digitsOf(database: Database, group: readonly Metric[]): Promise<number[]> {
  const { table, where } = group[0]!.basis;
  const asked = group.map(
    ({ each }, at) =>
      `CAST(max(abs(${each})) AS DOUBLE) AS "most${at}", count(${each}) AS "n${at}", typeof(any_value(${each})) AS "type${at}"`,
  );
  const [row] = await database.query(`SELECT ${asked.join(', ')} FROM ${table} WHERE ${where}`);
  return group.map((_, at) => {
    const type = String(row![`type${at}`]);
    const decimals = /,\s*(\d+)\)$/.exec(type)?.[1];
    const written = decimals !== undefined ? Number(decimals) : /DOUBLE|FLOAT/.test(type) ? Number.POSITIVE_INFINITY : 0;
    const sum = Number(row![`most${at}`] ?? 0) * Number(row![`n${at}`]);
    return sum > 0 ? Math.min(written, Math.floor(largestSum - Math.log10(sum))) : 0;
  });
}

function noiseOf(metric: Metric, digits: number): Metric {
  const power = `1e${digits}`;
  const whole = digits === 0 ? `CAST(${metric.each} AS BIGINT)` : `CAST(round(CAST(${metric.each} AS DOUBLE) * ${power}) AS BIGINT)`;
  // Whole numbers add up to the same whatever their order; doubles do not.
  const squares = `sum(CAST(${whole} AS HUGEINT) * ${whole})`;
  const n = `count(${metric.each})`;
  const value = metric.additive
    ? `sqrt(CAST(${squares} AS DOUBLE))`
    : `sqrt(CAST(${n} * ${squares} - sum(${whole}) * sum(${whole}) AS DOUBLE) / nullif(CAST(${n} AS DOUBLE) * ${n} * (${n} - 1), 0))`;
  return {
    ...metric,
    id: `${metric.id}.${metric.additive ? 'se' : 'mean_se'}`,
    label: `${metric.label}, standard error`,
    value: digits === 0 ? value : `${value} / ${power}`,
    formula: metric.additive ? `root of the sum of squares behind the ${metric.formula}` : `standard error of the ${metric.formula}`,
    additive: false,
  };
}
