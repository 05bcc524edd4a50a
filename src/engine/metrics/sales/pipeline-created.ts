/** Pipeline created: how many deals were opened in a period. */
import { createdDeals, type Metric } from '../metric.ts';

export const pipelineCreated: Metric = {
  id: 'pipeline_created',
  label: 'Pipeline created',
  definition: 'Number of deals created, by creation date.',
  unit: 'count',
  polarity: 'up',
  // Without open deals those created lately and not yet closed are missing: the last period would always fall.
  needs: ['created', 'open'],
  basis: createdDeals,
  value: 'count(*)',
  n: 'count(*)',
  formula: 'number of deals',
  additive: true,
  byDimension: true,
};
