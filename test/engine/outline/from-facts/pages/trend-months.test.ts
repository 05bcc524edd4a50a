/** Two long periods are no course: the months in them are. */
import { expect, it } from 'vitest';
import { readFacts } from '../../../../../src/engine/metrics/read-facts.ts';
import { planFromFacts } from '../../../../../src/engine/outline/from-facts/plan-from-facts.ts';
import type { OutlineSlide } from '../../../../../src/model/outline.ts';
import { csv, csvFiles } from '../../../data/csv-files.ts';
import { randomFrom } from '../../../insight/fixtures.ts';
import { brief } from '../../plan-texts.ts';

const random = randomFrom(7);
const day = (at: number) => new Date(Date.UTC(2025, 0, 1) + at * 86_400_000).toISOString().slice(0, 10);
/** Four deals a day from January 2025 to September 2026, fewer of them won in the second year. */
const deals = Array.from({ length: 4 * 638 }, (_, at) => {
  const closed = Math.floor(at / 4);
  return {
    id: `D${at}`,
    stage: random() < (closed < 365 ? 0.45 : 0.3) ? 'Won' : 'Lost',
    amount: 100,
    created: day(closed - 20),
    closed: day(closed),
  };
});
const files = await csvFiles({ 'deals.csv': csv(deals) });
const trendOf = async (period: string) => {
  const facts = await readFacts(files, { today: '2026-10-01', asOf: '2026-09-30', period, basis: 'year' });
  const { outline } = planFromFacts(brief({ slides: { min: 30, max: 30, asked: true } }), facts);
  const found = outline.slides.find(({ id }) => id === 'trend-win_rate') as OutlineSlide<'trend'>;
  return found.content;
};

it('draws nine months beside nine as the twenty-one that they begin and end', async () => {
  const { periods, chart, series } = await trendOf('2026-01..2026-09');
  expect([periods[0], periods.at(-1)]).toEqual(['Jan 2025', 'Sep 2026']);
  expect(periods).toHaveLength(21);
  expect(chart).toBe('line');
  expect(series[0]!.values.at(-1)).toBe('win_rate@m0');
});

it('draws quarters as they are', async () => {
  const { periods } = await trendOf('2026-Q3');
  expect(periods.length).toBeLessThanOrEqual(7);
  expect(periods.at(-1)).toBe('Q3 2026');
});
