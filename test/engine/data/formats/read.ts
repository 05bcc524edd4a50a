/** Files into raw tables and back out as rows of text, for tests of one format. */
import path from 'node:path';
import { findDataFiles } from '../../../../src/engine/data/data-file.ts';
import { name, openDatabase, type Row } from '../../../../src/engine/data/database.ts';
import { readTables } from '../../../../src/engine/data/load-tables.ts';
import type { RawTable } from '../../../../src/engine/data/raw-table.ts';
import type { DataFile } from '../../../../src/engine/data/table-source.ts';
import { folderOf } from './written-files.ts';

export interface Read {
  /** By the name each is called: its rows as text. */
  tables: Record<string, Row[]>;
  raw: Record<string, RawTable>;
  notes: string[];
}

export async function read(files: readonly DataFile[]): Promise<Read> {
  const database = await openDatabase(files.map((file) => file.path));
  try {
    const { tables, notes } = await readTables(database, files);
    const all: Read = { tables: {}, raw: {}, notes };
    for (const { called, raw } of tables) {
      all.tables[called] = await database.query(`SELECT * FROM ${name(raw.table)}`);
      all.raw[called] = raw;
    }
    return all;
  } finally {
    database.close();
  }
}

/** One file, given by itself. */
export async function readOne(file: string, content: string | Uint8Array): Promise<Read> {
  return read(await findDataFiles(path.join(folderOf({ [file]: content }), file)));
}

export async function readFolder(files: Readonly<Record<string, string | Uint8Array>>): Promise<Read> {
  return read(await findDataFiles(folderOf(files)));
}
