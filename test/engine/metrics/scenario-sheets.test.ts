/** A sheet of what happened and one of the plan, with months as columns, groups named once and sums among the rows: one statement. */
import { describe, expect, it } from 'vitest';
import { readFacts } from '../../../src/engine/metrics/read-facts.ts';
import type { FactTable } from '../../../src/model/fact.ts';
import { csvFiles } from '../data/csv-files.ts';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const lines = ['Hire', 'Repair'];
const sites = ['Bergen', 'Oslo', 'Tromsø'];
const accounts = [
  ['Revenue', 1000],
  ['Wages', -400],
  ['Rent', -100],
] as const;

/** What an account has in a month of its site, costs below zero; the plan is even. */
const amountOf = (base: number, month: number, site: string) => base + (site === 'Oslo' && base === -400 ? -50 : 0) + month;

interface Shape {
  until: number;
  amount: (base: number, month: number, site: string) => number;
}

function sheet({ until, amount }: Shape): string {
  const shown = months.slice(0, until).map((month) => `${month}-25`);
  const rows = lines.flatMap((line) => [
    ...sites.flatMap((site, at) =>
      accounts.map(([account, base], first) => {
        const figures = shown.map((_, month) => amount(base, month, site));
        return [at + first === 0 ? line : '', first === 0 ? site : '', account, ...figures, figures.reduce((sum, each) => sum + each, 0)];
      }),
    ),
    [`${line} – Result`, '', '', ...shown.map(() => 9999), 9999],
  ]);
  return [['Business line', 'Site', 'Account', ...shown, 'YTD'].join(','), ...rows.map((row) => row.join(','))].join('\n');
}

const actual = sheet({ until: 6, amount: amountOf });
/** With costs above zero. */
const plan = sheet({ until: 12, amount: (base) => Math.abs(base) });
const read = async (files: Record<string, string>): Promise<FactTable> =>
  readFacts(await csvFiles(files), { today: '2025-07-04', asOf: '2025-06-30', period: '2025-H1' });
const value = (table: FactTable, id: string) => table.facts[id]?.value;
const sumOf = (of: (base: number, month: number, site: string) => number) =>
  lines
    .flatMap(() => sites.flatMap((site) => accounts.flatMap(([, base]) => months.slice(0, 6).map((_, month) => of(base, month, site)))))
    .reduce((sum, each) => sum + each, 0);

describe('a sheet of what happened beside one of the plan', () => {
  it('are one statement, with the signs of what happened, and without the sums among their rows', async () => {
    const table = await read({ 'Actual.csv': actual, 'Plan.csv': plan });
    expect(value(table, 'statement_result@0')).toBe(sumOf(amountOf));
    expect(value(table, 'statement_result.target@0')).toBe(sumOf((base) => base));
    expect(value(table, 'statement_result.variance@0')).toBe(sumOf((base, month, site) => amountOf(base, month, site) - base));
  });

  it('gives the rows under a name to the group that it begins', async () => {
    const table = await read({ 'Actual.csv': actual, 'Plan.csv': plan });
    const oslo = sumOf((base, month, site) => (site === 'Oslo' ? amountOf(base, month, site) - base : 0));
    expect(value(table, 'statement_result.variance[site=Oslo]@0')).toBe(oslo);
    expect(table.dimensions.find(({ id }) => id === 'site')?.members.toSorted()).toEqual(sites);
  });

  it('knows what is left of the year that the period opens', async () => {
    const table = await read({ 'Actual.csv': actual, 'Plan.csv': plan });
    expect(table.statement?.ahead).toHaveLength(6);
    expect(value(table, 'statement_result.ahead_target@0')).toBe(sumOf((base) => base));
  });

  it('is no plan alone', async () => {
    expect((await read({ 'Actual.csv': actual })).statement).toBeUndefined();
  });
});
