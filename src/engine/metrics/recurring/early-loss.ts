/** Of what was sold in each month, the share that ended soon: shows in which month early loss began. */
import { factId } from '../../../model/fact.ts';
import { addDays } from '../../../model/period.ts';
import { earlyDays } from '../../../model/recurring-revenue.ts';
import { hexOfRows } from '../../data/database.ts';
import { earlier } from '../calendar/periods.ts';
import { number, type Question } from '../compute.ts';
import { named } from '../named.ts';

/** The months of the period and as many before it. */
const mostMonths = 6;

/** Puts `loss_by_age.early@m-1` and `.early_lost@m-1` for the last months, each of the sales that have stood long enough to be judged. */
export async function computeEarlyLoss({ database, facts, periods }: Question): Promise<void> {
  const { reporting, prior, months, asOf } = periods;
  if (!prior || reporting.partial) return;
  // What was sold later may still end early.
  const judged = addDays(asOf, 1 - earlyDays);
  const { id: metric, label } = named('loss_by_age');
  for (const month of months.filter(({ start, end }) => end <= reporting.end && start < judged).slice(-mostMonths)) {
    const until = earlier(month.end, judged);
    const from = `FROM subscriptions WHERE started >= DATE '${month.start}' AND started < DATE '${until}'`;
    const lost = `count(*) FILTER (WHERE ended - started <= ${earlyDays})`;
    const [row] = await database.query(`SELECT ${lost} AS "lost", count(*) AS "n", sum(row_hash) AS "rows" ${from}`);
    const n = number(row!.n!)!;
    const what = `subscriptions sold from ${month.start} to ${addDays(until, -1)}`;
    const common = { metric, period: month.id, scope: {}, n, rows: hexOfRows(row!.rows) };
    const at = `m${month.offset}` as const;
    const [rate, count] = [factId({ metric: `${metric}.early`, at }), factId({ metric: `${metric}.early_lost`, at })];
    facts.set(rate, {
      ...common,
      id: rate,
      label: `${label}, sold in ${month.label}`,
      value: n > 0 ? number(row!.lost!)! / n : null,
      unit: 'ratio',
      formula: `share of the ${what} that ended within ${earlyDays} days`,
      sql: `SELECT CAST(${lost} AS DOUBLE) / nullif(count(*), 0) ${from}`,
    });
    facts.set(count, {
      ...common,
      id: count,
      label: `${label}, sold in ${month.label}, ended`,
      value: number(row!.lost!),
      unit: 'count',
      formula: `number of the ${what} that ended within ${earlyDays} days`,
      sql: `SELECT ${lost} ${from}`,
    });
  }
}
