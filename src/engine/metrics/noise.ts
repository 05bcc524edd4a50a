/**
 * How far a sum or a mean would move by chance alone: `won_value.se@0`, `average_deal.mean_se@0`.
 *
 * For a sum it is the root of the sum of squares of its rows: the spread of a compound Poisson sum, n · (sd² + mean²), and at the same time
 * the exact spread of the difference of two periods when each row falls into either by a fair coin. For a mean it is sd / √n.
 */
import { computeMembers, computeTotals, type Question, type Split } from './compute.ts';
import type { Metric } from './metric.ts';

export async function computeNoise(question: Question, metrics: readonly Metric[], splits: readonly Split[]): Promise<void> {
  const measured = metrics.filter(({ each }) => each !== undefined);
  await computeBeside(question, measured.map(noiseOf), splits);
}

/** Computes metrics that stand beside others: `won_value.se` beside `won_value`, of which they are facts. */
export async function computeBeside(question: Question, metrics: readonly Metric[], splits: readonly Split[]): Promise<void> {
  if (metrics.length === 0) return;
  const beside: Question = { ...question, facts: new Map() };
  await computeTotals(beside, metrics);
  for (const split of splits) await computeMembers(beside, metrics, split);
  for (const [id, fact] of beside.facts) question.facts.set(id, { ...fact, metric: fact.metric.replace(/\..*$/, '') });
}

function noiseOf(metric: Metric): Metric {
  const each = `CAST(${metric.each} AS DOUBLE)`;
  return {
    ...metric,
    id: `${metric.id}.${metric.additive ? 'se' : 'mean_se'}`,
    label: `${metric.label}, standard error`,
    // Sums of squares end in noise of their own, which would differ between equal ways of adding: seven digits are enough.
    value: `CAST(CAST(${metric.additive ? `sqrt(sum(${each} * ${each}))` : `stddev_samp(${each}) / sqrt(count(${each}))`} AS FLOAT) AS DOUBLE)`,
    formula: metric.additive ? `root of the sum of squares behind the ${metric.formula}` : `standard error of the ${metric.formula}`,
    additive: false,
  };
}
