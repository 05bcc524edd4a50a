/** Rows of two quarters in which one thing changed where two members cross, or in all of one member, or nowhere. */
import type { FactTable } from '../../../src/model/fact.ts';
import { factsOf } from '../../stories/judge.ts';
import { csv } from '../data/csv-files.ts';
import { randomFrom } from './fixtures.ts';

/** First day of the rows, and the first of the quarter in which the change is. */
const start = Date.UTC(2025, 2, 7);
const days = 300;
const changed = 208;

const dayOf = (day: number) => new Date(start + day * 86_400_000).toISOString().slice(0, 10);
const options = { today: '2026-01-05', asOf: '2025-12-31' };
const read = (name: string, rows: readonly Record<string, string | number>[]): Promise<FactTable> =>
  factsOf({ files: [{ name, text: csv([...rows]) }], options });

export interface Delivery {
  delivered: string;
  site: string;
  shift: string;
  carrier: string;
  on_time: 'yes' | 'no';
  cost: number;
}

/** Where deliveries are late more often: on nights in Leeds, in all of Leeds, or nowhere. */
export type Late = (delivery: Pick<Delivery, 'site' | 'shift'>) => boolean;

export function deliveries(seed: number, late: Late, perDay = 20): readonly Delivery[] {
  const random = randomFrom(seed);
  const among = <T>(items: readonly T[]) => items[Math.floor(random() * items.length)]!;
  return Array.from({ length: days * perDay }, (_, at) => {
    const day = Math.floor(at / perDay);
    const [site, shift] = [among(['Leeds', 'York', 'Hull', 'Derby']), among(['Day', 'Evening', 'Night'])];
    const chance = day >= changed && late({ site, shift }) ? 0.55 : 0.88;
    return {
      delivered: dayOf(day),
      site,
      shift,
      carrier: among(['Arrow', 'Bolt', 'Comet']),
      on_time: random() < chance ? 'yes' : 'no',
      cost: 10 + Math.floor(random() * 20),
    };
  });
}

export function deliveryFacts(rows: readonly Delivery[]): Promise<FactTable> {
  return read(
    'deliveries.csv',
    rows.map((row, at) => ({ delivery: `L${at}`, ...row })),
  );
}

export interface Line {
  order_id: string;
  order_date: string;
  customer: string;
  product: string;
  quantity: number;
  unit_price: number;
  unit_cost: number;
}

/** Cable is sold to Customer C at a lower price since the change; both are bought by and sold to others too. */
export function orderLines(seed: number): readonly Line[] {
  const random = randomFrom(seed);
  const among = <T>(items: readonly T[]) => items[Math.floor(random() * items.length)]!;
  const customers = Array.from({ length: 20 }, (_, at) => `Customer ${String.fromCharCode(65 + at)}`);
  const prices = { Cable: 40, Switch: 60, Panel: 150, Fuse: 10 } as const;
  return Array.from({ length: days * 10 }, (_, order) => {
    const day = Math.floor(order / 10);
    const customer = among(customers);
    return Array.from({ length: 1 + Math.floor(random() * 3) }, () => {
      const product = among(['Cable', 'Switch', 'Panel', 'Fuse'] as const);
      const isPair = customer === 'Customer C' && product === 'Cable';
      const price = prices[product] * (isPair && day >= changed ? 0.7 : 1) * (0.97 + 0.06 * random());
      return {
        order_id: `O${order}`,
        order_date: dayOf(day),
        customer,
        product,
        quantity: (1 + Math.floor(random() * 9)) * (isPair ? 15 : 1),
        unit_price: Number(price.toFixed(2)),
        unit_cost: Number((prices[product] * 0.6 * (0.95 + 0.1 * random())).toFixed(2)),
      };
    });
  }).flat();
}

export const lineFacts = (lines: readonly Line[]) =>
  read(
    'orders.csv',
    [...lines].map((line) => ({ ...line })),
  );

export interface PairDeal {
  closed: string;
  stage: 'Won' | 'Lost';
  amount: number;
  product: string;
  region: string;
}

/** Three of four deals for Beta in the South are gone since the change. */
export function dealsGone(seed: number): readonly PairDeal[] {
  const random = randomFrom(seed);
  const among = <T>(items: readonly T[]) => items[Math.floor(random() * items.length)]!;
  return Array.from({ length: days * 14 }, (_, at): PairDeal => {
    const [product, region] = [among(['Alpha', 'Beta', 'Gamma', 'Delta']), among(['North', 'South', 'West'])];
    const stage = random() < 0.6 ? 'Won' : 'Lost';
    return { closed: dayOf(Math.floor(at / 14)), stage, amount: 4000 + Math.floor(random() * 2000), product, region };
  }).filter(({ product, region, closed }) => !(product === 'Beta' && region === 'South' && closed >= '2025-10-01' && random() < 0.75));
}

export const goneFacts = (deals: readonly PairDeal[]) =>
  read(
    'deals.csv',
    deals.map((deal, at) => ({ id: `D${at}`, ...deal })),
  );
