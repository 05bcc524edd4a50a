/** Order lines of two quarters, in the second of which prices, discounts, unit costs and the number of orders changed. */
import type { FactTable } from '../../../src/model/fact.ts';
import { factsOf } from '../../stories/judge.ts';
import { csv } from '../data/csv-files.ts';
import { randomFrom } from './fixtures.ts';

export interface PricedLine {
  order_id: string;
  order_date: string;
  product: string;
  quantity: number;
  unit_price: number;
  discount: number;
  unit_cost: number;
}

/** Two quarters; in the second, Panels are a tenth cheaper, Cables have deeper discounts, Fuses cost more to make, and less is sold. */
export function pricedLines(change: { price: number; discount: number; cost: number; orders: number }): PricedLine[] {
  const random = randomFrom(9);
  const goods = { Panel: 150, Cable: 40, Fuse: 10 } as const;
  return Array.from({ length: 300 * 8 }, (_, at) => at)
    .filter((at) => at < 208 * 8 || at % 8 < change.orders)
    .map((at): PricedLine => {
      const later = at >= 208 * 8;
      const product = (['Panel', 'Cable', 'Fuse'] as const)[Math.floor(random() * 3)]!;
      return {
        order_id: `O${at}`,
        order_date: new Date(Date.UTC(2025, 2, 7 + Math.floor(at / 8))).toISOString().slice(0, 10),
        product,
        quantity: 1 + Math.floor(random() * 5),
        unit_price: goods[product] * (later && product === 'Panel' ? 1 - change.price : 1),
        discount: product === 'Cable' ? (later ? 0.05 + change.discount : 0.05) : 0,
        unit_cost: goods[product] * 0.6 * (later && product === 'Fuse' ? 1 + change.cost : 1),
      };
    });
}

export const pricedFacts = (lines: readonly PricedLine[]): Promise<FactTable> =>
  factsOf({
    files: [{ name: 'orders.csv', text: csv(lines.map((line) => ({ ...line }))) }],
    options: { today: '2026-01-05', asOf: '2025-12-31' },
  });
