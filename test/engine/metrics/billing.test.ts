/** Recurring revenue out of bills, on invoices written from a list of accounts month by month. */
import { describe, expect, it } from 'vitest';
import { readFacts } from '../../../src/engine/metrics/read-facts.ts';
import type { FactTable } from '../../../src/model/fact.ts';
import { csv, csvFiles } from '../data/csv-files.ts';
import { spans, standing } from './sample-spans.ts';

type Rows = Parameters<typeof csv>[0];
const read = async (tables: Record<string, Rows>, delimiter = ',', options: { basis?: 'year' } = {}): Promise<FactTable> =>
  readFacts(await csvFiles(Object.fromEntries(Object.entries(tables).map(([name, rows]) => [`${name}.csv`, csv(rows, delimiter)]))), {
    today: '2024-10-01',
    period: '2024-Q3',
    ...options,
  });
const value = (table: FactTable, id: string) => table.facts[id]?.value;

const all = spans(120, ['Pro', 'Basic']);
const months = Array.from({ length: 18 }, (_, at) => `${2023 + Math.floor((at + 3) / 12)}-${String(((at + 3) % 12) + 1).padStart(2, '0')}`);
const price = ({ at }: { at: number }, month: string) => (at % 10 === 1 && month >= '2024-08' ? 150 : 100) + at;
const accounts = all.map(({ at, start, end, group }) => ({
  account_id: `A${1000 + at}`,
  plan: group,
  start_date: start,
  cancel_date: end,
  cancel_reason: end === null ? null : ['Price', 'Closed'][at % 2]!,
}));
const billed = (kinds: { plain: string; once: string }) =>
  months.flatMap((month) =>
    all
      .filter(({ start, end }) => start.slice(0, 7) <= month && (end === null || end.slice(0, 7) >= month))
      .flatMap((span) => {
        const row = { account_id: `A${1000 + span.at}`, invoice_date: `${month}-03`, service_month: month, type: kinds.plain };
        const bill = { ...row, amount_eur: price(span, month), status: 'Paid' };
        const first = span.start.slice(0, 7) === month ? [{ ...bill, type: kinds.once, amount_eur: 900 }] : [];
        const wrong = span.at % 9 === 4 ? [{ ...bill, amount_eur: 5000, status: 'Void' }] : [];
        return [bill, ...first, ...wrong];
      }),
  );
const mrr = (on: string) => standing(all, on).reduce((sum, span) => sum + price(span, on.slice(0, 7)), 0);
const gone = standing(all, '2024-06-30').filter(({ end }) => end !== null && end <= '2024-09-30');

describe('bills beside a list of accounts', () => {
  it('give MRR and its movement, without what is charged once and what was voided', async () => {
    const table = await read({ subscriptions: accounts, invoices: billed({ plain: 'Subscription', once: 'Setup fee' }) });
    expect([value(table, 'mrr@-1'), value(table, 'mrr@0')]).toEqual([mrr('2024-06-30'), mrr('2024-09-30')]);
    expect(value(table, 'churned_mrr@0')).toBe(gone.reduce((sum, span) => sum + price(span, '2024-06'), 0));
    expect(value(table, 'expansion_mrr@0')).toBe(
      standing(all, '2024-09-30').filter(({ at, start }) => at % 10 === 1 && start <= '2024-06-30').length * 50,
    );
    expect(value(table, 'mrr[product=Pro]@0')).toBeGreaterThan(0);
    expect(table.quality.find(({ sentence }) => sentence === 'billed')?.figures).toMatchObject({ file: 'invoices.csv' });
  });

  it('give retention since the year before, which a deck on that basis tells of', async () => {
    const tables = { subscriptions: accounts, invoices: billed({ plain: 'Subscription', once: 'Setup fee' }) };
    const table = await read(tables, ',', { basis: 'year' });
    const [opening, closing] = ['2023-09', '2024-09'].map((month) => {
      const paid = standing(all, '2023-09-30').filter(({ end }) => month === '2023-09' || end === null || end > '2024-09-30');
      return paid.reduce((sum, span) => sum + price(span, month), 0);
    });
    expect(value(table, 'nrr_year@0')).toBeCloseTo(closing! / opening!, 9);
    const besides = ({ metrics }: FactTable) =>
      Object.fromEntries(metrics.filter(({ id }) => /^nrr/.test(id)).map(({ id, beside }) => [id, beside]));
    expect(besides(table)).toEqual({ nrr: 'nrr_year', nrr_year: undefined });
    expect(besides(await read(tables))).toEqual({ nrr: undefined, nrr_year: 'nrr' });
  });

  it('leave churn to the list, by plan and by reason', async () => {
    const table = await read({ subscriptions: accounts, invoices: billed({ plain: 'Subscription', once: 'Setup fee' }) });
    expect(value(table, 'account_churn@0')).toBeCloseTo(gone.length / standing(all, '2024-06-30').length, 9);
    expect(value(table, 'churned_accounts[cancel_reason=Price]@0')).toBeGreaterThan(0);
    expect(table.metrics.map(({ id }) => id)).not.toContain('logo_churn');
    expect(table.metrics.map(({ id }) => id)).not.toContain('active_accounts');
  });

  it('that are written by the quarter are spread over their months', async () => {
    const rows = billed({ plain: 'Abonnement', once: 'Einrichtung' })
      .filter(({ service_month, status }) => Number(service_month.slice(5)) % 3 === 1 && status === 'Paid')
      .map(({ account_id, service_month, type, amount_eur }) => ({
        Kundennummer: account_id,
        Leistungsmonat: service_month,
        Art: type,
        Betrag: amount_eur * 3,
      }));
    const table = await read({ rechnungen: rows }, ';');
    expect(value(table, 'mrr@m0')).toBe(
      all
        .filter(({ start, end }) => start < '2024-08' && (end === null || end >= '2024-07'))
        .reduce((sum, span) => sum + price(span, '2024-07'), 0),
    );
  });
});

it('bills for a month whose items are plans recur, by the list that describes their accounts', async () => {
  const plans = ({ at }: { at: number }) => ['Solo', 'Group'][at % 2]!;
  const rows = months.flatMap((month) =>
    all
      .filter(({ start, end }) => start.slice(0, 7) <= month && (end === null || end.slice(0, 7) >= month))
      .flatMap((span) => {
        const row = { cust_no: `C${1000 + span.at}`, 'for month': month, item: plans(span), 'net GBP': price(span, month), status: 'paid' };
        return span.start.slice(0, 7) === month ? [row, { ...row, item: 'Onboarding fee', 'net GBP': 900 }] : [row];
      }),
  );
  const customers = all.map(({ at }) => ({
    cust_no: `C${1000 + at}`,
    trade: ['Vet', 'Dental'][at % 2]!,
    'New calendar': at % 3 === 0 ? 'Yes' : 'No',
  }));
  const table = await read({ customers, invoices: rows });
  const paid = all
    .filter(({ start, end }) => start.slice(0, 7) <= '2024-09' && (end === null || end.slice(0, 7) >= '2024-09'))
    .reduce((sum, span) => sum + price(span, '2024-09'), 0);
  expect(value(table, 'mrr@0')).toBe(paid);
  expect(value(table, 'nrr@0')).toBeGreaterThan(0.5);
  expect(table.dimensions.flatMap(({ members }) => members)).toEqual(expect.arrayContaining(['Vet', 'New calendar: yes']));
});

it('bills of goods are no recurring revenue', async () => {
  const rows = billed({ plain: 'Spare parts', once: 'Repair' }).map(({ service_month: _, ...row }) => row);
  const table = await read({ invoices: rows });
  expect(table.metrics.map(({ id }) => id)).not.toContain('mrr');
});
