/** A shop that sold more and kept less: order lines, returns, articles and ads, as such exports have them, and what they come to. */
import { readFacts } from '../../../../src/engine/metrics/read-facts.ts';
import type { FactTable } from '../../../../src/model/fact.ts';
import { seeded } from '../../../stories/seeded.ts';
import { csv, csvFiles } from '../../data/csv-files.ts';

type Row = Record<string, string | number>;

const goods = [
  { code: 'KET-1', title: 'Copper Kettle', family: 'Kitchen', price: 80, cost: 30 },
  { code: 'PAN-1', title: 'Iron Pan', family: 'Kitchen', price: 60, cost: 25 },
  { code: 'LMP-1', title: 'Arc Lamp', family: 'Lighting', price: 120, cost: 50 },
  { code: 'LMP-2', title: 'Desk Lamp', family: 'Lighting', price: 40, cost: 15 },
  { code: 'RUG-1', title: 'Jute Rug', family: 'Floors', price: 150, cost: 70 },
  { code: 'RUG-2', title: 'Wool Rug', family: 'Floors', price: 200, cost: 90 },
] as const;

export interface Sums {
  gross: number;
  discount: number;
  refund: number;
  cost: number;
  fees: number;
  marketing: number;
}

const nothing = (): Sums => ({ gross: 0, discount: 0, refund: 0, cost: 0, fees: 0, marketing: 0 });
const quarterOf = (day: string) => `${day.slice(0, 4)}-Q${Math.ceil(Number(day.slice(5, 7)) / 3)}`;
const later = (day: string, days: number) => new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

/**
 * Eighteen months to June 2026: what concerns an order stands on its first line. From May 2026 a code takes 30% off orders with floors, and the arc lamp comes
 * back four times as often; `calm` has neither.
 */
export function shop({ calm = false, marketing = true }: { calm?: boolean; marketing?: boolean } = {}) {
  const chance = seeded(5);
  const [lines, returns]: [Row[], Row[]] = [[], []];
  const sums = new Map<string, Sums>();
  const of = (day: string) => sums.get(quarterOf(day)) ?? sums.set(quarterOf(day), nothing()).get(quarterOf(day))!;
  for (let month = 0; month < 18; month++) {
    const count = 150 + 3 * month;
    for (let at = 0; at < count; at++) {
      const day = `${2025 + Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}-${String((at % 25) + 1).padStart(2, '0')}`;
      const order = `A${10_000 + lines.length}`;
      const isVoid = at % 40 === 39;
      const late = !calm && month >= 16;
      const bought = [...new Set([chance.whole(0, 5), chance.whole(0, 5)])].map((index) => ({ ...goods[index]!, pieces: 1 + (at % 2) }));
      const code =
        late && bought.some(({ family }) => family === 'Floors') && chance.unit() < 0.6 ? 'FLOOR30' : at % 30 === 7 ? 'HELLO5' : '';
      // An order has one discount, whatever it was given on.
      const gross = bought.reduce((sum, { price, pieces }) => sum + price * pieces, 0);
      const off = code ? Math.round(gross * (code === 'FLOOR30' ? 0.3 : 0.05) * 100) / 100 : 0;
      for (const [place, { code: sku, price, cost, pieces, title }] of bought.entries()) {
        const first = place === 0;
        lines.push({
          'Order no.': order,
          'Payment status': first ? (isVoid ? 'voided' : 'paid') : '',
          'Order date': first ? day : '',
          'Discount code': first ? code : '',
          'Order discount': first ? off.toFixed(2) : '',
          Tax: first ? (gross * 0.2).toFixed(2) : '',
          Total: first ? ((gross - off) * 1.2 + 5).toFixed(2) : '',
          'Item price': price.toFixed(2),
          'Item quantity': pieces,
          'Item code': sku,
        });
        if (isVoid) continue;
        const share = (off * price * pieces) / gross;
        const all = of(day);
        all.gross += price * pieces;
        all.discount += share;
        all.cost += cost * pieces;
        const rate = title === 'Arc Lamp' ? (late ? 0.4 : 0.08) : 0.05;
        if (chance.unit() >= rate) continue;
        const back = later(day, 9);
        if (back > '2026-06-30') continue;
        const kept = title !== 'Arc Lamp';
        returns.push({
          'Return no.': `R${returns.length}`,
          'Order ref': order,
          Item: sku,
          'Returned on': back,
          Quantity: pieces,
          'Refund amount': (price * pieces - share).toFixed(2),
          Reason: title === 'Arc Lamp' && chance.unit() < 0.8 ? 'Wobbles' : 'Changed mind',
          'Back in stock': kept ? 'Yes' : 'No',
          'Return postage': '6.00',
        });
        const then = of(back);
        then.refund += Number((price * pieces - share).toFixed(2));
        then.fees += 6;
        if (kept) then.cost -= cost * pieces;
      }
    }
  }
  const spent = Array.from({ length: 18 }, (_, month) => {
    const day = `${2025 + Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`;
    of(`${day}-01`).marketing += 3000 + 60 * month;
    return { Month: day, Channel: 'Search', 'Ad spend (EUR)': 3000 + 60 * month };
  });
  const files = {
    'order_items.csv': csv(lines),
    'returns.csv': csv(returns),
    'articles.csv': csv(
      goods.map(({ code, title, family, cost }) => ({
        'Article code': code,
        Article: title,
        Category: family,
        'Cost per item': cost.toFixed(2),
      })),
    ),
    ...(marketing && { 'ads.csv': csv(spent) }),
  };
  return { files, of: (quarter: string) => sums.get(quarter)! };
}

export const shopFacts = async (files: Record<string, string>): Promise<FactTable> =>
  readFacts(await csvFiles(files), { today: '2026-06-30', asOf: '2026-06-30', period: '2026-Q2', basis: 'year', currency: 'EUR' });
