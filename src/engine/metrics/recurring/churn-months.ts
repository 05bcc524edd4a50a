/** Churn by the month: who paid at the start of a month and pays nothing at its end. A quarter's is the average of its months. */
import { addDays } from '../../../model/period.ts';
import { earlier } from '../calendar/periods.ts';
import type { Question } from '../compute.ts';
import type { Basis, Metric } from '../metric.ts';
import { named } from '../named.ts';

/** One row per account and complete month at the start of which it paid: its MRR then, and whether it pays nothing at the end. */
export const churnMonths = 'churn_months';

const basis: Basis = { table: churnMonths, where: 'true', date: 'last_day', verb: 'in the months' };
const accounts = { one: 'account', many: 'accounts' };

const common = {
  basis,
  needs: ['account'],
  subject: accounts,
  unit: 'ratio',
  polarity: 'down',
  n: 'count(*)',
  additive: false,
  byDimension: true,
  lost: { of: 'lost = 1', money: 'opening' },
} as const;

export const churnByMonth: readonly Metric[] = [
  {
    ...common,
    ...named('customer_churn'),
    value: 'CAST(sum(lost) AS DOUBLE) / nullif(count(*), 0)',
    formula: 'accounts that pay nothing at the end of a month, divided by those that paid at its start,',
  },
  {
    ...common,
    ...named('mrr_churn'),
    untested: true,
    value: 'CAST(sum(opening * lost) AS DOUBLE) / nullif(CAST(sum(opening) AS DOUBLE), 0)',
    formula: 'MRR at the start of a month of the accounts that pay nothing at its end, divided by all MRR at its start,',
  },
];

/** The spans of the complete months, as SQL: the last day before each, and its last day as far as it is known. */
export function monthSpans({ periods }: Question): string[] {
  const { asOf, reporting } = periods;
  // The last days of a period that counts as complete may be without any event.
  const isComplete = (end: string) => addDays(end, -1) <= asOf || (!reporting.partial && end <= reporting.end);
  return periods.months
    .filter(({ start, end }) => isComplete(end) && start <= asOf)
    .map(({ start, end }) => `(DATE '${addDays(start, -1)}', DATE '${earlier(addDays(end, -1), asOf)}')`);
}
