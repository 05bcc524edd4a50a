/** The pattern inside a quarter: the same metrics for its first, second and third month, over the whole quarters. */
import { hexOfRows, rowsHash } from '../data/row-hash.ts';
import { makePeriod, periodNumber } from './calendar.ts';
import { number, type Question } from './compute.ts';
import { factId } from './fact-id.ts';
import type { Metric } from './metric.ts';

/** Puts `win_rate[month_in_quarter=1]@all` and its like; needs at least one quarter that is not partial. */
export async function computeMonthPattern(question: Question, metrics: readonly Metric[]): Promise<void> {
  const { periods, database, facts, currency } = question;
  const whole = periods.periods.filter(({ partial }) => !partial);
  if (periods.length !== 3 || whole.length === 0) return;
  for (const metric of metrics) {
    const { table, where, date } = metric.basis;
    for (const month of [1, 2, 3]) {
      const months = whole.map(({ start }) => {
        return makePeriod(periods.calendar, periodNumber(periods.calendar, start, 1) + month - 1, 1, 0, false);
      });
      const within = months.map(({ start, end }) => `${date} >= DATE '${start}' AND ${date} < DATE '${end}'`).join(' OR ');
      const which = `${where} AND (${within})`;
      const [row] = await database.query(`SELECT ${metric.value} AS "v", ${metric.n} AS "n", ${rowsHash} FROM ${table} WHERE ${which}`);
      const scope = { month_in_quarter: String(month) };
      const id = factId({ metric: metric.id, scope, at: 'all' });
      facts.set(id, {
        id,
        metric: metric.id,
        label: `${metric.label}, month ${month} of the quarter`,
        value: number(row!.v!),
        unit: metric.unit,
        ...(metric.unit === 'money' && currency ? { currency } : {}),
        period: null,
        scope,
        n: number(row!.n!) ?? 0,
        rows: hexOfRows(row!.rows),
        formula: `${metric.formula} ${metric.basis.verb} in month ${month} of the quarters ${whole[0]!.label} to ${whole.at(-1)!.label}`,
        sql: `SELECT ${metric.value} FROM ${table} WHERE ${which}`,
      });
    }
  }
}
