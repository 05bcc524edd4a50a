/** The database that holds the tables, and a hash of each row. */
import { statSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { DuckDBConnection, DuckDBStructType, DuckDBType } from '@duckdb/node-api';
import { makeWorkFolder } from './work-folder.ts';

export type Cell = string | number | boolean | null;
export type Row = Readonly<Record<string, Cell>>;

/** A column of a query, with `fields` if it holds structures. */
export interface ColumnInfo {
  name: string;
  type: string;
  fields?: ColumnInfo[];
}

export interface Database {
  /** Rows as plain values: decimals and big integers as strings, dates as `2017-12-31`. Temporary tables are not seen. */
  query(sql: string): Promise<Row[]>;
  run(sql: string): Promise<void>;
  /** The columns a query would return, without running it for rows. */
  columns(sql: string): Promise<ColumnInfo[]>;
  /** Appends rows of text, null for a missing field; each row must be as wide as the table. */
  append(table: string, rows: readonly (readonly (string | null)[])[]): Promise<void>;
  close(): void;
}

const settings = { autoinstall_known_extensions: 'false', autoload_known_extensions: 'false' };

/** Total bytes of input above which a query uses two threads; below, one is as fast, and two queries run beside each other. Results do not depend on it. */
const mostOnOneThread = 16 * 1024 ** 2;

/** Total bytes of input above which the database works on disk, in its own folder. */
const mostInMemory = 256 * 1024 ** 2;
/** Memory limit of the database when on disk; the program itself uses at most as much again. */
const onDisk = { memory_limit: '400MiB' };

const chunkRows = 2048;
const require = createRequire(import.meta.url);

/** @param readable The only paths the database may read; it may write none. @param threads Chosen by input size if not given. */
export async function openDatabase(readable: readonly string[] = [], threads?: 1 | 2): Promise<Database> {
  // Loaded lazily: it is 70 MB, and most commands never need it. `require`, because `import` would read it all first to find its exports.
  const { DuckDBInstance, DuckDBDataChunk, VARCHAR } = require('@duckdb/node-api') as typeof import('@duckdb/node-api');
  const size = readable.reduce((sum, place) => sum + (statSync(place, { throwIfNoEntry: false })?.size ?? 0), 0);
  const work = size > mostInMemory ? await makeWorkFolder() : null;
  const shared = { ...settings, threads: String(threads ?? (size > mostOnOneThread ? 2 : 1)) };
  const instance = work
    ? await DuckDBInstance.create(path.join(work.path, 'data.duckdb'), {
        ...shared,
        ...onDisk,
        temp_directory: path.join(work.path, 'spill'),
      })
    : await DuckDBInstance.create(':memory:', shared);
  const connection: DuckDBConnection = await instance.connect();
  await connection.run(`SET allowed_paths = [${readable.map(literal).join(', ')}]`);
  await connection.run('SET enable_external_access = false');
  await connection.run('SET lock_configuration = true');
  await connection.run('CREATE SCHEMA files');
  // Queries of one connection wait for each other; what one makes, all see.
  const reading = (shared.threads === '1' ? [connection, await instance.connect()] : [connection]).map((via) => ({ via, waiting: 0 }));
  return {
    async query(sql) {
      const least = reading.reduce((one, other) => (other.waiting < one.waiting ? other : one));
      least.waiting += 1;
      try {
        return (await least.via.runAndReadAll(sql)).getRowObjectsJson() as Row[];
      } finally {
        least.waiting -= 1;
      }
    },
    async run(sql) {
      await connection.run(sql);
    },
    async columns(sql) {
      const result = await connection.run(`SELECT * FROM (${sql}) LIMIT 0`);
      return result.columnNames().map((column, at) => columnInfo(column, result.columnType(at)));
    },
    async append(table, rows) {
      if (rows.length === 0) return;
      const appender = await connection.createAppender(table);
      const types = rows[0]!.map(() => VARCHAR);
      for (let at = 0; at < rows.length; at += chunkRows) {
        const part = rows.slice(at, at + chunkRows);
        const chunk = DuckDBDataChunk.create(types);
        chunk.setColumns(types.map((_, column) => part.map((row) => row[column] ?? null)));
        appender.appendDataChunk(chunk);
      }
      appender.flushSync();
      appender.closeSync();
    },
    close() {
      for (const { via } of reading) via.closeSync();
      instance.closeSync();
      work?.remove();
    },
  };
}

function columnInfo(column: string, type: DuckDBType): ColumnInfo {
  const { entryNames, entryTypes } = type as Partial<DuckDBStructType>;
  const info = { name: column, type: String(type) };
  if (!entryNames || !entryTypes || !info.type.startsWith('STRUCT')) return info;
  return { ...info, fields: entryNames.map((field, at) => columnInfo(field, entryTypes[at]!)) };
}

/** A quotient as a decimal: a sum of doubles would depend on row order. */
export function exactly(quotient: string): string {
  return `CAST(${quotient} AS DECIMAL(28, 10))`;
}

/** A quoted SQL identifier. */
export function name(text: string): string {
  return `"${text.replaceAll('"', '""')}"`;
}

/** A quoted SQL string. */
export function literal(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}

/** Decimals of up to this many digits fit 64 bits, which DuckDB reads from disk a hundred times faster than 128. */
const narrowDigits = 18;

/** Creates a canonical table: the rows of a query plus `row_hash`, a hash of the whole row. */
export async function createCanonical(database: Database, table: string, query: string): Promise<void> {
  const columns = await database.columns(query);
  // The hash must not depend on how the text is stored.
  const held = columns
    // Numbers for bands are read beside what a row is known by.
    .filter(({ name: column }) => !column.startsWith('num_'))
    .map(({ name: column, type }) => (type.startsWith('ENUM') ? `CAST(${name(column)} AS VARCHAR)` : name(column)));
  const hashed = `SELECT *, hash(row(${held.join(', ')})) AS row_hash FROM (${query})`;
  const narrow = columns.flatMap(({ name: column, type }) => {
    const [, width, scale] = /^DECIMAL\((\d+),(\d+)\)$/.exec(type) ?? [];
    return Number(width) > narrowDigits ? [`CAST(${name(column)} AS DECIMAL(${narrowDigits}, ${scale})) AS ${name(column)}`] : [];
  });
  if (narrow.length > 0) {
    try {
      return await database.run(`CREATE TABLE ${name(table)} AS SELECT * REPLACE (${narrow.join(', ')}) FROM (${hashed})`);
    } catch {
      // Some value has more digits.
    }
  }
  await database.run(`CREATE TABLE ${name(table)} AS ${hashed}`);
}

/** Selected along with the aggregates of a canonical table. A sum, because with XOR two equal rows would cancel out. */
export const sumOfHashes = 'sum(row_hash)';
export const rowsHash = `${sumOfHashes} AS "rows"`;

/** The result of `sumOfHashes` as 16 hexadecimal digits; all zeros for no rows. */
export function hexOfRows(sum: Cell | undefined): string {
  return BigInt.asUintN(64, BigInt(String(sum ?? 0)))
    .toString(16)
    .padStart(16, '0');
}
