/** Subscriptions of seven quarters, of which as many as asked end in each: of those that stood at its start, and of those sold in it. */
import type { FactTable } from '../../../src/model/fact.ts';
import { factsOf } from '../../stories/judge.ts';

export interface Quarter {
  sold: number;
  /** Of the opening book, the oldest first. */
  lostOpening: number;
  lostSold: number;
}

/** One that stays as it is. */
export const calm: Quarter = { sold: 120, lostOpening: 20, lostSold: 6 };

const starts = ['2023-01-01', '2023-04-01', '2023-07-01', '2023-10-01', '2024-01-01', '2024-04-01', '2024-07-01', '2024-10-01'];
const iso = (start: string, days: number) => new Date(Date.parse(start) + days * 86_400_000).toISOString().slice(0, 10);

interface Row {
  account: string;
  plan: string;
  industry: string;
  mrr: number;
  start_date: string;
  end_date: string;
}

/** The last two quarters are those before and now; the five before them are calm, and the first sells 900. */
export function lostBook(before: Quarter, now: Quarter, change: (row: Row, at: number) => Row = (row) => row): Promise<FactTable> {
  const rows: Row[] = [];
  const quarters = [{ ...calm, sold: 900, lostOpening: 0 }, calm, calm, calm, calm, before, now];
  for (const [at, { sold, lostOpening, lostSold }] of quarters.entries()) {
    const start = starts[at]!;
    const open = rows.filter(({ end_date }) => end_date === '');
    for (let each = 0; each < lostOpening; each++) open[each]!.end_date = iso(start, 3 + (each % 80));
    for (let each = 0; each < sold; each++) {
      const index = rows.length;
      const row = {
        account: `A${index % 300}`,
        plan: ['Basic', 'Pro', 'Max'][index % 3]!,
        industry: ['Retail', 'Energy', 'Health', 'Media'][Math.floor(index / 3) % 4]!,
        mrr: 100,
        start_date: iso(start, each < lostSold ? each % 60 : each % 85),
        end_date: each < lostSold ? iso(start, (each % 60) + 5 + (each % 20)) : '',
      };
      rows.push(change(row, index));
    }
  }
  const lines = rows.map(({ account, plan, industry, mrr, start_date, end_date }) =>
    [account, plan, industry, mrr, start_date, end_date].join(','),
  );
  const text = ['account,plan,industry,mrr,start_date,end_date', ...lines].join('\n');
  return factsOf({ files: [{ name: 'subscriptions.csv', text }], options: { today: '2024-10-05', asOf: '2024-09-30' } });
}

/** A quarter that sells and loses more. */
export const busy: Quarter = { sold: 240, lostOpening: 60, lostSold: 12 };

/** Every second of the energy companies on the largest plan that is older ends in the last quarter. */
export function energyLost(): Promise<FactTable> {
  return lostBook(calm, busy, (row, at) =>
    row.plan === 'Max' && row.industry === 'Energy' && row.end_date === '' && row.start_date < '2024-07-01' && at % 24 === 5
      ? { ...row, end_date: '2024-08-20' }
      : row,
  );
}
