/** Sheets with a column for each month of which one holds what happened and another the plan: one table with a row per amount. */
import { type Database, literal, name } from '../database.ts';
import { words } from '../lexicon.ts';
import { amountScale } from '../money.ts';
import type { Column, Table } from '../typing/column-type.ts';
import { monthsNamed, type NamedMonth } from './months-as-rows.ts';
import { actualNamed, isScenario } from './statement-lines.ts';

interface Sheet {
  table: Table;
  scenario: string;
  months: readonly NamedMonth[];
}

/** Fewer columns of months are no sheet of them. */
const fewest = 3;

/** Such sheets as one table, and the sheets; null where there are none. */
export async function scenarioSheets(database: Database, tables: readonly Table[]): Promise<{ table: Table; from: Table[] } | null> {
  const sheets = tables.flatMap((table): Sheet[] => {
    const scenario = scenarioOf(table);
    const months = scenario === null ? [] : monthsNamed(table);
    return scenario !== null && months.length >= fewest && months.every(({ year }) => year !== null) ? [{ table, scenario, months }] : [];
  });
  const actual = sheets.find(({ scenario }) => actualNamed.test(words(scenario)));
  if (!actual) return null;
  const labels = labelsOf(actual);
  const others = sheets.filter((sheet) => sheet !== actual && labelsOf(sheet).every(({ name: each }, at) => each === labels[at]?.name));
  const lastLabel = labels.at(-1);
  if (!lastLabel || others.length === 0 || new Set(others.map(({ scenario }) => scenario)).size < others.length) return null;
  const all = [actual, ...others];
  const sql = name(`${actual.table.name} and plan by month`);
  await database.run(`CREATE OR REPLACE TABLE ${sql} AS ${all.flatMap((sheet) => amountsOf(sheet, labels)).join(' UNION ALL ')}`);
  await alignSigns(database, sql, lastLabel, actual.scenario);
  const counts = ['month', 'amount', ...labels.map((each) => each.name)].map((each, at) => `count(DISTINCT ${name(each)}) AS "d${at}"`);
  const [row] = await database.query(`SELECT count(*) AS "rows", ${counts.join(', ')} FROM ${sql}`);
  const rows = Number(row!.rows);
  const distinct = (at: number) => Number(row![`d${at}`]);
  const column = (called: string, type: Column['type'], different: number): Column => ({
    name: called,
    type,
    filled: rows,
    distinct: different,
    rejected: 0,
  });
  const stacked: Table = {
    ...actual.table,
    sql,
    rows,
    columns: [
      ...labels.map((each, at) => ({ ...each, filled: rows, distinct: distinct(at + 2) })),
      column('month', { kind: 'date', formats: ['%Y-%m-%d'], hasTime: false }, distinct(0)),
      column('scenario', { kind: 'text' }, all.length),
      column('amount', actual.months[0]!.column.type, distinct(1)),
    ],
  };
  return { table: stacked, from: all.map(({ table }) => table) };
}

/** `Actual` in `p-and-l.xlsx/Actual` and in `actuals 2026.csv`. */
function scenarioOf({ file }: Table): string | null {
  const sheet = file.slice(file.lastIndexOf('/') + 1).replace(/\.\w+$/, '');
  const found = words(sheet)
    .split(' ')
    .filter((word) => isScenario(word));
  return found.length === 1 ? found[0]! : null;
}

/** The texts that say what an amount is of, from the largest group to the account. */
const labelsOf = ({ table }: Sheet) => table.columns.filter(({ type, filled }) => type.kind === 'text' && filled > 0);

/** Each column of a month as rows. A group is named where it begins; a row without an account is a sum of those above it. */
function amountsOf({ table, scenario, months }: Sheet, labels: readonly Column[]): string[] {
  const account = name(labels.at(-1)!.name);
  const down = labels
    .slice(0, -1)
    .map(({ name: each }) => `last_value(${name(each)} IGNORE NULLS) OVER (ORDER BY rowid ROWS UNBOUNDED PRECEDING) AS ${name(each)}`);
  const filled = `(SELECT * REPLACE (${down.join(', ')}) FROM ${table.sql})`;
  const from = down.length > 0 ? filled : table.sql;
  const inTitle = amountScale(table.title ?? '');
  return months.map(
    ({ column, year, month }) =>
      `SELECT ${labels.map(({ name: each }) => name(each)).join(', ')}, make_date(${year}, ${month}, 1) AS "month", ${literal(scenario)} AS "scenario",
         CAST(${name(column.name)} * ${Math.max(inTitle, amountScale(column.name))} AS DECIMAL(18, 4)) AS "amount"
       FROM ${from} WHERE ${name(column.name)} IS NOT NULL AND ${account} IS NOT NULL`,
  );
}

/** One sheet writes costs below zero and the other above it: an account has the sign that it has in what happened. */
async function alignSigns(database: Database, sql: string, { name: account }: Column, actual: string): Promise<void> {
  const of = name(account);
  await database.run(
    `UPDATE ${sql} SET "amount" = -"amount" WHERE ("scenario", ${of}) IN (
       SELECT s."scenario", s.${of} FROM (SELECT "scenario", ${of}, sum("amount") AS total FROM ${sql} GROUP BY ALL) s
       JOIN (SELECT ${of}, sum("amount") AS total FROM ${sql} WHERE "scenario" = ${literal(actual)} GROUP BY ALL) a ON a.${of} = s.${of}
       WHERE sign(s.total) * sign(a.total) < 0)`,
  );
}
