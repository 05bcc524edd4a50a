/** What shifts closed-won revenue besides the deals: concentration in large accounts, and exchange rates. */

import { factId, type MetricNote, type Unit } from '../../../model/fact.ts';
import { hexOfRows, name, rowsHash, sumOfHashes } from '../../data/database.ts';
import { noMember } from '../../data/dimensions.ts';
import { columnOf } from '../../data/families/deals.ts';
import { cutNumber } from '../calendar/calendar.ts';
import { datedRows, period as inPeriod, number, type Question } from '../compute.ts';
import { named } from '../named.ts';
import { wonValue } from './closed-deals.ts';

const family = {
  family: 'sales',
  polarity: 'down',
  beside: 'won_value',
  untested: true,
  subject: { one: 'account', many: 'accounts' },
} as const;

export const concentrationNotes: readonly Omit<MetricNote, 'status' | 'reason'>[] = [
  {
    ...family,
    ...named('account_share'),
    unit: 'ratio',
  },
  {
    ...family,
    ...named('account_hhi'),
    unit: 'number',
  },
];

const [largest, index] = concentrationNotes as readonly [(typeof concentrationNotes)[number], (typeof concentrationNotes)[number]];
const top = (count: number) =>
  `CASE WHEN count(*) > ${count} AND min(value) >= 0 THEN CAST(sum(value) FILTER (WHERE place <= ${count}) AS DOUBLE) / nullif(CAST(sum(value) AS DOUBLE), 0) END`;
const squares =
  'CASE WHEN count(*) > 1 AND min(value) >= 0 THEN sum(CAST(value AS DOUBLE) * CAST(value AS DOUBLE) ORDER BY place) * 10000 / nullif(CAST(sum(value) AS DOUBLE) * CAST(sum(value) AS DOUBLE), 0) END';
const figures: readonly { id: string; note: typeof largest; label: string; value: string; unit: Unit }[] = [
  { id: largest.id, note: largest, label: largest.label, value: top(1), unit: 'ratio' },
  { id: `${largest.id}.top5`, note: largest, label: 'Share of the five largest accounts', value: top(5), unit: 'ratio' },
  { id: `${largest.id}.top10`, note: largest, label: 'Share of the ten largest accounts', value: top(10), unit: 'ratio' },
  { id: index.id, note: index, label: index.label, value: squares, unit: 'number' },
];

/** Puts `account_share@0`, `.top5@0`, `.top10@0` and `account_hhi@0` for each period, and for all time, with enough accounts. */
export async function computeConcentration(question: Question, dimension: string): Promise<void> {
  const { facts, periods } = question;
  const account = name(columnOf(dimension));
  const won = `outcome = 'won' AND closed <= DATE '${periods.asOf}' AND ${account} <> '${noMember}'`;
  const places = [
    ...periods.periods.map((period) => ({
      at: period.offset as number | 'all',
      period: period.id as string | null,
      words: ` closed in ${period.label}`,
      where: ` AND closed >= DATE '${period.start}' AND closed < DATE '${period.end}'`,
    })),
    { at: 'all' as const, period: null, words: ` closed up to ${periods.asOf}`, where: '' },
  ];
  const last = cutNumber(periods.calendar, periods.reporting.start, periods.cut);
  const rows =
    await question.database.query(`SELECT "p", "ever", ${figures.map(({ value }, at) => `${value} AS "v${at}"`).join(', ')}, count(*) AS "n", ${rowsHash}
    FROM (SELECT *, row_number() OVER (PARTITION BY "ever", "p" ORDER BY value DESC, account) AS place
      FROM (SELECT ${inPeriod} AS "p", GROUPING(${inPeriod}) AS "ever", ${account} AS account, sum(amount) AS value, ${sumOfHashes} AS row_hash
        FROM ${await datedRows(question, wonValue.basis)} WHERE ${won} GROUP BY GROUPING SETS ((${account}, ${inPeriod}), (${account})) HAVING sum(amount) IS NOT NULL))
    GROUP BY ALL`);
  for (const { at, period, words, where } of places) {
    const from = `FROM (SELECT *, row_number() OVER (ORDER BY value DESC, account) AS place
      FROM (SELECT ${account} AS account, sum(amount) AS value, sum(row_hash) AS row_hash FROM deals WHERE ${won}${where} GROUP BY 1 HAVING sum(amount) IS NOT NULL))`;
    const row = rows.find(({ p, ever }) => (at === 'all' ? Number(ever) === 1 : Number(ever) === 0 && Number(p) === last + at));
    if (!row) continue;
    for (const [place, { id: called, note, label, value: sql, unit }] of figures.entries()) {
      const value = number(row[`v${place}`]!);
      if (value === null) continue;
      const id = factId({ metric: called, at });
      facts.set(id, {
        id,
        metric: note.id,
        label,
        value,
        unit,
        period,
        scope: {},
        n: Number(row.n),
        rows: hexOfRows(row.rows),
        formula: `${label.charAt(0).toLowerCase()}${label.slice(1)}, by amount of won deals${words}`,
        sql: `SELECT ${sql} ${from}`,
      });
    }
  }
}

/**
 * Puts `won_value.constant@0`, at the prior period's mean rates, and `won_value.fx_effect@0`, the difference. Both only if every currency
 * has a rate in the prior period.
 */
export async function computeExchangeEffect({ database, facts, periods, currency }: Question): Promise<void> {
  const won = facts.get('won_value@0');
  const { prior, reporting, asOf } = periods;
  if (!won || won.value === null || !prior || !currency) return;
  // The base currency may have no rows; its rate is one.
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
    label: `${wonValue.label} at the exchange rates of ${prior.label}`,
    value,
    rows: hexOfRows(row!.rows),
    formula: `sum of amount of won deals closed in ${reporting.label}, each at the mean exchange rate of its currency in ${prior.label}`,
    sql: `SELECT sum(${one}) ${from}`,
  });
  facts.set('won_value.fx_effect@0', {
    ...shared,
    id: 'won_value.fx_effect@0',
    label: `${wonValue.label}, effect of exchange rates`,
    value: Number((won.value - value).toPrecision(15)) + 0,
    formula: `${won.formula}, less the same at the mean exchange rates of ${prior.label}`,
    sql: '',
    from: [won.id, 'won_value.constant@0'],
  });
}
