/** Orders in one table: which of them count, what was taken off, and what moved the margin. */
import { beforeAll, describe, expect, it } from 'vitest';
import { Evidence } from '../../../src/engine/insight/evidence.ts';
import { findInsights } from '../../../src/engine/insight/find-insights.ts';
import type { FactTable } from '../../../src/model/fact.ts';
import { factsOf } from '../../stories/judge.ts';
import { csv } from '../data/csv-files.ts';
import { randomFrom } from '../insight/fixtures.ts';

interface Order {
  order_id: string;
  order_date: string;
  category: string;
  discount: string;
  net_amount: string;
  cost: string;
  status: string;
}

/** In the last quarter half of the orders are of the category with the low margin; before, a fifth. */
const orders: readonly Order[] = (() => {
  const random = randomFrom(5);
  return Array.from({ length: 1200 }, (_, at) => {
    const month = Math.floor(at / 100);
    const category = random() < (month >= 9 ? 0.5 : 0.2) ? 'Lamps' : 'Desks';
    const list = 150 + random() * 300;
    const discount = random() < 0.5 ? list * 0.1 : 0;
    const roll = random();
    return {
      order_id: `O${at}`,
      order_date: `2025-${String(month + 1).padStart(2, '0')}-${String(1 + Math.floor(random() * 28)).padStart(2, '0')}`,
      category,
      discount: (discount * 5).toFixed(2),
      net_amount: (list - discount).toFixed(2),
      cost: ((list - discount) * (category === 'Lamps' ? 0.9 : 0.6)).toFixed(2),
      status: roll < 0.1 ? 'Cancelled' : roll < 0.15 ? 'returned' : 'delivered',
    };
  });
})();
const isLast = ({ order_date }: Order) => order_date >= '2025-10';
const sum = (rows: readonly Order[], column: 'net_amount' | 'discount' | 'cost') =>
  rows.reduce((total, row) => total + Number(row[column]), 0);
const read = (rows: readonly Order[], name = 'orders.csv') =>
  factsOf({ files: [{ name, text: csv(rows as never) }], options: { today: '2026-01-01' } });

let table: FactTable;
beforeAll(async () => {
  table = await read(orders);
});
const value = (id: string) => table.facts[id]!.value!;

describe('orders', () => {
  it('that were cancelled or given back are no revenue, and the deck says how many', () => {
    const kept = orders.filter(({ status }) => status === 'delivered');
    expect(value('net_amount@0')).toBeCloseTo(sum(kept.filter(isLast), 'net_amount'), 2);
    const note = table.quality.find(({ sentence }) => sentence === 'void-rows')!;
    expect(note.rows).toBe(orders.length - kept.length);
    expect(note.message).toContain('Cancelled, returned by status of orders.csv');
  });

  it('count in full where what comes back was lent', async () => {
    const lent = await read(
      orders.map((order) => ({ ...order, status: order.status === 'delivered' ? 'out' : 'returned' })),
      'rentals.csv',
    );
    expect(lent.facts['net_amount@0']!.value).toBeCloseTo(sum(orders.filter(isLast), 'net_amount'), 2);
  });

  it('have discounts in money, which add up', () => {
    const kept = orders.filter((order) => order.status === 'delivered' && isLast(order));
    expect(value('discount@0')).toBeCloseTo(sum(kept, 'discount'), 2);
    expect(table.metrics.find(({ id }) => id === 'discount')!.unit).toBe('money');
  });

  it('have a margin, whose change is split exactly into mix and the margins of the members', () => {
    const kept = orders.filter(({ status }) => status === 'delivered');
    const margin = (rows: readonly Order[]) => 1 - sum(rows, 'cost') / sum(rows, 'net_amount');
    expect(value('gross_margin@0')).toBeCloseTo(margin(kept.filter(isLast)), 6);
    const evidence = new Evidence(table);
    const mix = findInsights(evidence).findings.find(({ kind, metric }) => kind === 'mix' && metric === 'gross_margin')!;
    const part = (role: string) => evidence.byId(mix.facts[role]!)!.value;
    expect(mix.dimension).toBe('category');
    expect(part('mixEffect') + part('rateEffect')).toBeCloseTo(part('delta'), 9);
    expect(part('mixEffect') / part('delta')).toBeGreaterThan(0.9);
  });
});

describe('words that mean no value', () => {
  it('are missing among amounts, and the deck says how many', async () => {
    const none = ['N/A', 'NULL', '-', '–', 'n.a.', 'none', '#N/A', ''];
    const gaps = await read(orders.map((order, at) => (at % 30 === 0 ? { ...order, net_amount: none[(at / 30) % 8]! } : order)));
    const note = gaps.quality.find(({ sentence, column }) => sentence === 'no-value' && column === 'net_amount')!;
    expect(note.rows).toBe(40);
    const kept = orders.filter((order, at) => order.status === 'delivered' && isLast(order) && at % 30 !== 0);
    expect(gaps.facts['net_amount@0']!.value).toBeCloseTo(sum(kept, 'net_amount'), 2);
  });
});
