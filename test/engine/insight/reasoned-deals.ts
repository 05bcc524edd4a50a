/** Deals of three quarters, half of them lost, with a reason for each loss. */
import type { FactTable } from '../../../src/model/fact.ts';
import { factsOf } from '../../stories/judge.ts';
import { csv } from '../data/csv-files.ts';
import { randomFrom } from './fixtures.ts';

export interface Deal {
  region: string;
  closed: string;
  reason: string | null;
}

const reasons = ['Price', 'No decision', 'Competitor', 'Bad timing', 'Security review'];
export const isNow = ({ closed }: Deal) => closed >= '2026-07-01';
export const isAudit = ({ region, reason }: Deal) => region === 'DACH' && reason === 'Security review';

/** Three quarters of deals, half of them lost; from July on three in ten deals in DACH fail a security review. */
export function reasonedDeals(planted: boolean): (Deal & Record<string, string | number | null>)[] {
  const random = randomFrom(7);
  const among = <T>(items: readonly T[]) => items[Math.floor(random() * items.length)]!;
  return Array.from({ length: 900 }, (_, at) => {
    const region = among(['DACH', 'Nordics', 'Benelux', 'France']);
    const closed = new Date(Date.UTC(2026, 0, 1 + Math.floor((at * 273) / 900))).toISOString().slice(0, 10);
    const failed = planted && region === 'DACH' && closed >= '2026-07-01' && random() < 0.3;
    const lost = failed || random() < 0.55;
    const usual = random() < 0.04 ? 'Security review' : among(reasons.slice(0, 4));
    return {
      id: `D${at}`,
      region,
      // Each region has a team, so that both columns tell the same rows.
      team: `${region} Sales`,
      segment: among(['Enterprise', 'Mid-Market', 'SMB']),
      industry: among(['Retail', 'Pharma', 'Energy']),
      stage: lost ? 'Closed Lost' : 'Closed Won',
      amount: 1000 + Math.floor(random() * 1000),
      closed_lost_reason: lost ? (failed ? 'Security review' : usual) : null,
      reason: lost ? (failed ? 'Security review' : usual) : null,
      closed,
      close_date: closed,
      create_date: new Date(Date.parse(closed) - 40 * 86_400_000).toISOString().slice(0, 10),
    };
  });
}

export const reasonedDealFacts = (rows: readonly Record<string, string | number | null>[]): Promise<FactTable> =>
  factsOf({
    files: [{ name: 'deals.csv', text: csv(rows.map(({ closed: _, reason: __, ...deal }) => deal)) }],
    options: { today: '2026-10-02', asOf: '2026-09-30', period: '2026-Q3' },
  });
