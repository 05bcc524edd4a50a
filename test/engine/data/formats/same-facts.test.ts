/** The sample company's data, in whatever format they come, give the same facts. */
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { sampleData } from '../../../../src/demo/sample-data.ts';
import { findDataFiles } from '../../../../src/engine/data/data-file.ts';
import type { FactTable } from '../../../../src/engine/metrics/fact.ts';
import { readFacts } from '../../../../src/engine/metrics/read-facts.ts';
import { csvOf, folderOf, jsonOf, linesOf, parquetOfRows, rowsOf, sheetOf, sqliteOf, workbookOf } from './written-files.ts';

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

async function factsOf(files: [string, Content][]): Promise<FactTable> {
  const written = await Promise.all(files.map(async ([name, content]) => [name, await content] as const));
  return readFacts(await findDataFiles(folderOf(Object.fromEntries(written))), { today: '2026-01-10' });
}

describe('the sample data give the facts of their CSV files', () => {
  let expected: FactTable;
  beforeAll(async () => {
    expected = await factsOf(sampleData().map(({ name, text }) => [name, text]));
  });
  const values = (table: FactTable) =>
    Object.fromEntries(Object.values(table.facts).map(({ id, value, unit, n }) => [id, { value, unit, n }]));

  it.each(Object.keys(formats))('as %s', async (format) => {
    const table = await factsOf(formats[format]!());
    expect(values(table)).toEqual(values(expected));
    expect(table.dimensions).toEqual(expected.dimensions);
    expect(table.periods).toEqual(expected.periods);
    const rows = (facts: FactTable) => facts.sources.map(({ name, rows }) => `${name} ${rows}`).sort();
    expect(rows(table)).toEqual(rows(expected));
  });
});
