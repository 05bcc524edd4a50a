/** What of a period's won value comes from exchange rates alone: the same deals at the rates of the period before. */
import { hexOfRows } from '../../data/database.ts';
import { number, type Question } from '../compute.ts';

/**
 * Puts `won_value.constant@0`, at the mean rates of the prior period, and `won_value.fx_effect@0`, the rest of won value. Both only where
 * every currency has a rate in the prior period.
 */
export async function computeExchangeEffect({ database, facts, periods, currency }: Question): Promise<void> {
  const won = facts.get('won_value@0');
  const { prior, reporting, asOf } = periods;
  if (!won || won.value === null || !prior || !currency) return;
  // A base that the rates are told in has no rows of its own; it is worth itself.
  const base = `(SELECT any_value(rate) FROM exchange_rates WHERE code = '${currency}' AND day IS NULL)`;
  const mean = `(SELECT code, avg(rate) AS rate FROM exchange_rates WHERE day >= DATE '${prior.start}' AND day < DATE '${prior.end}' GROUP BY code)`;
  const one = `CASE WHEN d.own_currency = '${currency}' THEN CAST(d.own_amount AS DECIMAL(28, 4)) ELSE CAST(CAST(d.own_amount AS DOUBLE) * r.rate / coalesce(b.rate, ${base}) AS DECIMAL(28, 4)) END`;
  const from = `FROM deals d LEFT JOIN ${mean} r ON r.code = d.own_currency LEFT JOIN ${mean} b ON b.code = '${currency}'
    WHERE d.outcome = 'won' AND d.closed >= DATE '${reporting.start}' AND d.closed < DATE '${reporting.end}' AND d.closed <= DATE '${asOf}'`;
  const [row] = await database.query(
    `SELECT sum(${one}) AS "v", count(d.own_amount) AS "n", count(*) FILTER (WHERE d.own_amount IS NOT NULL AND d.own_currency <> '${currency}' AND (r.rate IS NULL OR coalesce(b.rate, ${base}) IS NULL)) AS "without", sum(d.row_hash) AS "rows" ${from}`,
  );
  const value = number(row!.v!);
  if (value === null || Number(row!.without) > 0) return;
  const shared = { metric: 'won_value', unit: 'money' as const, currency, period: reporting.id, scope: {}, n: Number(row!.n) };
  facts.set('won_value.constant@0', {
    ...shared,
    id: 'won_value.constant@0',
    label: `Won value at the exchange rates of ${prior.label}`,
    value,
    rows: hexOfRows(row!.rows),
    formula: `sum of amount of won deals closed in ${reporting.label}, each at the mean exchange rate of its currency in ${prior.label}`,
    sql: `SELECT sum(${one}) ${from}`,
  });
  facts.set('won_value.fx_effect@0', {
    ...shared,
    id: 'won_value.fx_effect@0',
    label: 'Won value, effect of exchange rates',
    value: Number((won.value - value).toPrecision(15)) + 0,
    formula: `${won.formula}, less the same at the mean exchange rates of ${prior.label}`,
    sql: '',
    from: [won.id, 'won_value.constant@0'],
  });
}
