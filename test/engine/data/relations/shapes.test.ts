/** Sales are found in whatever tables they lie: along chains, in stars, in one flat list, in words of other languages. */
import { describe, expect, it } from 'vitest';
import { readFacts } from '../../../../src/engine/metrics/read-facts.ts';
import type { FactTable } from '../../../../src/model/fact.ts';
import { seeded } from '../../../stories/seeded.ts';
import { csv, csvFiles } from '../csv-files.ts';

type Row = Record<string, string | number | null>;
const asOf = '2024-12-31';
const read = async (tables: Record<string, Row[]>): Promise<FactTable> =>
  readFacts(await csvFiles(Object.fromEntries(Object.entries(tables).map(([name, rows]) => [`${name}.csv`, csv(rows)]))), {
    today: asOf,
    asOf,
  });
const many = (count: number, row: (at: number) => Row) => Array.from({ length: count }, (_, at) => row(at));
const chance = seeded(7);
const dayOf = (at: number) => new Date(Date.UTC(2023, 0, 1) + ((at * 37) % 731) * 86_400_000).toISOString().slice(0, 10);
const ids = ({ dimensions }: FactTable) => dimensions.map(({ id }) => id).sort();
const all = (table: FactTable, id: string) => table.facts[`${id}@all`]?.value;
const total = (rows: readonly Row[], of: (row: Row) => number) => rows.reduce((sum, row) => sum + of(row), 0);

describe('sales are found', () => {
  it('in payments of rentals, whose film has its category in a table beside it', async () => {
    const payment = many(600, (at) => ({
      payment_id: at + 1,
      customer_id: (at % 30) + 1,
      staff_id: (at % 2) + 1,
      rental_id: at + 1,
      amount: 1 + (at % 5),
      payment_date: dayOf(at),
    }));
    const table = await read({
      payment,
      rental: many(600, (at) => ({ rental_id: at + 1, rental_date: dayOf(at), inventory_id: (at % 80) + 1, customer_id: (at % 30) + 1 })),
      inventory: many(80, (at) => ({ inventory_id: at + 1, film_id: (at % 40) + 1 })),
      film: many(40, (at) => ({ film_id: at + 1, title: `Film ${at + 1}`, length: 60 + at, rental_rate: 2.99 })),
      film_category: many(40, (at) => ({ film_id: at + 1, category_id: (at % 4) + 1 })),
      category: many(4, (at) => ({ category_id: at + 1, name: ['Action', 'Drama', 'Family', 'Horror'][at]! })),
      customer: many(30, (at) => ({ customer_id: at + 1, first_name: `F${at}`, last_name: `L${at}`, address_id: at + 1 })),
      address: many(40, (at) => ({ address_id: at + 1, address: `${at} Road`, city_id: (at % 9) + 1 })),
      city: many(9, (at) => ({ city_id: at + 1, city: `Town ${at}`, country_id: (at % 3) + 1 })),
      country: many(3, (at) => ({ country_id: at + 1, country: ['Peru', 'Chad', 'Fiji'][at]! })),
      staff: many(2, (at) => ({ staff_id: at + 1, first_name: ['Mia', 'Jon'][at]!, last_name: ['Hill', 'Ray'][at]!, address_id: 38 + at })),
    });
    expect(all(table, 'revenue')).toBe(total(payment, ({ amount }) => Number(amount)));
    expect(ids(table)).toEqual(['category', 'city', 'country', 'customer', 'film', 'staff']);
    expect(table.dimensions.find(({ id }) => id === 'country')!.members.toSorted()).toEqual(['Chad', 'Fiji', 'Peru']);
  });

  it('in a star whose days stand in a table of their own, with cost beside them', async () => {
    const sales = many(900, (at) => ({
      sale_id: at + 1,
      date_key: Number(dayOf(at).replaceAll('-', '')),
      product_key: (at % 12) + 1,
      store_key: (at % 5) + 1,
      sales_amount: 10 + (at % 7),
      cost_amount: 4 + (at % 3),
    }));
    const table = await read({
      fact_sales: sales,
      dim_date: many(731, (at) => {
        const day = new Date(Date.UTC(2023, 0, 1) + at * 86_400_000).toISOString().slice(0, 10);
        return { date_key: Number(day.replaceAll('-', '')), full_date: day, year: Number(day.slice(0, 4)) };
      }),
      dim_product: many(12, (at) => ({ product_key: at + 1, product_name: `P${at}`, category: ['Bikes', 'Wear'][at % 2]! })),
      dim_store: many(5, (at) => ({ store_key: at + 1, store_name: `Store ${at}`, country: ['US', 'DE', 'FR', 'US', 'DE'][at]! })),
    });
    expect(table.reporting.id).toBe('2024-Q4');
    expect(all(table, 'revenue')).toBe(total(sales, ({ sales_amount }) => Number(sales_amount)));
    expect(all(table, 'cost_amount')).toBe(total(sales, ({ cost_amount }) => Number(cost_amount)));
    expect(all(table, 'transactions')).toBe(900);
    expect(ids(table)).toEqual(['category', 'country', 'product', 'store']);
  });

  it('in one flat list of lines with prices and quantities, by the invoices it numbers', async () => {
    const list = many(700, (at) => ({
      InvoiceNo: 536_000 + Math.floor(at / 3),
      StockCode: `2${at % 60}A`,
      Description: `ITEM ${at % 60}`,
      Quantity: (at % 9) + 1,
      InvoiceDate: dayOf(Math.floor(at / 3)),
      UnitPrice: 0.5 + (at % 60) / 10,
      CustomerID: 12_000 + (Math.floor(at / 3) % 40),
      Country: Math.floor(at / 3) % 4 ? 'France' : 'Spain',
    }));
    const table = await read({ online: list });
    expect(all(table, 'revenue')).toBeCloseTo(
      total(list, ({ UnitPrice, Quantity }) => Number(UnitPrice) * Number(Quantity)),
      6,
    );
    expect(all(table, 'invoices')).toBe(new Set(list.map(({ InvoiceNo }) => InvoiceNo)).size);
    expect(all(table, 'buyers')).toBe(40);
    expect(ids(table)).toEqual(['country', 'product']);
  });

  it('in tables that speak German', async () => {
    const lines = many(900, (at) => ({
      BestellID: (at % 300) + 1,
      ArtikelID: chance.whole(1, 20),
      Einzelpreis: 2 + (at % 9),
      Menge: (at % 5) + 1,
      Rabatt: at % 4 ? 0 : 0.1,
    }));
    const table = await read({
      Bestellpositionen: lines,
      Bestellungen: many(300, (at) => ({ BestellID: at + 1, KundenID: (at % 25) + 1, Bestelldatum: dayOf(at) })),
      Artikel: many(20, (at) => ({
        ArtikelID: at + 1,
        Bezeichnung: `Teil ${at}`,
        Warengruppe: ['Holz', 'Metall'][at % 2]!,
        Einzelpreis: 5,
      })),
      Kunden: many(25, (at) => ({ KundenID: at + 1, Firma: `Firma ${at}`, Land: ['Schweiz', 'Italien'][at % 2]! })),
    });
    expect(all(table, 'revenue')).toBeCloseTo(
      total(lines, ({ Einzelpreis, Menge, Rabatt }) => Number(Einzelpreis) * Number(Menge) * (1 - Number(Rabatt))),
      6,
    );
    expect(all(table, 'orders')).toBe(300);
    expect(ids(table)).toEqual(['artikel', 'kunden', 'land', 'warengruppe']);
  });

  it('in one currency that a column beside the order names, and never added up over several', async () => {
    const tables = (code: (at: number) => string) => ({
      order_lines: many(300, (at) => ({ order_id: (at % 100) + 1, product_id: (at % 5) + 1, unit_price: 3, quantity: 2 })),
      orders: many(100, (at) => ({ order_id: at + 1, order_date: dayOf(at), currency: code(at) })),
      products: many(5, (at) => ({ product_id: at + 1, product_name: `P${at}` })),
    });
    const table = await read(tables(() => 'EUR'));
    expect([table.currency, table.facts['revenue@all']!.currency]).toEqual(['EUR', 'EUR']);
    const several = await read(tables((at) => (at % 5 ? 'EUR' : 'SEK')));
    expect([several.currency, all(several, 'revenue')]).toEqual(['EUR', 80 * 3 * 6]);
    expect(several.quality.map(({ message }) => message).join()).toContain('SEK');
  });

  it('beside exports of views, which are not joined in their place', async () => {
    const orders = many(200, (at) => ({ order_id: at + 1, client_id: (at % 12) + 1, order_date: dayOf(at) }));
    const clients = many(12, (at) => ({ client_id: at + 1, client_name: `C${at}`, country: ['Peru', 'Chad', 'Fiji'][at % 3]! }));
    const order_lines = many(700, (at) => ({ order_id: (at % 200) + 1, unit_price: 3 + (at % 4), quantity: 2 }));
    const table = await read({
      all_orders: orders.map((order) => ({ ...order, ...clients[Number(order.client_id) - 1]! })),
      active_clients: clients.slice(1),
      clients,
      order_lines,
      orders,
    });
    expect(all(table, 'revenue')).toBe(total(order_lines, ({ unit_price }) => Number(unit_price) * 2));
    expect(ids(table)).toEqual(['client', 'country']);
    expect(table.dimensions.find(({ id }) => id === 'client')!.members.length).toBe(12);
    expect(table.quality.map(({ message }) => message).join()).toContain('rows repeat other tables: active_clients.csv, all_orders.csv');
  });

  it('and bought goods are not sold ones', async () => {
    const lines = (count: number, price: number) =>
      many(count, (at) => ({ order_id: (at % 100) + 1, product_id: (at % 10) + 1, quantity: 2, unit_price: price }));
    const table = await read({
      purchase_order_lines: lines(800, 50),
      purchase_orders: many(100, (at) => ({ order_id: at + 1, supplier_id: (at % 3) + 1, order_date: dayOf(at) })),
      sales_order_lines: lines(400, 80),
      sales_orders: many(100, (at) => ({ order_id: at + 1, customer_id: (at % 9) + 1, order_date: dayOf(at) })),
      products: many(10, (at) => ({ product_id: at + 1, product_name: `P${at}`, unit_price: 99 })),
      customers: many(9, (at) => ({ customer_id: at + 1, customer_name: `C${at}` })),
      suppliers: many(3, (at) => ({ supplier_id: at + 1, supplier_name: `S${at}` })),
    });
    expect(all(table, 'revenue')).toBe(400 * 160);
    expect(ids(table)).toEqual(['customer', 'product']);
  });
});
