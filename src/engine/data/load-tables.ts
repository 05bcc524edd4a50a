/** Files → raw tables → typed tables. */
import { QuarterdeckError } from '../../model/errors.ts';
import type { Database } from './database.ts';
import { readDelimited } from './formats/csv.ts';
import { type FormatReader, type Kind, kindOf, readSource, type Source, unpackGzip } from './formats/source.ts';
import { writeKeysAlike } from './keys-alike.ts';
import { checkMapping, type Mapping } from './mapping.ts';
import type { RawTable, Reading } from './raw-table.ts';
import { type Stack, stackFiles } from './stack.ts';
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
  const tables = await writeKeysAlike(database, await typeTables(database, stacks, dateOrder, timeZone));
  checkMapping(mapping, tables);
  return { tables, raw: stacks.map(({ raw }) => raw), read: read.notes, stacked: stacks.flatMap(({ notes }) => notes) };
}

/** A file whose dates could be read both ways is read as the others that leave no doubt, where they agree: they come from one place. */
async function typeTables(
  database: Database,
  stacks: readonly Stack[],
  dateOrder: DateOrder | undefined,
  timeZone: string | undefined,
): Promise<Table[]> {
  const names: string[] = [];
  for (const { called } of stacks) names.push(tableName(called, names));
  // All at once, so that the database works on one while another is looked at; none is left at work when one fails.
  const typed = await Promise.allSettled(stacks.map(({ raw }, at) => typeTable(database, raw, names[at]!, dateOrder, timeZone)));
  const unsure: { at: number; error: unknown }[] = [];
  const tables = typed.map((each, at) => {
    if (each.status === 'fulfilled') return each.value;
    const error: unknown = each.reason;
    if (!(error instanceof QuarterdeckError) || error.code !== 'date_order_ambiguous') throw error;
    unsure.push({ at, error });
    return null;
  });
  const orders = new Set(tables.flatMap((table) => (table ? ordersOf(table) : [])));
  for (const { at, error } of unsure) {
    const [order] = orders;
    if (orders.size !== 1) throw error;
    tables[at] = await typeTable(database, stacks[at]!.raw, names[at]!, order, timeZone);
  }
  return tables.map((table) => table!);
}

/** How days and months stand in the dates of a table. */
function ordersOf({ columns }: Table): DateOrder[] {
  return columns.flatMap(({ type }) => {
    if (type.kind !== 'date') return [];
    return type.formats.flatMap((format): DateOrder[] => (/^%d[/-]%m/.test(format) ? ['dmy'] : /^%m[/-]%d/.test(format) ? ['mdy'] : []));
  });
}

/** The file's name; a repeated name gets a number. */
function tableName(name: string, names: readonly string[]): string {
  const used = names.map((each) => each.toLowerCase());
  let unique = name;
  for (let count = 2; used.includes(unique.toLowerCase()); count++) unique = `${name}_${count}`;
  return unique;
}
