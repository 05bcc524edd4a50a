/** The pattern inside a quarter: the same metrics for its first, second and third month, over the whole quarters. */
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
    const within = whole.map(({ start, end }) => `${date} >= DATE '${start}' AND ${date} < DATE '${end}'`).join(' OR ');
    for (const month of [1, 2, 3]) {
      const which = `${where} AND (month(${date}) - 1) % 3 + 1 = ${month} AND (${within})`;
      const [row] = await database.query(`SELECT ${metric.value} AS "v", ${metric.n} AS "n" FROM ${table} WHERE ${which}`);
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
        formula: `${metric.formula} ${metric.basis.verb} in month ${month} of the quarters ${whole[0]!.label} to ${whole.at(-1)!.label}`,
        sql: `SELECT ${metric.value} FROM ${table} WHERE ${which}`,
      });
    }
  }
}
