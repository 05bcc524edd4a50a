/** SQLite: every table and view becomes a raw table. Reads a copy, because even readers write lock files. */
import { copyFile, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { QuarterdeckError } from '../../../model/errors.ts';
import { literal, name } from '../database.ts';
import { createRaw, headerNames, maxColumns, numberText, type Reading, type Reference, textOf } from '../raw-table.ts';
import type { Into } from '../table-source.ts';
import { type FormatReader, partSha256, type Source } from './source.ts';

type SqliteDatabase = InstanceType<typeof import('libsql')>;

const batch = 20_000;
/** Limit, because a view may never end. */
const mostRows = 20_000_000;

/** @throws data_empty, data_not_tabular, file_unreadable */
export const readSqlite: FormatReader = async (source, into) => {
  const folder = await mkdtemp(path.join(tmpdir(), 'quarterdeck-'));
  try {
    const copy = await copyInto(folder, source);
    const { default: Sqlite } = await import('libsql');
    const sqlite = new Sqlite(copy);
    try {
      return await readAll(sqlite, source, into);
    } finally {
      sqlite.close();
    }
  } catch (cause) {
    if (cause instanceof QuarterdeckError) throw cause;
    const why = (cause as Error).message;
    throw new QuarterdeckError('data_not_tabular', `${source.file} is a SQLite database that cannot be read: ${why}.`, {
      next: 'Close the program that uses it and check it, or export the tables as CSV.',
      cause,
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

/** Copies the file with its journal, which may hold changes not yet in the file. */
async function copyInto(folder: string, { file, path: place, bytes }: Source): Promise<string> {
  const copy = path.join(folder, 'data.db');
  try {
    if (place === null) await writeFile(copy, await bytes());
    else await copyFile(place, copy);
    for (const beside of ['-wal', '-journal']) {
      if (place !== null && (await stat(place + beside).catch(() => null))) await copyFile(place + beside, copy + beside);
    }
  } catch (cause) {
    throw new QuarterdeckError('file_unreadable', `${file} could not be copied to ${tmpdir()}, where it is read.`, {
      next: 'Free some space there, or export the tables as CSV.',
      cause,
    });
  }
  return copy;
}

interface Part {
  name: string;
  columns: { name: string; type: string }[];
  view: boolean;
}

async function readAll(sqlite: SqliteDatabase, source: Source, into: Into): Promise<Reading> {
  sqlite.exec('PRAGMA trusted_schema = OFF');
  const all = (sql: string) => sqlite.prepare(sql).all() as Record<string, unknown>[];
  const names = all(
    `SELECT name, type FROM sqlite_schema WHERE type IN ('table', 'view') AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\' ORDER BY type, name`,
  );
  const notes: string[] = [];
  const parts: Part[] = [];
  for (const { name: called, type } of names) {
    const part = String(called);
    try {
      const columns = all(`SELECT name, type FROM pragma_table_info(${literal(part)})`);
      const some = columns.length > 0 && columns.length <= maxColumns && all(`SELECT 1 FROM ${name(part)} LIMIT 1`).length > 0;
      if (some) {
        const columnsOf = columns.map((each) => ({ name: String(each.name), type: String(each.type) }));
        parts.push({ name: part, columns: columnsOf, view: type === 'view' });
      }
    } catch (error) {
      notes.push(`${part} of ${source.file} could not be read and is left out: ${(error as Error).message}.`);
    }
  }
  const tables: Reading['tables'] = [];
  for (const part of parts) {
    const alone = parts.length === 1;
    const table = into.next();
    const file = alone ? source.file : `${source.file}/${part.name}`;
    const columns = headerNames(part.columns.map((column) => column.name));
    await createRaw(into.database, table, columns);
    const rows = await copyRows(sqlite, part, table, file, into);
    const sha256 = alone ? source.sha256 : partSha256(source, part.name);
    const references = part.view ? [] : referencesOf(all, part.name);
    const raw = {
      ...{ table, file, columns, rows, rejected: 0, around: 0, sha256, delimiter: null },
      ...(part.view && { derived: true as const }),
      ...(references.length > 0 && { references }),
    };
    if (rows > 0) tables.push({ called: alone ? source.called : part.name, raw });
  }
  if (tables.length === 0) {
    throw new QuarterdeckError('data_empty', `${source.file} is a SQLite database without a row in any table.`, {
      next: 'Check that it is the right file; the data may lie in another one.',
    });
  }
  return { tables, notes };
}

/** A key that names no columns is that of the other table. */
function referencesOf(all: (sql: string) => Record<string, unknown>[], table: string): Reference[] {
  const found = new Map<string, Reference>();
  for (const row of all(`SELECT * FROM pragma_foreign_key_list(${literal(table)}) ORDER BY id, seq`)) {
    const other = String(row.table);
    const primary = () => all(`SELECT name FROM pragma_table_info(${literal(other)}) WHERE pk > 0 ORDER BY pk`);
    const key = row.to ?? primary()[Number(row.seq)]?.name;
    if (key === undefined) continue;
    const reference = found.get(String(row.id)) ?? { columns: [], table: other, keys: [] };
    reference.columns.push(String(row.from));
    reference.keys.push(String(key));
    found.set(String(row.id), reference);
  }
  return [...found.values()];
}

async function copyRows(
  sqlite: SqliteDatabase,
  { name: part, columns }: Part,
  table: string,
  file: string,
  { database }: Into,
): Promise<number> {
  // Integers beyond 2^53 stay exact, and two columns with the same name stay separate.
  const statement = sqlite
    .prepare(`SELECT * FROM ${name(part)}`)
    .safeIntegers(true)
    .raw(true);
  let rows = 0;
  let pending: (string | null)[][] = [];
  for (const row of statement.iterate() as Iterable<unknown[]>) {
    const fields = columns.map(({ type }, at) => valueText(row[at], type));
    if (fields.some((field) => field !== null)) pending.push(fields);
    if (pending.length < batch) continue;
    rows += pending.length;
    await database.append(table, pending);
    pending = [];
    if (rows >= mostRows) {
      throw new QuarterdeckError('data_unsupported', `${file} has more than ${mostRows} rows.`, { next: 'Give a part of it.' });
    }
  }
  await database.append(table, pending);
  return rows + pending.length;
}

/** Also uses the column's declared type: SQLite stores dates and booleans as numbers. */
function valueText(value: unknown, type: string): string | null {
  if (typeof value === 'string') return textOf(value);
  if (typeof value === 'bigint') {
    if (/^bool/i.test(type) && (value === 0n || value === 1n)) return String(value === 1n);
    return isDate(type) ? instant(Number(value)) : value.toString();
  }
  if (typeof value !== 'number') return null;
  return isDate(type) && Number.isInteger(value) ? instant(value) : numberText(value);
}

function isDate(type: string): boolean {
  return /date|timestamp/i.test(type);
}

/** Seconds since 1970, or milliseconds if as seconds the date would be thousands of years away. */
function instant(value: number): string | null {
  const date = new Date(Math.abs(value) >= 1e11 ? value : value * 1000);
  return Number.isNaN(date.getTime()) ? null : date.toISOString().slice(0, 19).replace('T', ' ');
}
