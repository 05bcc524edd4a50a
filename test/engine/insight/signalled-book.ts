/** Subscriptions, tickets and use: accounts with a ticket in the third quarter end `times` as often in the fourth; use says nothing. */
import type { FactTable } from '../../../src/model/fact.ts';
import { factsOf } from '../../stories/judge.ts';
import { csv } from '../data/csv-files.ts';
import { randomFrom } from './fixtures.ts';

const date = (day: number) => new Date(Date.UTC(2025, 0, 1 + day)).toISOString().slice(0, 10);

export function signalledSubscriptions(seed: number, times: number) {
  const random = randomFrom(seed);
  return Array.from({ length: 1000 }, (_, at) => {
    const [asks, uses] = [random() < 0.3, random() < 0.6];
    const start = at < 900 ? Math.floor(random() * 250) : 274 + Math.floor(random() * 91);
    const ends = at < 900 && random() < 0.08 * (asks ? times : 1);
    return {
      subscription_id: `S${at}`,
      account_id: `A${at}`,
      start_date: date(start),
      end_date: ends ? date(275 + Math.floor(random() * 90)) : null,
      plan: ['Basic', 'Pro'][at % 2]!,
      mrr_usd: 100 + (at % 9) * 25,
      asks,
      uses,
    };
  });
}

export function signalledBook(seed: number, times: number): Promise<FactTable> {
  const subscriptions = signalledSubscriptions(seed, times);
  const tickets = subscriptions.flatMap(({ asks, account_id }, at) =>
    asks
      ? [185, 280].map((from) => {
          const day = from + (at % 80);
          return { ticket_id: `T${at}-${from}`, account_id, submitted_at: date(day), closed_at: date(day + 2) };
        })
      : [],
  );
  const usage = subscriptions.flatMap(({ uses, subscription_id }, at) =>
    uses ? [{ usage_id: `U${at}`, subscription_id, usage_date: date(185 + (at % 80)), usage_count: 1 + (at % 5) }] : [],
  );
  const files = [
    { name: 'subscriptions.csv', text: csv(subscriptions.map(({ asks: _, uses: __, ...row }) => row)) },
    { name: 'support_tickets.csv', text: csv(tickets) },
    { name: 'feature_usage.csv', text: csv(usage) },
  ];
  return factsOf({ files, options: { today: '2026-01-05', asOf: '2025-12-31' } });
}
