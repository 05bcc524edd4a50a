/** Of invoices, how late they were paid, what is owed, and the newest months that are settled, held against plain arithmetic. */
import { describe, expect, it } from 'vitest';
import { paymentMeasureIn } from '../../../src/engine/brief/payments.ts';
import { readFacts } from '../../../src/engine/metrics/read-facts.ts';
import type { FactTable } from '../../../src/model/fact.ts';
import { csv, csvFiles } from '../data/csv-files.ts';
import { asOf, between, day, type Invoice, invoices, isPaid, readInvoices as read, single } from './late-invoices.ts';

/** The last months of which 97 % are paid: with terms of 30 days, those up to January. */
const told = invoices.filter(({ on }) => on >= '2025-11-01' && on < '2026-02-01');
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
const sum = (of: readonly Invoice[]) => of.reduce((all, { amount }) => all + amount, 0);
const late = (of: readonly Invoice[]) => of.filter(isPaid).map(({ due, paid }) => between(due, paid));

const value = ({ facts }: FactTable, id: string) => facts[id]?.value ?? null;

describe('of one table of invoices', () => {
  it('days late, the share and the amount paid late are of those paid in full', async () => {
    const table = await read({ 'invoices.csv': single(invoices) });
    expect(table.reporting.id).toBe('2025-11..2026-01');
    expect(value(table, 'days_late@0')).toBeCloseTo(mean(late(told)), 9);
    expect(value(table, 'late_share@0')).toBeCloseTo(mean(late(told).map((days) => Number(days > 0))), 9);
    expect(value(table, 'days_to_pay@0')).toBeCloseTo(mean(late(told)) + 30, 9);
    expect(value(table, 'days_late[customer_category=Public]@0')).toBeCloseTo(mean(late(told.filter(({ kind }) => kind === 'Public'))), 9);
    expect(value(table, 'late_amount@0')).toBe(sum(told.filter((each) => isPaid(each) && each.paid > each.due)));
  });

  it('what is open is told by the days it is overdue, and adds up', async () => {
    const table = await read({ 'invoices.csv': single(invoices) });
    const open = invoices.filter((each) => !isPaid(each));
    const aged = (from: number, to: number) => sum(open.filter(({ due }) => between(due, asOf) >= from && between(due, asOf) <= to));
    expect(value(table, 'unpaid_amount@all')).toBe(sum(open));
    expect(value(table, 'past_due@all')).toBe(aged(1, 9999));
    expect(value(table, 'past_due_30@all')).toBe(aged(1, 30));
    expect(aged(1, 30)).toBeGreaterThan(0);
  });

  it('DSO is what was owed on the last day over what was invoiced', async () => {
    const table = await read({ 'invoices.csv': single(invoices) });
    const owed = sum(invoices.filter(({ on, paid }) => on <= '2026-01-31' && paid > '2026-01-31'));
    expect(value(table, 'receivables@0')).toBe(owed);
    expect(value(table, 'dso@0')).toBeCloseTo((owed / sum(told)) * 92, 9);
  });

  it('a period of which too much is open is not compared, and is told by one that is settled', async () => {
    const table = await read({ 'invoices.csv': single(invoices) }, { period: '2026-Q1' });
    const note = table.quality.find(({ sentence }) => sentence === 'unpaid');
    expect(note?.metrics).toContain('days_late');
    expect(note?.decided).toBe(-1);
    expect(
      (await read({ 'invoices.csv': single(invoices) }, { period: '2025-Q3' })).quality.some(({ sentence }) => sentence === 'unpaid'),
    ).toBe(false);
  });

  it('credit notes, cancelled invoices and what was paid after the day of the deck count as no payment', async () => {
    const credits = invoices
      .slice(0, 40)
      .map((each) => ({ ...each, number: `CM-${each.number}`, on: '2025-12-01', due: '2025-12-01', paid: '2025-12-31', amount: -50 }));
    const gone = invoices.slice(0, 30).map((each) => ({ ...each, number: `X-${each.number}`, on: '2025-12-02', paid: '2026-03-01' }));
    const text = single([...invoices, ...credits, ...gone], (row) =>
      String(row['Document Number']).startsWith('X-') ? { ...row, Status: 'Voided' } : row,
    );
    const table = await read({ 'invoices.csv': text });
    expect(value(table, 'days_late@0')).toBeCloseTo(mean(late(told)), 9);
    expect(value(table, 'invoiced_amount@0')).toBe(sum(told) - 40 * 50);
    const earlier = await read({ 'invoices.csv': single(invoices) }, { asOf: '2025-12-31' });
    expect(value(earlier, 'unpaid_amount@all')).toBe(sum(invoices.filter(({ on, paid }) => on <= '2025-12-31' && paid > '2025-12-31')));
  });

  it.each([
    ['Rechnungsdatum', 'Fälligkeit', 'Ausgleichsdatum', 'Betrag', 'Offener Betrag'],
    ['Date', 'Due Date', 'Fully Paid On', 'Total', 'Amount Due'],
    ['Posting Date', 'Net due date', 'Clearing date', 'Amount in local currency', 'Open amount'],
    ['Created (UTC)', 'Due Date (UTC)', 'Paid At (UTC)', 'Total', 'Amount Remaining'],
    ['Date de facture', "Date d'échéance", 'Date de paiement', 'Montant TTC', 'Reste à payer'],
  ])('of %s, %s and %s', async (on, due, paid, amount, open) => {
    const text = single(invoices, (row) => ({
      Number: row['Document Number'],
      [on]: row['Invoice Date'],
      [due]: row['Due Date'],
      [paid]: row['Date Paid'],
      Type: row['Customer Category'],
      [amount]: row.Amount,
      [open]: row['Amount Remaining'],
    }));
    const table = await read({ 'invoices.csv': text });
    expect(value(table, 'days_late@0')).toBeCloseTo(mean(late(told)), 9);
    expect(value(table, 'unpaid_amount@all')).toBe(sum(invoices.filter((each) => !isPaid(each))));
  });
});

describe('of invoices and the payments applied to them', () => {
  const bills = (terms: string) =>
    csv(
      invoices.map(({ number, on, amount, kind }) => ({
        'Invoice No': number,
        'Invoice Date': on,
        Terms: terms,
        Sector: kind,
        Total: amount,
      })),
    );
  /** Every fifth in two parts, the first of them ten days earlier. */
  const parts = invoices.flatMap((invoice, at) => {
    const { number, paid, amount } = invoice;
    const [first, second] = [Math.round(amount * 0.4), amount - Math.round(amount * 0.4)];
    const rows =
      at % 5 === 0
        ? [
            { on: day(paid, -10), part: first },
            { on: paid, part: second },
          ]
        : [{ on: paid, part: amount }];
    return rows.filter(({ on }) => on <= asOf).map(({ on, part }) => ({ number, on, part }));
  });
  const payments = (named: (number: string) => string) =>
    csv(
      parts.map(({ number, on, part }, at) => ({
        'Payment ID': `P${at}`,
        'Applied To Transaction': named(number),
        'Payment Date': on,
        Amount: part,
      })),
    );

  it.each([
    ['Net 30', (number: string) => number],
    ['2% 10, Net 30', (number: string) => `Invoice #${number}`],
    ['30 Tage netto', (number: string) => number.toLowerCase()],
  ])('with terms %s, the last part settles it', async (terms, named) => {
    const table = await read({ 'invoices.csv': bills(terms), 'payments.csv': payments(named) });
    expect(value(table, 'days_late@0')).toBeCloseTo(mean(late(told)), 9);
    const paidIn = new Map<string, number>();
    for (const { number, part } of parts) paidIn.set(number, (paidIn.get(number) ?? 0) + part);
    expect(value(table, 'unpaid_amount@all')).toBe(
      invoices.reduce((all, { number, amount }) => all + amount - (paidIn.get(number) ?? 0), 0),
    );
    expect(table.quality.some(({ code }) => code === 'unused-table')).toBe(false);
  });
});

it('invoices of which nobody asks how they are paid are sales', async () => {
  const { payments: _, ...none } = { payments: undefined };
  const table = await readFacts(await csvFiles({ 'invoices.csv': single(invoices) }), { today: '2026-04-10', ...none });
  expect(table.metrics.some(({ id }) => id === 'days_late')).toBe(false);
});

it.each([
  ['Why is cash coming in slower?', 'days_late'],
  ['who pays late and since when?', 'days_late'],
  ['Our DSO is up', 'dso'],
  ['What is outstanding?', 'past_due'],
  ['Warum zahlen die Kunden später?', 'days_late'],
  ['Pourquoi les clients paient-ils plus tard ?', 'days_late'],
  ['¿Por qué los clientes pagan más tarde?', 'days_late'],
  ['Por que os clientes pagam mais tarde?', 'days_late'],
  ['Perché i clienti pagano in ritardo?', 'days_late'],
  ['なぜ入金が遅れているのか', 'days_late'],
  ['为什么客户付款变慢了', 'days_late'],
  ['لماذا يدفع العملاء متأخرين؟', 'days_late'],
  ['Why do deliveries come late?', null],
  ['How much did we invoice in May?', null],
  ['Which reps pay attention to pipeline?', null],
])('“%s” asks for %s', (text, measure) => {
  expect(paymentMeasureIn(text)).toBe(measure);
});
