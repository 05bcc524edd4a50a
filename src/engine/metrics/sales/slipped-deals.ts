/** Deals that were first due in a period and close, or are now expected, only after it. */
import type { Question } from '../compute.ts';
import type { Basis, Metric } from '../metric.ts';

const due: Basis = { table: 'deals', where: 'original IS NOT NULL', date: 'original', verb: 'first due' };
const shared = { polarity: 'down', basis: due, byDimension: true } as const;

export const slippedCount: Metric = {
  ...shared,
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
  ...shared,
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
  ...shared,
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
