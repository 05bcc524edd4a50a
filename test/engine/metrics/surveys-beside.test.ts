/** Surveys in a folder with deals: their scores stand beside the review, counted by hand. */
import { expect, it } from 'vitest';
import { readFacts } from '../../../src/engine/metrics/read-facts.ts';
import { csv, csvFiles } from '../data/csv-files.ts';

const day = (at: number) => new Date(Date.UTC(2025, 0, 2 + at * 2)).toISOString().slice(0, 10);
const deals = csv(
  Array.from({ length: 88 }, (_, at) => ({
    deal_id: `D${at}`,
    stage: at % 3 ? 'Won' : 'Lost',
    amount: 100 + at,
    created: '2024-12-01',
    closed: day(at),
  })),
);
const answers = Array.from({ length: 88 }, (_, at) => ({
  account: `A${at % 20}`,
  region: at % 2 ? 'East' : 'West',
  responded_at: day(at),
  nps: [10, 9, 8, 3, null][at % 5]!,
  csat: 1 + (at % 5),
}));
const second = answers.filter(({ responded_at: date }) => date >= '2025-04-01' && date < '2025-07-01');
const nps = (rows: readonly { nps: number | null }[]) => {
  const given = rows.flatMap((row) => (row.nps === null ? [] : [row.nps]));
  return ((given.filter((each) => each >= 9).length - given.filter((each) => each <= 6).length) / given.length) * 100;
};
const read = async (files: Record<string, string>) =>
  readFacts(await csvFiles({ 'deals.csv': deals, ...files }), { today: '2025-07-03', period: '2025-Q2' });

it('a survey with a column a question gives both scores, and the share that answered', async () => {
  const table = await read({ 'survey_responses.csv': csv(answers as never) });
  expect(table.facts['won_value@0']).toBeDefined();
  expect(table.facts['survey_nps@0']!.value).toBeCloseTo(nps(second), 9);
  expect(table.facts['survey_nps[region=East]@0']!.value).toBeCloseTo(nps(second.filter(({ region }) => region === 'East')), 9);
  expect(table.facts['survey_nps_response@0']!.value).toBeCloseTo(second.filter((row) => row.nps !== null).length / second.length, 9);
  expect(table.facts['survey_csat@0']!.value).toBeCloseTo(second.filter((row) => row.csat >= 4).length / second.length, 9);
  expect(table.quality.some(({ code }) => code === 'unused-table')).toBe(false);
});

it('a survey with a row a question gives the same', async () => {
  const rows = answers.flatMap(({ account, responded_at: date, nps: recommend, csat }) => [
    { account, date, type: 'NPS', score: recommend },
    { account, date, type: 'CSAT', score: csat },
  ]);
  const table = await read({ 'surveys.csv': csv(rows as never) });
  expect(table.facts['survey_nps@0']!.value).toBeCloseTo(nps(second), 9);
  expect(table.facts['survey_csat@0']!.value).toBeCloseTo(second.filter((row) => row.csat >= 4).length / second.length, 9);
});

it('a register of accounts with a score is no survey: its date is none of an answer', async () => {
  const rows = Array.from({ length: 20 }, (_, at) => ({ account: `A${at}`, signed_up: day(at), nps: at % 11 }));
  expect((await read({ 'accounts.csv': csv(rows) })).facts['survey_nps@0']).toBeUndefined();
});
