/** Long tables: what the first rows show is held against all of them, and texts of few values are kept once each. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCanonical, type Database, openDatabase } from '../../../src/engine/data/database.ts';
import { readTables } from '../../../src/engine/data/load-tables.ts';
import type { Column, Table } from '../../../src/engine/data/typing/column-type.ts';
import { typeTable } from '../../../src/engine/data/typing/type-tables.ts';
import { csvFiles } from './csv-files.ts';

const count = 105_000;
const regions = ['North', 'South', 'East', 'West'];

/** The last rows say what no row before them did. */
function row(at: number): string {
  const left = count - at;
  const late = <T>(rows: number, then: T, usual: T) => (left <= rows ? then : usual);
  return [
    `D${100_000 + at}`,
    late(1, '012345', `${100_000 + at}`),
    late(3, 'abc', `${at}.50`),
    late(5, left === 5 ? '-' : 'N/A', `${at}`),
    left === 3 ? '2025-02-30' : late(2, 'soon', `2025-01-${String((at % 28) + 1).padStart(2, '0')}`),
    left === 5 ? 'Südost' : late(4, 'n/a', regions[at % 4]!),
  ].join(',');
}

let database: Database;
let table: Table;
let columns: ReadonlyMap<string, Column>;
beforeAll(async () => {
  const text = `id,code,amount,score,day,region\n${Array.from({ length: count }, (_, at) => `${row(at)}\n`).join('')}`;
  const files = await csvFiles({ 'deals.csv': text });
  database = await openDatabase(files.map(({ path }) => path));
  const { raw } = (await readTables(database, files)).tables[0]!;
  table = await typeTable(database, raw, 'deals', undefined);
  columns = new Map(table.columns.map((column) => [column.name, column]));
});
afterAll(() => database.close());

describe('a long table', () => {
  it.each([
    ['codes, for one that begins with a zero', 'code', { type: { kind: 'text' }, filled: count, distinct: count, rejected: 0 }],
    ['numbers with a few that are none', 'amount', { type: { kind: 'number' }, filled: count - 3, rejected: 3 }],
    ['numbers with words for there being none', 'score', { type: { kind: 'number' }, filled: count - 5, rejected: 0 }],
    ['dates with a few that are none', 'day', { type: { kind: 'date' }, filled: count - 3, distinct: 28, rejected: 3 }],
    ['texts with one more at the end', 'region', { type: { kind: 'text' }, filled: count - 4, distinct: 5, rejected: 0 }],
  ])('has %s', (_, name, expected) => {
    expect(columns.get(name)).toMatchObject(expected);
  });

  it('keeps texts of few values as a list, and others as they are', () => {
    expect(columns.get('region')!.listed).toMatch(/^ENUM\('\(none\)', 'East', 'North', 'South', 'Südost', 'West', 'n\/a'\)$/);
    expect(columns.get('id')!.listed).toBeUndefined();
  });

  it('has the same hashes of its rows, whichever way texts are kept', async () => {
    await createCanonical(database, 'listed', `SELECT id, region FROM ${table.sql}`);
    await createCanonical(database, 'written', `SELECT id, CAST(region AS VARCHAR) AS region FROM ${table.sql}`);
    const [row] = await database.query('SELECT (SELECT sum(row_hash) FROM listed) = (SELECT sum(row_hash) FROM written) AS "same"');
    expect(row).toEqual({ same: true });
  });
});
