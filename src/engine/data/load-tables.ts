/** Files and other sources into typed tables: read, stacked, typed, and held against the mapping. */
import type { DataFile } from './data-file.ts';
import type { Database } from './database.ts';
import { checkMapping, type Mapping } from './mapping.ts';
import type { RawTable } from './raw-table.ts';
import { readTables } from './read-table.ts';
import { stackFiles } from './stack.ts';
import type { DateOrder, Table } from './typing/column-type.ts';
import { checkTimeZone } from './typing/time-zone.ts';
import { typeTable } from './typing/type-tables.ts';

export interface Loaded {
  tables: Table[];
  /** The raw table behind each. */
  raw: RawTable[];
  /** What a person should know of the reading, one plain sentence each. */
  read: string[];
  /** The same of files that became one table. */
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

/** The file's name; a second one of the same name gets a number. */
function tableName(name: string, tables: readonly Table[]): string {
  const used = tables.map((table) => table.name.toLowerCase());
  let unique = name;
  for (let count = 2; used.includes(unique.toLowerCase()); count++) unique = `${name}_${count}`;
  return unique;
}
