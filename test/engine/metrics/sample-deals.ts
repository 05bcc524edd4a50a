/** Two quarters of deals for tests, made by rule: the same on every run. */
import { csv } from '../data/csv-files.ts';

export type Deal = Record<string, string | number | null>;

const day = (number: number) => new Date(Date.UTC(2025, 0, 1) + number * 86_400_000).toISOString().slice(0, 10);

/** 90 closed deals from January to June 2025 and ten open ones; amounts are multiples of 10, two owners, three products. */
export function sampleDeals(): Deal[] {
  const closed = Array.from(
    { length: 90 },
    (_, at): Deal => ({
      id: `D${at + 1}`,
      owner: at % 3 === 0 ? 'Bob' : 'Ann',
      product: ['Basic', 'Plus', 'Pro'][at % 3 === 2 ? 2 : at % 2]!,
      stage: at % 4 === 3 ? 'Closed Lost' : 'Closed Won',
      amount: 100 + at * 10,
      created: day(at),
      closed: day(at * 2 + 2),
    }),
  );
  const open = Array.from(
    { length: 10 },
    (_, at): Deal => ({
      id: `O${at + 1}`,
      owner: 'Ann',
      product: 'Pro',
      stage: at < 4 ? 'Negotiation' : 'Discovery',
      amount: 500,
      created: day(150 + at),
      closed: null,
    }),
  );
  return [...closed, ...open];
}

export const sampleOptions = { today: '2025-07-05' };

export function sampleFile(deals: readonly Deal[] = sampleDeals()): Record<string, string> {
  return { 'deals.csv': csv(deals) };
}
