/**
 * Customers whose amount is that of today, none once they have left, beside a table of what each paid in a month: the months are the
 * history, and the customers describe them.
 */
import { type Database, name } from '../database.ts';
import { columnFor } from '../joins.ts';
import { nameFit, words } from '../lexicon.ts';
import { noMapping } from '../mapping.ts';
import type { Column, Table } from '../typing/column-type.ts';
import { isRecurring, type SubscriptionTable, snapshotsIn } from './subscriptions.ts';

/** Share of ended rows without an amount from which what was lost is not known. */
const mostWithoutAmount = 0.5;
/** Share of the accounts of the months that the customers must list. */
const nearlyAll = 0.9;

/** The subscriptions by month, and the tables that describe them; null where the amounts of the contracts tell their history. */
export async function monthlyAmounts(
  database: Database,
  { table, end, amount, snapshots }: SubscriptionTable,
  others: readonly Table[],
): Promise<{ found: SubscriptionTable; others: Table[] } | null> {
  const key = keyOf(table);
  if (snapshots || !end || !key || !(await losesAmounts(database, table, end, amount))) return null;
  for (const other of others) {
    const found = snapshotsIn(other);
    const account = found && keyOf(found.table);
    if (!found || !account) continue;
    const [listed] = await database.query(
      `SELECT avg(CAST(v IN (SELECT ${name(key.name)} FROM ${table.sql}) AS INTEGER)) AS "share"
       FROM (SELECT DISTINCT ${name(account.name)} AS v FROM ${other.sql} WHERE v IS NOT NULL)`,
    );
    if (Number(listed!.share ?? 0) < nearlyAll) continue;
    return { found, others: [await oncePerKey(database, table, key), ...others.filter((each) => each !== other)] };
  }
  return null;
}

/** Whether an amount is that of today: what has ended has none. */
export async function losesAmounts(database: Database, table: Table, end: Column, amount: Column): Promise<boolean> {
  const [row] = await database.query(
    `SELECT avg(CAST(coalesce(${name(amount.name)}, 0) = 0 AS INTEGER)) FILTER (WHERE ${name(end.name)} IS NOT NULL) AS "ended",
       avg(CAST(coalesce(${name(amount.name)}, 0) = 0 AS INTEGER)) FILTER (WHERE ${name(end.name)} IS NULL) AS "open" FROM ${table.sql}`,
  );
  const [ended, open] = [Number(row!.ended ?? 0), Number(row!.open ?? 0)];
  return ended > mostWithoutAmount && ended > 2 * open;
}

/** The number of an account rather than its name. */
export function keyOf(table: Table): Column | undefined {
  const able = table.columns.filter(({ filled, distinct }) => filled === table.rows && distinct > 1);
  return (
    able.find((column) => /\bid\b/.test(words(column.name)) && columnFor('account', { ...table, columns: [column] }, noMapping)) ??
    able.find((column) => nameFit('account', column.name) > 0)
  );
}

/** The tables; where an amount recurs by the month, with months written as `2026-05` as dates. */
export function withMonthDates(database: Database, tables: readonly Table[]): Promise<Table[]> {
  return Promise.all(tables.map((table) => (table.columns.some(isRecurring) ? withDates(database, table) : table)));
}

const isMonth = /\b(month|period|monat|mois|mes|mese|periode|periodo)\b/;

async function withDates(database: Database, table: Table): Promise<Table> {
  const month = table.columns.find(
    ({ name: each, type }) => type.kind === 'text' && (nameFit('period', each) > 0 || isMonth.test(words(each))),
  );
  if (!month || month.filled < table.rows) return table;
  const of = name(month.name);
  const [row] = await database.query(
    `SELECT count(*) FILTER (WHERE regexp_full_match(${of}, '(19|20)[0-9]{2}-(0[1-9]|1[0-2])')) AS "months" FROM ${table.sql}`,
  );
  if (Number(row!.months) < table.rows) return table;
  const sql = name(`${table.name} dated`);
  await database.run(`CREATE OR REPLACE TABLE ${sql} AS SELECT * REPLACE (CAST(${of} || '-01' AS DATE) AS ${of}) FROM ${table.sql}`);
  const dated: Column = { ...month, type: { kind: 'date', formats: ['%Y-%m'], hasTime: false } };
  return { ...table, sql, columns: table.columns.map((column) => (column === month ? dated : column)) };
}

/** Without rows that repeat a key: they would count what it paid twice. */
async function oncePerKey(database: Database, table: Table, key: Column): Promise<Table> {
  const sql = name(`${table.name} once`);
  await database.run(
    `CREATE OR REPLACE TABLE ${sql} AS SELECT * FROM ${table.sql} QUALIFY row_number() OVER (PARTITION BY ${name(key.name)} ORDER BY rowid) = 1`,
  );
  return { ...table, sql, rows: key.distinct };
}
