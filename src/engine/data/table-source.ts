/** Where tables come from: a file, or a port for databases and CRMs, implemented outside the engine. */
import type { Database } from './database.ts';
import type { Reading } from './raw-table.ts';

/** A database, and unused table names in it. */
export interface Into {
  database: Database;
  next: () => string;
}

export interface TableSource {
  /**
   * Loads its tables as raw tables of text, with the same order and rows each time the data are the same.
   * @throws QuarterdeckError that names the problem, and never a secret
   */
  read(into: Into): Promise<Reading>;
}

export interface DataFile {
  /** Table name: the file name without its ending. */
  name: string;
  path: string;
  /** Content of stdin; `path` is then unused. */
  bytes?: Buffer;
  /** Source of the tables if not a file; `path` is then unused. */
  tables?: TableSource;
  /** ISO date of a snapshot; counts as today when only snapshots are read. */
  asOf?: string;
  /** Text of its mapping file. */
  mapping?: string;
  /** Why it is not read, in one sentence. */
  left?: string;
  /** Found in a folder and possibly not data; skipped if it has no table. */
  maybe?: true;
}

/** A file, folder or pattern as requested, or tables from elsewhere. */
export interface DataSource {
  name?: string;
  path: string;
  bytes?: Buffer;
  tables?: TableSource;
  /** Text of its mapping file. */
  mapping?: string;
}
