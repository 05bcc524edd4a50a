/** Won value: the amounts of the deals won in a period. */
import { closedDeals, type Metric } from '../metric.ts';

export const wonValue: Metric = {
  id: 'won_value',
  label: 'Won value',
  definition: 'Sum of the amounts of deals won, by close date.',
  unit: 'money',
  polarity: 'up',
  needs: ['amount'],
  basis: closedDeals,
  value: "coalesce(sum(amount) FILTER (WHERE outcome = 'won'), 0)",
  each: "CASE WHEN outcome = 'won' THEN amount END",
  n: "count(*) FILTER (WHERE outcome = 'won')",
  formula: 'sum of amount of won deals',
  additive: true,
  byDimension: true,
};
