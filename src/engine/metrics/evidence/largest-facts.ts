/** The largest single row behind a sum, how far it lies from the others, and what is left without it: `won_value.largest@0`, `.largest_z`, `.without_largest`. */
import type { Question } from '../compute.ts';
import type { Metric } from '../metric.ts';
import { computeBeside } from './noise.ts';

export async function computeLargest(question: Question, metrics: readonly Metric[]): Promise<void> {
  const sums = metrics.filter(({ each, unit, additive }) => each !== undefined && additive && unit === 'money');
  const means = metrics.filter(({ each, unit, additive }) => each !== undefined && !additive && unit === 'money');
  await computeBeside(question, [...sums.flatMap(largestOf), ...means.map(meanWithout)], []);
}

function largestOf(metric: Metric): Metric[] {
  const { each, formula, label } = metric;
  const largest = {
    ...metric,
    id: `${metric.id}.largest`,
    label: `${label}, largest single one`,
    value: `max(${each})`,
    n: '1',
    formula: `largest single part of the ${formula}`,
    additive: false,
  };
  const without = {
    ...metric,
    id: `${metric.id}.without_largest`,
    label: `${label} without the largest single one`,
    value: `sum(${each}) - max(${each})`,
    n: `greatest(count(${each}) - 1, 0)`,
    formula: `${formula} without the largest single one`,
    additive: false,
  };
  const amounts = `ln(CAST(CASE WHEN ${each} > 0 THEN ${each} END AS DOUBLE))`;
  const far: Metric = {
    ...metric,
    id: `${metric.id}.largest_z`,
    label: `${label}, distance of the largest single one`,
    unit: 'number',
    value: `0.6745 * (max(${amounts}) - median(${amounts})) / nullif(mad(${amounts}), 0)`,
    n: `count(${each})`,
    formula: `modified z score of the largest single part of the ${formula}, among their logarithms`,
    additive: false,
  };
  return [largest, without, far];
}

function meanWithout(metric: Metric): Metric {
  const { each, formula, label } = metric;
  return {
    ...metric,
    id: `${metric.id}.without_largest`,
    label: `${label} without the largest single one`,
    value: `CAST(sum(${each}) - max(${each}) AS DOUBLE) / nullif(count(${each}) - 1, 0)`,
    n: `greatest(count(${each}) - 1, 0)`,
    formula: `${formula} without the largest single one`,
  };
}
