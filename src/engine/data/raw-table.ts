/** Raw tables: rows of any format as trimmed text in the database; typing comes later. */
import { type Database, name } from './database.ts';
import type { Delimiter } from './formats/delimited.ts';

export interface RawTable {
  /** Table name in the database. */
  table: string;
  /** Name shown to the user, with the sheet or table if the file has several. */
  file: string;
  columns: string[];
  rows: number;
  /** Records left out because they have more fields than the header. */
  rejected: number;
  /** Lines left out above the header and below the last record: titles, totals, footers. */
  around: number;
  /** What stands above the header on its sheet. */
  title?: string;
  /** Of the file, plus the name of the sheet or table if the file has several. */
  sha256: string;
  /** null if the format has none. */
  delimiter: Delimiter | null;
  /** A view of the file instead of a copy: every query reads it again. */
  view?: true;
  /** It is a view inside its database: its rows are those of other tables. */
  derived?: true;
  /** Foreign keys that its database declares. */
  references?: Reference[];
}

/** Columns whose values are among the keys of another table of the same database. */
export interface Reference {
  columns: string[];
  table: string;
  keys: string[];
}

/** A raw table and its name: that of its file, or of the sheet or table inside. */
export interface Found {
  called: string;
  raw: RawTable;
}

/** What was read, with notes for the user, one plain sentence each. */
export interface Reading {
  tables: Found[];
  notes: string[];
}

/** With more columns than this, the columns are really keys of another kind. */
export const maxColumns = 2000;

export async function createRaw(database: Database, table: string, columns: readonly string[]): Promise<void> {
  await database.run(`CREATE TABLE ${name(table)} (${columns.map((column) => `${name(column)} VARCHAR`).join(', ')})`);
}

/** The raw table as a real table, which can be modified. */
export async function asRows(database: Database, raw: RawTable): Promise<RawTable> {
  if (!raw.view) return raw;
  const { view: _, ...kept } = raw;
  const copy = name(`${raw.table} copy`);
  await database.run(`CREATE TABLE ${copy} AS SELECT * FROM ${name(raw.table)}`);
  await dropRaw(database, raw);
  await database.run(`ALTER TABLE ${copy} RENAME TO ${name(raw.table)}`);
  return kept;
}

export async function dropRaw(database: Database, { table, view }: RawTable): Promise<void> {
  await database.run(`DROP ${view ? 'VIEW' : 'TABLE'} ${name(table)}`);
}

/** Names as written, trimmed; an unnamed column gets its position, a repeated name a number. */
export function headerNames(header: readonly (string | null)[]): string[] {
  const used = new Set<string>();
  return header.map((field, at) => columnName(field, at, used));
}

/** What names a column only together with its table. */
const bareHead = /^(?:id|key|code|number|no|name|type|email)$/i;

/**
 * The heads of an export of several tables in one, which are `customers.company` and `subscriptions.plan_id`, without their tables, where they
 * stay apart: other exports of the same system call them `company` and `plan_id`. A key keeps the table that it is of: `customer_id`.
 */
export function withoutTables(header: readonly (string | null)[]): (string | null)[] {
  const dotted = header.map((field) => /^([\p{L}_][\p{L}\d_]*)\.([\p{L}_][\p{L}\d_]*)$/u.exec(field?.trim() ?? ''));
  if (header.length < 3 || dotted.some((each) => !each)) return [...header];
  const own = dotted.map((each) => {
    const [, table, column] = each as unknown as [string, string, string];
    return bareHead.test(column) ? `${table.replace(/ies$/i, 'y').replace(/s$/i, '')}_${column}` : column;
  });
  const alike = (at: number) => own.filter((each) => each.toLowerCase() === own[at]!.toLowerCase()).length > 1;
  return own.map((each, at) => (alike(at) ? header[at]! : each));
}

/** Characters of a header used as the column name: patterns look ahead from each one. */
const longestName = 300;
/** The last number tried for each name. */
const tried = new WeakMap<Set<string>, Map<string, number>>();

/** A column name not yet in `used`, which is lower case because DuckDB ignores case. */
export function columnName(field: string | null, at: number, used: Set<string>): string {
  const written = (field ?? '').replaceAll('\0', '').replace(/\s+/g, ' ').trim().slice(0, longestName);
  const base = written.replace(/[\ud800-\udbff]$/, '').trim() || `column ${at + 1}`;
  const counts = tried.get(used) ?? new Map<string, number>();
  tried.set(used, counts);
  let unique = base;
  let count = counts.get(base.toLowerCase()) ?? 1;
  while (used.has(unique.toLowerCase())) unique = `${base} ${++count}`;
  counts.set(base.toLowerCase(), count);
  used.add(unique.toLowerCase());
  return unique;
}

/** The same for DuckDB. */
export const edgeSpace = `' ' || chr(9) || chr(10) || chr(13) || chr(160)`;
const edge = /^[ \t\n\r\u00a0]+|(?<![ \t\n\r\u00a0])[ \t\n\r\u00a0]+$/g;

/** In JavaScript, because DuckDB takes ten times as long; null if nothing is left. */
export function trimmed(field: string): string | null {
  const text = isSpace(field.charCodeAt(0)) || isSpace(field.charCodeAt(field.length - 1)) ? field.replace(edge, '') : field;
  return text === '' ? null : text;
}

function isSpace(code: number): boolean {
  return code <= 32 || code === 160;
}

/** Text from a program's file, without NUL, at which the database would stop. */
export function textOf(value: string): string | null {
  return trimmed(value.includes('\0') ? value.replaceAll('\0', '') : value);
}

/**
 * A number without an exponent. Three decimals get another zero: `1.125` could be read as a thousand.
 * null for anything that is not a number.
 */
export function numberText(value: number): string | null {
  if (!Number.isFinite(value)) return null;
  let text = String(value);
  if (text.includes('e')) text = Math.abs(value) >= 1 ? BigInt(value).toString() : value.toFixed(20).replace(/\.0+$|(?<!0)0+$/, '');
  return text.charCodeAt(text.length - 4) === 46 ? `${text}0` : text;
}
