/** Public tables that are no export of a CRM, each by itself: their published figures come out, and codes and stocks are never added up. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { findDataFiles } from '../../../src/engine/data/data-file.ts';
import { readFacts } from '../../../src/engine/metrics/read-facts.ts';
import { type FactTable, factId } from '../../../src/model/fact.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const folder = path.resolve(root, process.env.QUARTERDECK_TEST_DATA ?? '../shared', 'data/gapminder');
const present = existsSync(folder);
if (!present)
  console.warn(`NOT RUN: public tables are absent (${folder}); set QUARTERDECK_TEST_DATA to the folder that holds data/gapminder`);

const read = async (file: string): Promise<FactTable> => readFacts(await findDataFiles(path.join(folder, file)), { today: '2026-11-21' });
const at = (table: FactTable, metric: string, scope: Record<string, string> = {}, when: number | 'all' | `m${number}` = 0) =>
  table.facts[factId({ metric, scope, at: when })]?.value;

describe.skipIf(!present)('public tables', () => {
  type Row = Record<string, string | number>;
  const truth = present
    ? (JSON.parse(readFileSync(path.join(folder, 'truth.json'), 'utf8')) as { facts: { id: string; value: Row[] }[] })
    : { facts: [] };
  const of = (id: string) => truth.facts.find((fact) => fact.id === id)!.value;

  it('gives life expectancy and population by country and year, and no cluster', async () => {
    const table = await read('gapminder.json');
    const [{ n, countries, n_years }] = of('gap_rows') as [Row];
    expect(table.sources[0]!.rows).toBe(n);
    expect(table.dimensions.find(({ id }) => id === 'country')!.members).toHaveLength(countries as number);
    expect(table.periods).toHaveLength(n_years as number);
    for (const { country, life_expect } of of('gap_life_2005')) {
      expect(at(table, 'life_expect', { country: String(country) })).toBe(life_expect);
    }
    for (const { y, pop } of of('gap_pop_by_year')) {
      const period = table.periods.find(({ id }) => id === String(y))!;
      expect(at(table, 'pop', {}, period.offset), String(y)).toBe(pop);
    }
    expect(Object.keys(table.facts).filter((id) => id.includes('cluster'))).toEqual([]);
    expect(table.prior!.id).toBe('2000');
  });

  it('takes the last month of a quarter for employment, with sectors that add to it', async () => {
    const table = await read('us-employment.csv');
    const [{ dec2015, dec2014 }] = of('emp_last') as [Row];
    expect(at(table, 'nonfarm')).toBe(dec2015);
    expect(at(table, 'nonfarm', {}, -4)).toBe(dec2014);
    const months = table.months.map((month) => ({ month: month.id, nonfarm: at(table, 'nonfarm', {}, `m${month.offset}`)! }));
    months.sort((a, b) => a.nonfarm - b.nonfarm);
    expect(months[0]).toEqual(of('emp_min')[0]);
    expect(table.metrics.map(({ id }) => id)).toEqual(['nonfarm', 'nonfarm_change']);
    expect(table.dimensions[0]!.members).toHaveLength(15);
    // Nobody says by how much a sector changed: there is no figure, and no zero either.
    expect(Object.keys(table.facts).filter((id) => id.startsWith('nonfarm_change') && id.includes('component'))).toEqual([]);
  });

  it('sums what is generated in a year', async () => {
    const table = await read('iowa-electricity.csv');
    for (const { source, net_generation } of of('iowa_2017')) {
      expect(at(table, 'net_generation', { source: String(source) })).toBe(net_generation);
    }
  });

  it('takes the last price of a quarter, from dates in words', async () => {
    const table = await read('stocks.csv');
    for (const { symbol, price } of of('stocks_last')) expect(at(table, 'price', { symbol: String(symbol) })).toBe(price);
  });

  it('reads a table without dates', async () => {
    const table = await read('gapminder-health-income.csv');
    expect(table.periods).toEqual([]);
    expect(table.dimensions.map(({ label }) => label)).toEqual(['Region', 'Country']);
    expect(at(table, 'health', { country: 'Albania' })).toBe(76);
    expect(table.facts['income.median@0']!.value).toBeGreaterThan(0);
  });
});
