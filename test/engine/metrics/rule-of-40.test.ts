/** Growth over a year plus margin, added up by hand, beside subscriptions and in a statement alone. */
import { describe, expect, it } from 'vitest';
import { readFacts } from '../../../src/engine/metrics/read-facts.ts';
import type { FactTable } from '../../../src/model/fact.ts';
import { csv, csvFiles } from '../data/csv-files.ts';

// Ten accounts pay 100 a month from 2023 on; three more come in 2024.
const subscriptions = csv(
  Array.from({ length: 13 }, (_, at) => ({
    account: `A${at}`,
    start_date: at < 10 ? '2023-01-01' : '2024-05-10',
    end_date: at === 0 ? '2025-01-03' : null,
    mrr: 100,
  })),
);
const months = Array.from({ length: 24 }, (_, at) => `${2023 + Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}-01`);
const wide = months.map((month, at) => ({ month, revenue: at < 12 ? 1000 : 1250, EBITDA: 150, 'Free cash flow': -50 }));
const long = wide.flatMap(({ month, ...lines }) => [
  ...Object.entries(lines).map(([line, amount]) => ({ month, line, amount })),
  { month, line: 'Payroll costs', amount: 900 },
]);

async function read(files: Record<string, string>): Promise<FactTable> {
  return readFacts(await csvFiles(files), { today: '2025-01-05', period: '2024-Q4' });
}
const value = (table: FactTable, id: string) => table.facts[id]?.value ?? Number.NaN;

describe.each([
  ['a column a line', wide],
  ['a row a line', long],
])('with %s', (_, rows) => {
  it('grows by ARR where there are subscriptions, and holds both margins against revenue', async () => {
    const table = await read({ 'subscriptions.csv': subscriptions, 'pl.csv': csv(rows as Record<string, string | number>[]) });
    expect(value(table, 'rule_of_40.growth@0')).toBeCloseTo(13 / 10 - 1, 9);
    expect(value(table, 'rule_of_40@0')).toBeCloseTo(0.3 + 150 / 1250, 9);
    expect(value(table, 'rule_of_40_cash@0')).toBeCloseTo(0.3 - 50 / 1250, 9);
    for (const id of ['rule_of_40@0', 'rule_of_40_cash@0']) expect(table.facts[id]!.from!.every((from) => table.facts[from])).toBe(true);
  });
});

it('grows by revenue in a statement alone', async () => {
  const table = await read({ 'pl.csv': csv(long) });
  expect(value(table, 'rule_of_40@0')).toBeCloseTo(0.25 + 150 / 1250, 9);
  expect(value(table, 'rule_of_40_cash@0')).toBeCloseTo(0.25 - 50 / 1250, 9);
});

it('is not computable without a year before, nor without what is left of revenue', async () => {
  const reason = (table: FactTable, id: string) => table.metrics.find((note) => note.id === id)!.reason;
  const young = await read({ 'subscriptions.csv': subscriptions.replaceAll('2023-01-01', '2024-02-01'), 'pl.csv': csv(wide) });
  expect(reason(young, 'rule_of_40')).toBe('The data have no prior-year figure to compare with.');
  const bare = await read({ 'subscriptions.csv': subscriptions });
  expect([reason(bare, 'rule_of_40'), reason(bare, 'rule_of_40_cash')]).toEqual([
    'The data have no operating profit alongside revenue.',
    'The data have no free cash flow alongside revenue.',
  ]);
  for (const table of [young, bare]) expect(Object.keys(table.facts).filter((id) => /^rule_of_40(_cash)?@/.test(id))).toEqual([]);
});
