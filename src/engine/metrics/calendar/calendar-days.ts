/** The days of a calendar as a table in SQL, so that any calendar puts dates in periods in the same way. */
import type { Database } from '../../data/database.ts';
import { monthStart, periodNumber } from './calendar.ts';
import type { Periods } from './periods.ts';

/** SQL of a table (day, month) that gives every day from the first date among the rows to the as-of date the number of its month. */
export async function monthOfDay(database: Database, rows: string, date: string, { calendar, asOf }: Periods): Promise<string> {
  const [row] = await database.query(`SELECT CAST(min(${date}) AS VARCHAR) AS "first" FROM ${rows}`);
  const from = periodNumber(calendar, String(row!.first ?? asOf), 1);
  const to = periodNumber(calendar, asOf, 1);
  const months = Array.from({ length: to - from + 1 }, (_, at) => from + at);
  const spans = months.map((month) => `(${month}, DATE '${monthStart(calendar, month)}', DATE '${monthStart(calendar, month + 1)}')`);
  return `(SELECT month, CAST(unnest(range(start, "end", INTERVAL 1 DAY)) AS DATE) AS day FROM (VALUES ${spans.join(', ')}) s(month, start, "end"))`;
}
