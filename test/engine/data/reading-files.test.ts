/** Files as people have them: encodings, broken ones, wrong ones. Each error names the file and what to do. */
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { findDataFiles } from '../../../src/engine/data/data-file.ts';
import { readFacts } from '../../../src/engine/metrics/read-facts.ts';
import { csvFiles, csvFolder } from './csv-files.ts';

const options = { today: '2025-07-05' };
const deals = `id,owner,stage,amount,created,closed
1,Zoë Müller,Won,100,2025-04-01,2025-04-10
2,Zoë Müller,Lost,50,2025-04-02,2025-05-11
3,José Núñez,Won,70,2025-04-20,2025-06-28
`;
const owners = async (content: string | Uint8Array, name = 'deals.csv') => {
  const table = await readFacts(await csvFiles({ [name]: content }), options);
  return table.dimensions.find(({ id }) => id === 'owner')?.members;
};
const facts = async (files: Record<string, string | Uint8Array>) => readFacts(await csvFiles(files), options);

describe('a header with dollar signs', () => {
  it('is a name like any other', async () => {
    const text = deals.replace('amount', () => `"$$ 'amount' $&"`).replace('100', () => '"$1,100"');
    const { facts: found } = await facts({ 'deals.csv': text });
    expect(found['won_value@0']!.value).toBe(1170);
  });
});

describe('encodings', () => {
  const expected = ['Zoë Müller', 'José Núñez'];
  const utf16 = (text: string) => Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')]);
  it.each<[string, string | Uint8Array]>([
    ['UTF-8', deals],
    ['UTF-8 with a byte order mark', `\ufeff${deals}`],
    ['UTF-16', utf16(deals)],
    ['UTF-16 with a NUL in a name and at the end', utf16(`${deals.replaceAll('Zoë', 'Zoë\0')}\0`)],
    ['Windows-1252', Buffer.from(deals, 'latin1')],
    ['CRLF line ends', deals.replaceAll('\n', '\r\n')],
  ])('reads %s', async (_, content) => {
    expect(await owners(content)).toEqual(expected);
  });

  it('reads the euro sign and the dashes of Windows-1252', async () => {
    const text = deals.replace('amount', 'amount (\u0001)').replaceAll('Zoë Müller', 'Zoë \u0002 Müller');
    const bytes = Buffer.from(text, 'latin1').map((byte) => ({ 1: 0x80, 2: 0x96 })[byte] ?? byte);
    const table = await readFacts(await csvFiles({ 'deals.csv': bytes }), options);
    expect(table.currency).toBe('EUR');
    expect(table.dimensions.find(({ id }) => id === 'owner')?.members).toEqual(['Zoë – Müller', 'José Núñez']);
  });

  it('reads tabs', async () => {
    expect(await owners(deals.replaceAll(',', '\t'), 'deals.tsv')).toEqual(expected);
  });
});

describe('files that cannot be used', () => {
  const refused: [string, Record<string, string | Uint8Array>, string, RegExp][] = [
    ['an empty file', { 'deals.csv': '' }, 'data_empty', /deals\.csv is empty/],
    ['a file of blank lines', { 'deals.csv': '\n\n' }, 'data_empty', /deals\.csv is empty/],
    [
      'a header without rows',
      { 'deals.csv': 'id,stage,amount\n' },
      'data_empty',
      /deals\.csv has a header \(id, stage, amount\) and no rows/,
    ],
    ['binary data', { 'deals.csv': Buffer.from([1, 2, 0, 4, 5]) }, 'data_not_tabular', /deals\.csv .*binary/],
    ['a workbook named csv', { 'deals.csv': Buffer.from('PK\u0003\u0004rest') }, 'data_not_tabular', /deals\.csv .*Excel/],
    ['a PDF named csv', { 'deals.csv': '%PDF-1.7' }, 'data_not_tabular', /deals\.csv .*PDF/],
    [
      'a web page named csv',
      { 'deals.csv': '<!DOCTYPE html>\n<html><body>Sign in</body></html>' },
      'data_not_tabular',
      /deals\.csv holds a web page/,
    ],
    ['JSON without a list', { 'deals.csv': '{"a":1}' }, 'data_not_tabular', /deals\.csv is JSON without a list/],
    ['JSON that breaks off', { 'deals.json': '[{"a":1},' }, 'data_not_tabular', /deals\.json is not valid JSON/],
    [
      'prose',
      { 'deals.csv': 'Dear all, here\nare words, and, more, words\nas it goes, on\nand on, a, b\n' },
      'data_not_tabular',
      /deals\.csv is not a table: its first row has 2 fields, and 2 of the 3 rows/,
    ],
    ['a quote that never closes', { 'deals.csv': 'a,b\n1,"2\n3,4\n' }, 'data_not_tabular', /deals\.csv .*quote opened in row 2/],
    ['only text', { 'people.csv': 'name,town\nAda,London\nBob,Paris\n' }, 'data_insufficient', /people\.csv \(name, town\)/],
    ['columns without a value', { 'deals.csv': 'id,stage,amount\n,,\n,,\n' }, 'data_empty', /deals\.csv .*no rows with a value/],
    ['deals without a close date', { 'deals.csv': 'id,stage,amount\n1,Won,5\n2,Lost,6\n' }, 'data_insufficient', /deals\.csv .*close date/],
  ];
  it.each(refused)('%s', async (_, files, code, message) => {
    const error = await facts(files).catch((reason) => reason);
    expect(error.code).toBe(code);
    expect(error.message).toMatch(message);
    expect(error.next).toBeTruthy();
  });

  it('a path that is not there', async () => {
    await expect(findDataFiles('/nowhere/deals.csv')).rejects.toMatchObject({
      code: 'file_not_found',
      message: expect.stringContaining('/nowhere/deals.csv'),
    });
    await expect(readFacts([{ name: 'deals', path: '/nowhere/deals.csv' }], options)).rejects.toMatchObject({ code: 'file_not_found' });
  });

  it('a folder without tables', async () => {
    const folder = path.join(csvFolder({ 'readme.md': 'x' }));
    await expect(findDataFiles(folder)).rejects.toMatchObject({ code: 'data_empty', message: expect.stringContaining(folder) });
  });

  it('a folder named like a table', async () => {
    const folder = csvFolder({});
    mkdirSync(path.join(folder, 'deals.csv'));
    await expect(readFacts(await findDataFiles(folder), options)).rejects.toMatchObject({ code: 'file_unreadable' });
  });

  it('a file of another kind', async () => {
    const folder = csvFolder({ 'deals.docx': 'x' });
    await expect(findDataFiles(path.join(folder, 'deals.docx'))).rejects.toMatchObject({
      code: 'data_unsupported',
      message: expect.stringContaining('deals.docx'),
    });
  });
});

describe('a folder', () => {
  it('gives its tables in name order, whatever else lies in it', async () => {
    const files = await csvFiles({ 'b.csv': 'x', 'a.tsv': 'x', 'notes.txt': 'x', '.hidden.csv': 'x', 'C.CSV': 'x' });
    expect(files.map(({ name }) => name)).toEqual(['C', 'a', 'b']);
  });
});

describe('rows that do not fit', () => {
  it('are kept out when they have more fields than the header, and reported', async () => {
    const many = Array.from({ length: 10 }, (_, at) => `${at + 10},Ann,Won,10,2025-04-01,2025-06-1${at}`).join('\n');
    const table = await facts({ 'deals.csv': `${deals}${many}\n99,Eve,Won,5,2025-04-01,2025-06-01,extra\n` });
    expect(table.sources[0]).toMatchObject({ rows: 13, rejected: 1 });
    expect(table.quality.find(({ code }) => code === 'rejected-values')?.message).toContain('1 row of deals.csv');
    expect(table.facts['won_count@0']!.value).toBe(12);
  });

  it('count once when they repeat a row with its id', async () => {
    const table = await facts({ 'deals.csv': `${deals}1,Zoë Müller,Won,100,2025-04-01,2025-04-10\n` });
    expect(table.facts['won_value@all']!.value).toBe(170);
    expect(table.quality.map(({ code }) => code)).toContain('duplicate-rows');
  });
});

it('makes facts of a single deal', async () => {
  const table = await facts({ 'deals.csv': 'id,stage,amount,closed\n1,Won,5,2025-05-05\n' });
  expect(table.facts['won_value@all']!.value).toBe(5);
  expect(table.prior).toBeNull();
});
