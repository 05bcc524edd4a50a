/** Measures that would be wrong if they were taken as they stand, by the number of their trap. */
import { expect, it } from 'vitest';
import { readFacts } from '../../../src/engine/metrics/read-facts.ts';
import type { FactTable } from '../../../src/model/fact.ts';
import { csv, csvFiles } from '../data/csv-files.ts';
import { type Deal, sampleDeals, sampleOptions } from './sample-deals.ts';

const read = async (files: Record<string, string>): Promise<FactTable> => readFacts(await csvFiles(files), sampleOptions);
const of = (deals: readonly Deal[]) => read({ 'deals.csv': csv(deals) });
const value = (table: FactTable, id: string) => table.facts[id]?.value;
const status = (table: FactTable, id: string) => table.metrics.find((note) => note.id === id)?.status;
const sentences = (table: FactTable) => table.quality.map(({ sentence }) => sentence);

it('trap 15: lost deals without amounts give no win rate by value', async () => {
  const table = await of(sampleDeals().map((deal) => (deal.stage === 'Closed Lost' ? { ...deal, amount: 0 } : deal)));
  expect([status(table, 'win_rate_value'), value(table, 'win_rate_value@0')]).toEqual(['not-computable', undefined]);
  expect(value(table, 'win_rate@0')).toBeGreaterThan(0);
});

it('trap 17: open deals without amounts are no pipeline of 0', async () => {
  const table = await of(sampleDeals().map((deal) => (deal.closed === null ? { ...deal, amount: null } : deal)));
  expect([status(table, 'open_value'), value(table, 'open_value@0'), value(table, 'pipeline_due@0')]).toEqual([
    'not-computable',
    undefined,
    undefined,
  ]);
  expect(value(table, 'open_count@0')).toBe(10);
});

it('trap 20: growth from a loss has no percentage', async () => {
  const rows = Array.from({ length: 12 }, (_, at) => ({ month: `2025-${String(at + 1).padStart(2, '0')}-01`, profit: at < 9 ? -100 : 50 }));
  const table = await readFacts(await csvFiles({ 'profit.csv': csv(rows) }), { today: '2026-01-05' });
  expect([value(table, 'profit.delta@0'), value(table, 'profit.pct@0')]).toEqual([450, null]);
});

it('trap 22: repeated rows count once; deleted ones and tests do not count', async () => {
  const deals = sampleDeals();
  const [plain, twice] = [await of(deals), await of([...deals, deals[0]!])];
  expect(value(twice, 'won_value@all')).toBe(value(plain, 'won_value@all'));
  expect(sentences(twice)).toContain('repeated');
  const marked = await of([
    ...deals.map((deal) => ({ ...deal, is_deleted: 'false' })),
    { ...deals[0]!, id: 'X1', amount: 99_999, is_deleted: 'true' },
  ]);
  expect(value(marked, 'won_value@all')).toBe(value(plain, 'won_value@all'));
  expect(marked.quality.find(({ sentence }) => sentence === 'discarded')).toMatchObject({ rows: 1, column: 'is_deleted' });
});

it('trap 23: the line items of a deal do not count its amount again', async () => {
  const deals = sampleDeals();
  const items = deals.flatMap(({ id }) => [1, 2, 3].map((item) => ({ deal_id: id!, item: `I${item}`, price: 10 })));
  const [plain, split] = [await of(deals), await read({ 'deals.csv': csv(deals), 'line_items.csv': csv(items) })];
  expect([value(split, 'won_value@0'), value(split, 'won_count@0')]).toEqual([value(plain, 'won_value@0'), value(plain, 'won_count@0')]);
});

it('trap 24: an amount amended after the close is another figure, of other rows', async () => {
  const deals = sampleDeals();
  const won = deals.findIndex(({ stage }) => stage === 'Closed Won');
  const [before, after] = [await of(deals), await of(deals.map((deal, at) => (at === won ? { ...deal, amount: 1 } : deal)))];
  expect(after.facts['won_value@-1']!.rows).not.toBe(before.facts['won_value@-1']!.rows);
  expect(after.facts['won_value@0']).toEqual(before.facts['won_value@0']);
});

it('trap 27: figures by owner are said to credit whom the deal names today', async () => {
  const deals = sampleDeals();
  const credit = (table: FactTable) => table.quality.filter(({ code }) => code === 'credited-today').map(({ message }) => message);
  const today = 'Figures by owner use the current assignment';
  expect(credit(await of(deals))).toEqual([`${today}; the data do not show earlier ones.`]);
  const changed = deals.map((deal, at) => ({ ...deal, previous_owner: at < 5 ? 'Cid' : '' }));
  expect(credit(await of(changed))).toEqual([`${today}; previous_owner names a different one for 5 deals.`]);
  const history = deals.flatMap(({ id }) => ['Cid', 'Ann'].map((owner, at) => ({ deal_id: id!, owner, valid_from: `2025-0${at + 1}-01` })));
  expect(credit(await read({ 'deals.csv': csv(deals), 'owner_history.csv': csv(history) }))).toEqual([
    `${today}; earlier ones in owner_history.csv are not counted.`,
  ]);
});

it('trap 28: capitals and spaces make no other member; spellings that only may be one stay apart and are named', async () => {
  const spelled = (owner: string) =>
    of(sampleDeals().map((deal, at) => (at % 7 === 0 && deal.owner === 'Ann' ? { ...deal, owner } : deal)));
  const joined = await spelled('ann ');
  expect(joined.dimensions.find(({ id }) => id === 'owner')!.members).toHaveLength(2);
  expect(sentences(joined)).toContain('respelled');
  const apart = await spelled('A.nn');
  expect(apart.dimensions.find(({ id }) => id === 'owner')!.members).toHaveLength(3);
  expect(sentences(apart)).toContain('spellings');
});
