/** Files into raw tables: what each is, its content says, and a reader for that format does the rest. */
import { QuarterdeckError } from '../../model/errors.ts';
import type { DataFile } from './data-file.ts';
import type { Database } from './database.ts';
import { readDelimited } from './formats/delimited.ts';
import { unpackGzip } from './formats/gzip.ts';
import { type Kind, kindOf } from './formats/kind-of.ts';
import { type FormatReader, readSource, type Source } from './formats/source.ts';
import type { Reading } from './raw-table.ts';

/** Each is loaded when the first file of its kind comes. */
const readers: Readonly<Record<Exclude<Kind, 'gzip'>, () => Promise<FormatReader>>> = {
  delimited: async () => readDelimited,
  json: async () => (await import('./formats/json.ts')).readJson,
  parquet: async () => (await import('./formats/parquet.ts')).readParquet,
  workbook: async () => (await import('./formats/workbook.ts')).readWorkbook,
  sqlite: async () => (await import('./formats/sqlite.ts')).readSqlite,
};

/**
 * Reads all files, in their order, into tables `raw 0`, `raw 1`, ….
 * @throws file_not_found, file_unreadable, data_empty, data_not_tabular, data_unsupported
 */
export async function readTables(database: Database, files: readonly DataFile[]): Promise<Reading> {
  const all: Reading = { tables: [], notes: [] };
  let count = 0;
  const refused: QuarterdeckError[] = [];
  for (const file of files) {
    if (file.left !== undefined) {
      all.notes.push(file.left);
      continue;
    }
    try {
      const next = () => `raw ${count++}`;
      const { tables, notes } = file.tables
        ? await file.tables.read({ database, next })
        : await readFile(await readSource(file), database, next);
      all.tables.push(...tables);
      all.notes.push(...notes);
    } catch (error) {
      if (!file.maybe || !(error instanceof QuarterdeckError) || !error.code.startsWith('data_')) throw error;
      refused.push(error);
      all.notes.push(`Left out: ${error.message}`);
    }
  }
  if (all.tables.length === 0 && refused[0]) throw refused[0];
  return all;
}

async function readFile(source: Source, database: Database, next: () => string): Promise<Reading> {
  const kind = await kindOf(source);
  if (kind !== 'gzip') return (await readers[kind]())(source, { database, next });
  const inner = await unpackGzip(source);
  const innerKind = await kindOf(inner);
  if (innerKind === 'gzip') {
    throw new QuarterdeckError('data_unsupported', `${source.file} is packed twice.`, { next: 'Unpack it, and give what is inside.' });
  }
  return (await readers[innerKind]())(inner, { database, next });
}
