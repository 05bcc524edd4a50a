/** The sample company's data, in whatever format they come, give the same tables, and so the same facts. */
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { sampleData } from '../../../../src/demo/sample-data.ts';
import { type Read, readFolder } from './read.ts';
import { csvOf, jsonOf, linesOf, parquetOfRows, rowsOf, sheetOf, sqliteOf, workbookOf } from './written-files.ts';

const csvFiles = Object.fromEntries(sampleData().map(({ name, text }) => [name, text]));
const tables = Object.fromEntries(sampleData().map(({ name, text }) => [path.parse(name).name, rowsOf(text)]));
type Content = string | Uint8Array | Promise<Uint8Array>;
const each = (ending: string, write: (rows: (typeof tables)[string]) => Content) =>
  Object.entries(tables).map(([name, rows]): [string, Content] => [`${name}${ending}`, write(rows)]);

const formats: Record<string, () => [string, Content][]> = {
  TSV: () => each('.tsv', (rows) => csvOf(rows, '\t')),
  JSON: () => each('.json', jsonOf),
  NDJSON: () => each('.ndjson', linesOf),
  Parquet: () => each('.parquet', parquetOfRows),
  XLSX: () => [['crm.xlsx', workbookOf(...Object.entries(tables).map(([name, rows]) => sheetOf(name, rows)))]],
  SQLite: () => [['crm.db', sqliteOf(tables)]],
};

async function filesOf(format: string): Promise<Record<string, string | Uint8Array>> {
  return Object.fromEntries(await Promise.all(formats[format]!().map(async ([name, content]) => [name, await content] as const)));
}

describe('the sample data', () => {
  let expected: Read;
  beforeAll(async () => {
    expected = await readFolder(csvFiles);
  });

  it.each(Object.keys(formats))('are the same tables of text as %s and as CSV', async (format) => {
    const found = await readFolder(await filesOf(format));
    expect(found.tables).toEqual(expected.tables);
    expect(found.notes).toEqual([]);
  });
});
