/** Ledgers as accounting systems write them, read back to the figures they were made of. */
import { describe, expect, it } from 'vitest';
import { readFacts } from '../../../src/engine/metrics/read-facts.ts';
import { planFromFacts } from '../../../src/engine/outline/from-facts/plan-from-facts.ts';
import type { FactTable } from '../../../src/model/fact.ts';
import { csv, csvFiles } from '../data/csv-files.ts';
import { brief, shown, strings } from '../outline/plan-texts.ts';

const accounts = [
  { code: 4000, label: 'Room sales', type: 'Revenue', month: 900 },
  { code: 4100, label: 'Breakfast sales', type: 'Revenue', month: 210 },
  { code: 5000, label: 'Laundry', type: 'Cost of sales', month: 150 },
  { code: 6000, label: 'Wages', type: 'Overheads', month: 420 },
  { code: 6100, label: 'Bank charges', type: 'Overheads', month: 12 },
];
const houses = ['Beach house', 'Hill house'];
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const isRevenue = (type: string) => type === 'Revenue' || type === 'Ertrag';

/** Nine months of 2026, in three postings each; laundry a tenth above its budget. */
const postings = accounts.flatMap((account) =>
  houses.flatMap((house) =>
    months.slice(0, 9).flatMap((_, month) =>
      [4, 14, 26].map((day) => ({
        ...account,
        house,
        month: month + 1,
        day: `2026-0${month + 1}-${String(day).padStart(2, '0')}`,
        amount: (account.month / 3) * (account.label === 'Laundry' ? 1.1 : 1),
      })),
    ),
  ),
);
const chart = csv(accounts.map(({ code, label, type }) => ({ account_no: code, account_name: label, account_type: type })));
const byMonth = csv(
  accounts.flatMap(({ code, month }) =>
    houses.map((house) => ({ account_no: code, cost_center: house, ...Object.fromEntries(months.map((each) => [each, month])) })),
  ),
);
const negative = csv(
  postings.map(({ code, house, day, amount, type }) => ({
    posting_date: day,
    account_no: code,
    cost_centre: house,
    amount: (isRevenue(type) ? -amount : amount).toFixed(2),
  })),
);

const read = async (files: Record<string, string>, options: object = {}): Promise<FactTable> =>
  await readFacts(await csvFiles(files), { today: '2026-10-20', ...options });
const value = ({ facts }: FactTable, id: string) => (facts[id]?.value == null ? null : Math.round(facts[id].value));
const expected = { revenue: 1110 * 18, costs: 582 * 18 + 270, plannedCosts: 582 * 18 };

function expectStatement(table: FactTable): void {
  expect(value(table, 'statement_revenue@0')).toBe(expected.revenue);
  expect(value(table, 'statement_costs@0')).toBe(-expected.costs);
  expect(value(table, 'statement_result@0')).toBe(expected.revenue - expected.costs);
  expect(value(table, 'statement_result.target@0')).toBe(expected.revenue - expected.plannedCosts);
  expect(value(table, 'statement_result.variance@0')).toBe(-270);
}

describe('a ledger', () => {
  it('of entries with two lines each is told by its accounts, not by the number of a line, without its balances and each line once', async () => {
    const entries = csv(
      postings.flatMap(({ code, house, day, amount, type }, at) => {
        const own = isRevenue(type) ? -amount : amount;
        const line = { journal: `J${at}`, posting_date: day };
        return [
          { ...line, line: 1, cost_centre: house, account_no: code, amount_gbp: own.toFixed(2) },
          { ...line, line: 2, cost_centre: null, account_no: 1200, amount_gbp: (-own).toFixed(2) },
        ];
      }),
    );
    const withBank = `${chart.trimEnd()}\n1200,Bank current account,Balance sheet`;
    expectStatement(await read({ 'postings.csv': entries, 'chart_of_accounts.csv': withBank, 'budget_2026.csv': byMonth }));
    const twice = `${entries.trimEnd()}\n${entries.trimEnd().split('\n').slice(-6).join('\n')}`;
    const table = await read({ 'postings.csv': twice, 'chart_of_accounts.csv': withBank, 'budget_2026.csv': byMonth });
    expectStatement(table);
    expect(table.quality.map(({ message }) => message)).toContain(
      '6 rows of postings.csv repeat another one exactly and are counted once.',
    );
  });

  it('with revenue as negative amounts is held against a budget of a column for each month, by account and cost centre', async () => {
    const table = await read({ 'postings.csv': negative, 'chart_of_accounts.csv': chart, 'budget_2026.csv': byMonth });
    expectStatement(table);
    expect(table.statement?.kinds).toEqual(
      Object.fromEntries(accounts.map(({ label, type }) => [label, isRevenue(type) ? 'revenue' : 'cost'])),
    );
    expect(value(table, 'statement_result.variance[statement_line=Laundry]@0')).toBe(-270);
    expect(value(table, 'statement_result.variance[cost_centre=Hill%20house]@0')).toBe(-135);
    expect(table.quality.map(({ message }) => message).join(' ')).toMatch(/is written as negative amounts: signs follow the accounts/);
  });

  it('with a column for debits and one for credits is the same', async () => {
    const split = csv(
      postings.map(({ code, house, day, amount, type }) => ({
        Buchungsdatum: day.split('-').toReversed().join('.'),
        Konto: code,
        Kostenstelle: house,
        Soll: isRevenue(type) ? '' : amount.toFixed(2).replace('.', ','),
        Haben: isRevenue(type) ? amount.toFixed(2).replace('.', ',') : '',
      })),
      ';',
    );
    const names = csv(
      accounts.map(({ code, label, type }) => ({
        Kontonummer: code,
        Bezeichnung: label,
        Kontoart: isRevenue(type) ? 'Ertrag' : 'Aufwand',
      })),
      ';',
    );
    const plan = csv(
      accounts.flatMap(({ code, month }) =>
        months.map((_, at) => ({ Monat: `2026-${String(at + 1).padStart(2, '0')}`, Konto: code, Planwert: month * houses.length })),
      ),
      ';',
    );
    expectStatement(await read({ 'buchungen.csv': split, 'kontenplan.csv': names, 'plan_2026.csv': plan }));
  });

  it('of periods in a fiscal year starts the year where nothing lies in the future, and says so', async () => {
    const fiscal = csv(
      postings.map(({ label, house, month, amount, type }) => ({
        'Fiscal Period': `FY27 P${String(month).padStart(2, '0')}`,
        Account: label,
        House: house,
        Amount: (isRevenue(type) ? -amount : amount).toFixed(2),
      })),
    );
    const budget = csv(
      accounts.flatMap(({ label, month }) =>
        houses.flatMap((house) =>
          months.map((_, at) => ({
            'Fiscal Period': `FY27 P${String(at + 1).padStart(2, '0')}`,
            Account: label,
            House: house,
            Budget: month,
          })),
        ),
      ),
    );
    const table = await read({ 'gl.csv': fiscal, 'budget.csv': budget }, { today: '2027-01-20' });
    expectStatement(table);
    expect(table.reporting).toMatchObject({ id: 'FY27', start: '2026-04-01', end: '2027-04-01' });
    expect(table.quality.map(({ message }) => message).join(' ')).toMatch(/its first period is read as April/);
    const given = await read({ 'gl.csv': fiscal, 'budget.csv': budget }, { today: '2027-10-20', fiscalYear: 'feb' });
    expect(given.reporting).toMatchObject({ id: 'FY27', start: '2026-02-01' });
  });

  it('of years named for two does not start in January', async () => {
    const numbered = csv(
      postings.map(({ code, house, month, amount, type }) => ({
        'Financial Year': '2025/26',
        Period: month,
        'Nominal Code': code,
        House: house,
        'Net Amount': (isRevenue(type) ? -amount : amount).toFixed(2),
      })),
    );
    const names = csv(accounts.map(({ code, label, type }) => ({ 'Nominal Code': code, 'Nominal Name': label, Category: type })));
    const budget = csv(
      accounts.flatMap(({ code, type, month }) =>
        houses.map((house) => ({
          'Nominal Code': code,
          House: house,
          ...Object.fromEntries(months.map((_, at) => [`P${at + 1}`, isRevenue(type) ? -month : month])),
        })),
      ),
    );
    const table = await read({ 'gl.csv': numbered, 'chart.csv': names, 'budget_FY2025-26.csv': budget }, { today: '2026-11-20' });
    expectStatement(table);
    expect(table.reporting).toMatchObject({ id: 'FY26', start: '2025-04-01' });
  });

  it('that holds its budget itself is shown with the signs of its accounts, bank charges too', async () => {
    const own = csv(
      postings
        .filter(({ day }) => day.endsWith('04'))
        .flatMap(({ label, house, type, month, amount }) =>
          (['Actual', 'Budget'] as const).map((scenario) => {
            const whole = scenario === 'Actual' ? amount * 3 : accounts.find((each) => each.label === label)!.month;
            return {
              Month: `2026-0${month}-01`,
              Account: label,
              'Account type': type,
              House: house,
              Scenario: scenario,
              Amount: ((isRevenue(type) ? -1 : 1) * whole).toFixed(2),
            };
          }),
        ),
    );
    expectStatement(await read({ 'pl.csv': own }));
  });

  it('told for a month has its year to date beside it', async () => {
    const files = { 'postings.csv': negative, 'chart_of_accounts.csv': chart, 'budget_2026.csv': byMonth };
    const table = await read(files, { period: '2026-08' });
    const result = (1110 - 582 - 15) * 2;
    expect(value(table, 'statement_result@0')).toBe(result);
    expect(value(table, 'statement_result.ytd@0')).toBe(8 * result);
    expect(value(table, 'statement_result.ytd_target@0')).toBe(8 * (result + 30));
    expect((await read(files)).facts['statement_result.ytd@0']).toBeUndefined();
    const { outline } = planFromFacts(brief({}), table);
    const [summary] = outline.slides.filter(({ id }) => id === 'executive-summary');
    expect(shown(strings(summary!.content).join(' '), outline.facts)).toContain(
      'Year to date, result came to $8K, $240 below the budget of $8K.',
    );
  });

  it('without a budget has revenue, costs and a result of their own', async () => {
    const table = await read({ 'postings.csv': negative, 'chart_of_accounts.csv': chart }, { period: '2026-Q3' });
    expect(value(table, 'statement_revenue@0')).toBe(expected.revenue / 3);
    expect(value(table, 'statement_costs@0')).toBe(expected.costs / 3);
    expect(value(table, 'statement_result@0')).toBe((expected.revenue - expected.costs) / 3);
  });

  it('in a file for each year is one, beside a budget of names and totals; a year without a plan is held against none', async () => {
    const own = (year: number) =>
      csv(
        postings.map(({ code, label, type, day, amount }) => ({
          posting_date: day.replace('2026', String(year)),
          account_code: code,
          account_name: label,
          account_class: type,
          debit: isRevenue(type) ? '' : amount.toFixed(2),
          credit: isRevenue(type) ? amount.toFixed(2) : '',
        })),
      );
    const planned = accounts.map(({ label, month }) => ({
      Account: label,
      ...Object.fromEntries(months.map((each) => [each, month * houses.length])),
    }));
    const total = { Account: 'Total revenue', ...Object.fromEntries(months.map((each) => [each, 2220])) };
    const files = {
      'gl_2025.csv': own(2025),
      'gl_2026.csv': own(2026),
      'Budget 2026.csv': csv([...planned.slice(0, 2), total, ...planned.slice(2)]),
    };
    const table = await read(files);
    expectStatement(table);
    expect(value(table, 'statement_result.last_year@0')).toBe(expected.revenue - expected.costs);
    const before = await read(files, { period: '2025' });
    expect(before.statement).toBeUndefined();
    expect(Object.keys(before.facts).some((id) => id.includes('.variance'))).toBe(false);
  });

  it('that ends in the middle of a month holds whole months against the plan', async () => {
    const cut = `${negative}\n2026-10-03,4000,Beach house,-300.00\n2026-10-04,6000,Beach house,100.00`;
    const table = await read({ 'postings.csv': cut, 'chart_of_accounts.csv': chart, 'budget_2026.csv': byMonth });
    expectStatement(table);
    expect(table.quality.map(({ message }) => message).join(' ')).toMatch(/ends on 2026-10-04: its last month is not complete/);
  });

  it('loses an account that the brief leaves out, and says what it came to', async () => {
    const once = `${negative}\n2026-05-09,6900,Hill house,5000.00`;
    const names = `${chart}\n6900,Legal settlement,Overheads`;
    const table = await read(
      { 'postings.csv': once, 'chart_of_accounts.csv': names, 'budget_2026.csv': byMonth },
      { leaveOut: ['the settlement'] },
    );
    expectStatement(table);
    expect(table.quality[0]!.message).toBe(
      '1 of 271 rows of postings.csv are left out as asked: Account says Legal settlement; they come to 5,000.',
    );
  });

  it('loses a posting that only its text tells apart', async () => {
    const told = `${negative
      .split('\n')
      .map((line, at) => `${line},${at === 0 ? 'description' : `voucher ${at}`}`)
      .join('\n')}\n2026-05-09,6000,Hill house,5000.00,Settlement Hartwell v. us`;
    const table = await read(
      { 'postings.csv': told, 'chart_of_accounts.csv': chart, 'budget_2026.csv': byMonth },
      { leaveOut: ['one-off Hartwell settlement'] },
    );
    expectStatement(table);
    expect(table.quality[0]!.message).toMatch(/^1 of 271 rows .* they come to 5,000\.$/);
  });

  it('is told from a table of customers’ accounts', async () => {
    const orders = csv(
      postings.map(({ house, day, amount }, at) => ({
        order_id: at + 1,
        order_date: day,
        account: `${house} Ltd`,
        amount: amount.toFixed(2),
      })),
    );
    const table = await read({ 'orders.csv': orders });
    expect(table.statement).toBeUndefined();
    expect(table.metrics.map(({ id }) => id)).not.toContain('statement_result');
  });
});
