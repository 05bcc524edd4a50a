/** The share of subscriptions that ended: where accounts hold several, few accounts leave while many subscriptions end. */
import type { MetricNote } from '../../../model/fact.ts';
import { addDays } from '../../../model/period.ts';
import type { Subscriptions } from '../../data/families/subscriptions.ts';
import { type Question, rememberNumbers, type Split } from '../compute.ts';
import { noteOf } from '../family.ts';
import type { Metric } from '../metric.ts';
import { named } from '../named.ts';
import { marksOf } from '../states.ts';

/** Subscriptions for each account, from which their churn says more than that of accounts. */
const leastEach = 1.2;
/** What is asked of the accounts. */
const ofAccounts = ['logo_churn', 'revenue_churn'] as const;

export const subscriptionChurn: Omit<Metric, 'basis'> = {
  ...named('subscription_churn'),
  unit: 'ratio',
  polarity: 'down',
  needs: ['contracts'],
  value: 'CAST(sum(ended_in) AS DOUBLE) / nullif(count(*), 0)',
  n: 'count(*)',
  formula: 'subscriptions that ended divided by those active at the start or started, that',
  additive: false,
  byDimension: true,
};

/** Has what is asked of the churn of accounts that hold several subscriptions answered by that of subscriptions. */
export async function answerBySubscription(question: Question, { table, numbers }: Subscriptions, splits: readonly Split[]): Promise<void> {
  const [row] = await question.database.query('SELECT count(*) AS "all", count(DISTINCT account) AS "accounts" FROM subscriptions');
  if (Number(row!.all) < leastEach * Number(row!.accounts)) return;
  // One row per subscription and period in which it stood at the start or began.
  const spans = marksOf(question, false).map(({ period, day }) => `(DATE '${addDays(period.start, -1)}', DATE '${day}')`);
  if (spans.length === 0) return;
  const rows = `(SELECT s.*, k.until AS last_day, CAST(coalesce(s.ended <= k.until, false) AS INTEGER) AS ended_in
    FROM subscriptions s, (VALUES ${spans.join(', ')}) k(since, until) WHERE s.started <= k.until AND (s.ended IS NULL OR s.ended > k.since))`;
  const basis = { table: rows, where: 'true', date: 'last_day', stands: (day: string) => `last_day = ${day}`, verb: 'were there' };
  const metric: Metric = { ...subscriptionChurn, basis };
  const { known } = question;
  known.metrics.set(metric.id, metric);
  for (const split of splits) known.splits.set(`${rows}\n${split.id}`, split);
  rememberNumbers(question, rows, numbers, [{ id: 'mrr', label: 'MRR', sql: 'mrr' }]);
  const note: MetricNote = noteOf(metric, 'recurring', table.name, new Map());
  for (const id of ofAccounts) known.instead.set(id, { metric, note });
}
