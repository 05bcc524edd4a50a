/** A table that goes on after the day the deck speaks from is read as it stood on that day. */
import { describe, expect, it } from 'vitest';
import { factsOf } from '../../stories/judge.ts';
import { csv } from '../data/csv-files.ts';

const date = (day: number) => new Date(Date.UTC(2025, 0, 1 + day)).toISOString().slice(0, 10);
/** One deal a day from 1 January 2025 for 540 days; two in three close 40 days later, the newest are open. */
const deals = Array.from({ length: 540 }, (_, at) => {
  const isOpen = at >= 500;
  return {
    id: `D${at}`,
    stage: isOpen ? 'Negotiation' : at % 3 === 0 ? 'Lost' : 'Won',
    amount: 100 + at,
    created: date(at),
    closed: isOpen ? null : date(at + 40),
    expected: date(at + 60),
    region: ['East', 'West'][at % 2]!,
  };
});
const asOf = '2025-12-31';
const facts = (day: string) => factsOf({ files: [{ name: 'deals.csv', text: csv(deals) }], options: { today: '2026-07-05', asOf: day } });

describe('as of an earlier day', () => {
  const then = deals.filter(({ created, closed }) => created <= asOf && (closed === null || closed > asOf));

  it('open is what was created by then and closed later, and nothing that came after', async () => {
    const { facts: known } = await facts(asOf);
    expect(known['open_count@0']!.value).toBe(then.length);
    expect(known['open_value@0']!.value).toBe(then.reduce((sum, { amount }) => sum + amount, 0));
    expect(known['standing_count@0']!.value).toBe(then.length);
  });

  it('stages and dates due, which are those of today, are not told', async () => {
    const { facts: known, metrics } = await facts(asOf);
    expect(Object.keys(known).filter((id) => id.startsWith('open_count[stage='))).toEqual([]);
    expect(metrics.find(({ id }) => id === 'pipeline_due')?.status).toBe('not-computable');
  });

  it('the notes say how many deals are open again', async () => {
    const { quality } = await facts(asOf);
    expect(quality.map(({ message }) => message)).toContain(
      `${then.length} deals closed after 2025-12-31 and are open on that day; the stages of that day are not in the data.`,
    );
  });

  it('as of the last day, all is as recorded', async () => {
    const { facts: known, quality } = await facts('2026-06-30');
    expect(known['open_count[stage=Negotiation]@all']!.value).toBe(40);
    expect(quality.some(({ sentence }) => sentence === 'rewound')).toBe(false);
  });
});

describe('an export of some weeks ago', () => {
  /** The last deal is created on day 539; the newest are due 60 days after they were created. */
  const today = date(539 + 40);
  const due = deals.map(({ expected, ...deal }) => ({ ...deal, expected_close: expected }));
  const read = (rows: readonly Readonly<Record<string, string | number | null>>[], day = today) =>
    factsOf({ files: [{ name: 'deals.csv', text: csv(rows) }], options: { today: day } });

  it('speaks from its last record, and no open deal is overdue by what was due since', async () => {
    const { asOf: day, facts: known, quality } = await read(due);
    expect(day).toBe(date(539));
    expect(known['overdue_count@0']?.value ?? 0).toBe(0);
    expect(quality.map(({ code }) => code)).toContain('as-of-moved');
  });

  it('speaks from today where records are rare, or nothing is scheduled', async () => {
    const rare = due.filter((_, at) => at % 20 === 0);
    expect((await read(rare)).asOf).toBe(today);
    const done = due.map((deal) => ({ ...deal, expected_close: deal.closed ?? deal.created }));
    expect((await read(done)).asOf).toBe(today);
  });

  it('of subscriptions that run out later has not lost them yet', async () => {
    const contracts = Array.from({ length: 400 }, (_, at) => ({
      id: at + 1,
      account: `A${at % 250}`,
      plan: ['Lite', 'Plus'][at % 2]!,
      start_date: date(at),
      end_date: at % 3 === 0 ? date(at + 365) : '',
      mrr: 10,
    }));
    const last = date(399);
    const table = await factsOf({ files: [{ name: 'subscriptions.csv', text: csv(contracts) }], options: { today: date(399 + 30) } });
    expect(table.asOf).toBe(last);
  });
});
