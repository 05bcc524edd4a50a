import { appendFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findSource, gatherData } from '../../../src/engine/data/data-file.ts';
import { name, openDatabase } from '../../../src/engine/data/database.ts';
import { readTables } from '../../../src/engine/data/load-tables.ts';
import { takeSnapshot } from '../../../src/engine/data/take-snapshot.ts';
import { tempDir } from '../../helpers/temp-dir.ts';
import { csvFolder } from './csv-files.ts';

const header = { source: 'sales', kind: 'folder', as_of: '2025-07-01', mapping: null };

async function keep(place: string, into = tempDir()): Promise<string> {
  const { files } = await takeSnapshot([{ path: place }], header);
  for (const file of files) writeFileSync(path.join(into, file.name), file.bytes);
  return into;
}

async function contents(place: string) {
  const files = await findSource({ path: place });
  const database = await openDatabase(files.map((file) => file.path));
  try {
    const { tables, notes } = await readTables(database, files);
    const rows = await Promise.all(tables.map(({ raw }) => database.query(`SELECT * FROM ${name(raw.table)} ORDER BY rowid`)));
    return { tables, notes, rows };
  } finally {
    database.close();
  }
}

describe('a snapshot', () => {
  it('gives back every table as it was read, with its counts, checksum and notes', async () => {
    const folder = csvFolder({
      'deals.csv': 'Report of May\n\nid;name;amount\n1;"Ann ""A""; Ltd";1.234,50\n2;"two\nlines";\n3;;5,00\nTotal;;6,00\n',
      'note.json': '{}',
      'one.csv': 'only\na\nb\n',
    });
    expect(await contents(await keep(folder))).toEqual(await contents(folder));
  });

  it('gives back any text', async () => {
    const value = fc.oneof(fc.string({ unit: 'binary', maxLength: 12 }), fc.constantFrom('"', ',', '\n', '\r\n', 'a\rb', '=1', '', 'é'));
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.record({ a: value, b: value, c: fc.constantFrom('x', 'y') }), { minLength: 1, maxLength: 30 }),
        async (rows) => {
          const folder = csvFolder({ 'rows.ndjson': rows.map((row) => JSON.stringify(row)).join('\n') });
          expect(await contents(await keep(folder))).toEqual(await contents(folder));
        },
      ),
      { numRuns: 12 },
    );
  });

  it('counts as made on its day when nothing else is read', async () => {
    const folder = csvFolder({ 'deals.csv': 'id,a\n1,2\n' });
    const kept = await keep(folder);
    expect((await gatherData([{ path: kept }], undefined, '2026-01-01')).today).toBe('2025-07-01');
    expect((await gatherData([{ path: kept }, { path: folder }], undefined, '2026-01-01')).today).toBe('2026-01-01');
  });

  it('is refused when a table or the manifest was changed', async () => {
    const kept = await keep(csvFolder({ 'deals.csv': 'id,a\n1,2\n' }));
    appendFileSync(path.join(kept, 'deals.csv'), '3,4\n');
    await expect(contents(kept)).rejects.toMatchObject({ code: 'snapshot_damaged', message: expect.stringContaining('deals.csv') });
    writeFileSync(path.join(kept, 'quarterdeck-snapshot.json'), '{"version":1}');
    await expect(contents(kept)).rejects.toMatchObject({ code: 'snapshot_damaged' });
  });
});

describe('mappings of several sources', () => {
  it('are put together, and that of the request wins', async () => {
    const [a, b] = [csvFolder({ 'a.csv': 'x\n1\n' }), csvFolder({ 'b.csv': 'y\n1\n' })];
    const { mapping } = await gatherData(
      [
        { path: a, mapping: 'columns: {a: {x: amount, z: id}}\nwon: [Yes]' },
        { path: b, mapping: 'columns: {b: {y: closed}}\nwon: [Ja]' },
      ],
      'columns: {a: {x: ignore}}',
      '2025-07-01',
    );
    expect(mapping).toMatchObject({ columns: { a: { x: 'ignore', z: 'id' }, b: { y: 'closed' } }, won: ['Yes', 'Ja'] });
  });
});
