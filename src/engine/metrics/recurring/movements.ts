/** What accounts paid at the start and at the end of periods, years and months: one row per account and span. */
import { addDays, type Period } from '../../../model/period.ts';
import { type Database, name } from '../../data/database.ts';
import { numberColumn } from '../../data/dimensions.ts';
import { accountMonths, makeAccountMonths } from '../../data/families/account-months.ts';
import type { Subscriptions } from '../../data/families/subscriptions.ts';
import type { Table } from '../../data/typing/column-type.ts';
import { monthStart, periodNumber } from '../calendar/calendar.ts';
import { type Question, rememberNumbers } from '../compute.ts';
import { marksOf } from '../states.ts';
import { churnMonths, monthSpans } from './churn-months.ts';
import { whyColumn } from './why-left.ts';

/** The periods as SQL: the last day before so many months up to the end of each, and its last day. */
function periodSpans(question: Question, months: number): string[] {
  const { calendar } = question.periods;
  const opens = ({ end }: Period) => monthStart(calendar, periodNumber(calendar, end, 1) - months);
  return marksOf(question, false).map(({ period, day }) => `(DATE '${addDays(opens(period), -1)}', DATE '${day}')`);
}

/**
 * Makes `movements` over each period or, where the brief says over how many months it measures what is kept, over these up to its end;
 * `year_movements`, and `churn_months`. Gives the tables that the numbers of the months are from. @param others tables that tell of accounts
 */
export async function makeAllMovements(
  question: Question,
  subscriptions: Subscriptions,
  others: readonly Table[],
  keptOver: number | undefined,
): Promise<Table[]> {
  await makeMovements(question, subscriptions, 'movements', periodSpans(question, keptOver ?? question.periods.cut.length));
  if (subscriptions.why) await withReasons(question.database);
  await makeMovements(question, subscriptions, 'year_movements', periodSpans(question, 12));
  return makeChurnMonths(question, subscriptions, others);
}

/** Says of the accounts that pay nothing at the end of a period why they left. */
async function withReasons(database: Database): Promise<void> {
  await database.run(
    `CREATE OR REPLACE TABLE movements AS SELECT m.*, w.why FROM movements m
     LEFT JOIN (SELECT account AS who, ${whyColumn('true')} FROM subscriptions GROUP BY account) w ON w.who = m.account AND m.closing = 0`,
  );
}

/** One row per account and month at the start of which it paid, with what is counted of the account in the month before. */
async function makeChurnMonths(question: Question, subscriptions: Subscriptions, others: readonly Table[]): Promise<Table[]> {
  const { table, account, why, snapshots } = subscriptions;
  await makeMovements(question, subscriptions, 'month_movements', monthSpans(question));
  const reasons = why
    ? `LEFT JOIN (SELECT account AS who, ${whyColumn('true')} FROM subscriptions GROUP BY account) w ON w.who = m.account AND m.closing = 0`
    : '';
  const { numbers, used } = await makeAccountMonths(
    question.database,
    { table, column: account! },
    snapshots ? [table, ...others] : others,
  );
  const beside =
    numbers.length > 0
      ? `LEFT JOIN ${accountMonths} n ON n.who = CAST(m.account AS VARCHAR) AND n.month = date_trunc('month', m.last_day) - INTERVAL 1 MONTH`
      : '';
  const columns = numbers.map(({ id }) => `, n.${name(numberColumn(id))}`).join('');
  await question.database.run(
    `CREATE TABLE ${churnMonths} AS SELECT m.*, CAST(closing = 0 AS INTEGER) AS lost${why ? ', w.why' : ''}${columns} FROM month_movements m ${reasons} ${beside} WHERE opening > 0`,
  );
  if (numbers.length > 0) rememberNumbers(question, churnMonths, numbers);
  return used;
}

/**
 * One row per account and period, with its MRR on the last day of it and so many months before. It counts for the member with most
 * of the account's MRR at the start, or at the end if it is new, so that members add up to the whole.
 */
async function makeMovements(
  question: Question,
  { dimensions, numbers, snapshots }: Subscriptions,
  table: string,
  spans: readonly string[],
): Promise<void> {
  const active = (day: string) => `FILTER (WHERE started <= ${day} AND (ended IS NULL OR ended > ${day}))`;
  const paid = (day: string) => `coalesce(sum(mrr) ${active(day)}, 0)`;
  const columns = [...dimensions.map(({ id }) => `by_${id}`), ...numbers.map(({ id }) => numberColumn(id))];
  const members = columns.map((column) => {
    const member = name(column);
    const most = (day: string) => `arg_max(${member}, {'mrr': mrr, 'by': ${member}}) ${active(day)}`;
    return `coalesce(${most('since')}, ${most('until')}) AS ${member},`;
  });
  await question.database.run(
    `CREATE TABLE ${table} AS SELECT * FROM (
       SELECT account, until AS last_day, ${paid('since')} AS opening, ${paid('until')} AS closing, ${members.join(' ')}
         sum(row_hash) FILTER (WHERE started <= until AND (ended IS NULL OR ended > since)) AS row_hash
       FROM subscriptions, (VALUES ${spans.join(', ')}) k(since, until) WHERE account IS NOT NULL GROUP BY account, until
     ) WHERE opening > 0 OR closing > 0`,
  );
  // Of months that each show what is paid, the first one has nothing before it: its accounts are not new.
  if (snapshots)
    await question.database.run(`DELETE FROM ${table} WHERE last_day NOT IN (SELECT last_day FROM ${table} WHERE opening > 0)`);
}
