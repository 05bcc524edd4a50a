/** Beside a measure that is told, how long each step between the days of a row took. */
import { expect, it } from 'vitest';
import { givenIn } from '../../../../src/engine/brief/given.ts';
import { readFacts } from '../../../../src/engine/metrics/read-facts.ts';
import { csv, csvFiles } from '../../data/csv-files.ts';

const dayOf = (day: number) => new Date(Date.UTC(2025, 0, 1 + day)).toISOString().slice(0, 10);
const cases = Array.from({ length: 600 }, (_, at) => ({
  'Case ref': `C${at}`,
  'Received On': dayOf(Math.floor(at / 2)),
  'Entered At': dayOf(Math.floor(at / 2) + 1 + (at % 3)),
  'Approved On': dayOf(Math.floor(at / 2) + 6),
  'Reopened On': at % 9 === 0 ? dayOf(Math.floor(at / 2) + 40) : '',
  escalated: at % 5 === 0 ? 'yes' : 'no',
}));

const labels = async (rows: readonly Record<string, string | number>[]) => {
  const measures = givenIn('The problem is the share of cases that were escalated.', 'en').filter((each) => each.kind === 'measure');
  const { metrics } = await readFacts(await csvFiles({ 'cases.csv': csv(rows) }), { today: '2026-01-02', period: '2025-Q3', measures });
  return metrics.map(({ label }) => label);
};

it('are the days that most rows have, each from the one before', async () => {
  const found = await labels(cases);
  expect(found).toEqual(expect.arrayContaining(['Received – entered', 'Entered – approved']));
  expect(found.some((label) => /reopened/i.test(label) && label.includes('–'))).toBe(false);
});

it('are none where the days stand in no order', async () => {
  const shuffled = cases.map((row, at) => ({ ...row, 'Approved On': dayOf((at * 37) % 300), 'Entered At': '' }));
  expect((await labels(shuffled)).some((label) => label.includes(' – '))).toBe(false);
});
