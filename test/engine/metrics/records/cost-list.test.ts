/** Gross margin where another table says what each product costs, and since when; counted again from the rows. */
import { describe, expect, it } from 'vitest';
import { readFacts } from '../../../../src/engine/metrics/read-facts.ts';
import type { FactTable } from '../../../../src/model/fact.ts';
import { csv, csvFiles } from '../../data/csv-files.ts';

type Row = Record<string, string | number | null>;
const read = async (tables: Record<string, readonly Row[]>): Promise<FactTable> =>
  readFacts(await csvFiles(Object.fromEntries(Object.entries(tables).map(([name, rows]) => [`${name}.csv`, csv([...rows])]))), {
    today: '2026-10-01',
    asOf: '2026-09-30',
    period: '2026-Q3',
  });
const value = ({ facts }: FactTable, id: string) => facts[id]?.value;
const sum = <T>(rows: readonly T[], of: (row: T) => number) => rows.reduce((total, row) => total + of(row), 0);

const goods = ['AA-1', 'BB-2', 'CC-3', 'DD-4'];
/** CC-3 costs more from mid-August on, BB-2 from a day after all sales; nobody says what DD-4 costs. */
const costs = [
  { sku: 'AA-1', from: '2025-01-01', cost: 4 },
  { sku: 'BB-2', from: '2025-01-01', cost: 6 },
  { sku: 'BB-2', from: '2026-10-01', cost: 60 },
  { sku: 'CC-3', from: '2025-01-01', cost: 8 },
  { sku: 'CC-3', from: '2026-08-15', cost: 11 },
];
const sales = Array.from({ length: 720 }, (_, at) => ({
  order: `#${1000 + Math.floor(at / 2)}`,
  day: `2026-${String(4 + (Math.floor(at / 2) % 6)).padStart(2, '0')}-${String(1 + ((at * 7) % 30)).padStart(2, '0')}`,
  sku: goods[(at * 3 + Math.floor(at / 4)) % 4]!,
  quantity: 1 + (at % 3),
  price: 12 + ((at * 5) % 4),
}));
// A line of an order is sold on the day of its order.
const lines = sales.map((sale, at) => ({ ...sale, day: sales[at - (at % 2)]!.day }));
const inForce = ({ sku, day }: { sku: string; day: string }) =>
  costs.filter((each) => each.sku === sku && each.from <= day).at(-1)?.cost ?? null;
const now = lines.filter(({ day }) => day >= '2026-07-01');
const costed = (rows: typeof lines) => rows.filter((row) => inForce(row) !== null);
const revenue = (rows: typeof lines) => sum(rows, ({ quantity, price }) => quantity * price);
const profit = (rows: typeof lines) => sum(costed(rows), (row) => row.quantity * (row.price - inForce(row)!));

const export_ = lines.map(({ order, day, sku, quantity, price }, at) => ({
  Name: order,
  'Created at': `${day} 10:00:00 +0100`,
  'Lineitem quantity': quantity,
  'Lineitem name': `Tea ${sku}`,
  'Lineitem price': price,
  'Lineitem sku': sku,
  Source: at % 4 < 2 ? 'web' : 'pos',
}));
const list = costs.map(({ sku, from, cost }) => ({ SKU: sku.toLowerCase(), 'Cost per item (GBP)': cost, 'Valid from': from }));

describe('a list of costs that change', () => {
  const facts = read({ orders_export: export_, product_costs: list });

  it('costs each sale what was in force on its day, and never a later cost', async () => {
    expect(value(await facts, 'gross_profit@0')).toBeCloseTo(profit(now), 4);
    expect(value(await facts, 'gross_margin@0')).toBeCloseTo(profit(now) / revenue(costed(now)), 9);
    const changed = now.filter(({ sku, day }) => sku === 'CC-3' && day >= '2026-08-15');
    expect(changed.length).toBeGreaterThan(20);
  });

  it('counts no sale twice', async () => {
    expect(value(await facts, 'revenue@0')).toBeCloseTo(revenue(now), 4);
  });

  it('says which goods have no cost, with their part of sales, and from when costs count', async () => {
    const { quality } = await facts;
    const share = revenue(now.filter((row) => inForce(row) === null)) / revenue(now);
    expect(quality.find(({ sentence }) => sentence === 'uncosted')?.figures).toMatchObject({
      members: 'Tea DD-4',
      percent: Math.round(share * 1000) / 10,
    });
    expect(quality.find(({ sentence }) => sentence === 'cost-in-force')?.figures).toMatchObject({ since: 'Valid from' });
  });

  it('takes off no refund that an order does not say the goods of, and says so', async () => {
    const refunded = export_.map((row, at) => ({
      ...row,
      'Refunded Amount': at % 2 ? null : at % 14 ? 0 : 5,
      Currency: at % 2 ? null : 'GBP',
    }));
    const table = await read({ orders_export: refunded, product_costs: list });
    expect(value(table, 'revenue@0')).toBeCloseTo(revenue(now), 4);
    expect(table.quality.find(({ sentence }) => sentence === 'refunds-kept')?.figures).toMatchObject({ column: 'Refunded Amount' });
    expect((await facts).quality.find(({ sentence }) => sentence === 'refunds-kept')).toBeUndefined();
  });

  it('holds until its last day where the list says so', async () => {
    const ended = list.map((row, at) => ({ ...row, 'Valid to': at === 0 ? '2026-07-31' : null }));
    const table = await read({ orders_export: export_, product_costs: ended });
    const known = costed(now).filter(({ sku, day }) => sku !== 'AA-1' || day <= '2026-07-31');
    expect(value(table, 'gross_profit@0')).toBeCloseTo(profit(known), 4);
  });

  it('is found by the day of the order where lines have none, and names what it lists', async () => {
    const orders = [...new Map(lines.map(({ order, day }) => [order, { order_id: order, order_date: day }])).values()];
    const items = lines.map(({ order, sku, quantity, price }) => ({ order_id: order, article: sku, qty: quantity, unit_price: price }));
    const named = list.map((row) => ({ ...row, Supplier: 'S', Title: `Tea ${row.SKU}` }));
    const table = await read({ orders, order_items: items, purchase_prices: named });
    expect(value(table, 'gross_profit@0')).toBeCloseTo(profit(now), 4);
  });

  it('with two costs of a product at once knows neither', async () => {
    const both = [...list, { SKU: 'aa-1', 'Cost per item (GBP)': 5, 'Valid from': '2025-01-01' }];
    const many = Array.from({ length: 40 }, (_, at) => ({ SKU: `x-${at}`, 'Cost per item (GBP)': 1, 'Valid from': '2025-01-01' }));
    const table = await read({ orders_export: export_, product_costs: [...both, ...many] });
    expect(value(table, 'gross_profit@0')).toBeCloseTo(profit(now.filter(({ sku }) => sku !== 'AA-1')), 4);
    expect(value(table, 'revenue@0')).toBeCloseTo(revenue(now), 4);
  });
});

describe('other lists with costs in them', () => {
  it('are no costs of goods: what campaigns cost by day', async () => {
    const campaigns = ['web', 'pos'].flatMap((Source) =>
      ['2026-04-01', '2026-07-01'].map((day) => ({ Source, Date: day, Cost: 100, Clicks: 20 })),
    );
    const table = await read({ orders_export: export_, campaigns });
    expect(value(table, 'gross_profit@0')).toBeUndefined();
  });
});

describe('orders of a row each', () => {
  const orders = sales.map(({ day, sku, quantity, price }, at) => ({
    'Order Number': 5000 + at,
    'Order Date': `${sales[at]!.day} 09:00`,
    'Order Status': at % 9 === 0 ? 'refunded' : 'completed',
    SKU: sku,
    Quantity: quantity,
    'Item Cost': price,
    'Order Subtotal': quantity * price,
    'Order Refund Amount': at % 9 === 0 ? quantity * price : null,
    day,
  }));
  const own = orders.filter(({ day }) => day >= '2026-07-01');
  const table = read({
    'wc-orders': orders.map(({ day: _, ...row }) => row),
    'product-costs': goods.map((sku) => ({ SKU: sku, Product: `Tea ${sku}`, 'Cost of Goods (GBP)': 5 })),
  });

  it('do not cost what they were sold for, whatever the column of the price is called', async () => {
    const profit = sum(own, (row) => row['Order Subtotal'] - 5 * row.Quantity);
    expect(value(await table, 'gross_profit@0')).toBeCloseTo(profit, 4);
  });

  it('count what was paid back by the day they were placed, and count themselves', async () => {
    const back = sum(own, (row) => row['Order Refund Amount'] ?? 0);
    const whole = sum(own, (row) => row['Order Subtotal']);
    expect(value(await table, 'revenue@0')).toBeCloseTo(whole, 4);
    expect(value(await table, 'refunds@0')).toBeCloseTo(back, 4);
    expect(value(await table, 'refund_rate@0')).toBeCloseTo(back / whole, 9);
  });
});
