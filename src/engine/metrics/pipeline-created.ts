/** Pipeline created: how many deals were opened in a period. */
import { createdDeals, type Metric } from './metric.ts';

export const pipelineCreated: Metric = {
  id: 'pipeline_created',
  label: 'Pipeline created',
  definition: 'Number of deals created, by creation date.',
  unit: 'count',
  polarity: 'up',
  needs: ['created'],
  basis: createdDeals,
  value: 'count(*)',
  n: 'count(*)',
  formula: 'number of deals created',
  additive: true,
  byDimension: true,
};
