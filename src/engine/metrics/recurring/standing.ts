/** Recurring revenue as it stands on the last day of a period: what is paid, and by how many. */
import type { Basis, Metric } from '../metric.ts';

/** What pays on a day has started by then and not ended. */
const active: Basis = {
  table: 'subscriptions',
  where: 'true',
  date: 'started',
  stands: (day) => `started <= ${day} AND (ended IS NULL OR ended > ${day})`,
  monthly: true,
  verb: 'active',
};

const accounts = { one: 'account', many: 'accounts' };

const state = { basis: active, state: true, polarity: 'up', additive: true, byDimension: true } as const;

export const revenue: readonly Metric[] = [
  {
    ...state,
    id: 'mrr',
    label: 'MRR',
    definition:
      'Monthly recurring revenue: monthly value of the paid subscriptions active on the last day of the period; trials and ended ones do not count.',
    unit: 'money',
    needs: [],
    value: 'coalesce(sum(mrr), 0)',
    n: 'count(*)',
    formula: 'sum of the monthly value of subscriptions',
  },
  {
    ...state,
    id: 'arr',
    beside: 'mrr',
    label: 'ARR',
    definition: 'Annual recurring revenue: MRR on the last day of the period times the months of a year, not the sum of contracts signed.',
    unit: 'money',
    needs: [],
    value: 'coalesce(sum(arr), 0)',
    n: 'count(*)',
    formula: 'sum of the yearly value of subscriptions',
    byDimension: false,
  },
];

export const payers: readonly Metric[] = [
  {
    ...state,
    id: 'paying_accounts',
    label: 'Paying accounts',
    definition: 'Number of accounts with a paid subscription on the last day of the period.',
    unit: 'count',
    needs: ['account'],
    subject: accounts,
    value: 'count(DISTINCT account)',
    n: 'count(DISTINCT account)',
    formula: 'number of accounts with a subscription',
    // An account with two plans counts under both.
    additive: false,
  },
  {
    ...state,
    id: 'active_subscriptions',
    label: 'Active subscriptions',
    definition: 'Number of paid subscriptions active on the last day of the period.',
    unit: 'count',
    needs: ['contracts'],
    value: 'count(*)',
    n: 'count(*)',
    formula: 'number of subscriptions',
  },
  {
    ...state,
    id: 'arpa',
    label: 'MRR per account',
    definition: 'MRR divided by the number of paying accounts; trials do not count.',
    unit: 'money',
    needs: ['account'],
    subject: accounts,
    value: 'CAST(sum(mrr) AS DOUBLE) / nullif(count(DISTINCT account), 0)',
    n: 'count(DISTINCT account)',
    formula: 'monthly value divided by number of accounts, of subscriptions',
    additive: false,
  },
];
