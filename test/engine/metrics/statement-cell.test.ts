/** Postings of costs beside a plan of them: the place, the month and the parts of a variance, as they were planted. */
import { describe, expect, it } from 'vitest';
import { readFacts } from '../../../src/engine/metrics/read-facts.ts';
import type { FactTable } from '../../../src/model/fact.ts';
import { csv, csvFiles } from '../data/csv-files.ts';

const sites = [100, 200, 300];
const accounts = [
  [6100, 'Wages'],
  [6300, 'Agency staff'],
  [6500, 'Insurance'],
] as const;
const names = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const orders = (site: number, month: number) => site * 10 + month * 7;
/** Twenty hours for a thousand orders at 30 each; at site 200 twice as many since May. */
const hours = (site: number, month: number, isActual: boolean) =>
  orders(site, month) * 0.2 * (isActual && site === 200 && month >= 5 ? 2 : 1);
const planned = (account: number, site: number, month: number) =>
  account === 6300 ? hours(site, month, false) * 30 : account === 6100 ? 20_000 : 900;
const actual = (account: number, site: number, month: number) =>
  account === 6300 ? hours(site, month, true) * 30 + (month % 3) * 4 : planned(account, site, month) + ((month * 13 + site) % 7) * 3;

const months = names.slice(0, 9).map((_, at) => at + 1);
const postings = months.flatMap((month) =>
  sites.flatMap((site) =>
    accounts.map(([code, label]) => ({
      'Posting date': `2026-${String(month).padStart(2, '0')}-28`,
      'Voucher no': `V${code}${site}${month}`,
      Account: code,
      'Account name': code === 6300 && month === 2 ? 'Agency st.' : label,
      'Cost centre': site,
      Amount: actual(code, site, month).toFixed(2),
    })),
  ),
);
const budget = csv(
  accounts.flatMap(([code, label]) =>
    sites.map((site) => ({
      Year: 2026,
      Account: code,
      'Account name': label,
      'Cost centre': site,
      'Cost centre name': `Site ${site / 100}`,
      ...Object.fromEntries(names.map((each, at) => [each, planned(code, site, at + 1).toFixed(2)])),
      Total: 1,
    })),
  ),
);
const activity = csv(
  months.flatMap((month) =>
    sites.map((site) => ({
      Month: `${String(month).padStart(2, '0')}.2026`,
      'Cost centre': site,
      'Orders planned': orders(site, month),
      'Orders actual': orders(site, month),
      'Agency hours planned': hours(site, month, false).toFixed(1),
      'Agency hours actual': hours(site, month, true).toFixed(1),
    })),
  ),
);

const read = async (files: Record<string, string>): Promise<FactTable> => await readFacts(await csvFiles(files), { today: '2026-10-20' });
const sum = (of: (month: number) => number, among = months) => among.reduce((all, month) => all + of(month), 0);
const gap = (month: number) => actual(6300, 200, month) - planned(6300, 200, month);
const found = ({ facts }: FactTable, id: string, part = '') =>
  Object.values(facts).find((fact) => fact.id.startsWith(id) && fact.id.includes(part))?.value ?? null;

describe('a ledger of costs beside its plan', () => {
  it('tells the line and the member that make the variance, since when, and its parts', async () => {
    const table = await read({ 'postings.csv': csv([...postings, postings[4]!]), 'budget_2026.csv': budget, 'activity.csv': activity });
    expect(table.statement?.cell).toMatchObject({ line: 'Agency staff', member: 'Site 2', onset: '2026-05', since: 5, before: 4 });
    expect(found(table, 'statement_cell.since[')).toBeCloseTo(-sum(gap, [5, 6, 7, 8, 9]), 2);
    const parts = ['volume', 'efficiency', 'rate'].map((part) => found(table, `statement_split.${part}_all[`) ?? Number.NaN);
    expect(parts[0]).toBeCloseTo(0, 2);
    expect(parts[1]).toBeCloseTo(
      sum((month) => (hours(200, month, true) - hours(200, month, false)) * 30),
      0,
    );
    expect(parts.reduce((all, part) => all + part, 0)).toBeCloseTo(sum(gap), 2);
    expect(table.quality.map(({ sentence }) => sentence)).toEqual(expect.arrayContaining(['repeated', 'account-names']));
  });

  it('names no place where all are off alike', async () => {
    const even = postings.map((each) => ({ ...each, Amount: (Number(planned(each.Account, each['Cost centre'], 3)) * 1.05).toFixed(2) }));
    const table = await read({ 'postings.csv': csv(even), 'budget_2026.csv': budget });
    expect(table.statement).toBeDefined();
    expect(table.statement?.cell).toBeUndefined();
  });
});
