/** Win rate: won deals among the closed ones, by count; by value only where lost deals carry amounts. */
import { closedDeals, type Metric } from '../metric.ts';

export const winRate: Metric = {
  id: 'win_rate',
  label: 'Win rate',
  definition: 'Deals won divided by deals closed (won and lost), by number of deals and close date.',
  unit: 'ratio',
  polarity: 'up',
  needs: ['lost'],
  basis: closedDeals,
  value: "count(*) FILTER (WHERE outcome = 'won') / nullif(count(*), 0)",
  n: 'count(*)',
  formula: 'won deals divided by won and lost deals',
  additive: false,
  byDimension: true,
};

export const winRateByValue: Metric = {
  id: 'win_rate_value',
  label: 'Win rate by value',
  definition: 'Amount of deals won divided by the amount of deals closed (won and lost), by close date.',
  unit: 'ratio',
  polarity: 'up',
  needs: ['amount', 'lost', 'lost-amount'],
  basis: closedDeals,
  value: "CAST(sum(amount) FILTER (WHERE outcome = 'won') AS DOUBLE) / nullif(CAST(sum(amount) AS DOUBLE), 0)",
  n: 'count(amount)',
  formula: 'amount of won deals divided by the amount of won and lost deals',
  additive: false,
  byDimension: false,
};
