/** The exports of a web shop: what its lines come to, by code and kind of customer, and what came back, each counted once. */
import { describe, expect, it } from 'vitest';
import { readFacts } from '../../../src/engine/metrics/read-facts.ts';
import { type FactTable, factId } from '../../../src/model/fact.ts';
import { csv, csvFiles } from '../data/csv-files.ts';
import { headed, type Row, type Sold, shop } from './sample-shop.ts';

const { tables, sold, back } = shop();

type Heads = Record<keyof typeof tables, { file: string } & Record<string, string>>;
const english: Heads = {
  orders: {
    file: 'orders',
    order: 'order_id',
    day: 'order_date',
    buyer: 'customer_id',
    way: 'channel',
    code: 'discount_code',
    shipping: 'shipping_cost_eur',
  },
  lines: {
    file: 'order_lines',
    order: 'order_id',
    line: 'line_no',
    item: 'sku',
    units: 'quantity',
    price: 'unit_price_ex_vat_eur',
    discount: 'discount_eur',
    cost: 'unit_cost_eur',
  },
  goods: { file: 'products', item: 'sku', title: 'product_name', group: 'category', maker: 'brand', price: 'list_price_ex_vat_eur' },
  codes: { file: 'discount_codes', text: 'description' },
  customers: { file: 'customers', buyer: 'customer_id', began: 'first_order_date' },
  returns: {
    file: 'returns',
    parcel: 'return_id',
    order: 'order_id',
    line: 'line_no',
    came: 'return_date',
    units: 'quantity',
    refund: 'refund_eur',
    handling: 'handling_cost_eur',
  },
};
const other: Heads = {
  orders: { ...english.orders, order: 'OrderNumber', day: 'Ordered On', buyer: 'Client ID', code: 'Coupon', shipping: 'Delivery costs' },
  lines: {
    ...english.lines,
    file: 'order items',
    order: 'OrderNumber',
    line: 'Line',
    item: 'Item Code',
    units: 'Qty',
    price: 'Unit price excl. tax',
    discount: 'Discount amount',
    cost: 'Cost per unit',
  },
  goods: { ...english.goods, file: 'items', item: 'Item Code', title: 'Item name', maker: 'Brand' },
  codes: { file: 'promotions', code: 'Code', text: 'Description' },
  customers: { file: 'clients', buyer: 'Client ID', began: 'Date of first purchase' },
  returns: {
    ...english.returns,
    file: 'refunds',
    order: 'OrderNumber',
    line: 'Line',
    came: 'Refunded on',
    units: 'Qty',
    refund: 'Refund amount',
  },
};
const german: Heads = {
  orders: {
    ...english.orders,
    file: 'Bestellungen',
    order: 'Bestellnummer',
    day: 'Bestelldatum',
    buyer: 'Kundennummer',
    way: 'Kanal',
    code: 'Rabattcode',
    shipping: 'Versandkosten',
  },
  lines: {
    ...english.lines,
    file: 'Bestellpositionen',
    order: 'Bestellnummer',
    line: 'Position',
    item: 'Artikelnummer',
    units: 'Menge',
    price: 'Einzelpreis exkl. MwSt',
    discount: 'Rabatt Betrag',
    cost: 'Einstandspreis',
  },
  goods: { ...english.goods, file: 'Artikel', item: 'Artikelnummer', title: 'Artikelname', group: 'Kategorie', maker: 'Marke' },
  codes: { file: 'Rabattcodes', code: 'Code', text: 'Beschreibung' },
  customers: { file: 'Kunden', buyer: 'Kundennummer', began: 'Erstbestellung am' },
  returns: {
    ...english.returns,
    file: 'Retouren',
    order: 'Bestellnummer',
    line: 'Position',
    came: 'Retourendatum',
    units: 'Menge',
    refund: 'Erstattungsbetrag',
  },
};

async function read(heads: Heads, change: (name: string, rows: Row[]) => Row[] = (_, rows) => rows): Promise<FactTable> {
  const files = Object.entries(heads).map(([name, { file, ...columns }]) => {
    const rows = change(name, tables[name as keyof typeof tables]);
    return [`${file}.csv`, csv(headed(rows, columns))] as const;
  });
  return readFacts(await csvFiles(Object.fromEntries(files)), { today: '2026-01-05', period: '2025-Q4' });
}
const value = (table: FactTable, metric: string, scope?: Record<string, string>) =>
  table.facts[factId({ metric, at: 0, ...(scope && { scope }) })]?.value;
const isNow = ({ day }: { day: string }) => day >= '2025-10-01' && day <= '2025-12-31';
const now = sold.filter(isNow);
const sum = (rows: readonly Sold[], of: (row: Sold) => number) => rows.reduce((all, row) => all + of(row), 0);
const net = (rows: readonly Sold[]) => sum(rows, (row) => row.net);
const refunds = back.filter(isNow).reduce((all, { refund }) => all + refund, 0);
const dimension = (table: FactTable, pattern: RegExp) => table.dimensions.find(({ id }) => pattern.test(id))!.id;

describe.each([
  ['their usual English heads', english],
  ['other English heads', other],
  ['German heads', german],
] as const)('a shop with %s', (_, heads) => {
  it('comes to prices times quantities less discounts, and to its margin', async () => {
    const table = await read(heads);
    expect(value(table, 'revenue')).toBeCloseTo(net(now), 2);
    expect(value(table, 'gross_margin')).toBeCloseTo((net(now) - sum(now, ({ cost }) => cost)) / net(now), 6);
    expect(value(table, 'discount_rate')).toBeCloseTo(1 - net(now) / sum(now, ({ list }) => list), 6);
    const brand = dimension(table, /brand|marke/);
    expect(value(table, 'revenue', { [brand]: 'Birch' })).toBeCloseTo(net(now.filter(({ maker }) => maker === 'Birch')), 2);
  });

  it('is told by discount code and by first and repeat orders', async () => {
    const table = await read(heads);
    const code = dimension(table, /^(discount_code|coupon|rabattcode)$/);
    expect(value(table, 'revenue', { [code]: 'HELLO20' })).toBeCloseTo(net(now.filter((row) => row.code === 'HELLO20')), 2);
    expect(value(table, 'revenue', { order_place: 'Repeat order' })).toBeCloseTo(net(now.filter(({ first }) => !first)), 2);
    expect(
      table.facts[factId({ metric: 'gross_margin', at: 0, scope: { [code]: 'HELLO20', order_place: 'Repeat order' } })]?.value,
    ).toBeLessThan(0.26);
  });

  it('holds what came back on its own day, each line once', async () => {
    const table = await read(heads);
    expect(value(table, 'refunds')).toBeCloseTo(refunds, 2);
    expect(value(table, 'refund_rate')).toBeCloseTo(refunds / net(now), 6);
    const brand = dimension(table, /brand|marke/);
    const cedar = back.filter((row) => isNow(row) && row.maker === 'Cedar').reduce((all, { refund }) => all + refund, 0);
    expect(value(table, 'refunds', { [brand]: 'Cedar' })).toBeCloseTo(cedar, 2);
    expect(table.quality.filter(({ code }) => code === 'unused-table')).toEqual([]);
  });

  it('states what sending its orders cost, once an order', async () => {
    const sent = tables.orders.filter((row) => isNow({ day: String(row.day) })).reduce((all, row) => all + Number(row.shipping), 0);
    expect(value(await read(heads), 'shipping_cost')).toBe(sent);
  });
});

describe('a line that stands twice in the export', () => {
  it('counts once, as its order and number say', async () => {
    const table = await read(english, (name, rows) => (name === 'lines' ? [...rows, rows.at(-1)!, rows.at(-7)!] : rows));
    expect(value(table, 'revenue')).toBeCloseTo(net(now), 2);
    expect(table.quality.find(({ code }) => code === 'duplicate-rows')).toMatchObject({ rows: 2 });
  });
});

describe('a discount written for one piece', () => {
  it('is taken off each, as lines of one piece tell', async () => {
    const each = (rows: Row[]) =>
      rows.map((row) => ({ ...row, discount: Math.round((Number(row.discount) / Number(row.units)) * 100) / 100 }));
    const table = await read(english, (name, rows) => (name === 'lines' ? each(rows) : rows));
    expect(value(table, 'revenue')! / net(now)).toBeCloseTo(1, 3);
  });
});

describe('where the customers do not say when they began', () => {
  it('an order is the first of its customer by what came before, once a year of orders is known', async () => {
    const table = await read(english, (name, rows) =>
      name === 'customers' ? rows.map(({ began: _, ...row }) => ({ ...row, club: 'no' })) : rows,
    );
    const began = new Map<string, string>();
    for (const { buyer, day } of sold) began.set(buyer, began.get(buyer) ?? day);
    const firsts = now.filter(({ buyer, day }) => began.get(buyer) === day);
    expect(value(table, 'revenue', { order_place: 'First order' })).toBeCloseTo(net(firsts), 2);
  });
});
