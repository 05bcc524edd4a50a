/** Where tables come from: a file, or the port for tables that lie in none, such as a database or a CRM. What implements the port stands outside the engine. */
import type { Database } from './database.ts';
import type { Reading } from './raw-table.ts';

/** A database, and names for new tables in it. */
export interface Into {
  database: Database;
  next: () => string;
}

export interface TableSource {
  /**
   * Brings its tables in as raw tables of text, in the same order with the same rows each time the data are the same.
   * @throws QuarterdeckError that names what failed, and never a secret
   */
  read(into: Into): Promise<Reading>;
}

export interface DataFile {
  /** How the table is called: the file's name without its ending. */
  name: string;
  path: string;
  /** What came in on stdin; `path` names nothing then. */
  bytes?: Buffer;
  /** Where its tables come from when it is no file; `path` names nothing then. */
  tables?: TableSource;
  /** ISO date of a snapshot: what counts as today when nothing but snapshots is read. */
  asOf?: string;
  /** Text of the mapping file that belongs to it. */
  mapping?: string;
  /** Why it is not read, in one sentence. */
  left?: string;
  /** Met in a folder, where files of its kind may be something else; it is left out when it holds no table. */
  maybe?: true;
}

/** Files, folders and patterns as asked for, and tables that lie in none. */
export interface DataSource {
  name?: string;
  path: string;
  bytes?: Buffer;
  tables?: TableSource;
  /** Text of the mapping file that belongs to it. */
  mapping?: string;
}
