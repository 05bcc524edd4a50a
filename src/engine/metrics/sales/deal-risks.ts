/** Open deals at risk: without activity, overdue, or postponed. */

import type { Question } from '../compute.ts';
import type { Basis, Metric } from '../metric.ts';
import { named } from '../named.ts';

/** Days without activity after which an open deal is stale. */
const quietDays = 30;

const staleDeals: Basis = { table: 'deals', where: "outcome = 'open' AND stale", date: null, verb: 'stale' };
const overdueDeals: Basis = { table: 'deals', where: "outcome = 'open' AND overdue", date: null, verb: 'overdue' };

const atRisk = { polarity: 'down', additive: true, byDimension: true } as const;
const counted = { ...atRisk, unit: 'count', value: 'count(*)', n: 'count(*)' } as const;
const summed = { ...atRisk, unit: 'money', value: 'coalesce(sum(amount), 0)', n: 'count(amount)' } as const;

export const staleCount: Metric = {
  ...counted,
  ...named('stale_count'),
  needs: ['open', 'activity'],
  basis: staleDeals,
  formula: 'number of stale open deals',
};

export const staleValue: Metric = {
  ...summed,
  ...named('stale_value'),
  needs: ['open', 'activity', 'amount', 'open-amount'],
  basis: staleDeals,
  formula: 'sum of amount of stale open deals',
};

export const overdueCount: Metric = {
  ...counted,
  ...named('overdue_count'),
  needs: ['open', 'expected'],
  basis: overdueDeals,
  formula: 'number of open deals past their expected close',
};

export const overdueValue: Metric = {
  ...summed,
  ...named('overdue_value'),
  needs: ['open', 'expected', 'amount', 'open-amount'],
  basis: overdueDeals,
  formula: 'sum of amount of open deals past their expected close',
};

/** Fills `stale` and `overdue` of open deals as of the as-of date; null if the dates are missing. */
export async function markOpenDeals({ database, periods: { asOf } }: Question): Promise<void> {
  const age = `(SELECT 2 * median(date_diff('day', created, closed)) FROM deals WHERE outcome = 'won' AND closed >= created AND closed <= DATE '${asOf}')`;
  await database.run(
    `UPDATE deals SET overdue = expected < DATE '${asOf}',
       stale = CASE WHEN (SELECT count(activity) > 0 FROM deals WHERE outcome = 'open') THEN date_diff('day', activity, DATE '${asOf}') > ${quietDays}
               ELSE date_diff('day', created, DATE '${asOf}') > ${age} END
     WHERE outcome = 'open'`,
  );
}

const due: Basis = { table: 'deals', where: 'original IS NOT NULL', date: 'original', verb: 'first due' };
const slipping = { polarity: 'down', basis: due, byDimension: true } as const;

export const slippedCount: Metric = {
  ...slipping,
  ...named('slipped_count'),
  unit: 'count',
  needs: ['original'],
  value: 'count(*) FILTER (WHERE slipped)',
  n: 'count(*) FILTER (WHERE slipped)',
  formula: 'number of slipped deals',
  additive: true,
};

export const slippedValue: Metric = {
  ...slipping,
  ...named('slipped_value'),
  unit: 'money',
  needs: ['original', 'amount'],
  value: 'coalesce(sum(amount) FILTER (WHERE slipped), 0)',
  n: 'count(amount) FILTER (WHERE slipped)',
  formula: 'sum of amount of slipped deals',
  additive: true,
};

export const slippage: Metric = {
  ...slipping,
  ...named('slippage'),
  unit: 'ratio',
  needs: ['original', 'amount'],
  value: 'CAST(sum(amount) FILTER (WHERE slipped) AS DOUBLE) / nullif(CAST(sum(amount) AS DOUBLE), 0)',
  n: 'count(amount)',
  formula: 'amount of slipped deals divided by the amount of deals',
  additive: false,
  byDimension: false,
  beside: 'slipped_value',
  untested: true,
};

/** Fills `slipped` of deals with an original close date, period by period. */
export async function markSlipped({ database, periods }: Question): Promise<void> {
  const spans = periods.periods.map(({ start, end }) => `(DATE '${start}', DATE '${end}')`).join(', ');
  await database.run(
    `UPDATE deals SET slipped = coalesce(deals.closed, deals.expected) >= k.until FROM (VALUES ${spans}) k(since, until)
     WHERE deals.original >= k.since AND deals.original < k.until`,
  );
}
