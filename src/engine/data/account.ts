/** One account: its names in every table, and the tables filtered to its rows. */
import { QuarterdeckError } from '../../model/errors.ts';
import { type Database, literal, name } from './database.ts';
import { columnFor } from './joins.ts';
import { nameFit, words } from './lexicon.ts';
import type { Mapping } from './mapping.ts';
import { bareSpelling, byCodeUnit, nearest } from './spelling.ts';
import type { Column, Table } from './typing/column-type.ts';

const listed = 5;
const registers =
  /\b(accounts?|customers?|clients?|compan(y|ies)|organi[sz]ations?|kunden?|firmen|clientes?|empresas?|entreprises?|clienti|aziende)\b/;

/** Whether the table's name says it lists accounts. */
function isRegister(table: Table): boolean {
  return registers.test(words(table.name));
}

/** An account found by name. */
interface FoundAccount {
  name: string;
  /** All values that refer to it: names and keys. */
  values: string[];
  known: readonly Names[];
}

/**
 * Finds an account by name or key. If the caller is not `sure` that the name is an account, returns null when nothing is close.
 * @throws account_unknown, account_ambiguous
 */
export async function findAccount(
  database: Database,
  tables: readonly Table[],
  mapping: Mapping,
  asked: string,
  sure: boolean,
): Promise<FoundAccount | null> {
  const known = await namesOfAccounts(database, tables, mapping);
  const found = choose(asked, known, sure);
  return found && { ...found, known };
}

/** The names of an account and its keys. */
interface Names {
  name: string;
  keys: string[];
}

async function namesOfAccounts(database: Database, tables: readonly Table[], mapping: Mapping): Promise<Names[]> {
  const found = new Map<string, Set<string>>();
  const registered = new Set<string>();
  for (const table of tables) {
    const unique = table.columns.filter((column) => isName(column) && column.distinct === table.rows && table.rows > 0);
    if (!isRegister(table) && !unique.some((column) => nameFit('account', column.name) > 0)) continue;
    const texts = { ...table, columns: table.columns.filter((column) => column.type.kind === 'text' && nameFit('id', column.name) === 0) };
    const called = columnFor('account', texts, mapping) ?? columnFor('name', texts, mapping) ?? unique[0];
    if (!called || unique.length === 0) continue;
    const keys = unique.filter((column) => column === called || nameFit('id', column.name) > 0);
    const rows = await database.query(
      `SELECT ${[called, ...keys].map((column, at) => `trim(CAST(${name(column.name)} AS VARCHAR)) AS "c${at}"`).join(', ')} FROM ${table.sql} ORDER BY ALL`,
    );
    for (const row of rows) {
      if (row.c0 === null) continue;
      const own = keys.flatMap((_, at) => (row[`c${at + 1}`] === null ? [] : [String(row[`c${at + 1}`])]));
      const set = found.get(String(row.c0)) ?? new Set<string>();
      for (const key of own) registered.add(key);
      found.set(String(row.c0), new Set([...set, ...own]));
    }
  }
  for (const table of tables) {
    const texts = { ...table, columns: table.columns.filter(isName) };
    const column = columnFor('account', texts, mapping);
    if (!column) continue;
    const rows = await database.query(
      `SELECT DISTINCT trim(CAST(${name(column.name)} AS VARCHAR)) AS "v" FROM ${table.sql} WHERE "v" IS NOT NULL ORDER BY 1`,
    );
    for (const { v } of rows) if (!registered.has(String(v)) && !found.has(String(v))) found.set(String(v), new Set());
  }
  return [...found].map(([called, keys]) => ({ name: called, keys: [...keys] })).sort((a, b) => byCodeUnit(a.name, b.name));
}

/** Whether the column holds names: text, or a number whose column name says it is a key. */
function isName({ type, name: called, filled }: Column): boolean {
  return filled > 0 && (type.kind === 'text' || (type.kind === 'number' && type.integer && nameFit('id', called) > 0));
}

/** @throws account_unknown, account_ambiguous */
function choose(asked: string, known: readonly Names[], sure: boolean): { name: string; values: string[] } | null {
  const bare = bareSpelling(asked);
  const byKey = known.filter(({ keys }) => keys.includes(asked));
  const same = known.filter((each) => bareSpelling(each.name) === bare);
  const begins = known.filter((each) => ` ${words(each.name)} `.startsWith(` ${words(asked)} `) && words(asked) !== '');
  const found = same.length > 0 ? same : byKey.length > 0 ? byKey : sure ? begins : [];
  const [first] = found;
  if (first && found.length === 1) return { name: first.name, values: [first.name, ...first.keys] };
  const some = (names: readonly string[]) => {
    const shown = names.slice(0, listed).map((each) => `“${each}”`);
    return names.length > listed ? `${shown.join(', ')} and ${names.length - listed} more` : shown.join(', ');
  };
  if (found.length > 1) {
    throw new QuarterdeckError('account_ambiguous', `“${asked}” can be several accounts: ${some(found.map((each) => each.name))}.`, {
      next: `Write one of them in full with --account "${first!.name}".`,
    });
  }
  const near =
    nearest(
      asked,
      known.map((each) => each.name),
    ) ?? known.find((each) => isNear(bare, bareSpelling(each.name)))?.name;
  if (!near && !sure) return null;
  throw new QuarterdeckError('account_unknown', `The data hold no account called “${asked}”${near ? `; did you mean “${near}”?` : '.'}`, {
    next: near
      ? `Write --account "${near}".`
      : known.length > 0
        ? `The data know ${some(known.map((each) => each.name))}.`
        : 'Give a table that names accounts.',
  });
}

/** At most two edits apart; one for short names. */
function isNear(a: string, b: string): boolean {
  if (a.length < 4 || b.length < 4 || /\d$/.test(a)) return false;
  if (Math.abs(a.length - b.length) > 2) return false;
  let row = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) next[j] = Math.min(next[j - 1]! + 1, row[j]! + 1, row[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1));
    row = next;
  }
  return row[b.length]! <= (a.length < 7 ? 1 : 2);
}

export interface OneAccount {
  /** As written in the data. */
  name: string;
  tables: Table[];
  /** The table filtered to the account; null if nothing links the table to it. */
  of(table: Table): Table | null;
  rowsOf(table: Table): number | null;
}

/** The columns of a table that name accounts: the one that owns the row, and any others. */
interface Place {
  table: Table;
  whose: Column;
  others: Column[];
}

/** A column names accounts if at least this share of its values are accounts. */
const enough = 0.5;
/** Filters the tables to the rows of one account. */
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
    // Column statistics stay those of all accounts.
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
    // Any number can be a key: its column must be named after accounts, or belong to the accounts table itself.
    if (column.type.kind === 'number' && nameFit('account', column.name) === 0 && !isRegister(table)) continue;
    const rows = await database.query(
      `SELECT DISTINCT trim(CAST(${name(column.name)} AS VARCHAR)) AS "v" FROM ${table.sql} WHERE "v" IS NOT NULL`,
    );
    const hits = rows.filter(({ v }) => all.has(String(v).toLowerCase())).length;
    if (rows.length > 0 && hits >= rows.length * enough) found.push(column);
  }
  return found;
}

/** Adds conditions for rows that refer to the account's rows, such as the usage of its subscriptions. */
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

/** Tables that the account's rows refer to by key, such as its products or account managers. */
async function describing(database: Database, tables: readonly Table[], conditions: ReadonlyMap<Table, string>): Promise<Set<Table>> {
  const found = new Set<Table>();
  for (const table of tables.filter((each) => !conditions.has(each)))
    for (const parent of conditions.keys()) if (await linkOf(database, parent, table)) found.add(table);
  return found;
}

/** A column of one table whose values are keys of the other; null if there is none. */
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
