/** Of the customers who came in a month, the share that no longer paid some time later: shows since which sign-ups they leave early, and where. */
import type { MetricNote } from '../../../model/fact.ts';
import { addDays } from '../../../model/period.ts';
import { firstDays } from '../../../model/recurring-revenue.ts';
import { name } from '../../data/database.ts';
import type { DimensionColumn } from '../../data/dimensions.ts';
import { type Question, remember, type Split } from '../compute.ts';
import { noteOf } from '../family.ts';
import type { Metric } from '../metric.ts';
import { named } from '../named.ts';
import { whyColumn } from './why-left.ts';

const earlyChurn: Omit<Metric, 'basis'> = {
  ...named('early_churn'),
  unit: 'ratio',
  polarity: 'down',
  needs: ['account'],
  subject: { one: 'account', many: 'accounts' },
  value: 'CAST(sum(lost) AS DOUBLE) / nullif(count(*), 0)',
  n: 'count(*)',
  formula: `accounts that no longer paid ${firstDays} days after they came, divided by those that came, that`,
  additive: false,
  byDimension: true,
  beside: 'customer_churn',
  lost: { of: 'lost = 1', money: 'opening' },
};

/** Has the churn of customers looked at also by the month in which they came. */
export async function computeEarlyChurn(
  question: Question,
  { dimensions, hasWhy, source }: { dimensions: readonly DimensionColumn[]; hasWhy: boolean; source: string },
  splits: readonly Split[],
): Promise<MetricNote> {
  const { database, periods, known } = question;
  // Whoever came later may still leave early: the months that are known whole.
  const judged = `date_trunc('month', DATE '${addDays(periods.asOf, 1 - firstDays)}')`;
  const own = (condition: string, key: string) =>
    dimensions.map(({ id }) => `arg_max(${name(`by_${id}`)}, ${key}) FILTER (WHERE ${condition}) AS ${name(`by_${id}`)},`).join(' ');
  const later = `came + ${firstDays}`;
  await database.run(
    `CREATE TABLE newcomers AS SELECT account, came, sum(mrr) FILTER (WHERE started = came) AS opening, ${own('started = came', 'mrr')}
       CAST(count(*) FILTER (WHERE started <= ${later} AND (ended IS NULL OR ended > ${later})) = 0 AS INTEGER) AS lost,
       ${hasWhy ? `${whyColumn(`ended <= ${later}`)},` : ''}
       sum(row_hash) AS row_hash
     FROM (SELECT *, min(started) OVER (PARTITION BY account) AS came FROM subscriptions WHERE account IS NOT NULL AND mrr > 0)
     WHERE came < ${judged} GROUP BY account, came`,
  );
  const lost = { ...earlyChurn.lost!, ...(hasWhy && { why: 'why' }) };
  const metric: Metric = { ...earlyChurn, lost, basis: { table: 'newcomers', where: 'true', date: 'came', verb: 'came' } };
  remember(question, [metric], splits);
  for (const id of ['customer_churn', 'mrr_churn']) known.cohorts.set(id, metric);
  return noteOf(metric, 'recurring', source, new Map());
}
