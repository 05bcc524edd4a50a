/** How recurring revenue moved from the end of one period to that of the next, and how much of it stays. */
import type { Basis, Metric } from '../metric.ts';

/** One row an account and period: what it paid on the last day of the period before, and on the last day of this one. */
const basis: Basis = { table: 'movements', where: 'true', date: 'last_day', stands: (day) => `last_day = ${day}`, verb: 'moved' };

const accounts = { one: 'account', many: 'accounts' };

const moved = { basis, needs: ['account'], subject: accounts, byDimension: false } as const;

/** At the beginning of a period, and still or again paying at its end. */
const opened = 'opening > 0';

export const retention: readonly Metric[] = [
  {
    ...moved,
    id: 'nrr',
    label: 'Net revenue retention',
    definition: 'MRR at the end of the period of the accounts that paid at its start, divided by their MRR at its start.',
    unit: 'ratio',
    polarity: 'up',
    untested: true,
    value: `CAST(sum(closing) FILTER (WHERE ${opened}) AS DOUBLE) / nullif(CAST(sum(opening) AS DOUBLE), 0)`,
    n: `count(*) FILTER (WHERE ${opened})`,
    formula: 'closing MRR of the accounts that paid at the start, divided by their opening MRR,',
    additive: false,
  },
  {
    ...moved,
    id: 'grr',
    label: 'Gross revenue retention',
    definition:
      'The same without what grew: per account the smaller of its MRR at the start and at the end, divided by the MRR at the start.',
    unit: 'ratio',
    polarity: 'up',
    untested: true,
    value: `CAST(sum(least(opening, closing)) AS DOUBLE) / nullif(CAST(sum(opening) AS DOUBLE), 0)`,
    n: `count(*) FILTER (WHERE ${opened})`,
    formula: 'per account the smaller of opening and closing MRR, divided by opening MRR,',
    additive: false,
  },
];

export const movements: readonly Metric[] = [
  {
    ...moved,
    id: 'new_mrr',
    label: 'New MRR',
    definition: 'MRR at the end of the period of accounts that paid nothing at its start.',
    unit: 'money',
    polarity: 'up',
    value: 'coalesce(sum(closing) FILTER (WHERE opening = 0), 0)',
    n: 'count(*) FILTER (WHERE opening = 0 AND closing > 0)',
    formula: 'closing MRR of accounts without opening MRR',
    additive: true,
    byDimension: true,
  },
  {
    ...moved,
    id: 'expansion_mrr',
    label: 'Expansion MRR',
    definition: 'Growth in MRR over the period of the accounts that paid at its start and pay more at its end.',
    unit: 'money',
    polarity: 'up',
    value: `coalesce(sum(closing - opening) FILTER (WHERE ${opened} AND closing > opening), 0)`,
    n: `count(*) FILTER (WHERE ${opened} AND closing > opening)`,
    formula: 'closing less opening MRR of accounts that grew',
    additive: true,
    byDimension: true,
  },
  {
    ...moved,
    id: 'contraction_mrr',
    label: 'Contraction MRR',
    definition: 'Decline in MRR over the period of the accounts that pay less at its end than at its start, and still pay.',
    unit: 'money',
    polarity: 'down',
    value: 'coalesce(sum(opening - closing) FILTER (WHERE closing > 0 AND closing < opening), 0)',
    n: 'count(*) FILTER (WHERE closing > 0 AND closing < opening)',
    formula: 'opening less closing MRR of accounts that shrank',
    additive: true,
    byDimension: true,
  },
  {
    ...moved,
    id: 'churned_mrr',
    label: 'Churned MRR',
    definition: 'MRR at the start of the period of the accounts that pay nothing at its end.',
    unit: 'money',
    polarity: 'down',
    value: `coalesce(sum(opening) FILTER (WHERE ${opened} AND closing = 0), 0)`,
    n: `count(*) FILTER (WHERE ${opened} AND closing = 0)`,
    formula: 'opening MRR of accounts without closing MRR',
    additive: true,
    byDimension: true,
  },
  {
    ...moved,
    id: 'revenue_churn',
    label: 'Revenue churn',
    definition: 'Churned MRR divided by MRR at the start of the period.',
    unit: 'ratio',
    polarity: 'down',
    untested: true,
    value: `coalesce(CAST(sum(opening) FILTER (WHERE closing = 0) AS DOUBLE), 0) / nullif(CAST(sum(opening) AS DOUBLE), 0)`,
    n: `count(*) FILTER (WHERE ${opened})`,
    formula: 'opening MRR of accounts without closing MRR, divided by all opening MRR,',
    additive: false,
  },
  {
    ...moved,
    id: 'logo_churn',
    label: 'Logo churn by subscriptions',
    definition:
      'Accounts that paid at the start of the period and have no paid subscription at its end, divided by those that paid at its start.',
    unit: 'ratio',
    polarity: 'down',
    untested: true,
    value: `CAST(count(*) FILTER (WHERE ${opened} AND closing = 0) AS DOUBLE) / nullif(count(*) FILTER (WHERE ${opened}), 0)`,
    n: `count(*) FILTER (WHERE ${opened})`,
    formula: 'accounts without closing MRR divided by accounts with opening MRR',
    additive: false,
  },
  {
    ...moved,
    id: 'quick_ratio',
    label: 'Quick ratio',
    definition: 'New and expansion MRR divided by contraction and churned MRR.',
    unit: 'multiple',
    polarity: 'up',
    value: 'CAST(sum(greatest(closing - opening, 0)) AS DOUBLE) / nullif(CAST(sum(greatest(opening - closing, 0)) AS DOUBLE), 0)',
    n: 'count(*) FILTER (WHERE opening <> closing)',
    formula: 'MRR gained divided by MRR lost, by account,',
    additive: false,
  },
];
