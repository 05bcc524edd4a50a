/** Raw tables: whatever a file's format, its rows as text in the database, trimmed and otherwise as written; typing comes after. */
import { type Database, name } from './database.ts';
import type { Delimiter } from './formats/delimited.ts';

export interface RawTable {
  /** Name of the table in the database. */
  table: string;
  /** The file as a person calls it, with the sheet or table inside where there are several. */
  file: string;
  columns: string[];
  rows: number;
  /** Records with more fields than the header has; they are kept out. */
  rejected: number;
  /** Lines above the header and below the last record: a title, a total, a footer. They are kept out. */
  around: number;
  /** Of the file; with the name of the sheet or table where the file holds several. */
  sha256: string;
  /** null where the format has none. */
  delimiter: Delimiter | null;
  /** No copy of the file but a view of it: every query reads it anew. */
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

/** A raw table, and how it is called: as its file, or as the sheet or table inside. */
export interface Found {
  called: string;
  raw: RawTable;
}

/** What was read, and what a person should know of it, one plain sentence each. */
export interface Reading {
  tables: Found[];
  notes: string[];
}

/** More columns than this are keys of another kind, not the columns of a table. */
export const maxColumns = 2000;

export async function createRaw(database: Database, table: string, columns: readonly string[]): Promise<void> {
  await database.run(`CREATE TABLE ${name(table)} (${columns.map((column) => `${name(column)} VARCHAR`).join(', ')})`);
}

/** The same raw table as rows of the database, which can be changed. */
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

/** Names as written, trimmed; an unnamed one gets its position, a repeated one a number. */
export function headerNames(header: readonly (string | null)[]): string[] {
  const used = new Set<string>();
  return header.map((field, at) => columnName(field, at, used));
}

/** A column is named by so many characters of its header: patterns look ahead from each of them. */
const longestName = 300;
/** The number that was tried last for a name. */
const tried = new WeakMap<Set<string>, Map<string, number>>();

/** One more name beside those used, in lower case; the database does not tell upper from lower case. */
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

/** The same for the database. */
export const edgeSpace = `' ' || chr(9) || chr(10) || chr(13) || chr(160)`;
const edge = /^[ \t\n\r\u00a0]+|(?<![ \t\n\r\u00a0])[ \t\n\r\u00a0]+$/g;

/** Done here, as the database takes ten times as long; null when nothing is left. */
export function trimmed(field: string): string | null {
  const text = isSpace(field.charCodeAt(0)) || isSpace(field.charCodeAt(field.length - 1)) ? field.replace(edge, '') : field;
  return text === '' ? null : text;
}

function isSpace(code: number): boolean {
  return code <= 32 || code === 160;
}

/** Text out of a program's file; at a NUL the database would stop. */
export function textOf(value: string): string | null {
  return trimmed(value.includes('\0') ? value.replaceAll('\0', '') : value);
}

/**
 * A number as a person writes it, without an exponent. Three decimals get a zero more: `1.125` alone could be read as a thousand.
 * null for what is no number.
 */
export function numberText(value: number): string | null {
  if (!Number.isFinite(value)) return null;
  let text = String(value);
  if (text.includes('e')) text = Math.abs(value) >= 1 ? BigInt(value).toString() : value.toFixed(20).replace(/\.0+$|(?<!0)0+$/, '');
  return text.charCodeAt(text.length - 4) === 46 ? `${text}0` : text;
}
