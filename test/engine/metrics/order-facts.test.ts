/** Sales in lines: what is sold, to whom and by whom comes from the tables that the lines join. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { findDataFiles } from '../../../src/engine/data/data-file.ts';
import { readFacts } from '../../../src/engine/metrics/read-facts.ts';
import { type FactTable, factId } from '../../../src/model/fact.ts';
import { publicData } from '../../helpers/data-sets.ts';
import { csv, csvFiles } from '../data/csv-files.ts';
import { type SampleSales, type Sold, shop, wholesaler } from './sample-orders.ts';

const asOf = '2024-12-31';
const facts = async (file: string, content: Buffer, options = {}) =>
  readFacts(await csvFiles({ [file]: content }), { today: asOf, asOf, ...options });
const asCsv = async ({ tables }: SampleSales, options = {}) =>
  readFacts(await csvFiles(Object.fromEntries(Object.entries(tables).map(([name, rows]) => [`${name}.csv`, csv(rows)]))), {
    today: asOf,
    asOf,
    ...options,
  });

const quarterOf = (day: string) => `${day.slice(0, 4)}-Q${Math.floor((Number(day.slice(5, 7)) - 1) / 3) + 1}`;
const sum = (sold: readonly Sold[]) => sold.reduce((total, { amount }) => total + amount, 0);
const orders = (sold: readonly Sold[]) => new Set(sold.map(({ order }) => order)).size;
const value = (table: FactTable, metric: string, at: number | 'all' = 0, scope?: Record<string, string>) =>
  table.facts[factId({ metric, at, ...(scope && { scope }) })]?.value;
const messages = ({ quality }: FactTable) => quality.map(({ message }) => message).join('\n');

/** Every member of a dimension has what the lines really came to, and no other member is there. */
function expectMembers(table: FactTable, dimension: string, sold: readonly Sold[]) {
  const members = new Map<string, Sold[]>();
  for (const line of sold) members.set(line.by[dimension]!, [...(members.get(line.by[dimension]!) ?? []), line]);
  for (const [member, lines] of members) {
    expect(value(table, 'revenue', 0, { [dimension]: member }), `${dimension} ${member}`).toBeCloseTo(sum(lines), 2);
    expect(value(table, table.metrics[1]!.id, 0, { [dimension]: member })).toBe(orders(lines));
  }
  const known = table.dimensions.find(({ id }) => id === dimension)!.members;
  expect(known.filter((member) => members.has(member)).length).toBe(members.size);
}

describe('a wholesaler’s orders', () => {
  const sample = wholesaler();
  const quarter = sample.sold.filter(({ day }) => quarterOf(day) === '2024-Q3');
  let table: FactTable;
  beforeAll(async () => {
    table = await facts('sales.db', sample.database);
  });

  it('come to price times quantity less discount, counted by line, in the last whole quarter', () => {
    expect(table.reporting.id).toBe('2024-Q3');
    expect(value(table, 'revenue')).toBeCloseTo(sum(quarter), 2);
    expect(value(table, 'revenue', 'all')).toBeCloseTo(sum(sample.sold), 2);
    expect(value(table, 'orders')).toBe(orders(quarter));
    expect(value(table, 'revenue_per_order')).toBeCloseTo(sum(quarter) / orders(quarter), 4);
    expect(value(table, 'buyers')).toBe(new Set(quarter.map(({ by }) => by.client)).size);
    expect(table.metrics[0]).toMatchObject({ id: 'revenue', label: 'Revenue', unit: 'money' });
    expect(table.currency).toBeNull();
  });

  it('never compare a quarter that the data end in', () => {
    expect(table.periods.find(({ id }) => id === '2024-Q4')).toBeUndefined();
    expect(messages(table)).not.toContain('2024-Q4');
  });

  it.each(['client', 'good', 'group', 'country', 'employee'])('are split by %s as the joined tables name them', (dimension) => {
    expectMembers(table, dimension, quarter);
  });

  it('are split by nothing that repeats another column, is a code, or is about the way goods went', () => {
    expect(table.dimensions.map(({ id }) => id).sort()).toEqual(['client', 'country', 'employee', 'good', 'group']);
    expect(table.dimensions.flatMap(({ members }) => members)).not.toContain('');
  });

  it('sum no price, stock or freight, and count no view beside its tables', () => {
    expect(table.metrics.map(({ id }) => id)).toEqual([
      'revenue',
      'orders',
      'revenue_per_order',
      'buyers',
      'orders_per_buyer',
      'discount_rate',
    ]);
    expect(messages(table)).toContain('rows repeat other tables: sales.db/Invoices, sales.db/Order Subtotals.');
    expect(messages(table)).toMatch(/more than once: .*sales.db\/EmployeeAreas/);
    expect(messages(table)).not.toContain('no column joins it');
  });

  it('give the same figures where nothing declares the keys', async () => {
    const read = await asCsv(sample);
    expect(read.dimensions.map(({ id }) => id).sort()).toEqual(table.dimensions.map(({ id }) => id).sort());
    for (const id of ['revenue@0', 'orders@0', 'buyers@0', 'revenue@-1', 'discount_rate@0']) {
      expect(read.facts[id]!.value, id).toBe(table.facts[id]!.value);
    }
    expectMembers(read, 'group', quarter);
  });

  it('changed by their number and by what each came to, which add up to the change', () => {
    const before = sample.sold.filter(({ day }) => quarterOf(day) === '2024-Q2');
    const volume = (orders(quarter) - orders(before)) * (sum(before) / orders(before));
    expect(value(table, 'revenue.volume_effect')).toBeCloseTo(volume, 4);
    expect(value(table, 'revenue.volume_effect')! + value(table, 'revenue.size_effect')!).toBeCloseTo(sum(quarter) - sum(before), 4);
  });

  it('vary by orders, whose lines stand and fall together, and by the part of each that is a member’s', () => {
    const noise = (sold: readonly Sold[]) => {
      const parts = new Map<number, number>();
      for (const { order, amount } of sold) parts.set(order, (parts.get(order) ?? 0) + amount);
      return Math.sqrt([...parts.values()].reduce((total, part) => total + part ** 2, 0));
    };
    expect(value(table, 'revenue.se')).toBeCloseTo(noise(quarter), 1);
    const tools = quarter.filter(({ by }) => by.group === 'Tools');
    expect(value(table, 'revenue.se', 0, { group: 'Tools' })).toBeCloseTo(noise(tools), 1);
    const largest = Math.max(
      ...[...new Set(quarter.map(({ order }) => order))].map((order) => sum(quarter.filter((line) => line.order === order))),
    );
    expect(value(table, 'revenue.largest')).toBeCloseTo(largest, 2);
  });

  it('leave growth of a member from very few orders without a percentage', () => {
    const growths = Object.values(table.facts).filter(({ id, scope }) => id.startsWith('revenue.pct[') && scope.client !== undefined);
    const before = (from: readonly string[]) => table.facts[from[1]!]!.n;
    expect(growths.length).toBeGreaterThan(5);
    expect(growths.filter(({ from, value: growth }) => growth !== null && before(from!) < 5)).toEqual([]);
  });
});

describe('a shop’s invoices', () => {
  const sample = shop();
  const year = sample.sold.filter(({ day }) => day.startsWith('2024'));
  let table: FactTable;
  beforeAll(async () => {
    table = await facts('shop.sqlite', sample.database, { period: '2024' });
  });

  it('make a year whole that ends, as every year does, days before its last', () => {
    expect(table.periods.map(({ id, partial }) => [id, partial])).toEqual(['2021', '2022', '2023', '2024'].map((id) => [id, false]));
    expect(value(table, 'revenue')).toBeCloseTo(sum(year), 2);
    expect(value(table, 'revenue.delta')).toBeCloseTo(sum(year) - sum(sample.sold.filter(({ day }) => day.startsWith('2023'))), 2);
    expect(value(table, 'invoices')).toBe(60);
  });

  it.each(['customer', 'country', 'support_rep', 'genre', 'artist'])('are split by %s over several tables', (dimension) => {
    expectMembers(table, dimension, year);
  });

  it('are said to match the total that each invoice states', async () => {
    expect(messages(table)).toContain('Revenue matches total of shop.sqlite/invoice in all 240 invoices.');
    const off = await facts('shop.sqlite', shop({ off: 3 }).database, { period: '2024' });
    expect(messages(off)).toContain('In 3 of 240 invoices, total of shop.sqlite/invoice is another amount');
    expect(messages(off)).toContain('15 more in all');
    expect(value(off, 'revenue')).toBe(value(table, 'revenue'));
  });

  it('are told of a year there is, where a prompt names one there is not', async () => {
    const said = await facts('shop.sqlite', sample.database, { periodSaid: '2013' });
    expect(said.reporting.id).toBe('2024');
    expect(said.quality[0]).toMatchObject({ code: 'period-absent', figures: { period: '2013', first: '2021-01-01', last: '2024-12-22' } });
    expect(Object.values(said.facts).filter(({ period }) => period?.startsWith('2013'))).toEqual([]);
    await expect(facts('shop.sqlite', sample.database, { period: '2013' })).rejects.toThrow('do not cover 2013');
    expect((await facts('shop.sqlite', sample.database, { periodSaid: '2023' })).reporting.id).toBe('2023');
  });

  it('multiply with no table that has several rows for each', () => {
    expect(messages(table)).toContain('would count rows more than once: shop.sqlite/playlist, shop.sqlite/playlist_song.');
  });
});

interface Truth {
  facts: { id: string; value: unknown }[];
}
type Rows = Record<string, string | number>[];

describe.each([
  ['northwind', 'northwind.db', '1998-05-06', undefined],
  ['chinook', 'chinook.sqlite', '2025-12-31', '2025'],
] as const)('the public database %s', (name, file, day, period) => {
  const folder = publicData(name);
  const here = folder !== null && existsSync(path.join(folder, file));
  const truth: Truth = here ? JSON.parse(readFileSync(path.join(folder, 'truth.json'), 'utf8')) : { facts: [] };
  const known = (id: string) => truth.facts.find((fact) => fact.id === id)!.value as Rows;
  let table: FactTable;
  beforeAll(async () => {
    if (here) table = await readFacts(await findDataFiles(path.join(folder, file)), { today: day, asOf: day, ...(period && { period }) });
  });
  // A half is rounded up, as the truth does.
  const round = (each: number | null | undefined, digits = 2) => Math.round((each ?? Number.NaN) * 10 ** digits + 1e-6) / 10 ** digits;
  const expectKnown = (id: string, dimension: string, columns: readonly [string, string]) => {
    for (const row of known(id)) {
      const scope = { [dimension]: String(row.k) };
      expect([row.k, round(value(table, 'revenue', 0, scope)), round(value(table, 'revenue', -1, scope))]).toEqual([
        row.k,
        row[columns[0]],
        row[columns[1]],
      ]);
    }
  };

  it.skipIf(!here || name !== 'northwind')('comes to the figures computed independently, by quarter', () => {
    for (const { q, net, orders: count } of known('by_quarter').slice(0, -1)) {
      const { offset } = table.periods.find(({ id }) => id === q)!;
      expect([q, round(value(table, 'revenue', offset)), value(table, 'orders', offset)]).toEqual([q, net, count]);
    }
    const change = known('change') as unknown as Record<string, number>;
    expect(round(value(table, 'revenue.delta'))).toBe(change.qoq);
    expect(round(value(table, 'revenue.pct'), 6)).toBe(change.qoq_pct);
    expect(round(value(table, 'revenue.yoy'), 6)).toBe(change.yoy_pct);
    expect(round(value(table, 'revenue_per_order'))).toBe(change.per_order);
    for (const [id, dimension] of [
      ['customers', 'customer'],
      ['products', 'product'],
      ['categories', 'category'],
      ['countries', 'country'],
      ['employees', 'employee'],
    ] as const) {
      expectKnown(id, dimension, ['q1', 'q4']);
    }
    const discount = known('discount') as unknown as Record<string, number>;
    expect([round(value(table, 'discount_rate'), 6), round(value(table, 'discount_rate', -1), 6)]).toEqual([discount.q1, discount.q4]);
  });

  it.skipIf(!here || name !== 'chinook')('comes to the figures computed independently, by year', () => {
    for (const { y, v, n, mean } of known('by_year')) {
      const { offset } = table.periods.find(({ id }) => id === String(y))!;
      expect([
        y,
        round(value(table, 'revenue', offset)),
        value(table, 'invoices', offset),
        round(value(table, 'revenue_per_invoice', offset), 4),
      ]).toEqual([y, v, n, mean]);
    }
    for (const [id, dimension] of [
      ['genres', 'genre'],
      ['media', 'media_type'],
      ['countries', 'country'],
      ['reps', 'support_rep'],
      ['customers', 'customer'],
      ['artists', 'artist'],
    ] as const) {
      expectKnown(id, dimension, ['y25', 'y24']);
    }
  });
});

describe('lines whose only day is that of their delivery', () => {
  const lines = Array.from({ length: 360 }, (_, at) => ({
    line_id: `L${at}`,
    delivery_date: new Date(Date.UTC(2024, 0, 1) + at * 86_400_000).toISOString().slice(0, 10),
    customer_id: `C${at % 6}`,
    goods: ['Linen', 'Trays'][at % 2]!,
    units: 1 + (at % 4),
    unit_price_gbp: 10 + (at % 3),
  }));
  const customers = Array.from({ length: 6 }, (_, at) => ({
    customer_id: `C${at}`,
    customer_since: '2020-01-01',
    contract_end: at === 0 ? '2024-05-31' : '',
  }));

  it('are sales by that day, not a list of customers', async () => {
    const table = await readFacts(await csvFiles({ 'deliveries.csv': csv(lines), 'customers.csv': csv(customers) }), {
      today: '2025-01-10',
    });
    const quarter = lines.filter(({ delivery_date }) => quarterOf(delivery_date) === table.reporting.id);
    expect(quarter.length).toBeGreaterThan(80);
    expect(value(table, 'revenue')).toBe(quarter.reduce((all, { units, unit_price_gbp }) => all + units * unit_price_gbp, 0));
  });
});
