/** Open deals that wait too long: stale without activity, overdue past their expected close. */
import type { Question } from '../compute.ts';
import type { Basis, Metric } from '../metric.ts';

/** Days without activity after which an open deal counts as stale. */
const quietDays = 30;

const staleDeals: Basis = { table: 'deals', where: "outcome = 'open' AND stale", date: null, verb: 'stale' };
const overdueDeals: Basis = { table: 'deals', where: "outcome = 'open' AND overdue", date: null, verb: 'overdue' };

const shared = { polarity: 'down', additive: true, byDimension: true } as const;
const counted = { ...shared, unit: 'count', value: 'count(*)', n: 'count(*)' } as const;
const summed = { ...shared, unit: 'money', value: 'coalesce(sum(amount), 0)', n: 'count(amount)' } as const;

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
