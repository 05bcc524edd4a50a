/** The exports of a support desk: tickets with their ratings, results of service levels, penalties, and the accounts they came from. */
import { readFacts } from '../../../../src/engine/metrics/read-facts.ts';
import type { FactTable } from '../../../../src/model/fact.ts';
import { seeded } from '../../../stories/seeded.ts';
import { csv, csvFiles } from '../../data/csv-files.ts';

interface Desk {
  /** Which tickets go wrong, by month from January 2025, topic and who handles them. */
  isPoor: (month: number, topic: string, queue: string) => boolean;
  /** From May 2026, two of three tickets on payroll and access go to Remote Desk. */
  handsOver: boolean;
}

const topics = ['Payroll', 'Access', 'Printing', 'Email'];

/** 140 tickets a month up to June 2026. */
export function desk({ isPoor, handsOver }: Desk) {
  const chance = seeded(11);
  const tickets = Array.from({ length: 18 * 140 }, (_, at) => {
    const month = Math.floor(at / 140);
    const topic = topics[at % 4]!;
    const own = ['North Desk', 'South Desk'][chance.whole(0, 1)]!;
    const queue = handsOver && month >= 16 && at % 4 < 2 && chance.whole(0, 2) > 0 ? 'Remote Desk' : own;
    const poor = isPoor(month, topic, queue) ? chance.unit() < 0.6 : chance.unit() < 0.06;
    const day = `${2025 + Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}-${String((at % 28) + 1).padStart(2, '0')}`;
    return {
      at,
      topic,
      queue,
      poor,
      day,
      isRated: chance.unit() < 0.6,
      hours: poor ? 90 : chance.whole(4, 30),
      account: `C${chance.whole(0, 39)}`,
    };
  });
  return {
    'cases.csv': csv(
      tickets.map(({ at, topic, queue, poor, day, hours, account }) => ({
        'Case #': `K-${at}`,
        Topic: topic,
        Queue: queue,
        'Account ID': account,
        Created: day,
        Closed: day,
        'Resolution time (hours)': hours,
        'SLA breached': poor ? 'Yes' : 'No',
        'Penalty (USD)': poor ? 100 : '',
      })),
    ),
    'survey_results.csv': csv(
      tickets.filter(({ isRated }) => isRated).map(({ at, poor }) => ({ response: at + 1, case_no: `K-${at}`, score: poor ? 2 : 5 })),
    ),
    'accounts.csv': csv(
      Array.from({ length: 40 }, (_, at) => ({
        account_id: `C${at}`,
        tier: ['Gold', 'Silver'][at % 2]!,
        arr_usd: 1000 * (at + 1),
        renewal_date: at % 2 ? '2026-10-15' : '2027-09-30',
      })),
    ),
  };
}

/** A topic handed to a queue that is new, where it goes wrong. */
export const handedOver = () => desk({ handsOver: true, isPoor: (_, topic, queue) => topic === 'Payroll' && queue === 'Remote Desk' });

export const deskFacts = async (files: Record<string, string>): Promise<FactTable> =>
  readFacts(await csvFiles(files), { today: '2026-06-30', asOf: '2026-06-30', period: '2026-Q2' });
