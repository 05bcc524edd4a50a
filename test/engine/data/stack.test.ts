/** Files of a folder that hold one table in parts, and those that only look so. */
import { describe, expect, it } from 'vitest';
import { readFacts } from '../../../src/engine/metrics/read-facts.ts';
import { csvFiles } from './csv-files.ts';

const header = 'id,owner,stage,amount,created,closed';
const first = `${header}\n1,Ann,Won,100,2025-01-02,2025-01-10\n2,Bob,Lost,50,2025-01-03,2025-03-28\n`;
const second = `${header}\n3,Ann,Won,70,2025-04-02,2025-04-10\n4,Bob,Won,30,2025-04-03,2025-06-27\n`;
const read = async (files: Record<string, string>) => readFacts(await csvFiles(files), { today: '2025-07-05' });
const won = ({ facts }: Awaited<ReturnType<typeof read>>) => [facts['won_value@-1']?.value, facts['won_value@0']?.value];

describe('files of deals', () => {
  it('with the same columns and other deals are one table', async () => {
    const table = await read({ 'q1.csv': first, 'q2.csv': second });
    expect(won(table)).toEqual([100, 100]);
    expect(table.sources).toMatchObject([{ name: 'q1', file: 'q1.csv and q2.csv', rows: 4 }]);
    expect(table.quality.map(({ message }) => message)).toContain('q1.csv, q2.csv have the same columns and are read as one table.');
  });

  it('are one table in whatever order their columns stand', async () => {
    const turned = second
      .trim()
      .split('\n')
      .map((line) => line.split(',').reverse().join(','))
      .join('\n');
    expect(won(await read({ 'q1.csv': first, 'q2.csv': turned }))).toEqual([100, 100]);
  });

  it('that hold a deal again are not added up', async () => {
    const later = first.replace('2,Bob,Lost,50', '2,Bob,Won,50');
    const table = await read({ 'january.csv': first, 'february.csv': later });
    expect(table.sources).toHaveLength(2);
    expect(table.quality.map(({ message }) => message)).toContain('january.csv repeats deals of february.csv; they are not counted twice.');
  });

  it('given twice are read once', async () => {
    const without = (text: string) => text.replaceAll(/^[^,]+,/gm, '');
    const table = await read({
      'a.csv': without(first + second.split('\n').slice(1).join('\n')),
      'b.csv': without(first + second.split('\n').slice(1).join('\n')),
    });
    expect(won(table)).toEqual([100, 100]);
    expect(table.quality.map(({ message }) => message)).toContain('b.csv is listed twice and read once.');
  });
});

describe('tables that name things', () => {
  it('stay apart, however alike their columns', async () => {
    const deals =
      'id,owner,product,stage,amount,created,closed\n1,o1,p1,Won,100,2025-04-01,2025-04-10\n2,o2,p2,Lost,50,2025-04-02,2025-06-28\n';
    const table = await read({
      'deals.csv': deals,
      'owners.csv': 'id,name\no1,Ann\no2,Bob\n',
      'products.csv': 'id,name\np1,Basic\np2,Pro\n',
    });
    expect(table.dimensions.map(({ members }) => [...members].sort())).toEqual(
      expect.arrayContaining([
        ['Ann', 'Bob'],
        ['Basic', 'Pro'],
      ]),
    );
  });
});

describe('files of one export, a year each', () => {
  const day = (year: number, at: number) => `${year}-${String((at % 12) + 1).padStart(2, '0')}-${String((at % 28) + 1).padStart(2, '0')}`;
  const names = {
    old: ['Job no', 'Site', 'Firm', 'Opened', 'Closed', 'Cost'],
    later: ['Order', 'Property', 'Supplier', 'Date opened', 'Date closed', 'Invoice'],
  };
  const sites = ['Mill', 'Quay', 'Park'];
  const firms = ['Ash & Co', 'Birch Ltd', 'Cedar'];
  const rows = (year: number, from = 0) =>
    Array.from({ length: 60 }, (_, at) => [`J${year}-${from + at}`, sites[at % 3], firms[at % 2], day(year, at), day(year, at), 100 + at]);
  const file = (columns: readonly string[], of: readonly (readonly unknown[])[], delimiter = ',') =>
    [columns, ...of].map((row) => row.join(delimiter)).join('\n');
  const total = (of: readonly (readonly unknown[])[]) => of.reduce((sum, row) => sum + Number(row[5]), 0);
  const costs = async (files: Record<string, string>) => {
    const { facts, sources } = await readFacts(await csvFiles(files), {
      today: '2026-12-31',
      asOf: '2026-12-31',
      period: '2026',
      basis: 'year',
    });
    return { now: facts['cost@0']?.value ?? null, before: facts['cost@-1']?.value ?? null, tables: sources.length };
  };

  it('are one table, whatever the later one calls its columns', async () => {
    const found = await costs({ 'jobs_2025.csv': file(names.old, rows(2025)), 'jobs_2026_ytd.csv': file(names.later, rows(2026), ';') });
    expect(found).toEqual({ now: total(rows(2026)), before: total(rows(2025)), tables: 1 });
  });

  it('are read from the later one where both hold a row', async () => {
    const again = rows(2025)
      .slice(0, 5)
      .map((row) => [...row.slice(0, 5), 0]);
    const found = await costs({
      'jobs_2025.csv': file(names.old, rows(2025)),
      'jobs_2026.csv': file(names.old, [...rows(2026), ...again]),
    });
    expect(found.before).toBe(total(rows(2025).slice(5)));
  });

  it.each([
    ['they are called differently', 'orders_2026.csv', file(names.later, rows(2026))],
    [
      'their columns stand in another order',
      'jobs_2026.csv',
      file(
        names.later.toReversed(),
        rows(2026).map((row) => row.toReversed()),
      ),
    ],
  ])('stay apart where %s', async (_, name, text) => {
    const tables = { 'jobs_2025.csv': file(names.old, rows(2025)), [name]: text };
    expect((await readFacts(await csvFiles(tables), { today: '2026-12-31' })).sources).toHaveLength(2);
  });
});
