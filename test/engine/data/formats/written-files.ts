/** The same tables in every format that is read, made by code and put into a folder of their own. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { DuckDBInstance } from '@duckdb/node-api';
import { type WriteSheet, writeXlsx } from 'hucre/xlsx';
import Database from 'libsql';

type Value = string | number | null;
export type Rows = readonly Readonly<Record<string, Value>>[];
export type Tables = Readonly<Record<string, Rows>>;

export function folderOf(files: Readonly<Record<string, string | Uint8Array>>): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'quarterdeck-formats-'));
  for (const [name, content] of Object.entries(files)) writeFileSync(path.join(folder, name), content);
  return folder;
}

/** Numbers where every value of the column is one, as a program would export them. */
export function rowsOf(csv: string): Rows {
  const [header, ...lines] = csv
    .trimEnd()
    .split('\n')
    .map((line) => line.split(','));
  const isNumber = header!.map((_, at) => lines.every((line) => line[at] === '' || /^-?\d+(\.\d+)?$/.test(line[at]!)));
  return lines.map((line) =>
    Object.fromEntries(header!.map((column, at) => [column, line[at] === '' ? null : isNumber[at] ? Number(line[at]) : line[at]!])),
  );
}

export const csvOf = (rows: Rows, delimiter = ',') =>
  [Object.keys(rows[0]!), ...rows.map((row) => Object.values(row))]
    .map((row) => row.map((value) => value ?? '').join(delimiter))
    .join('\n');
export const jsonOf = (rows: Rows) => JSON.stringify(rows);
export const linesOf = (rows: Rows) => rows.map((row) => JSON.stringify(row)).join('\n');
export const packed = (text: string) => gzipSync(text);

const isoDate = /^\d{4}-\d{2}-\d{2}$/;

/** Dates as dates of Excel. */
export const sheetOf = (name: string, rows: Rows): WriteSheet => ({
  name,
  rows: [
    Object.keys(rows[0]!),
    ...rows.map((row) => Object.values(row).map((value) => (typeof value === 'string' && isoDate.test(value) ? new Date(value) : value))),
  ],
});
export const workbookOf = (...sheets: WriteSheet[]) => writeXlsx({ sheets });

/** A Parquet file of the result of a query. */
export async function parquetOf(sql: string): Promise<Buffer> {
  const place = path.join(folderOf({}), 'table.parquet');
  const connection = await (await DuckDBInstance.create(':memory:')).connect();
  await connection.run(`COPY (${sql}) TO '${place}' (FORMAT parquet)`);
  connection.closeSync();
  const bytes = readFileSync(place);
  rmSync(path.dirname(place), { recursive: true });
  return bytes;
}

/** With the types that the database's own reader of CSV finds. */
export async function parquetOfRows(rows: Rows): Promise<Buffer> {
  const folder = folderOf({ 'table.csv': csvOf(rows) });
  const bytes = await parquetOf(`SELECT * FROM read_csv('${path.join(folder, 'table.csv')}')`);
  rmSync(folder, { recursive: true });
  return bytes;
}

/** A SQLite database made by these statements, or of these tables. */
export function sqliteOf(content: string | Tables): Buffer {
  const place = path.join(folderOf({}), 'data.db');
  const database = new Database(place);
  if (typeof content === 'string') {
    database.exec(content);
  } else {
    database.exec('BEGIN');
    for (const [table, rows] of Object.entries(content)) {
      const columns = Object.keys(rows[0]!);
      database.exec(`CREATE TABLE "${table}" (${columns.map((column) => `"${column}"`).join(', ')})`);
      const insert = database.prepare(`INSERT INTO "${table}" VALUES (${columns.map(() => '?').join(', ')})`);
      for (const row of rows) insert.run(Object.values(row));
    }
    database.exec('COMMIT');
  }
  database.close();
  const bytes = readFileSync(place);
  rmSync(path.dirname(place), { recursive: true });
  return bytes;
}
