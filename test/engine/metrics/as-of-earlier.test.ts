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
