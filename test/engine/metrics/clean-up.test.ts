/** Old deals that were all closed as lost on one day are no losses of that day's period; busy days and month ends are. */
import { describe, expect, it } from 'vitest';
import { factsOf } from '../../stories/judge.ts';
import { csv } from '../data/csv-files.ts';
import { randomFrom } from '../insight/fixtures.ts';

const dayOf = (at: number) => new Date(Date.UTC(2025, 0, 1) + at * 86_400_000).toISOString().slice(0, 10);

/** Three hundred deals over a year, and `batch` deals closed on one day, each `age` days old. */
function dealsWith({ batch, age, stage = 'Lost', days = [150] }: { batch: number; age: number; stage?: string; days?: number[] }) {
  const random = randomFrom(11);
  const usual = Array.from({ length: 300 }, (_, at) => ({
    id: `D${at}`,
    stage: random() < 0.4 ? 'Won' : 'Lost',
    amount: 100 + at,
    created: dayOf(30 + at),
    closed: dayOf(60 + at),
  }));
  const tidied = Array.from({ length: batch }, (_, at) => {
    const closed = days[at % days.length]!;
    return { id: `B${at}`, stage, amount: 100, created: dayOf(closed - age - (at % 5)), closed: dayOf(closed) };
  });
  return csv([...usual, ...tidied]);
}

const facts = (text: string) => factsOf({ files: [{ name: 'deals.csv', text }], options: { today: '2026-01-05', asOf: '2025-12-31' } });
const notesOn = async (text: string) => (await facts(text)).quality.filter(({ sentence }) => sentence === 'clean-up');

describe('deals closed as lost on one day', () => {
  it('are left out and said where they are many and old', async () => {
    const table = await facts(dealsWith({ batch: 40, age: 400 }));
    const [note] = table.quality.filter(({ sentence }) => sentence === 'clean-up');
    expect(note?.message).toMatch(/^40 deals of deals\.csv were closed as lost on 2025-05-31 alone/);
    expect(table.facts['lost_count@-2']!.value! + table.facts['won_count@-2']!.value!).toBeLessThan(95);
  });

  it.each([
    ['are no older than others', { batch: 40, age: 30 }],
    ['are few', { batch: 12, age: 400 }],
    ['were won', { batch: 40, age: 400, stage: 'Won' }],
    ['share the end of each month with others like them', { batch: 80, age: 400, days: [150, 180] }],
  ])('count where they %s', async (_, batch) => {
    expect(await notesOn(dealsWith(batch))).toEqual([]);
  });
});
