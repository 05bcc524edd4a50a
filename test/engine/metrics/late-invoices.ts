/** Invoices whose public payers are late, on one table, and their facts. */
import type { FactOptions } from '../../../src/engine/metrics/fact-options.ts';
import { readFacts } from '../../../src/engine/metrics/read-facts.ts';
import type { FactTable } from '../../../src/model/fact.ts';
import { csv, csvFiles } from '../data/csv-files.ts';

export const day = (from: string, days: number) => new Date(Date.parse(from) + days * 864e5).toISOString().slice(0, 10);
export const between = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 864e5;

export const asOf = '2026-03-31';
export interface Invoice {
  number: string;
  on: string;
  due: string;
  /** Later than the data end where it is not paid yet. */
  paid: string;
  amount: number;
  kind: string;
}

/** Three a day for 15 months; public bodies pay 20 days later. */
export const invoices = Array.from({ length: 1365 }, (_, at): Invoice => {
  const on = day('2025-01-01', Math.floor(at / 3));
  const kind = at % 3 === 0 ? 'Public' : 'Private';
  const due = day(on, 30);
  return {
    number: `INV-${1000 + at}`,
    on,
    due,
    paid: day(due, (at % 7) - 3 + (kind === 'Public' ? 20 : 0)),
    amount: 100 + (at % 50),
    kind,
  };
});
export const isPaid = ({ paid }: Invoice) => paid <= asOf;
export const single = (
  of: readonly Invoice[],
  change: (row: Record<string, string | number | null>, invoice: Invoice) => object = (row) => row,
) =>
  csv(
    of.map((invoice) => {
      const { number, on, due, paid, amount, kind } = invoice;
      const settled = isPaid(invoice);
      const row = {
        'Document Number': number,
        'Invoice Date': on,
        'Due Date': due,
        'Date Paid': settled ? paid : null,
        'Customer Category': kind,
        Status: settled ? 'Paid In Full' : 'Open',
        Amount: amount,
        'Amount Remaining': settled ? 0 : amount,
      };
      return change(row, invoice) as Record<string, string | number | null>;
    }),
  );

export const readInvoices = async (files: Record<string, string>, options: Partial<FactOptions> = {}): Promise<FactTable> =>
  readFacts(await csvFiles(files), { today: '2026-04-10', asOf, payments: 'alone', ...options } as never);
