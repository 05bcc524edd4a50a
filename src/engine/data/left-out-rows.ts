/** Rows that a brief asks to leave out: cancelled orders, test records, an internal account, whatever the values of a column name so. */
import type { Dictated } from '../../model/brief.ts';
import type { Undone } from '../../model/fact.ts';
import type { QualityNote } from '../../model/quality-note.ts';
import type { Names, Rows } from './compared-rows.ts';
import { type Database, literal, name } from './database.ts';
import { filler } from './filler-words.ts';
import { namesBuyer, singular } from './joins.ts';
import { nameFit, words } from './lexicon.ts';
import { beside, namesOf, rowsNamed, touches, unreal } from './named-rows.ts';
import { orderColumns } from './order-columns.ts';
import { holdingKeys } from './relations/links.ts';
import type { Column, Table } from './typing/column-type.ts';

/** The rows deleted from the tables, which keep what is left. `phrases`: those that named rows. */
export interface LeftOutRows {
  tables: Table[];
  phrases: string[];
  notes: QualityNote[];
  /** Of what the brief says of rows, what changed the tables, and what did not. */
  applied: string[];
  left: Undone[];
}

type Asked = Extract<Dictated, { kind: 'out' | 'only' | 'once' }>;

/**
 * Deletes the rows that the phrases name, with the rows of other tables that belong to them by a shared key, and those that are not among the
 * only ones that count. What names all rows of a table, or none, leaves it as it is.
 */
export async function leaveOutRows(
  database: Database,
  tables: readonly Table[],
  phrases: readonly string[],
  dictated: readonly Dictated[] = [],
): Promise<LeftOutRows> {
  const asked = dictated.filter((each): each is Asked => each.kind === 'out' || each.kind === 'only' || each.kind === 'once');
  if (phrases.length === 0 && asked.length === 0) return { tables: [...tables], phrases: [], notes: [], applied: [], left: [] };
  const names = await namesOf(database, tables);
  const done = { notes: [] as QualityNote[], gone: new Set<Table>() };
  const heard: string[] = [];
  const [applied, left]: [string[], Undone[]] = [[], []];
  // What is named twice, or by two phrases, was there when the second was said.
  const named = new Map<string, Found[]>();
  for (const what of [...phrases, ...asked.map((each) => each.what)])
    if (!named.has(what)) named.set(what, await rowsOf(database, names, what));
  for (const phrase of phrases) {
    const why = await without(database, named.get(phrase)!, tables, done);
    if (why === null || why === 'gone') heard.push(phrase);
    else if (asked.some(({ kind, what }) => kind === 'out' && what === phrase) || names.some((each) => touches(each, phrase)))
      left.push({ text: phrase, why, ...(why === 'unnamed' && { phrase: true as const }) });
  }
  for (const each of asked) {
    if (each.kind === 'out') continue;
    const why =
      each.kind === 'only'
        ? await only(database, named.get(each.what)!, each.what, tables, done)
        : await enteredOnce(database, named.get(each.what)!, each, tables, done);
    if (why === null) applied.push(each.text);
    else if (why !== 'gone') left.push({ text: each.text, why, ...(each.kind === 'only' && !each.sure && { phrase: true as const }) });
  }
  const kept: Table[] = [];
  for (const table of tables) kept.push(done.gone.has(table) ? await counted(database, table) : table);
  return { tables: kept, phrases: heard, notes: done.notes, applied, left };
}

/** What was said of the rows, and the tables that lost some. */
interface Done {
  notes: QualityNote[];
  gone: Set<Table>;
}
/** Null where rows were left out; `gone` where others had left them out before. */
type Why = Undone['why'] | 'gone' | null;

/** Rows of one table that a phrase names, and how many there were before any was left out. */
interface Found {
  of: Names;
  named: Rows;
  all: number;
  rows: number;
}

async function rowsOf(database: Database, names: readonly Names[], phrase: string): Promise<Found[]> {
  const found: Found[] = [];
  for (const of of names) {
    const rows = await rowsNamed(database, of, phrase);
    const named = rows && (await withAllLines(database, of.table, rows));
    if (named) found.push({ of, named, ...(await amongAll(database, of.table, named.sql)) });
  }
  const ofMonths = found.filter(({ named }) => named.month);
  if (ofMonths.length < 2) return found;
  // What came back in June may be of an order of May.
  const belonging = new Set<Found>();
  for (const each of ofMonths)
    for (const other of ofMonths) if (each !== other && (await belongsTo(database, each.of.table, other.of.table))) belonging.add(each);
  return found.filter((each) => !belonging.has(each));
}

async function belongsTo(database: Database, table: Table, to: Table): Promise<boolean> {
  const keys = await keysOf(database, to);
  return keys.some((key) => theirs(table, to, key) !== undefined) || (await theirsByValues(database, table, to, keys)) !== undefined;
}

/** What is written on the first line of an order names all of its lines. */
async function withAllLines(database: Database, table: Table, named: Rows): Promise<Rows> {
  const lines = await orderColumns(database, table);
  const isOfOrder = lines !== null && named.columns.every((column) => lines.once.some((each) => each.name === column));
  if (!isOfOrder) return named;
  const key = name(lines.key.name);
  return { ...named, sql: `${key} IN (SELECT ${key} FROM ${table.sql} WHERE ${named.sql})` };
}

/** What a phrase comes to in one table, after others; a number of rows where some are to be left out. */
async function before(
  database: Database,
  { of, named, all, rows }: Found,
  isLeftOut: boolean,
): Promise<Why | { all: number; rows: number }> {
  if (rows === 0 || rows === all) return rows === 0 ? 'no-row' : 'every-row';
  const now = await amongAll(database, of.table, named.sql);
  const gone = isLeftOut ? now.rows : now.all - now.rows;
  if (gone === 0) return 'gone';
  return gone === now.all ? 'every-row' : now;
}

/** How many rows a table has, and how many of them a condition is true for. */
async function amongAll(database: Database, table: Table, sql: string): Promise<{ all: number; rows: number }> {
  const [row] = await database.query(`SELECT count(*) AS "all", count(*) FILTER (WHERE ${sql}) AS "rows" FROM ${table.sql}`);
  return { all: Number(row!.all), rows: Number(row!.rows) };
}

/** Leaves out what a phrase names. */
async function without(database: Database, found: readonly Found[], tables: readonly Table[], done: Done): Promise<Why> {
  let why: Why = 'unnamed';
  for (const each of found) {
    const { named, all, rows } = each;
    const { table } = each.of;
    if (named.marked && rows > mostMarked * all) continue;
    // A word that fits most rows was not meant by whoever says more than that.
    if (named.part && rows > mostByPart * all) {
      why = why === 'unnamed' ? 'most-rows' : why;
      continue;
    }
    const now = await before(database, each, true);
    if (typeof now !== 'object' || now === null) {
      why = why === null ? null : now;
      continue;
    }
    why = null;
    done.notes.push(await leftOutNote(database, table, named, now));
    const belonging = await deleteTheirs(database, table, tables, named.sql, named.columns, done.gone);
    // A mark without the column that has it names nothing.
    const isMark = table.columns.some(({ name: own, type }) => type.kind === 'boolean' && named.columns.includes(own));
    const theirs = isMark || named.values.includes('✓') ? named.columns : named.values.slice(0, 3);
    done.notes.push(...belongingNotes(belonging, theirs.join(', ')));
    done.gone.add(table);
    await database.run(`DELETE FROM ${table.sql} WHERE ${named.sql}`);
  }
  return why;
}

async function leftOutNote(
  database: Database,
  table: Table,
  named: Rows,
  { all, rows }: { all: number; rows: number },
): Promise<QualityNote> {
  const told = named.where ? null : await amountOf(database, table, named.sql);
  const columns = named.columns.join(', ');
  const said = named.values.slice(0, 3).join(', ');
  const figures = { rows: told?.rows ?? rows, all: told?.all ?? all, file: table.file, column: columns, values: said };
  const left = `${figures.rows.toLocaleString('en')} of ${figures.all.toLocaleString('en')} rows of ${table.file} are left out as asked: ${columns}${named.where ? ':' : ' says'} ${said}`;
  return {
    code: 'left-out',
    message: told ? `${left}; they come to ${told.amount.toLocaleString('en')}.` : `${left}.`,
    table: table.name,
    column: columns,
    rows: figures.rows,
    sentence: named.where ? 'left-out-where' : told ? 'left-out-amount' : 'left-out',
    figures: { ...figures, ...(told && { amount: told.amount }) },
  };
}

/** Leaves out all but what a phrase names, in the tables that it is about, or else in all that hold it. */
async function only(database: Database, given: readonly Found[], what: string, tables: readonly Table[], done: Done): Promise<Why> {
  const found = given.filter(({ named }) => !named.marked);
  const about = found.filter(({ of }) => touches(of, what));
  let why: Why = 'unnamed';
  for (const each of about.length > 0 ? about : found) {
    const { named } = each;
    const { table } = each.of;
    const now = await before(database, each, false);
    if (typeof now !== 'object' || now === null) {
      why = why === null ? null : now;
      continue;
    }
    why = null;
    const { all, rows } = now;
    const columns = named.columns.join(', ');
    const said = named.values.slice(0, 3).join(', ');
    done.notes.push({
      code: 'left-out',
      message: `Only ${rows.toLocaleString('en')} of ${all.toLocaleString('en')} rows of ${table.file} count, as asked: ${columns}${named.where ? ':' : ' says'} ${said}.`,
      table: table.name,
      column: columns,
      rows: all - rows,
      sentence: 'only-where',
      figures: { rows, all, file: table.file, column: columns, values: said },
    });
    const others = `NOT (${named.sql})`;
    await deleteTheirs(database, table, tables, others, named.columns, done.gone);
    done.gone.add(table);
    await database.run(`DELETE FROM ${table.sql} WHERE ${others}`);
  }
  return why;
}

/** Of rows that say the same but for a number of their own, one is kept; a single row is left out if that is asked. */
async function enteredOnce(database: Database, found: readonly Found[], asked: Asked, tables: readonly Table[], done: Done): Promise<Why> {
  let why: Why = 'unnamed';
  for (const { of, named, rows: were } of found) {
    if (named.marked) continue;
    const { table } = of;
    const alike = table.columns
      .filter(({ distinct, filled }) => !(distinct === filled && filled === table.rows))
      .map((each) => name(each.name));
    const first = `(SELECT min(rowid) FROM ${table.sql} WHERE ${named.sql} GROUP BY ${alike.length > 0 ? alike.join(', ') : 'rowid'})`;
    const again = await amongAll(database, table, `${named.sql} AND rowid NOT IN ${first}`);
    const { all, rows } = await amongAll(database, table, named.sql);
    if (rows === 0) {
      why = why === null ? null : were === 0 ? 'no-row' : 'gone';
      continue;
    }
    if (again.rows === 0 && !('ignored' in asked)) {
      why = why === null ? null : rows > 1 ? 'several' : 'single';
      continue;
    }
    const repeated = again.rows > 0 ? again.rows : rows;
    why = null;
    done.notes.push({
      code: 'left-out',
      message: `${repeated.toLocaleString('en')} of ${all.toLocaleString('en')} rows of ${table.file} are left out as entered twice: ${named.columns.join(', ')}: ${named.values.join(', ')}.`,
      table: table.name,
      column: named.columns.join(', '),
      rows: repeated,
      sentence: 'entered-twice',
      figures: { rows: repeated, all, file: table.file, column: named.columns.join(', '), values: named.values.join(', ') },
    });
    if (again.rows === 0) await deleteTheirs(database, table, tables, named.sql, named.columns, done.gone);
    done.gone.add(table);
    await database.run(`DELETE FROM ${table.sql} WHERE ${named.sql}${again.rows > 0 ? ` AND rowid NOT IN ${first}` : ''}`);
  }
  return why;
}

/** What the rows come to: of a ledger its actual amounts, of another table its amount. */
async function amountOf(
  database: Database,
  { columns, sql, ledger }: Table,
  condition: string,
): Promise<{ rows: number; all: number; amount: number } | null> {
  const numbers = columns.filter(({ type }) => type.kind === 'number');
  const amount = ledger
    ? numbers.find(({ name: each }) => each === 'Amount' || each === 'Result')
    : numbers
        .toSorted((a, b) => nameFit('amount', b.name) - nameFit('amount', a.name))
        .find(({ name: each }) => nameFit('amount', each) > 0);
  if (!amount) return null;
  const actual = ledger && columns.some(({ name: each }) => each === 'Scenario') ? `WHERE "Scenario" = 'Actual'` : '';
  const [row] = await database.query(
    `SELECT count(*) AS "all", count(*) FILTER (WHERE ${condition}) AS "rows", CAST(sum(${name(amount.name)}) FILTER (WHERE ${condition}) AS DOUBLE) AS "amount" FROM ${sql} ${actual}`,
  );
  const value = Math.abs(Number(row!.amount ?? 0));
  return value === 0 ? null : { rows: Number(row!.rows), all: Number(row!.all), amount: Math.round(value) };
}

/** Share of the rows that a part of a phrase may leave out. */
const mostByPart = 0.5;

/** Share of the rows up to which a name may mark them: a product called Test Suite is sold more often than tests are made. */
const mostMarked = 0.1;

/** Values that say in capitals, or in so many words, that a record is no real one: `TEST CARRIER`, `test - do not use`, `ZZ Internal QA (test)`. */
const loud = [
  /(?<!\p{L})TEST/u,
  /(?<!\p{L})test(?!\p{L})[^\n]{0,40}(?:do[ _-]not|ignore)|\(test\)|(?<!\p{L})demo (?:tenant|account|customer|company)|sandbox|dummy/iu,
];
/** Of more rows, the value may be what the table is about. */
const mostTests = 0.01;
/** Of longer tables, nobody types tests by hand. */
const longTable = 200_000;

/** Deletes the few rows whose name or group says that they are tests, with the rows of other tables that belong to them; nobody has to ask for that. */
export async function leaveOutTests(database: Database, tables: readonly Table[]): Promise<Pick<LeftOutRows, 'tables' | 'notes'>> {
  const found: { table: Table; sql: string; columns: string; value: string }[] = [];
  const testsOfAll = await Promise.all(tables.map((table) => testsOf(database, table)));
  for (const [at, table] of tables.entries()) {
    const tests = testsOfAll[at]!;
    const sql = tests.map(({ column, value }) => `coalesce(CAST(${name(column)} AS VARCHAR) = ${literal(value)}, false)`).join(' OR ');
    const few = tests.length > 0 && tests.reduce((sum, { rows }) => sum + rows, 0) <= mostTests * table.rows;
    if (few) found.push({ table, sql, columns: [...new Set(tests.map(({ column }) => column))].join(', '), value: tests[0]!.value });
  }
  const gone = new Set<Table>();
  for (const { table, sql, columns } of found) {
    await deleteTheirs(database, table, tables, sql, columns.split(', '), gone);
    gone.add(table);
  }
  for (const { table, sql } of found) await database.run(`DELETE FROM ${table.sql} WHERE ${sql}`);
  const left: Table[] = [];
  const notes: QualityNote[] = [];
  for (const table of tables) {
    const kept = gone.has(table) ? await counted(database, table) : table;
    left.push(kept);
    const rows = table.rows - kept.rows;
    if (rows === 0) continue;
    // Rows that belong to a test are told with the column that says so.
    const { columns, value } = found.find((each) => each.table === table) ?? found[0]!;
    notes.push({
      code: 'left-out',
      message: `${rows} of ${table.rows.toLocaleString('en')} rows of ${table.file} are left out as tests: ${columns} says ${value}.`,
      table: table.name,
      column: columns,
      rows,
      sentence: 'discarded',
      figures: { rows, file: table.file, column: columns },
    });
  }
  return { tables: left, notes };
}

/** The values of a table's texts that say so, as written. */
async function testsOf(database: Database, table: Table): Promise<{ column: string; value: string; rows: number }[]> {
  const texts = table.columns.filter(({ type, distinct }) => type.kind === 'text' && distinct > 1);
  if (texts.length === 0 || table.rows > longTable || table.derived) return [];
  const told = await database.query(
    texts
      .map(({ name: each }, at) => {
        const text = `CAST(${name(each)} AS VARCHAR)`;
        return `SELECT ${at} AS "at", ${text} AS "value", count(*) AS "rows" FROM ${table.sql} WHERE regexp_matches(${text}, ${literal('test|sandbox|dummy|demo ')}, 'i') GROUP BY 1, 2`;
      })
      .join(' UNION ALL ')
      .concat(' ORDER BY 1, 2'),
  );
  return told.flatMap(({ at, value, rows }) => {
    const column = texts[Number(at)]!;
    return isTest(String(value), column) ? [{ column: column.name, value: String(value), rows: Number(rows) }] : [];
  });
}

/** A number in a series of keys: `CMP-TEST1` among `CMP-317`. */
const testKey = /^[A-Z]{1,6}[-_]TEST[-_]?\d{0,4}$/;

/** Whether a value says so aloud, and nothing else. */
function isTest(value: string, { name: column }: Column): boolean {
  if (testKey.test(value)) return true;
  if (!loud.some((sign) => sign.test(value))) return false;
  const own = words(column).split(' ');
  return words(value)
    .split(' ')
    .every((word) => unreal.test(word) || filler.has(word) || beside.test(word) || own.includes(word));
}

/** Rows of another table that went with those that were named. */
interface Belonging {
  table: Table;
  column: string;
  all: number;
  rows: number;
}

/**
 * Deletes the rows of other tables that belong to those, by the key of a row, and those that belong to them; where a customer is left out by its
 * name also by the customer's own.
 * @param named the columns that name the rows
 */
async function deleteTheirs(
  database: Database,
  table: Table,
  tables: readonly Table[],
  sql: string,
  named: readonly string[],
  gone: Set<Table>,
  before: readonly Table[] = [],
): Promise<Belonging[]> {
  const others = tables.filter((other) => other !== table && !before.includes(other));
  const [key, ...more] = others.length === 0 ? [] : await keysOf(database, table);
  if (!key) return [];
  const isBuyer = named.some((column) => nameFit('account', column) > 0);
  const found: Belonging[] = [];
  for (const other of others) {
    const own = more.find(
      (each) =>
        numbers.test(words(each.name)) && theirs(other, table, each) && (!isBuyer || theirs(other, table, each)?.distinct !== other.rows),
    );
    const named = [key, ...(own ? [own] : [])].flatMap((each) => {
      const same = theirs(other, table, each);
      return same ? [{ key: each, same }] : [];
    })[0];
    const by = named ?? (await theirsByValues(database, other, table, [key, ...more]));
    if (!by) continue;
    const belong = `CAST(${name(by.same.name)} AS VARCHAR) IN (SELECT CAST(${name(by.key.name)} AS VARCHAR) FROM ${table.sql} WHERE ${sql})`;
    const { all, rows } = await amongAll(database, other, belong);
    if (rows === 0) continue;
    found.push({ table: other, column: by.same.name, all, rows });
    found.push(...(await deleteTheirs(database, other, tables, belong, [by.same.name], gone, [...before, table])));
    await database.run(`DELETE FROM ${other.sql} WHERE ${belong}`);
    gone.add(other);
  }
  return found;
}

/** What numbers the rows of a table. */
const numbers = /\b(?:id|key|no|nr|num|number|nummer|code|ref|reference)$/;

const belongingNotes = (found: readonly Belonging[], values: string): QualityNote[] =>
  found.map(({ table: { file, name: table }, column, all, rows }) => ({
    code: 'left-out',
    message: `${rows.toLocaleString('en')} of ${all.toLocaleString('en')} rows of ${file} are left out with them: they belong to ${values} by ${column}.`,
    table,
    column,
    rows,
    sentence: 'left-out-with',
    figures: { rows, all, file, column, values },
  }));

/** Of fewer rows repeated, a key is none. */
const leastKept = 0.9;

/** The columns that number the rows of a table, once what repeats another row exactly is counted once. */
async function keysOf(database: Database, { columns, rows, sql }: Table): Promise<Column[]> {
  const whole = columns.filter(({ distinct, filled }) => distinct === filled && filled === rows);
  const near = columns.filter(({ distinct, filled }) => filled === rows && distinct < rows && distinct >= leastKept * rows);
  if (whole.length > 0 || near.length === 0) return whole;
  const [row] = await database.query(`SELECT count(*) AS "rows" FROM (SELECT DISTINCT * FROM ${sql})`);
  return near.filter(({ distinct }) => distinct === Number(row!.rows));
}

/** The column of another table that holds a key of this one: `Subscription Id` that of `subscriptions.id`, `account_id` that of a customer. */
function theirs(other: Table, table: Table, key: Column): Column | undefined {
  const bare = (called: string) => words(called).split(' ').map(singular).join(' ');
  const fits = other.columns.filter(({ type }) => type.kind === key.type.kind);
  return (
    fits.find((each) => words(each.name) === words(key.name)) ??
    fits.find((each) => /\bid$/.test(words(key.name)) && bare(each.name) === bare(key.name)) ??
    fits.find((each) => namesBuyer({ ...each, name: bare(each.name) }, table.name, { ...key, name: bare(key.name) }))
  );
}

/** The one column that holds keys of this table under a name of its own: the `Order Name` of a return that of an order. */
async function theirsByValues(database: Database, other: Table, table: Table, keys: readonly Column[]) {
  for (const key of keys) {
    const [same, ...others] = await holdingKeys(database, other, table, key);
    if (same && others.length === 0) return { key, same };
  }
  return undefined;
}

/** The table with its rows and values counted again. */
export async function counted(database: Database, table: Table): Promise<Table> {
  const [row] = await database.query(
    `SELECT count(*) AS "rows", ${table.columns.map(({ name: each }, at) => `count(${name(each)}) AS "f${at}", count(DISTINCT ${name(each)}) AS "d${at}"`).join(', ')} FROM ${table.sql}`,
  );
  const columns = table.columns.map((column, at) => ({ ...column, filled: Number(row![`f${at}`]), distinct: Number(row![`d${at}`]) }));
  return { ...table, rows: Number(row!.rows), columns };
}
