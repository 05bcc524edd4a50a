/** Patterns, folders of mixed formats, packed files and stdin. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { findDataFiles } from '../../../../src/engine/data/data-file.ts';
import { read, readFolder, readOne } from './read.ts';
import { folderOf, sqliteOf } from './written-files.ts';

const csv = 'id,stage\na,Won\n';
const rows = [{ id: 'a', stage: 'Won' }];
const names = async (place: string) => (await findDataFiles(place)).map(({ name }) => name);

describe('a pattern', () => {
  const folder = folderOf({ 'q1.csv': csv, 'q2.csv': csv, 'Q3.csv': csv, '.q4.csv': csv, 'q5.md': csv, 'q6.txt': csv, 'a+b (1).csv': csv });
  mkdirSync(path.join(folder, '2024'));
  writeFileSync(path.join(folder, '2024', 'deals.json'), '[{"id":1}]');

  it.each([
    ['q?.csv', ['q1', 'q2']],
    ['*.csv', ['Q3', 'a+b (1)', 'q1', 'q2']],
    ['a+b (*).csv', ['a+b (1)']],
    ['q*.txt', ['q6']],
    ['q*', ['q1', 'q2']],
    ['20*', ['deals']],
    ['20*/*.json', ['deals']],
    ['*/deals.json', ['deals']],
  ])('%s meets %j', async (pattern, expected) => {
    expect(await names(path.join(folder, pattern))).toEqual(expected);
  });

  it('is a name first, where a file has it', async () => {
    const place = folderOf({ 'q*.csv': csv, 'q1.csv': csv });
    expect(await names(path.join(place, 'q*.csv'))).toEqual(['q*']);
  });

  it('that meets nothing, or nothing that can be read, is refused', async () => {
    await expect(names(path.join(folder, 'x*.csv'))).rejects.toMatchObject({
      code: 'file_not_found',
      message: expect.stringContaining('x*.csv'),
    });
    await expect(names(path.join(folder, '*.md'))).rejects.toMatchObject({ code: 'data_unsupported' });
  });
});

describe('a folder', () => {
  it('may hold files of every kind', async () => {
    const { tables } = await readFolder({
      'deals.csv.gz': gzipSync(csv),
      'more.ndjson': '{"id":"a","stage":"Won"}',
      'owners.json': '[{"owner":"Ann"}]',
      'crm.sqlite': sqliteOf('CREATE TABLE t AS SELECT 1 AS a'),
      'notes.md': '# Notes',
    });
    expect(tables).toEqual({ crm: [{ a: '1' }], deals: rows, more: rows, owners: [{ owner: 'Ann' }] });
  });

  it('of CSV files leaves settings and notes in JSON alone, and says so', async () => {
    const { tables, notes } = await readFolder({ 'deals.csv': csv, 'expected.json': '[{"id":"z"}]' });
    expect(Object.keys(tables)).toEqual(['deals']);
    expect(notes).toEqual(['expected.json lies beside files in CSV and is not read; give it with a --data of its own to have it read.']);
  });

  it('is refused with the reason when none of its files is a table', async () => {
    await expect(readFolder({ 'brand.json': '{"name":"Acme"}' })).rejects.toMatchObject({
      code: 'data_not_tabular',
      message: expect.stringContaining('brand.json'),
    });
  });

  it('is refused when one of its CSV files is broken', async () => {
    await expect(readFolder({ 'a.csv': csv, 'b.csv': 'a,b\n1,"2\n' })).rejects.toMatchObject({ code: 'data_not_tabular' });
  });
});

describe('a packed file', () => {
  it('is called without its endings', async () => {
    const { tables, raw } = await readOne('deals.csv.gz', gzipSync(csv));
    expect(tables).toEqual({ deals: rows });
    expect(raw.deals!.file).toBe('deals.csv.gz');
  });

  it('is refused when it unfolds too far, is cut off, or packed twice', async () => {
    await expect(readOne('a.csv.gz', gzipSync(Buffer.alloc(70 * 1024 ** 2, 'a,b\n')))).rejects.toMatchObject({
      code: 'data_unsupported',
      message: expect.stringContaining('200 times'),
    });
    await expect(readOne('a.csv.gz', gzipSync(csv.repeat(1000)).subarray(0, 30))).rejects.toMatchObject({ code: 'data_not_tabular' });
    await expect(readOne('a.csv.gz', gzipSync(gzipSync(csv)))).rejects.toMatchObject({ code: 'data_unsupported' });
  });
});

describe('stdin', () => {
  it.each([
    ['CSV', csv],
    ['JSON', '[{"id":"a","stage":"Won"}]'],
    ['an object a line', '{"id":"a","stage":"Won"}\n{}\n'],
  ])('may hold %s', async (_, text) => {
    const { tables, raw } = await read(await findDataFiles('-', undefined, Buffer.from(text)));
    expect(tables).toEqual({ stdin: rows });
    expect(raw.stdin!.file).toBe('stdin');
  });

  it('is called as asked', async () => {
    expect(Object.keys((await read(await findDataFiles('-', 'deals', Buffer.from(csv)))).tables)).toEqual(['deals']);
  });
});

it('a file of another kind is refused with the kinds that are read', async () => {
  const place = path.join(folderOf({ 'deals.pages': 'x' }), 'deals.pages');
  await expect(findDataFiles(place)).rejects.toMatchObject({
    code: 'data_unsupported',
    message: 'deals.pages is a .pages file, which cannot be read as data.',
    next: 'Give one of these: CSV, TSV, JSON, NDJSON, Parquet, XLSX and SQLite, and text packed by gzip.',
  });
});
