/** How much of what is won a few accounts bring: the share of the largest one, five and ten, and the Herfindahl index. */

import type { MetricNote, Unit } from '../../../model/fact.ts';
import { factId } from '../../../model/fact.ts';
import { hexOfRows, name, rowsHash, sumOfHashes } from '../../data/database.ts';
import { noMember } from '../../data/dimensions.ts';
import { columnOf } from '../../data/families/deals.ts';
import { periodNumber } from '../calendar/calendar.ts';
import { number, type Question } from '../compute.ts';
import { datedRows, period as inPeriod } from '../dated-rows.ts';
import { wonValue } from './won-value.ts';

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
    id: 'account_share',
    label: 'Share of the largest account',
    definition: 'Won value of the largest account divided by the won value of all that are named.',
    unit: 'ratio',
  },
  {
    ...family,
    id: 'account_hhi',
    label: 'Concentration of accounts (Herfindahl index)',
    definition: 'Sum of the squared shares in percent that accounts have of won value: the higher, the fewer accounts bring it.',
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

/** Puts `account_share@0`, `.top5@0`, `.top10@0` and `account_hhi@0` for each period and all time with more accounts than it speaks of. */
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
  const last = periodNumber(periods.calendar, periods.reporting.start, periods.length);
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
