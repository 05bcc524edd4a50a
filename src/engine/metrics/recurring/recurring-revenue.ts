/** Recurring revenue: MRR on the last day of a period, its movement, and retention. */

import { perYear } from '../../../model/recurring-revenue.ts';
import type { Basis, Metric } from '../metric.ts';
import { named } from '../named.ts';
import { churnByMonth } from './churn-months.ts';

/** A row is active on a day if it has started by then and not ended. */
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

const revenue: readonly Metric[] = [
  {
    ...state,
    ...named('mrr'),
    unit: 'money',
    needs: [],
    value: 'coalesce(sum(mrr), 0)',
    n: 'count(*)',
    formula: 'sum of the monthly value of subscriptions',
  },
  {
    ...state,
    ...named('arr'),
    beside: 'mrr',
    unit: 'money',
    needs: [],
    value: 'coalesce(sum(arr), 0)',
    n: 'count(*)',
    formula: 'sum of the yearly value of subscriptions',
  },
];

const payers: readonly Metric[] = [
  {
    ...state,
    ...named('paying_accounts'),
    unit: 'count',
    needs: ['account'],
    subject: accounts,
    value: 'count(DISTINCT account)',
    n: 'count(DISTINCT account)',
    formula: 'number of accounts with a subscription',
    // An account with two plans counts in both.
    additive: false,
  },
  {
    ...state,
    ...named('active_subscriptions'),
    unit: 'count',
    needs: ['contracts'],
    value: 'count(*)',
    n: 'count(*)',
    formula: 'number of subscriptions',
  },
  {
    ...state,
    ...named('arpa'),
    unit: 'money',
    needs: ['account'],
    subject: accounts,
    value: 'CAST(sum(mrr) AS DOUBLE) / nullif(count(DISTINCT account), 0)',
    n: 'count(DISTINCT account)',
    formula: 'monthly value divided by number of accounts, of subscriptions',
    additive: false,
  },
];

/** One row per account and period: MRR on the last day of the prior period, and on the last day of this one. */
const basis: Basis = {
  table: 'movements',
  where: 'true',
  date: 'last_day',
  stands: (day) => `last_day = ${day}`,
  verb: 'moved',
  sinceOpening: true,
};

const moved = { basis, needs: ['account'], subject: accounts, byDimension: false } as const;

/** Paying at the start of a period, and paying (still or again) at its end. */
const opened = 'opening > 0';

const retention: readonly Metric[] = [
  {
    ...moved,
    ...named('nrr'),
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
    ...named('grr'),
    unit: 'ratio',
    polarity: 'up',
    untested: true,
    value: `CAST(sum(least(opening, closing)) AS DOUBLE) / nullif(CAST(sum(opening) AS DOUBLE), 0)`,
    n: `count(*) FILTER (WHERE ${opened})`,
    formula: 'per account the smaller of opening and closing MRR, divided by opening MRR,',
    additive: false,
  },
];

/** The same over the year up to the end of a period, shown where a deck compares with the year before. */
const retentionOfYear = (['nrr', 'grr'] as const).map((id, at): Metric => {
  const of = retention[at]!;
  const yearly = { ...basis, table: 'year_movements' };
  return {
    ...of,
    ...named(`${id}_year`),
    beside: id,
    basis: yearly,
    formula: of.formula.replace('at the start', 'a year before').replaceAll('opening MRR', 'MRR a year before'),
  };
});

const movements: readonly Metric[] = [
  {
    ...moved,
    ...named('new_mrr'),
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
    ...named('expansion_mrr'),
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
    ...named('contraction_mrr'),
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
    ...named('churned_mrr'),
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
    ...named('revenue_churn'),
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
    ...named('logo_churn'),
    unit: 'ratio',
    polarity: 'down',
    untested: true,
    value: `CAST(count(*) FILTER (WHERE ${opened} AND closing = 0) AS DOUBLE) / nullif(count(*) FILTER (WHERE ${opened}), 0)`,
    n: `count(*) FILTER (WHERE ${opened})`,
    formula: 'accounts without closing MRR divided by accounts with opening MRR',
    additive: false,
    lost: { of: `${opened} AND closing = 0`, money: 'opening' },
  },
  {
    ...moved,
    ...named('quick_ratio'),
    unit: 'multiple',
    polarity: 'up',
    value: 'CAST(sum(greatest(closing - opening, 0)) AS DOUBLE) / nullif(CAST(sum(greatest(opening - closing, 0)) AS DOUBLE), 0)',
    n: 'count(*) FILTER (WHERE opening <> closing)',
    formula: 'MRR gained divided by MRR lost, by account,',
    additive: false,
  },
];

const started: Basis = { table: 'subscriptions', where: 'true', date: 'started', verb: 'started' };

const ended: Basis = { table: 'subscriptions', where: 'ended IS NOT NULL', date: 'ended', verb: 'ended' };

const contracts: readonly Metric[] = [
  {
    ...named('started_mrr'),
    unit: 'money',
    polarity: 'up',
    needs: ['contracts'],
    basis: started,
    value: 'coalesce(sum(mrr), 0)',
    n: 'count(*)',
    formula: 'sum of the monthly value of subscriptions',
    additive: true,
    byDimension: true,
  },
  {
    ...named('ended_mrr'),
    unit: 'money',
    polarity: 'down',
    needs: ['contracts', 'ended-amounts'],
    basis: ended,
    value: 'coalesce(sum(mrr), 0)',
    n: 'count(*)',
    formula: 'sum of the monthly value of subscriptions',
    additive: true,
    byDimension: true,
  },
  {
    ...named('ended_subscriptions'),
    unit: 'count',
    polarity: 'down',
    needs: ['contracts'],
    basis: ended,
    value: 'count(*)',
    n: 'count(*)',
    formula: 'number of subscriptions',
    additive: true,
    byDimension: true,
  },
];

/** The movements again by the year, told in place of those by the month where ARR is. */
const yearly = [...movements, ...contracts].flatMap((metric): Metric[] => {
  const id = perYear(metric.id);
  return id === null
    ? []
    : [{ ...metric, ...named(id), beside: metric.id, value: `12 * ${metric.value}`, formula: `12 times the ${metric.formula}` }];
});

/** Where ended subscriptions carry no amount, those of the past are too small, and whoever left seems never to have paid. */
const ofAmounts = /\b(?:mrr|arr|opening|closing)\b/;

export const recurringMetrics: readonly Metric[] = [
  ...revenue,
  ...retention,
  ...retentionOfYear,
  ...payers,
  ...movements,
  ...churnByMonth,
  ...contracts,
  ...yearly,
].map((metric): Metric => {
  const { needs, value } = metric;
  return ofAmounts.test(value) && !needs.includes('ended-amounts') ? { ...metric, needs: [...needs, 'ended-amounts'] } : metric;
});
