/** Win rate of the deals created in a period, once nearly all of them are closed: of a young cohort only the quick ones are. */
import { createdDeals, type Metric } from '../metric.ts';

export const cohortWinRate: Metric = {
  id: 'cohort_win_rate',
  label: 'Win rate of created deals',
  definition: 'Deals won divided by all deals created in the period; shown only once at most a decile of them is still open.',
  unit: 'ratio',
  polarity: 'up',
  needs: ['created', 'lost'],
  basis: createdDeals,
  value:
    "CASE WHEN count(*) FILTER (WHERE outcome = 'open') * 10 <= count(*) THEN count(*) FILTER (WHERE outcome = 'won') / nullif(count(*), 0) END",
  n: 'count(*)',
  formula: 'won deals divided by all deals',
  additive: false,
  byDimension: false,
  beside: 'win_rate',
};
