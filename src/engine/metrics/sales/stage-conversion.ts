/** How many deals go on from each stage, from a history of stages; of closed deals only, as open ones may still go on. */
import { computeMembers, type Question } from '../compute.ts';
import type { Metric } from '../metric.ts';

export const stageConversion: Metric = {
  id: 'stage_conversion',
  label: 'Stage conversion',
  definition: 'Of the deals closed in the period that had come into a stage, the share that went on to a later one or were won.',
  unit: 'ratio',
  polarity: 'up',
  needs: ['stages'],
  basis: { table: 'stage_passes', where: 'true', date: 'closed', verb: 'closed' },
  value: 'count(*) FILTER (WHERE passed) / nullif(count(*), 0)',
  n: 'count(*)',
  formula: 'deals that went on divided by deals that had come into the stage,',
  additive: false,
  byDimension: true,
  beside: 'win_rate',
};

/** `stage_conversion[stage=Proposal]@0`, in the order deals go through the stages. */
export async function computeStageConversion(question: Question, stages: readonly string[]): Promise<void> {
  await computeMembers(question, [stageConversion], [{ id: 'stage', label: 'Stage', column: 'stage', members: stages }]);
}
