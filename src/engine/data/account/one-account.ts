/** The rows of one account: every table is cut down to them before anything is computed, so that no other account can be told of. */
import { type Database, literal, name } from '../database.ts';
import { nameFit, words } from '../lexicon.ts';
import type { Mapping } from '../mapping.ts';
import { columnFor } from '../roles.ts';
import type { Column, Table } from '../typing/column-type.ts';
import { type FoundAccount, isName, isRegister, type Names } from './account-names.ts';

export interface OneAccount {
  /** As the data write it. */
  name: string;
  tables: Table[];
  /** What is left of a table; null for one that says nothing of the account. */
  of(table: Table): Table | null;
  rowsOf(table: Table): number | null;
}

/** Where a table names accounts: the column that says whose a row is, and others that name accounts too. */
interface Place {
  table: Table;
  whose: Column;
  others: Column[];
}

/** A column names accounts when this share of its values are accounts. */
const enough = 0.5;
/** The tables cut down to the rows of one account. */
export async function oneAccount(
  database: Database,
  tables: readonly Table[],
  mapping: Mapping,
  { name: called, values, known }: FoundAccount,
): Promise<OneAccount> {
  const places = await placesOf(database, tables, mapping, known);
  const conditions = new Map<Table, string>();
  const mine = `(${values.map((value) => literal(value.toLowerCase())).join(', ')})`;
  const isMine = (column: Column) => `lower(trim(CAST(${name(column.name)} AS VARCHAR))) IN ${mine}`;
  for (const { table, whose } of places) conditions.set(table, isMine(whose));
  await follow(database, tables, conditions);
  const lookups = await describing(database, tables, conditions);

  const restricted = new Map<Table, { table: Table; rows: number }>();
  for (const [at, table] of tables.entries()) {
    const condition = conditions.get(table) ?? (lookups.has(table) ? 'true' : null);
    if (condition === null) continue;
    const place = places.find((each) => each.table === table);
    const naming = place ? place.others : await accountColumns(database, table, known);
    const hidden = naming.map((column) => `CASE WHEN ${isMine(column)} THEN ${name(column.name)} END AS ${name(column.name)}`);
    const sql = `files.${name(`one_account_${at}`)}`;
    await database.run(
      `CREATE TABLE ${sql} AS SELECT * ${hidden.length > 0 ? `REPLACE (${hidden.join(', ')})` : ''} FROM ${table.sql} WHERE ${condition}`,
    );
    const [count] = await database.query(`SELECT count(*) AS "n" FROM ${sql}`);
    // What its columns are is known from the rows of all accounts.
    restricted.set(table, { table: { ...table, sql }, rows: Number(count!.n) });
  }
  return {
    name: called,
    tables: [...restricted.values()].map(({ table }) => table),
    of: (table) => restricted.get(table)?.table ?? null,
    rowsOf: (table) => restricted.get(table)?.rows ?? null,
  };
}

async function placesOf(database: Database, tables: readonly Table[], mapping: Mapping, known: readonly Names[]): Promise<Place[]> {
  const places: Place[] = [];
  for (const table of tables) {
    const columns = await accountColumns(database, table, known);
    const role = columnFor('account', { ...table, columns }, mapping);
    const whose =
      columns.find((column) => column.distinct === table.rows && column === role) ??
      columns.find((column) => column.distinct === table.rows) ??
      role ??
      columns[0];
    if (whose) places.push({ table, whose, others: columns.filter((column) => column !== whose) });
  }
  return places;
}

async function accountColumns(database: Database, table: Table, known: readonly Names[]): Promise<Column[]> {
  const all = new Set(known.flatMap(({ name: called, keys }) => [called, ...keys].map((each) => each.toLowerCase())));
  const found: Column[] = [];
  for (const column of table.columns) {
    if (!isName(column)) continue;
    // Numbers are keys of anything: their name must say that they are of accounts, or they are the table's own.
    if (column.type.kind === 'number' && nameFit('account', column.name) === 0 && !isRegister(table)) continue;
    const rows = await database.query(
      `SELECT DISTINCT trim(CAST(${name(column.name)} AS VARCHAR)) AS "v" FROM ${table.sql} WHERE "v" IS NOT NULL`,
    );
    const hits = rows.filter(({ v }) => all.has(String(v).toLowerCase())).length;
    if (rows.length > 0 && hits >= rows.length * enough) found.push(column);
  }
  return found;
}

/** Rows that belong to rows of the account: the uses of its subscriptions. */
async function follow(database: Database, tables: readonly Table[], conditions: Map<Table, string>): Promise<void> {
  for (let grown = true; grown; ) {
    grown = false;
    for (const table of tables.filter((each) => !conditions.has(each))) {
      for (const [parent, condition] of [...conditions]) {
        const link = await linkOf(database, table, parent);
        if (!link) continue;
        conditions.set(
          table,
          `${name(link.column.name)} IN (SELECT ${name(link.key.name)} FROM ${parent.sql} WHERE ${condition} AND ${name(link.key.name)} IS NOT NULL)`,
        );
        grown = true;
        break;
      }
    }
  }
}

/** Tables to which rows of the account refer by a key: its products, the people who look after it. */
async function describing(database: Database, tables: readonly Table[], conditions: ReadonlyMap<Table, string>): Promise<Set<Table>> {
  const found = new Set<Table>();
  for (const table of tables.filter((each) => !conditions.has(each)))
    for (const parent of conditions.keys()) if (await linkOf(database, parent, table)) found.add(table);
  return found;
}

/** A column of one table whose values are keys of the other. */
async function linkOf(database: Database, from: Table, to: Table): Promise<{ column: Column; key: Column } | null> {
  for (const key of to.columns) {
    if (!isName(key) || key.distinct !== to.rows || key.distinct < 2) continue;
    for (const column of from.columns) {
      if (!isName(column) || column.type.kind !== key.type.kind || column.distinct < 2) continue;
      if (key.type.kind === 'number' && words(column.name) !== words(key.name)) continue;
      const [row] = await database.query(
        `SELECT count(*) AS "all", count(*) FILTER (WHERE v IN (SELECT ${name(key.name)} FROM ${to.sql})) AS "hit"
         FROM (SELECT DISTINCT ${name(column.name)} AS v FROM ${from.sql}) WHERE v IS NOT NULL`,
      );
      if (Number(row!.all) > 0 && Number(row!.hit) >= Number(row!.all) * 0.8) return { column, key };
    }
  }
  return null;
}
