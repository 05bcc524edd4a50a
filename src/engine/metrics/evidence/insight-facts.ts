/** Facts that no page shows by themselves and that findings are tested with: noise, largest rows, crossed dimensions. */
import type { Question, Split } from '../compute.ts';
import type { Metric } from '../metric.ts';
import { computeCrossed } from './crossed-facts.ts';
import { computeLargest } from './largest-facts.ts';
import { computeNoise } from './noise.ts';

export async function computeInsightFacts(question: Question, metrics: readonly Metric[], splits: readonly Split[]): Promise<void> {
  const dated = metrics.filter(({ basis, state }) => basis.date !== null && !state);
  await computeNoise(question, dated, splits);
  await computeLargest(question, dated);
  await computeCrossed(question, dated, splits);
}
