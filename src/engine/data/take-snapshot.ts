/** Takes a snapshot of sources: writes their tables, as read, to files. */
import { createHash } from 'node:crypto';
import { findSource } from './data-file.ts';
import { type Database, name, openDatabase } from './database.ts';
import { readTables } from './load-tables.ts';
import { asRows, type RawTable } from './raw-table.ts';
import { type Snapshot, type SnapshotHeader, type SnapshotManifest, snapshotFile } from './snapshot.ts';
import type { DataSource } from './table-source.ts';

const batch = 20_000;

/** @throws whatever reading the sources throws */
export async function takeSnapshot(sources: readonly DataSource[], header: SnapshotHeader): Promise<Snapshot> {
  const files = (await Promise.all(sources.map(findSource))).flat();
  const database = await openDatabase(files.map(({ path }) => path));
  try {
    const read = await readTables(database, files);
    const written: Snapshot['files'] = [];
    const tables: SnapshotManifest['tables'] = [];
    for (const { called, raw: found } of read.tables) {
      const raw = await asRows(database, found);
      const csv = fileName(called, new Set(tables.map((table) => table.csv)));
      const bytes = await csvOf(database, raw);
      written.push({ name: csv, bytes });
      const { table: _, ...counted } = raw;
      tables.push({ name: called, csv, csv_sha256: createHash('sha256').update(bytes).digest('hex'), ...counted });
    }
    const manifest: SnapshotManifest = { version: 1, ...header, notes: read.notes, tables };
    return { manifest, files: [{ name: snapshotFile, bytes: Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`) }, ...written] };
  } finally {
    database.close();
  }
}

async function csvOf(database: Database, { table, columns }: RawTable): Promise<Buffer> {
  const line = (fields: readonly (string | null)[]) => `${fields.map((each) => field(each, columns.length === 1)).join(',')}\n`;
  const parts = [Buffer.from(line(columns))];
  const [last] = await database.query(`SELECT coalesce(max(rowid), -1) AS "last" FROM ${name(table)}`);
  const selected = columns.map((column, at) => `${name(column)} AS "c${at}"`).join(', ');
  for (let from = 0; from <= Number(last!.last); from += batch) {
    const rows = await database.query(
      `SELECT ${selected} FROM ${name(table)} WHERE rowid >= ${from} AND rowid < ${from + batch} ORDER BY rowid`,
    );
    parts.push(Buffer.from(rows.map((row) => line(columns.map((_, at) => row[`c${at}`] as string | null))).join('')));
  }
  return Buffer.concat(parts);
}

/** An empty line would not be read as a row. */
function field(value: string | null, alone: boolean): string {
  if (value === null) return alone ? '""' : '';
  return /[",\n\r]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value;
}

/** A table name as a file name that is valid on every system. */
function fileName(called: string, used: ReadonlySet<string>): string {
  const base =
    called
      .replace(/[^\p{L}\p{N}._ -]+/gu, '_')
      .replace(/^[. ]+|(?<![. ])[. ]+$/g, '')
      .slice(0, 80) || 'table';
  const taken = [...used].map((each) => each.toLowerCase());
  let unique = `${base}.csv`;
  for (let count = 2; taken.includes(unique.toLowerCase()); count++) unique = `${base} ${count}.csv`;
  return unique;
}
