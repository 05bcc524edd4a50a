/** A table without deals gives sums and means by period and dimension. */
import { expect, it } from 'vitest';
import { readFacts } from '../../../src/engine/metrics/read-facts.ts';
import { csv, csvFiles } from '../data/csv-files.ts';

const years = [2021, 2022, 2023].flatMap((year) =>
  ['North', 'South'].map((region, at) => ({
    year,
    region,
    cluster: at + 1,
    sales: year - 2000 + at * 10,
    life_expectancy: 70 + at + (year - 2021),
  })),
);
const read = async (rows: Record<string, string | number>[]) =>
  readFacts(await csvFiles({ 'table.csv': csv(rows) }), { today: '2026-11-21' });

it('sums what adds up, averages what does not, and leaves codes alone', async () => {
  const table = await read(years);
  expect(table.facts['sales@0']!.value).toBe(23 + 33);
  expect(table.facts['life_expectancy@0']!.value).toBe(72.5);
  expect(table.metrics.map(({ id }) => id)).toEqual(['sales', 'life_expectancy']);
});

it('counts years as periods and compares them', async () => {
  const table = await read(years);
  expect(table.periods.map(({ id, partial }) => [id, partial])).toEqual([
    ['2021', false],
    ['2022', false],
    ['2023', false],
  ]);
  expect(table.facts['sales.delta[region=North]@0']!.value).toBe(1);
  expect(table.facts['sales.share[region=South]@0']!.value).toBe(33 / 56);
});

it('without dates gives figures of the whole, and no periods', async () => {
  const table = await read(years.map(({ year, ...row }) => row));
  expect(table.periods).toEqual([]);
  expect(table.reporting.label).toBe('Table');
  expect(table.facts['sales[region=South]@all']!.value).toBe(31 + 32 + 33);
});

it('reads a column in thousands as what it stands for, and names it without the unit', async () => {
  const rows = [1, 2, 3, 4, 5, 6].map((month) => ({
    month: `2025-0${month}-01`,
    region: month % 2 ? 'A' : 'B',
    'Umsatz (TEUR)': 10 + month,
  }));
  const table = await readFacts(await csvFiles({ 'umsatz.csv': csv(rows) }), { today: '2025-07-20' });
  const note = table.metrics.find(({ unit }) => unit === 'money');
  expect(note?.label).not.toMatch(/teur/i);
  expect(table.facts[`${note!.id}@0`]?.value).toBe(16 * 1000);
});
