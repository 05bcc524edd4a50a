/** Amounts of records in several currencies are put into one by the rates at hand, and never added up as they are. */
import { describe, expect, it } from 'vitest';
import { readFacts } from '../../../src/engine/metrics/read-facts.ts';
import type { FactTable } from '../../../src/model/fact.ts';
import { csv, csvFiles } from '../data/csv-files.ts';

const months = ['2025-01', '2025-02', '2025-03', '2025-04', '2025-05', '2025-06'];
const perPound = [1.16, 1.17, 1.18, 1.19, 1.2, 1.21];
/** Ten expenses a month, in turn in euros and pounds; a tenth more each month. */
const expenses = months.flatMap((month, at) =>
  Array.from({ length: 20 }, (_, row) => ({
    expense: `E${at}-${row}`,
    date: `${month}-${String(1 + row).padStart(2, '0')}`,
    team: row % 3 === 0 ? 'Field' : 'Office',
    currency: row % 4 === 0 ? 'GBP' : 'EUR',
    amount: 100 + row + 10 * at,
  })),
);
const plain = csv(expenses);
const quarter = (of: 1 | 2) => expenses.filter(({ date }) => (of === 1 ? date < '2025-04' : date >= '2025-04'));
const inEuros = (some: typeof expenses, rate: (month: number) => number) =>
  some.reduce((sum, { amount, currency, date }) => sum + (currency === 'GBP' ? amount * rate(Number(date.slice(5, 7)) - 1) : amount), 0);

async function read(files: Record<string, string>, more = {}): Promise<FactTable> {
  return readFacts(await csvFiles(files), { today: '2025-07-02', period: '2025-Q2', ...more });
}
const value = (table: FactTable, id: string) => table.facts[id]?.value;
const monthly = (rate: (at: number) => Record<string, string | number>) => csv(months.map((month, at) => ({ month, ...rate(at) })));

describe('amounts of records in several currencies', () => {
  it.each([
    ['a pair a month', monthly((at) => ({ from: 'GBP', to: 'EUR', rate: perPound[at]! }))],
    ['a pair the other way round', monthly((at) => ({ from: 'EUR', to: 'GBP', rate: 1 / perPound[at]! }))],
    ['a rate that says how many pounds a euro buys', monthly((at) => ({ currency: 'GBP', rate: 1 / perPound[at]! }))],
    ['base and quote', monthly((at) => ({ base: 'GBP', quote: 'EUR', rate: perPound[at]! }))],
    ['pairs in one column', monthly((at) => ({ pair: 'GBP/EUR', rate: perPound[at]! }))],
    ['a column a currency', monthly((at) => ({ GBP: 1 / perPound[at]!, USD: 1.1 }))],
    [
      'the last day of each month',
      csv(
        months.map((_, at) => ({
          date: new Date(Date.UTC(2025, at + 1, 0)).toISOString().slice(0, 10),
          currency: 'GBP',
          rate: perPound[at]!,
        })),
      ),
    ],
  ])('are put into one by %s', async (_, rates) => {
    const table = await read({ 'expenses.csv': plain, 'fx_rates.csv': rates });
    expect(table.currency).toBe('EUR');
    expect(value(table, 'amount@0')).toBeCloseTo(
      inEuros(quarter(2), (month) => perPound[month]!),
      1,
    );
    expect(value(table, 'amount@-1')).toBeCloseTo(
      inEuros(quarter(1), (month) => perPound[month]!),
      1,
    );
    expect(table.quality.some(({ sentence }) => sentence === 'unused-table')).toBe(false);
  });

  it('take the nearest earlier rate where their day has none', async () => {
    const rates = csv([
      { valid_from: '2025-01-15', currency: 'GBP', rate: 1.1 },
      { valid_from: '2025-04-03', currency: 'GBP', rate: 1.2 },
      { valid_from: '2025-04-20', currency: 'GBP', rate: 1.3 },
    ]);
    const table = await read({ 'expenses.csv': plain, 'fx_rates.csv': rates });
    const truth = quarter(2).reduce(
      (sum, { amount, currency, date }) =>
        sum + amount * (currency === 'EUR' ? 1 : date < '2025-04-03' ? 1.1 : date < '2025-04-20' ? 1.2 : 1.3),
      0,
    );
    expect(value(table, 'amount@0')).toBeCloseTo(truth, 1);
  });

  it('are put into the currency that is asked for', async () => {
    const rates = monthly((at) => ({ from: 'GBP', to: 'EUR', rate: perPound[at]! }));
    const table = await read({ 'expenses.csv': plain, 'fx_rates.csv': rates }, { currency: 'GBP' });
    const truth = quarter(2).reduce(
      (sum, { amount, currency, date }) => sum + (currency === 'GBP' ? amount : amount / perPound[Number(date.slice(5, 7)) - 1]!),
      0,
    );
    expect(table.currency).toBe('GBP');
    expect(value(table, 'amount@0')).toBeCloseTo(truth, 1);
  });

  it('take the rate that the brief dictates', async () => {
    const dictated = [{ kind: 'rate' as const, from: 'EUR', to: 'GBP', rate: 0.8, text: 'use 0.8 for EUR to GBP' }];
    const table = await read({ 'expenses.csv': plain }, { dictated });
    expect(value(table, 'amount@0')).toBeCloseTo(
      inEuros(quarter(2), () => 1.25),
      1,
    );
    expect(table.quality.find(({ code }) => code === 'converted')?.message).toContain('use 0.8 for EUR to GBP');
  });

  it('without a rate are those of one currency alone, and it is said', async () => {
    const table = await read({ 'expenses.csv': plain });
    const euros = quarter(2).filter(({ currency }) => currency === 'EUR');
    expect(table.currency).toBe('EUR');
    expect(value(table, 'amount@0')).toBeCloseTo(
      euros.reduce((sum, { amount }) => sum + amount, 0),
      6,
    );
    expect(table.quality.find(({ sentence }) => sentence === 'amounts-without-rate')?.message).toBe(
      '30 of 120 rows of expenses.csv are in GBP, and no exchange rate into EUR is among the data: amounts are those in EUR alone.',
    );
  });

  it('written twice are counted once, in the currency that is asked for', async () => {
    const both = csv(expenses.map(({ currency: _, amount, ...row }) => ({ ...row, amount_eur: amount, amount_usd: amount * 1.1 })));
    const table = await read({ 'expenses.csv': both }, { currency: 'USD' });
    expect(table.currency).toBe('USD');
    expect(value(table, 'amount_usd@0')).toBeCloseTo(
      quarter(2).reduce((sum, { amount }) => sum + amount * 1.1, 0),
      4,
    );
    expect(table.facts['amount_eur@0']).toBeUndefined();
  });

  it('in signs of their own are put into one as well', async () => {
    const signed = csv(expenses.map(({ currency, amount, ...row }) => ({ ...row, amount: `${currency === 'GBP' ? '£' : '€'}${amount}` })));
    const table = await read({
      'expenses.csv': signed,
      'fx_rates.csv': monthly((at) => ({ from: 'GBP', to: 'EUR', rate: perPound[at]! })),
    });
    expect(value(table, 'amount@0')).toBeCloseTo(
      inEuros(quarter(2), (month) => perPound[month]!),
      1,
    );
  });

  it('are those of their order where only that names the currency', async () => {
    const orders = expenses.map(({ expense, date, currency, team }) => ({ order_id: expense, order_date: date, currency, customer: team }));
    const lines = expenses.flatMap(({ expense, amount }) => [
      { order_id: expense, product: 'A', unit_price: amount, quantity: 2 },
      { order_id: expense, product: 'B', unit_price: 50, quantity: 1 },
    ]);
    const table = await read({
      'orders.csv': csv(orders),
      'order_lines.csv': csv(lines),
      'fx_rates.csv': monthly((at) => ({ from: 'GBP', to: 'EUR', rate: perPound[at]! })),
    });
    const doubled = quarter(2).map((row) => ({ ...row, amount: row.amount * 2 + 50 }));
    expect(table.currency).toBe('EUR');
    expect(value(table, 'revenue@0')).toBeCloseTo(
      inEuros(doubled, (month) => perPound[month]!),
      0,
    );
  });
});
