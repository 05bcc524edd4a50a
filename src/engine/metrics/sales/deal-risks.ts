/** Open deals at risk: without activity, overdue, or moved to a later date. */
import type { Question } from '../compute.ts';
import type { Basis, Metric } from '../metric.ts';

/** Days without activity after which an open deal counts as stale. */
const quietDays = 30;

const staleDeals: Basis = { table: 'deals', where: "outcome = 'open' AND stale", date: null, verb: 'stale' };
const overdueDeals: Basis = { table: 'deals', where: "outcome = 'open' AND overdue", date: null, verb: 'overdue' };

const atRisk = { polarity: 'down', additive: true, byDimension: true } as const;
const counted = { ...atRisk, unit: 'count', value: 'count(*)', n: 'count(*)' } as const;
const summed = { ...atRisk, unit: 'money', value: 'coalesce(sum(amount), 0)', n: 'count(amount)' } as const;

const staleMeans = 'without recent activity; where the data record no activity, open for much longer than won deals take';

export const staleCount: Metric = {
  ...counted,
  id: 'stale_count',
  label: 'Stale deals',
  definition: `Number of open deals ${staleMeans}.`,
  needs: ['open', 'activity'],
  basis: staleDeals,
  formula: 'number of stale open deals',
};

export const staleValue: Metric = {
  ...summed,
  id: 'stale_value',
  label: 'Stale pipeline',
  definition: `Sum of the amounts of open deals ${staleMeans}.`,
  needs: ['open', 'activity', 'amount', 'open-amount'],
  basis: staleDeals,
  formula: 'sum of amount of stale open deals',
};

export const overdueCount: Metric = {
  ...counted,
  id: 'overdue_count',
  label: 'Overdue deals',
  definition: 'Number of open deals whose expected close date has passed.',
  needs: ['open', 'expected'],
  basis: overdueDeals,
  formula: 'number of open deals past their expected close',
};

export const overdueValue: Metric = {
  ...summed,
  id: 'overdue_value',
  label: 'Overdue pipeline',
  definition: 'Sum of the amounts of open deals whose expected close date has passed.',
  needs: ['open', 'expected', 'amount', 'open-amount'],
  basis: overdueDeals,
  formula: 'sum of amount of open deals past their expected close',
};

/** Fills `stale` and `overdue` of the open deals, as of the day the deck speaks from; null where the dates are missing. */
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
  id: 'slipped_count',
  label: 'Slipped deals',
  definition: 'Number of deals first due in the period that closed, or are now expected, only after it.',
  unit: 'count',
  needs: ['original'],
  value: 'count(*) FILTER (WHERE slipped)',
  n: 'count(*) FILTER (WHERE slipped)',
  formula: 'number of slipped deals',
  additive: true,
};

export const slippedValue: Metric = {
  ...slipping,
  id: 'slipped_value',
  label: 'Slipped value',
  definition: 'Sum of the amounts of deals first due in the period that closed, or are now expected, only after it.',
  unit: 'money',
  needs: ['original', 'amount'],
  value: 'coalesce(sum(amount) FILTER (WHERE slipped), 0)',
  n: 'count(amount) FILTER (WHERE slipped)',
  formula: 'sum of amount of slipped deals',
  additive: true,
};

export const slippage: Metric = {
  ...slipping,
  id: 'slippage',
  label: 'Slippage',
  definition:
    'Amount of deals first due in the period that closed, or are now expected, only after it, divided by the amount of all first due in it.',
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
