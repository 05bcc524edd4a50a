/** How many deals go on from each stage and how long they stay in it, from a history of stages; of closed deals only, as open ones may still go on. */
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

export const stageDuration: Metric = {
  id: 'stage_duration',
  label: 'Days in stage',
  definition: 'Mean days that deals closed in the period had spent in a stage, from coming into it until the next one or their close.',
  unit: 'days',
  polarity: 'down',
  needs: ['stages'],
  basis: stageConversion.basis,
  value: 'CAST(sum(days) AS DOUBLE) / nullif(count(days), 0)',
  n: 'count(days)',
  formula: 'mean of the days in the stage of deals',
  additive: false,
  byDimension: true,
  each: 'days',
  beside: 'sales_cycle',
};

/** `stage_conversion[stage=Proposal]@0` and `stage_duration[stage=Proposal]@0`, in the order deals go through the stages. */
export async function computeStageConversion(question: Question, stages: readonly string[]): Promise<void> {
  await computeMembers(question, [stageConversion, stageDuration], [{ id: 'stage', label: 'Stage', column: 'stage', members: stages }]);
}
