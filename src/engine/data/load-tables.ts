/** Files → raw tables → typed tables. */
import { QuarterdeckError } from '../../model/errors.ts';
import type { Database } from './database.ts';
import { readDelimited } from './formats/csv.ts';
import { type FormatReader, type Kind, kindOf, readSource, type Source, unpackGzip } from './formats/source.ts';
import { checkMapping, type Mapping } from './mapping.ts';
import type { RawTable, Reading } from './raw-table.ts';
import { stackFiles } from './stack.ts';
import type { DataFile } from './table-source.ts';
import type { DateOrder, Table } from './typing/column-type.ts';
import { checkTimeZone } from './typing/date-order.ts';
import { typeTable } from './typing/type-tables.ts';

/** Each reader is loaded with the first file of its kind. */
const readers: Readonly<Record<Exclude<Kind, 'gzip'>, () => Promise<FormatReader>>> = {
  delimited: async () => readDelimited,
  json: async () => (await import('./formats/json.ts')).readJson,
  parquet: async () => (await import('./formats/parquet.ts')).readParquet,
  workbook: async () => (await import('./formats/workbook.ts')).readWorkbook,
  sqlite: async () => (await import('./formats/sqlite.ts')).readSqlite,
};

/**
 * Reads all files, in order, into tables `raw 0`, `raw 1`, ….
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

export interface Loaded {
  tables: Table[];
  /** The raw table behind each. */
  raw: RawTable[];
  /** Notes on the reading, one plain sentence each. */
  read: string[];
  /** The same for files that became one table. */
  stacked: string[];
}

/** @throws file_not_found, file_unreadable, data_empty, data_not_tabular, data_unsupported, date_order_ambiguous, mapping_invalid, option_invalid */
export async function loadTables(
  database: Database,
  files: readonly DataFile[],
  {
    mapping,
    dateOrder,
    timeZone = mapping.time_zone,
  }: { mapping: Mapping; dateOrder?: DateOrder | undefined; timeZone?: string | undefined },
): Promise<Loaded> {
  if (timeZone !== undefined) await checkTimeZone(database, timeZone);
  const read = await readTables(database, files);
  const stacks = await stackFiles(database, read.tables);
  const tables: Table[] = [];
  for (const { called, raw } of stacks) tables.push(await typeTable(database, raw, tableName(called, tables), dateOrder, timeZone));
  checkMapping(mapping, tables);
  return { tables, raw: stacks.map(({ raw }) => raw), read: read.notes, stacked: stacks.flatMap(({ notes }) => notes) };
}

/** The file's name; a repeated name gets a number. */
function tableName(name: string, tables: readonly Table[]): string {
  const used = tables.map((table) => table.name.toLowerCase());
  let unique = name;
  for (let count = 2; used.includes(unique.toLowerCase()); count++) unique = `${name}_${count}`;
  return unique;
}
