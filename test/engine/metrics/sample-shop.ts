/** A garden shop's exports made up with known sums: orders, lines with discounts in money, goods, codes, customers and what came back. */
import { seeded } from '../../stories/seeded.ts';

export type Row = Record<string, string | number | null>;

/** What a line really came to. */
export interface Sold {
  day: string;
  buyer: string;
  net: number;
  list: number;
  cost: number;
  units: number;
  maker: string;
  code: string | null;
  first: boolean;
}

interface Back {
  day: string;
  refund: number;
  maker: string;
}

export interface Shop {
  tables: Record<'orders' | 'lines' | 'goods' | 'codes' | 'customers' | 'returns', Row[]>;
  sold: Sold[];
  back: Back[];
}

const cents = (value: number) => Math.round(value * 100) / 100;
const dayAfter = (day: string, days: number) => new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

/** 2024 and 2025; from October 2025 the code for new customers is taken from old ones too. */
export function shop(seed = 7): Shop {
  const chance = seeded(seed);
  const makers = ['Alder', 'Birch', 'Cedar'];
  const goods = Array.from({ length: 18 }, (_, at) => ({
    item: `G${100 + at}`,
    title: `Good ${String.fromCharCode(65 + at)}`,
    group: ['Pots', 'Seeds', 'Tools'][at % 3]!,
    maker: makers[Math.floor(at / 3) % 3]!,
    price: 20 + 7 * at,
  }));
  const first = new Map(Array.from({ length: 300 }, (_, at) => [`K${at}`, dayAfter('2023-06-01', chance.whole(0, 900))]));
  const shopping = [...first.keys()];
  const [orders, lines, returns]: [Row[], Row[], Row[]] = [[], [], []];
  const [sold, back]: [Sold[], Back[]] = [[], []];
  for (let at = 0; at < 1400; at++) {
    const order = `N${5000 + at}`;
    const day = dayAfter('2024-01-01', Math.floor((at / 1400) * 731));
    const who = chance.one(shopping);
    const isFirst = at % 3 === 0;
    const buyer = isFirst ? `F${at}` : who;
    if (isFirst) first.set(buyer, day);
    else if (first.get(who)! >= day) first.set(who, dayAfter('2023-01-01', at % 300));
    const late = day >= '2025-10-01';
    const code = isFirst || late ? (chance.whole(0, 2) === 0 ? null : 'HELLO20') : chance.whole(0, 9) === 0 ? 'MAY10' : null;
    const off = code === 'HELLO20' ? 0.2 : code === 'MAY10' ? 0.1 : 0;
    orders.push({ order, day, buyer, way: at % 4 === 0 ? 'App' : 'Web', code: code ?? '', shipping: 4 + (at % 3) });
    for (let line = 1; line <= 1 + (at % 3); line++) {
      const good = chance.one(goods);
      const units = chance.whole(1, 3);
      const list = cents(good.price * units);
      const [discount, cost] = [cents(list * off), cents(good.price * 0.6)];
      lines.push({ order, line, item: good.item, units, price: good.price, discount, cost });
      sold.push({ day, buyer, net: list - discount, list, cost: cost * units, units, maker: good.maker, code, first: isFirst });
      // Sent back in two parcels: a line with two rows is one line.
      if ((at + line) % 9 === 0)
        for (const part of [0, 1]) {
          const refund = cents((list - discount) / 2);
          const came = dayAfter(day, 6 + part);
          returns.push({ parcel: `P${returns.length}`, order, line, came, units: 1, refund, handling: 3 });
          back.push({ day: came, refund, maker: good.maker });
        }
    }
  }
  const customers = [...first].map(([buyer, began]) => ({ buyer, began }));
  const codes = [
    { code: 'HELLO20', text: 'For new customers, on their very first order alone', percent: 20 },
    { code: 'MAY10', text: 'For the weeks of May, on everything that is sold', percent: 10 },
  ];
  return { tables: { orders, lines, goods, codes, customers, returns }, sold, back };
}

/** The same tables under other heads. */
export function headed(rows: readonly Row[], heads: Readonly<Record<string, string>>): Row[] {
  return rows.map((row) => Object.fromEntries(Object.entries(row).map(([key, value]) => [heads[key] ?? key, value])));
}
