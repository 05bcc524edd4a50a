/** Deals of two quarters. In the second, Beta wins half as often in South as before and a little less elsewhere; or nothing changes at all. */
import type { FactTable } from '../../../src/model/fact.ts';
import { factsOf } from '../../stories/judge.ts';
import { csv } from '../data/csv-files.ts';
import { randomFrom } from './fixtures.ts';

export interface FallenDeal {
  product: string;
  region: string;
  stage: 'Won' | 'Lost';
  amount: number;
  closed: string;
}

/** Closed from 1 July to 31 December 2025; nothing changes where `fallen` is 0.6, the chance of everything else. */
export function localFall(seed: number, fallen = 0.3): readonly FallenDeal[] {
  const random = randomFrom(seed);
  const among = <T>(items: readonly T[]) => items[Math.floor(random() * items.length)]!;
  return Array.from({ length: 184 * 16 }, (_, at) => {
    const day = Math.floor(at / 16);
    const [product, region] = [among(['Alpha', 'Beta', 'Gamma', 'Delta']), among(['North', 'South', 'West'])];
    const later = region === 'South' ? fallen : (fallen + 1.2) / 3;
    const chance = product === 'Beta' && day >= 92 ? later : 0.6;
    const stage = random() < chance ? 'Won' : 'Lost';
    return {
      product,
      region,
      stage,
      amount: 4000 + Math.floor(random() * 2000),
      closed: new Date(Date.UTC(2025, 6, 1 + day)).toISOString().slice(0, 10),
    };
  });
}

export function fallenFacts(deals: readonly FallenDeal[]): Promise<FactTable> {
  const rows = deals.map((deal, at) => ({ id: `D${at}`, ...deal }));
  return factsOf({ files: [{ name: 'deals.csv', text: csv(rows) }], options: { today: '2026-01-05', asOf: '2025-12-31' } });
}
