/** What customers cost and bring, on subscriptions and finances added up by hand. */
import { describe, expect, it } from 'vitest';
import { readFacts } from '../../../src/engine/metrics/read-facts.ts';
import type { FactTable } from '../../../src/model/fact.ts';
import { csv, csvFiles } from '../data/csv-files.ts';

// Ten accounts pay 100 a month from the start; one leaves and two come in the third quarter.
const subscriptions = csv([
  ...Array.from({ length: 10 }, (_, at) => ({
    account: `A${at}`,
    start_date: '2024-01-01',
    end_date: at === 0 ? '2024-08-01' : null,
    mrr: 100,
  })),
  ...['B1', 'B2'].map((account, at) => ({ account, start_date: at === 0 ? '2024-07-15' : '2024-09-25', end_date: null, mrr: 200 })),
]);
const months = ['2024-04-30', '2024-05-31', '2024-06-30', '2024-07-31', '2024-08-31', '2024-09-30'];
const wide = months.map((month, at) => ({ month, revenue: 1000, cogs: 200, 'Sales & Marketing': 400, cash: 9000 - at * 300 }));
const long = wide.flatMap(({ month, ...lines }) => Object.entries(lines).map(([line, amount]) => ({ month, line, amount })));

async function read(finance: Record<string, string>): Promise<FactTable> {
  return readFacts(await csvFiles({ 'subscriptions.csv': subscriptions, ...finance }), { today: '2024-10-05', period: '2024-Q3' });
}
const value = (table: FactTable, id: string) => table.facts[id]?.value ?? Number.NaN;

describe.each([
  ['a column a line', wide],
  ['a row a line', long],
])('finances with %s', (_, rows) => {
  it('give what a customer costs and brings, each from figures it names', async () => {
    const table = await read({ 'finance.csv': csv(rows as Record<string, string | number>[]) });
    expect([value(table, 'cac.spend@0'), value(table, 'cac@0')]).toEqual([1200, 600]);
    expect(value(table, 'cac_payback@0')).toBeCloseTo(600 / (value(table, 'arpa@0') * 0.8), 9);
    expect(value(table, 'ltv@0')).toBeCloseTo((value(table, 'arpa@0') * 0.8) / (0.1 / 3), 6);
    expect(value(table, 'ltv_cac@0') * value(table, 'cac@0')).toBeCloseTo(value(table, 'ltv@0'), 6);
    expect(value(table, 'magic_number@0')).toBeCloseTo((300 * 12) / 1200, 9);
    for (const id of ['cac@0', 'ltv@0', 'runway@0']) expect(table.facts[id]!.from!.every((from) => table.facts[from])).toBe(true);
  });

  it('give burn and how long the cash lasts', async () => {
    const table = await read({ 'finance.csv': csv(rows as Record<string, string | number>[]) });
    expect([value(table, 'net_burn@0'), value(table, 'runway@0')]).toEqual([900, 25]);
    expect(value(table, 'burn_multiple@0')).toBe(900 / 3600);
  });
});

it('are not computable, each with its reason, without a table of finances', async () => {
  const table = await read({});
  const reason = (id: string) => table.metrics.find((note) => note.id === id)!.reason;
  expect([reason('cac'), reason('ltv'), reason('runway')]).toEqual([
    'The data have no sales and marketing spend.',
    'The data have no gross margin alongside the subscriptions.',
    'The data do not have cash at the end of both periods.',
  ]);
  expect(Object.keys(table.facts).filter((id) => /^(cac|ltv|magic|burn|runway|net_burn)/.test(id))).toEqual([]);
});
