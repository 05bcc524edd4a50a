/** Gross profit and margin of sales in lines: what was sold less what it cost, and which goods moved the margin. */
import { describe, expect, it } from 'vitest';
import { Evidence } from '../../../src/engine/insight/evidence.ts';
import { findInsights } from '../../../src/engine/insight/find-insights.ts';
import { readFacts } from '../../../src/engine/metrics/read-facts.ts';
import { type FactTable, factId } from '../../../src/model/fact.ts';
import { csv, csvFiles } from '../data/csv-files.ts';
import { type Line, orders, plain, products, sold } from './sample-margins.ts';

type Rows = Parameters<typeof csv>[0];
const read = async (tables: Record<string, Rows>, delimiter = ','): Promise<FactTable> =>
  readFacts(await csvFiles(Object.fromEntries(Object.entries(tables).map(([name, rows]) => [`${name}.csv`, csv(rows, delimiter)]))), {
    today: '2024-10-01',
    period: '2024-Q3',
  });
const value = (table: FactTable, metric: string, at = 0, scope?: Record<string, string>) =>
  table.facts[factId({ metric, at, ...(scope && { scope }) })]?.value;

const quarter = (lines: readonly Line[], from: string, to: string) =>
  lines.filter(({ day, cost }) => day >= from && day <= to && cost !== null);
const now = (lines: readonly Line[]) => quarter(lines, '2024-07-01', '2024-09-30');
const revenue = (lines: readonly Line[]) => lines.reduce((sum, { quantity, price }) => sum + quantity * price, 0);
const profit = (lines: readonly Line[]) => lines.reduce((sum, { quantity, price, cost }) => sum + quantity * (price - cost!), 0);

describe('gross margin', () => {
  const lines = sold();

  it('is a quotient of sums over the lines with a cost, in all and by group', async () => {
    const table = await read({ orders: orders(lines), order_lines: plain(lines), products });
    expect(value(table, 'gross_profit')).toBeCloseTo(profit(now(lines)), 4);
    expect(value(table, 'gross_margin')).toBeCloseTo(profit(now(lines)) / revenue(now(lines)), 9);
    const cable = now(lines).filter(({ group }) => group === 'Cable');
    expect(value(table, 'gross_margin', 0, { product_group: 'Cable' })).toBeCloseTo(profit(cable) / revenue(cable), 9);
    const lacking = lines.filter(({ cost }) => cost === null).length;
    expect(table.quality.find(({ sentence }) => sentence === 'cost-read')?.figures).toMatchObject({
      rows: lacking,
      formula: 'unit_cost × qty',
    });
    // Revenue itself counts every line.
    expect(value(table, 'revenue')).toBeCloseTo(revenue(lines.filter(({ day }) => day >= '2024-07-01')), 4);
  });

  it('leaves what the number of orders made of revenue a matter of orders', async () => {
    const table = await read({ orders: orders(lines), order_lines: plain(lines), products });
    const [after, before] = [value(table, 'orders')!, value(table, 'orders', -1)!];
    const volume = ((after - before) * value(table, 'revenue', -1)!) / before;
    expect(value(table, 'revenue.volume_effect')).toBeCloseTo(volume, 4);
    expect(Math.abs(after - before)).toBeGreaterThan(0);
  });

  it('takes the cost of the products where lines have none, and a cost of 0 for none', async () => {
    const costs = products.map((product, sku) => ({ ...product, standard_cost: sku === 3 ? 0 : (20 + sku) / 2 }));
    const table = await read({
      orders: orders(lines),
      order_lines: plain(lines).map(({ unit_cost: _, ...line }) => line),
      products: costs,
    });
    expect(value(table, 'gross_margin')).toBeCloseTo(0.5, 9);
    expect(value(table, 'gross_margin', 0, { product_group: 'Pipes' })).toBeCloseTo(0.5, 9);
  });

  it('is read with German heads', async () => {
    const table = await read(
      {
        Bestellungen: orders(lines).map((row) => ({ Bestellnummer: row.order_no, Bestelldatum: row.order_date })),
        Bestellpositionen: plain(lines).map((row) => ({
          Bestellnummer: row.order_no,
          Artikel: row.sku,
          Menge: row.qty,
          Einzelpreis: row.unit_price,
          Einstandspreis: row.unit_cost,
        })),
      },
      ';',
    );
    expect(value(table, 'gross_margin')).toBeCloseTo(profit(now(lines)) / revenue(now(lines)), 9);
  });

  const told = async (given: readonly Line[]) => {
    const table = await read({ orders: orders(given), order_lines: plain(given), products });
    return findInsights(new Evidence(table)).findings.filter(({ metric }) => metric === 'gross_margin');
  };

  it('names the group whose cost rose', async () => {
    const found = await told(sold({ dearer: 1.3 }));
    expect(found.find(({ kind }) => kind === 'delta')).toMatchObject({ direction: 'down', claim: true });
    expect(found.filter(({ kind }) => kind === 'mean-driver').map(({ member }) => member)).toContain('Cable');
    expect(found.filter(({ kind }) => kind === 'mix')).toEqual([]);
  });

  it('tells of the mix where a group with another margin grew, by its part of revenue', async () => {
    const grown = sold({ more: 4 });
    const mix = (await told(grown)).find(({ kind }) => kind === 'mix');
    expect(mix).toMatchObject({ dimension: 'product_group', direction: 'up' });
  });

  it('claims nothing where prices, costs and mix stay', async () => {
    const found = await told(lines);
    expect(found.filter(({ kind, claim }) => claim && ['delta', 'mix', 'mean-driver'].includes(kind))).toEqual([]);
  });
});

describe('order lines in one table, as a distributor exports them', () => {
  const products = ['Rope', 'Anchor', 'Paint'] as const;
  const rows = Array.from({ length: 240 }, (_, at) => {
    const [price, quantity, discount] = [100 + (at % 3) * 50, 1 + (at % 4), at % 5 === 0 ? 20 : 5];
    return {
      Order: 880_003 + 2 * Math.floor(at / 2),
      Line: 10 * (1 + (at % 2)),
      'Order date': `2024-0${4 + (at % 6)}-1${at % 9}`,
      'Cust #': 20_100 + (at % 12),
      Customer: `Yard ${at % 12}`,
      Item: products[at % 3]!,
      Qty: quantity,
      'List price': price,
      // Some discounts were never written down.
      'Disc %': at % 20 === 0 ? null : discount,
      'Net value NOK': price * quantity * (1 - discount / 100),
      'Unit cost': price * 0.6,
    };
  });

  it('is revenue less cost, counts what it states, and sums no number of an order, a line or a customer', async () => {
    const table = await read({ orderlines: rows });
    const net = rows.filter(({ 'Order date': day }) => day >= '2024-07-01').reduce((sum, row) => sum + row['Net value NOK'], 0);
    expect(value(table, 'revenue')).toBeCloseTo(net, 4);
    expect(value(table, 'gross_margin')).toBeGreaterThan(0.3);
    expect(value(table, 'discount_rate')).toBeGreaterThan(0.05);
    expect(table.metrics.map(({ id }) => id).filter((id) => /cust|line|^order$/.test(id))).toEqual([]);
    expect(table.currency).toBe('NOK');
  });

  it('takes no total of pieces for what a line comes to', async () => {
    const pieces = rows.map(({ 'Net value NOK': _, ...row }) => ({ ...row, 'Total qty': row.Qty }));
    const [stated, counted] = [await read({ orderlines: rows }), await read({ orderlines: pieces })];
    // Without the discounts that were never written down, prices times pieces come to a little more.
    expect(value(counted, 'revenue')! / value(stated, 'revenue')!).toBeCloseTo(1, 1);
  });
});
