/** Open pipeline: the deals not yet closed, as the data show them; a state, not a flow. */
import { type Metric, openDeals } from '../metric.ts';

const shared = { polarity: 'up', basis: openDeals, additive: true, byDimension: true } as const;

export const openCount: Metric = {
  ...shared,
  id: 'open_count',
  label: 'Open deals',
  definition: 'Number of deals neither won nor lost, as the data show them.',
  unit: 'count',
  needs: ['open'],
  value: 'count(*)',
  n: 'count(*)',
  formula: 'number of open deals',
};

export const openValue: Metric = {
  ...shared,
  id: 'open_value',
  label: 'Open pipeline',
  definition: 'Sum of the amounts of deals neither won nor lost, as the data show them.',
  unit: 'money',
  needs: ['amount', 'open-amount'],
  value: 'coalesce(sum(amount), 0)',
  n: 'count(amount)',
  formula: 'sum of amount of open deals',
};
