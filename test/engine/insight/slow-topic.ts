/** Tickets of two quarters in which one topic takes three times as long as before, and all others as long as ever. */
import type { FactTable } from '../../../src/model/fact.ts';
import { factsOf } from '../../stories/judge.ts';
import { csv } from '../data/csv-files.ts';
import { randomFrom } from './fixtures.ts';

export interface SlowTicket {
  topic: string;
  opened: string;
  days: number;
}

const date = (day: number) => new Date(Date.UTC(2025, 6, 1 + day)).toISOString().slice(0, 10);

/** Opened from 1 July to 31 December 2025. */
export const slowTickets: readonly SlowTicket[] = (() => {
  const random = randomFrom(19);
  return Array.from({ length: 184 * 6 }, (_, at) => {
    const day = Math.floor(at / 6);
    const topic = ['Returns', 'Billing', 'Login'][Math.floor(random() * 3)]!;
    const usual = 1 + Math.floor(random() * 4);
    return { topic, opened: date(day), days: topic === 'Returns' && day >= 92 ? usual * 3 : usual };
  });
})();

export function slowTopic(): Promise<FactTable> {
  const rows = slowTickets.map(({ topic, opened, days }, at) => ({
    ticket_id: `T${at}`,
    opened,
    closed: date((Date.parse(opened) - Date.UTC(2025, 6, 1)) / 86_400_000 + days),
    topic,
    channel: ['email', 'chat'][at % 2]!,
  }));
  return factsOf({ files: [{ name: 'tickets.csv', text: csv(rows) }], options: { today: '2026-02-05', asOf: '2025-12-31' } });
}
