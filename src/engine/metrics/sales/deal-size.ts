/** Deal size: the average and the median amount of a won deal. */
import { closedDeals, type Metric } from '../metric.ts';

const wonAmounts = "FILTER (WHERE outcome = 'won')";
const shared = {
  unit: 'money',
  polarity: 'up',
  needs: ['amount'],
  basis: closedDeals,
  n: `count(amount) ${wonAmounts}`,
  additive: false,
} as const;

export const averageDeal: Metric = {
  ...shared,
  id: 'average_deal',
  label: 'Average deal',
  definition: 'Sum of the amounts of deals won divided by their number.',
  value: `CAST(sum(amount) ${wonAmounts} AS DOUBLE) / nullif(count(amount) ${wonAmounts}, 0)`,
  each: "CASE WHEN outcome = 'won' THEN amount END",
  formula: 'mean amount of won deals',
  byDimension: true,
};

export const medianDeal: Metric = {
  ...shared,
  id: 'median_deal',
  label: 'Median deal',
  definition: 'The amount that half of the deals won exceed.',
  // The middle of two amounts may lie between two cents.
  value: `median(CAST(amount AS DOUBLE)) ${wonAmounts}`,
  formula: 'median amount of won deals',
  byDimension: false,
};
