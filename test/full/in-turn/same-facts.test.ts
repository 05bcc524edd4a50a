/** The sample company's data, as a workbook and as CSV, give the same facts. */
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { sampleData } from '../../../src/demo/sample-data.ts';
import { findDataFiles } from '../../../src/engine/data/data-file.ts';
import { readFacts } from '../../../src/engine/metrics/read-facts.ts';
import { folderOf, rowsOf, sheetOf, workbookOf } from '../../engine/data/formats/written-files.ts';

const csvFiles = Object.fromEntries(sampleData().map(({ name, text }) => [name, text]));
const tables = Object.fromEntries(sampleData().map(({ name, text }) => [path.parse(name).name, rowsOf(text)]));
const workbook = async () => ({ 'crm.xlsx': await workbookOf(...Object.entries(tables).map(([name, rows]) => sheetOf(name, rows))) });

describe('the sample data', () => {
  it('give the same facts as a workbook and as CSV', async () => {
    const factsOf = async (files: Record<string, string | Uint8Array>) => {
      const table = await readFacts(await findDataFiles(folderOf(files)), { today: '2026-01-10' });
      // Sheets keep their own order, files come by name; what a source is called is the file's own matter.
      const sources = table.sources.map(({ name, rows }) => `${name} ${rows}`).sort();
      return { ...table, sources };
    };
    expect(await factsOf(await workbook())).toEqual(await factsOf(csvFiles));
  });
});
