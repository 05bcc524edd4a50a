/** Dimensions that split a table by nothing. */
import { expect, it } from 'vitest';
import { readFacts } from '../../../../src/engine/metrics/read-facts.ts';
import { csv, csvFiles } from '../../data/csv-files.ts';

const day = (at: number) => new Date(Date.UTC(2025, 0, 1 + Math.floor(at / 2))).toISOString().slice(0, 10);
const idsOf = async (rows: readonly Record<string, string | number>[]) =>
  (await readFacts(await csvFiles({ 'readings.csv': csv(rows) }), { today: '2026-01-02' })).dimensions.map(({ id }) => id);
const rows = Array.from({ length: 300 }, (_, at) => ({
  day: day(at),
  site: ['S10', 'S20', 'S30'][at % 3]!,
  'site name': ['Northgate', 'Harbour', 'Old mill'][at % 3]!,
  line: ['A', 'B'][at % 2]!,
  output: 10 + (at % 7),
}));

it('are the codes of what another column names', async () => {
  const found = await idsOf(rows);
  expect(found).toContain('site_name');
  expect(found).not.toContain('site');
  expect(found).toContain('line');
});

it('are not those who answer for it', async () => {
  const found = await idsOf(rows.map(({ site: _, ...row }, at) => ({ ...row, head: ['Ada Quist', 'Ben Orr', 'Cyd Lo'][at % 3]! })));
  expect(found).toEqual(expect.arrayContaining(['site_name', 'head']));
});

it('are not those of as many members that cross', async () => {
  const found = await idsOf(rows.map((row, at) => ({ ...row, shift: ['S1', 'S2', 'S3'][Math.floor(at / 3) % 3]! })));
  expect(found).toEqual(expect.arrayContaining(['site_name', 'shift']));
});

it('are those of which one member is nearly all rows', async () => {
  expect(await idsOf(rows.map((row, at) => ({ ...row, country: at === 0 ? 'FR' : 'DE' })))).not.toContain('country');
});
