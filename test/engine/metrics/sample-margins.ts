/** Generated lines of orders with what the goods cost. */
import { seeded } from '../../stories/seeded.ts';

const groups = ['Cable', 'Lamps', 'Tools', 'Pipes'];

export interface Line {
  order: number;
  day: string;
  sku: number;
  group: string;
  quantity: number;
  price: number;
  cost: number | null;
}

/** 1,200 orders of nine months; `dearer`: what the goods of the first group cost more from July on; `more`: how much more of them is sold then. */
export function sold({ dearer = 1, more = 1 } = {}): Line[] {
  const chance = seeded(7);
  return Array.from({ length: 1200 }, (_, order) => order).flatMap((order) => {
    const day = new Date(Date.parse('2024-01-01') + Math.floor((order * 274) / 1200) * 86_400_000).toISOString().slice(0, 10);
    return [0, 1].map((): Line => {
      const sku = chance.whole(0, 19);
      const first = sku % 4 === 0;
      const price = 20 + sku;
      const share = (first ? 0.6 : 0.75) * chance.between(0.97, 1.03);
      const step = first && day >= '2024-07-01';
      const quantity = chance.whole(1, 5) * (step ? more : 1);
      const cost = Math.round(price * share * (step ? dearer : 1) * 100) / 100;
      return { order, day, sku, group: groups[sku % 4]!, quantity, price, cost: order % 60 === 7 ? null : cost };
    });
  });
}

export const orders = (lines: readonly Line[]) =>
  [...new Map(lines.map(({ order, day }) => [order, day]))].map(([order_no, order_date]) => ({
    order_no,
    order_date,
    channel: order_no % 2 ? 'Web' : 'Shop',
  }));
export const products = Array.from({ length: 20 }, (_, sku) => ({ sku: `S${100 + sku}`, product_group: groups[sku % 4]! }));
export const plain = (lines: readonly Line[]) =>
  lines.map(({ order, sku, quantity, price, cost }) => ({
    order_no: order,
    sku: `S${100 + sku}`,
    qty: quantity,
    unit_price: price,
    unit_cost: cost,
  }));
