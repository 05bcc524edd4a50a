/** What is open, weighed by its probability, and what of it is due next. */

import type { Period } from '../../../model/period.ts';
import { addDays } from '../../../model/period.ts';
import { makePeriod, periodNumber } from '../calendar/calendar.ts';
import { computeMembers, computeTotals, type Question } from '../compute.ts';
import { type Metric, openDeals } from '../metric.ts';

const shared = { unit: 'money', polarity: 'up', additive: true, byDimension: true, beside: 'open_value' } as const;

export const pipelineWeighted: Metric = {
  ...shared,
  id: 'pipeline_weighted',
  label: 'Weighted pipeline',
  definition: 'Sum of the amounts of open deals, each times its probability; open deals without a probability do not count.',
  needs: ['amount', 'open-amount', 'probability'],
  basis: openDeals,
  value: 'coalesce(sum(CAST(amount AS DECIMAL(24, 4)) * CAST(probability AS DECIMAL(9, 6))), 0)',
  n: 'count(CASE WHEN amount IS NOT NULL THEN probability END)',
  formula: 'sum of amount times probability of open deals',
};

export const pipelineDue: Metric = {
  ...shared,
  id: 'pipeline_due',
  label: 'Pipeline due next',
  definition:
    'Sum of the amounts of open deals whose expected close falls into the period after the reporting one, or into the rest of one that still runs.',
  needs: ['amount', 'open-amount', 'expected'],
  basis: openDeals,
  value: 'coalesce(sum(amount), 0)',
  n: 'count(amount)',
  formula: 'sum of amount of open deals',
};

/** The period that is still to be closed: the one after the reporting period, or that itself while it runs. */
export function comingPeriod({ periods }: Question): Period {
  const { calendar, reporting, length, asOf } = periods;
  if (addDays(asOf, 1) < reporting.end) return reporting;
  return makePeriod(calendar, periodNumber(calendar, reporting.start, length) + 1, length, 1, true);
}

/** `pipeline_due[stage=Negotiation]@0`, `pipeline_due[forecast_category=Commit]@0`, and the same of what is weighed. */
export async function computeOutlook(question: Question, metrics: readonly Metric[]): Promise<void> {
  const { start, end, label } = comingPeriod(question);
  const due = (metric: Metric): Metric => ({
    ...metric,
    basis: { ...openDeals, where: `outcome = 'open' AND expected >= DATE '${start}' AND expected < DATE '${end}'` },
    formula: `${metric.formula} due in ${label}`,
  });
  const asked = metrics.map((metric) => (metric === pipelineDue ? due(metric) : metric));
  await computeTotals(question, asked);
  for (const [id, column, called] of [
    ['stage', 'stage', 'Stage'],
    ['forecast_category', 'forecast', 'Forecast category'],
  ] as const) {
    const rows = await question.database.query(
      `SELECT ${column} AS "member" FROM deals WHERE outcome = 'open' AND ${column} IS NOT NULL GROUP BY 1 ORDER BY count(*) DESC, 1 LIMIT 30`,
    );
    await computeMembers(question, asked, [{ id, label: called, column, members: rows.map((row) => String(row.member)) }]);
  }
}
