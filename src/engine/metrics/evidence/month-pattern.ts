/** The pattern inside a quarter: the same metrics for its first, second and third month, over the whole quarters. */

import { factId } from '../../../model/fact.ts';
import type { Period } from '../../../model/period.ts';
import { hexOfRows } from '../../data/database.ts';
import { makePeriod, periodNumber } from '../calendar/calendar.ts';
import { byBasis, number, type Question } from '../compute.ts';
import { datedRows, month as inMonth } from '../dated-rows.ts';
import type { Metric } from '../metric.ts';
import { valuesInParts } from '../values.ts';

/**
 * Puts `win_rate[month_in_quarter=1]@all` and its like; needs at least one quarter that is not partial.
 * @param metrics of sums and counts
 */
export async function computeMonthPattern(question: Question, metrics: readonly Metric[]): Promise<void> {
  const { periods, database, facts, currency } = question;
  const whole = periods.periods.filter(({ partial }) => !partial);
  if (periods.length !== 3 || whole.length === 0) return;
  const months = [1, 2, 3].map((month) => ({
    month,
    spans: whole.map(({ start }) => {
      return makePeriod(periods.calendar, periodNumber(periods.calendar, start, 1) + month - 1, 1, 0, false);
    }),
  }));
  for (const group of byBasis(metrics)) {
    const { table, where, date, verb } = group[0]!.basis;
    const within = (spans: readonly Period[]) =>
      spans.map(({ start, end }) => `${date} >= DATE '${start}' AND ${date} < DATE '${end}'`).join(' OR ');
    const numbers = (month: number) => whole.map(({ start }) => periodNumber(periods.calendar, start, 1) + month - 1).join(', ');
    const place = `CASE ${months.map(({ month }) => `WHEN ${inMonth} IN (${numbers(month)}) THEN ${month}`).join(' ')} END`;
    // The rows of a month are looked at together.
    const { parts, values } = valuesInParts(group)!;
    const inMonths = `SELECT ${inMonth}, ${parts} FROM ${await datedRows(question, group[0]!.basis)} GROUP BY 1`;
    const rows = await database.query(`SELECT ${place} AS "place", ${values} FROM (${inMonths}) GROUP BY 1`);
    for (const [at, metric] of group.entries()) {
      for (const { month, spans } of months) {
        const row = rows.find((each) => Number(each.place) === month);
        const scope = { month_in_quarter: String(month) };
        const id = factId({ metric: metric.id, scope, at: 'all' });
        facts.set(id, {
          id,
          metric: metric.id,
          label: `${metric.label}, month ${month} of the quarter`,
          value: (row ? number(row[`v${at}`]!) : null) ?? (metric.additive ? 0 : null),
          unit: metric.unit,
          ...(metric.unit === 'money' && currency ? { currency } : {}),
          period: null,
          scope,
          n: row ? (number(row[`n${at}`]!) ?? 0) : 0,
          rows: hexOfRows(row?.rows),
          formula: `${metric.formula} ${verb} in month ${month} of the quarters ${whole[0]!.label} to ${whole.at(-1)!.label}`,
          sql: `SELECT ${metric.value} FROM ${table} WHERE ${where} AND (${within(spans)})`,
        });
      }
    }
  }
}
