/** The in-memory database that computes: DuckDB on one thread, shut off from files and network. */
import { createRequire } from 'node:module';
import type { DuckDBConnection } from '@duckdb/node-api';

export type Cell = string | number | boolean | null;
export type Row = Readonly<Record<string, Cell>>;

export interface Database {
  /** Rows as plain values: decimals and big integers come as strings, dates as `2017-12-31`. */
  query(sql: string): Promise<Row[]>;
  run(sql: string): Promise<void>;
  /** Appends rows of text, null for an absent field; every row as wide as the table. */
  append(table: string, rows: readonly (readonly (string | null)[])[]): Promise<void>;
  close(): void;
}

/** One thread: sums and ties come out the same every time, and on tables of this size no slower. */
const settings = {
  threads: '1',
  enable_external_access: 'false',
  autoinstall_known_extensions: 'false',
  autoload_known_extensions: 'false',
  lock_configuration: 'true',
};

const chunkRows = 2048;
const require = createRequire(import.meta.url);

export async function openDatabase(): Promise<Database> {
  // Loaded here and not at the top: it is 70 MB, and most commands never need it. By `require`, as `import` reads it all for its exports first.
  const { DuckDBInstance, DuckDBDataChunk, VARCHAR } = require('@duckdb/node-api') as typeof import('@duckdb/node-api');
  const instance = await DuckDBInstance.create(':memory:', settings);
  const connection: DuckDBConnection = await instance.connect();
  await connection.run('CREATE SCHEMA files');
  return {
    async query(sql) {
      return (await connection.runAndReadAll(sql)).getRowObjectsJson() as Row[];
    },
    async run(sql) {
      await connection.run(sql);
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
      connection.closeSync();
      instance.closeSync();
    },
  };
}

/** A name as SQL writes it. */
export function name(text: string): string {
  return `"${text.replaceAll('"', '""')}"`;
}

/** A text as SQL writes it. */
export function literal(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}
