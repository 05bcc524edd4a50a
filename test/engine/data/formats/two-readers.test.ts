/** Delimited text comes out the same whether the database reads the file or our own reader does. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Database, name, openDatabase } from '../../../../src/engine/data/database.ts';
import { beginningOf, readAny, readPlain } from '../../../../src/engine/data/formats/csv.ts';
import { readSource } from '../../../../src/engine/data/formats/source.ts';
import { readTables } from '../../../../src/engine/data/load-tables.ts';
import { tries } from '../../../helpers/rotating.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'quarterdeck-readers-'));
const file = path.join(folder, 'deals.csv');
let database: Database;
let count = 0;
beforeAll(async () => {
  database = await openDatabase([file]);
});
afterAll(() => {
  database.close();
  rmSync(folder, { recursive: true });
});

async function readTwice(content: string | Uint8Array) {
  writeFileSync(file, content);
  const source = await readSource({ name: 'deals', path: file });
  const beginning = await beginningOf(source);
  if (!beginning) return null;
  const read = async (reader: typeof readPlain) => {
    const table = `t${count++}`;
    const found = await reader(source, beginning, database, table);
    return found && { found, rows: await database.query(`SELECT * FROM ${name(table)}`) };
  };
  const plain = await read(readPlain);
  return plain && { plain, any: await read(readAny) };
}

const edges = ['', ' ', '\t', '\u00a0', '  '];
const words = ['a', 'Ünï', '1', '2025-01-31', '0', '日本', 'é', 'à', '5"', "O'Neil", 'total', 'x', '-', ','];
const field = fc
  .tuple(
    fc.constantFrom(...edges),
    fc.constantFrom(...words, ''),
    fc.constantFrom(...edges),
    fc.constantFrom('bare', 'bare', 'quoted', 'lines'),
  )
  .map(([before, word, after, how]) => {
    if (how === 'bare') return /[",]/.test(word) ? `"${word.replaceAll('"', '""')}"` : `${before}${word}${after}`;
    return `"${before}${word.replaceAll('"', '""')}${how === 'lines' ? '\n' : ''}${word ? '""q""' : ''}${after}"`;
  });

describe('random tables', () => {
  it('are cut alike, or left to our own reader', { timeout: 120_000 }, async () => {
    let plain = 0;
    const table = fc.record({
      mark: fc.constantFrom('', '\ufeff'),
      end: fc.constantFrom('\n', '\r\n', '\n', '\r\n', '\r'),
      header: fc.constantFrom('a,b,c', '"a","b",c', 'a,b,c,', 'Name,name,c'),
      title: fc.constantFrom('', 'Report', 'Report,,'),
      rows: fc.array(
        fc.oneof(
          { weight: 8, arbitrary: fc.array(field, { minLength: 3, maxLength: 3 }) },
          { weight: 1, arbitrary: fc.array(field, { minLength: 1, maxLength: 4 }) },
          { weight: 1, arbitrary: fc.constantFrom([], ['', '', ''], [' '], ['', ' ', '']) },
        ),
        { maxLength: 12 },
      ),
      foot: fc.constantFrom('', '', 'Copyright', 'Total,,3', 'Total,,3\nMade by us'),
      final: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(table, async ({ mark, end, header, title, rows, foot, final }) => {
        const lines = [...(title ? [title] : []), header, ...rows.map((row) => row.join(',')), ...(foot ? foot.split('\n') : [])];
        const both = await readTwice(`${mark}${lines.join(end)}${final ? end : ''}`);
        if (!both) return;
        plain++;
        expect(both.plain).toEqual(both.any);
      }),
      { numRuns: tries(300), seed: 7 },
    );
    expect(plain).toBeGreaterThan(tries(50));
  });

  it('of any characters are cut alike, or left to our own reader', { timeout: 120_000 }, async () => {
    const text = fc.string({
      unit: fc.constantFrom('a', '1', ',', ',', '"', '\n', '\n', '\r\n', '\r', ' ', '\u00a0', 'à', '\u3000', '\0', '\t'),
      maxLength: 60,
    });
    await fc.assert(
      fc.asyncProperty(text, async (body) => {
        const both = await readTwice(`a,b,c\n1,2,3\n${body}`);
        if (both) expect(both.plain).toEqual(both.any);
      }),
      { numRuns: tries(300), seed: 7 },
    );
  });

  it('of random bytes are cut alike, or left to our own reader', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 40 }), async (body) => {
        const both = await readTwice(Buffer.concat([Buffer.from('a,b,c\n1,2,3\n'), body]));
        if (both) expect(both.plain).toEqual(both.any);
      }),
      { numRuns: tries(300), seed: 7 },
    );
  });
});

describe('the database reads', () => {
  it.each([
    ['line ends of Windows', 'a,b\r\n1,2\r\n3,4\r\n'],
    ['a byte order mark', '\ufeffa,b\n1,2\n'],
    ['line ends, delimiters and quotes in quotes', 'a,b\n"1\n2","x,""y"""\n'],
    ['blank lines', 'a,b\n\n1,2\n\n\n'],
    ['short rows and a footer', 'a,b,c\n1,2\n4,5,6\nTotal,,9\nMade by us\n'],
    ['a title above', 'Report\n\na,b,c\n1,2,3\n'],
    ['semicolons', 'a;b\n1,5;2\n'],
    ['spaces around values', 'a,b\n 1 ,"2 "\n'],
  ])('%s', async (_, content) => {
    const both = await readTwice(content);
    expect(both?.plain).toEqual(both!.any);
  });
});

describe('packed text', () => {
  const rows = (from: number) => Array.from({ length: 500 }, (_, at) => `${from + at},"x ${at}"\n`).join('');

  it.each([
    ['in one part', gzipSync(`a,b\n${rows(0)}${rows(500)}`)],
    ['in two parts', Buffer.concat([gzipSync(`a,b\n${rows(0)}`), gzipSync(rows(500))])],
  ])('%s is read whole', async (_, content) => {
    writeFileSync(file, content);
    const { tables } = await readTables(database, [{ name: 'deals', path: file }]);
    expect(tables[0]!.raw).toMatchObject({ rows: 1000, columns: ['a', 'b'] });
    expect(await database.query(`SELECT count(DISTINCT a) AS "n" FROM ${name(tables[0]!.raw.table)}`)).toEqual([{ n: '1000' }]);
    await database.run(`DROP TABLE ${name(tables[0]!.raw.table)}`);
  });
});

describe('our own reader reads', () => {
  it.each([
    ['Windows-1252', Buffer.from('a,b\nM\xfcller,2\n', 'latin1')],
    ['one column', 'a\n1\n'],
    ['a row of too many fields', 'a,b\n1,2\n1,2,3\n'],
    ['quotes within a field', 'a,b\n1,5" disk\n'],
    ['line ends of two kinds', 'a,b\n1,2\r\n3,4\n'],
    ['NUL', 'a,b\n1,2\0\n'],
  ])('%s', async (_, content) => {
    expect(await readTwice(content)).toBeNull();
  });
});
