/** How much of what is won a few accounts bring: the share of the largest one, five and ten, and the Herfindahl index. */
import { name } from '../data/database.ts';
import { columnOf, noMember } from '../data/deals.ts';
import { hexOfRows } from '../data/row-hash.ts';
import { number, type Question } from './compute.ts';
import type { MetricNote, Unit } from './fact.ts';
import { factId } from './fact-id.ts';

const tops = [1, 5, 10] as const;
const family = {
  family: 'sales',
  polarity: 'down',
  beside: 'won_value',
  untested: true,
  subject: { one: 'account', many: 'accounts' },
} as const;

export const concentrationNotes: readonly Omit<MetricNote, 'status' | 'reason'>[] = [
  ...tops.map((count) => ({
    ...family,
    id: `account_top${count}`,
    label: count === 1 ? 'Share of the largest account' : `Share of the ${count} largest accounts`,
    definition: `Won value of the ${count === 1 ? 'largest account' : `${count} largest accounts`} divided by the won value of all that are named.`,
    unit: 'ratio' as Unit,
  })),
  {
    ...family,
    id: 'account_hhi',
    label: 'Concentration of accounts (HHI)',
    definition:
      'Herfindahl index of won value by account: the sum of squared shares in percent, from near 0 to 10,000 for a single account.',
    unit: 'number',
  },
];

/** Puts `account_top1@0` … `account_hhi@0` for each period and all time with more accounts than it speaks of. */
export async function computeConcentration({ database, facts, periods }: Question, dimension: string): Promise<void> {
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
  for (const { at, period, words, where } of places) {
    const values = [
      ...tops.map(
        (count) =>
          `CASE WHEN count(*) > ${count} AND min(value) >= 0 THEN CAST(sum(value) FILTER (WHERE place <= ${count}) AS DOUBLE) / nullif(CAST(sum(value) AS DOUBLE), 0) END`,
      ),
      'CASE WHEN count(*) > 1 AND min(value) >= 0 THEN sum(CAST(value AS DOUBLE) * CAST(value AS DOUBLE) ORDER BY place) * 10000 / nullif(CAST(sum(value) AS DOUBLE) * CAST(sum(value) AS DOUBLE), 0) END',
    ];
    const from = `FROM (SELECT *, row_number() OVER (ORDER BY value DESC, account) AS place
      FROM (SELECT ${account} AS account, sum(amount) AS value, sum(row_hash) AS row_hash FROM deals WHERE ${won}${where} GROUP BY 1 HAVING sum(amount) IS NOT NULL))`;
    const [row] = await database.query(
      `SELECT ${values.map((value, index) => `${value} AS "v${index}"`).join(', ')}, count(*) AS "n", sum(row_hash) AS "rows" ${from}`,
    );
    for (const [index, { id: metric, label, unit }] of concentrationNotes.entries()) {
      const value = number(row![`v${index}`]!);
      if (value === null) continue;
      const id = factId({ metric, at });
      facts.set(id, {
        id,
        metric,
        label,
        value,
        unit,
        period,
        scope: {},
        n: Number(row!.n),
        rows: hexOfRows(row!.rows),
        formula: `${label.charAt(0).toLowerCase()}${label.slice(1)}, by amount of won deals${words}`,
        sql: `SELECT ${values[index]} ${from}`,
      });
    }
  }
}
