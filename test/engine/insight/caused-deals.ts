/**
 * Deals of four quarters with causes planted in them, and the same deals as plain rows, to be counted again.
 *
 * - A third fewer deals are decided in the last quarter; win rates and amounts are those of the quarter before.
 * - Two thirds of the losses fall within two weeks; what lives longer is mostly won.
 * - Alpha brings most of the money and takes little of the work; Delta takes most of the work.
 * - Alpha is won less in North than anywhere else.
 * - Of the deals still open most are older than any that was ever decided.
 */
import type { FactTable } from '../../../src/model/fact.ts';
import { factsOf } from '../../stories/judge.ts';
import { csv } from '../data/csv-files.ts';
import { randomFrom } from './fixtures.ts';

export interface CausedDeal {
  product: string;
  region: string;
  stage: 'Won' | 'Lost' | 'Open';
  amount: number | null;
  created: string;
  closed: string | null;
}

const size: Record<string, number> = { Alpha: 40_000, Beta: 6000, Gamma: 5000, Delta: 1000 };
const dayOf = (day: number) => new Date(Date.UTC(2025, 0, 1 + day)).toISOString().slice(0, 10);

/** Closed from 1 January to 31 December 2025. */
export const causedDeals: readonly CausedDeal[] = (() => {
  const random = randomFrom(41);
  const deals: CausedDeal[] = [];
  const among = <T>(items: readonly T[]) => items[Math.floor(random() * items.length)]!;
  for (let day = 0; day < 365; day++) {
    const lastQuarter = day >= 273;
    for (let deal = 0; deal < (lastQuarter ? 8 : 12); deal++) {
      const product = among(['Alpha', 'Beta', 'Gamma', 'Delta', 'Delta', 'Delta']);
      const region = among(['North', 'South', 'West']);
      const early = random() < 0.4;
      const chance = product === 'Alpha' && region === 'North' ? 0.25 : early ? 0.35 : 0.75;
      const won = random() < chance;
      const age = early ? Math.floor(random() * 15) : 30 + Math.floor(random() * 100);
      const amount = won ? Math.round(size[product]! * (0.9 + random() * 0.2)) : 0;
      deals.push({ product, region, stage: won ? 'Won' : 'Lost', amount, created: dayOf(day - age), closed: dayOf(day) });
    }
  }
  for (let deal = 0; deal < 400; deal++)
    deals.push({
      product: 'Beta',
      region: among(['North', 'South', 'West']),
      stage: 'Open',
      amount: null,
      created: dayOf(deal < 300 ? 150 + (deal % 60) : 300 + (deal % 60)),
      closed: null,
    });
  return deals;
})();

export function causedFacts(): Promise<FactTable> {
  const rows = causedDeals.map((deal, at) => ({ id: `D${at}`, ...deal }));
  return factsOf({ files: [{ name: 'deals.csv', text: csv(rows) }], options: { today: '2026-01-05', asOf: '2025-12-31' } });
}
