/** The rows a basis looks at, with the numbers of the period and the month they fall in. */

import { monthsAhead } from './calendar/calendar.ts';
import { monthOfDay } from './calendar/calendar-days.ts';
import type { Periods } from './calendar/periods.ts';
import type { Question } from './compute.ts';
import type { Basis } from './metric.ts';

/** Columns beside the table's own, whose names have no spaces. */
export const period = '"the period"';
export const month = '"the month"';

/** SQL of the rows. */
export async function datedRows({ database, periods }: Pick<Question, 'database' | 'periods'>, basis: Basis): Promise<string> {
  const { table, date } = basis;
  const rows = `(SELECT * FROM ${table} WHERE ${allTime(basis, periods)})`;
  if (!date) return rows;
  const { calendar, length } = periods;
  // A calendar of months needs no table of days.
  if (calendar.kind === 'gregorian') {
    const number = `year(${date}) * 12 + month(${date}) - 1 + ${monthsAhead(calendar)}`;
    return `(SELECT *, (${number}) // ${length} AS ${period}, ${number} AS ${month} FROM ${rows})`;
  }
  return `(SELECT r.*, c.month // ${length} AS ${period}, c.month AS ${month} FROM ${rows} r JOIN ${await monthOfDay(database, rows, date, periods)} c ON r.${date} = c.day)`;
}

export function allTime({ date, where }: Basis, { asOf }: Periods): string {
  return date ? `${where} AND ${date} <= DATE '${asOf}'` : where;
}
