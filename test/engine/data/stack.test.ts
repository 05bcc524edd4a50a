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
