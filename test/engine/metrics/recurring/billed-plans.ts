/** Invoices, subscriptions and customers as a billing system exports them: most of those who pay Team by the month step down in the last quarter. */

import { readFacts } from '../../../../src/engine/metrics/read-facts.ts';
import type { FactTable } from '../../../../src/model/fact.ts';
import { csv, csvFiles } from '../../data/csv-files.ts';

export type Row = Record<string, string | number | null>;

const firstMonth = 2025 * 12;
/** The exports end with June 2026, their 18th month. */
const months = 18;

const day = (month: number, date: number) => {
  const at = firstMonth + month;
  return `${Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}-${String(date).padStart(2, '0')}`;
};

const prices = { Lite: 150, Team: 300, Pro: 900 } as const;
type Plan = keyof typeof prices;

export interface Subscriber {
  plan: Plan;
  interval: 'month' | 'year';
  start: number;
  /** Month in which it steps down to Lite. */
  down?: number;
  /** Month in which it ends. */
  gone?: number;
}

/** 200 by the month and 60 by the year on Team, 40 on Pro; 80 of the monthly ones step down, 6 customers leave and 20 are new in the last quarter. */
export const subscribers: readonly Subscriber[] = [
  ...Array.from({ length: 200 }, (_, at): Subscriber => {
    const change = at < 80 ? { down: 15 + (at % 3) } : at < 84 ? { gone: 15 + (at % 3) } : at < 88 ? { gone: 12 + (at % 3) } : {};
    return { plan: 'Team', interval: 'month', start: at % 6, ...change };
  }),
  ...Array.from({ length: 60 }, (_, at): Subscriber => ({ plan: 'Team', interval: 'year', start: at % 12 })),
  ...Array.from({ length: 40 }, (_, at): Subscriber => ({ plan: 'Pro', interval: 'month', start: at % 6, ...(at < 2 && { gone: 16 }) })),
  ...Array.from({ length: 20 }, (_, at): Subscriber => ({ plan: at < 4 ? 'Lite' : 'Team', interval: 'month', start: 15 + (at % 3) })),
];

const id = (kind: string, at: number) => `${kind}_${(at * 7919 + 104_729).toString(36)}x${at}`;

/** Each pays on the same day of the month, and by the year ten times the month. */
export function exported(given: readonly Subscriber[] = subscribers): { invoices: Row[]; subscriptions: Row[]; customers: Row[] } {
  const invoices = given.flatMap(({ plan, interval, start, down, gone }, at) => {
    const date = 1 + (at % 27);
    const every = interval === 'year' ? 12 : 1;
    const rows: Row[] = [];
    for (let month = start; month < Math.min(gone ?? months, months); month += every) {
      const now = down !== undefined && month >= down ? 'Lite' : plan;
      const subtotal = prices[now] * (interval === 'year' ? 10 : 1);
      rows.push({
        id: `in_${at}_${month}`,
        Customer: id('cus', at),
        Subscription: id('sub', at),
        'Date (UTC)': day(month, date),
        'Period Start (UTC)': day(month, date),
        'Period End (UTC)': day(month + every, date),
        Product: now,
        Interval: interval,
        Currency: 'eur',
        Subtotal: subtotal,
        'Total Discount Amount': at % 10 === 9 ? subtotal / 10 : 0,
        Tax: at % 2 ? subtotal / 5 : 0,
        Total: subtotal - (at % 10 === 9 ? subtotal / 10 : 0) + (at % 2 ? subtotal / 5 : 0),
        Status: 'paid',
      });
    }
    return rows;
  });
  const subscriptions = given.map(({ plan, interval, start, down, gone }, at): Row => {
    const now = down === undefined ? plan : 'Lite';
    const date = 1 + (at % 27);
    return {
      id: id('sub', at),
      'Customer ID': id('cus', at),
      Product: now,
      Interval: interval,
      Amount: prices[now] * (interval === 'year' ? 10 : 1),
      Currency: 'eur',
      Status: gone === undefined ? 'active' : 'canceled',
      'Start (UTC)': day(start, date),
      'Canceled At (UTC)': gone === undefined ? null : day(gone, date),
      'Collection Method': at % 9 ? 'charge_automatically' : 'send_invoice',
    };
  });
  const customers = given.map((_, at): Row => ({ id: id('cus', at), Country: ['DE', 'FR', 'IE', 'SE'][at % 4]!, Name: `Firm ${at}` }));
  return { invoices, subscriptions, customers };
}

export async function factsOfBills({ invoices, subscriptions, customers }: ReturnType<typeof exported> = exported()): Promise<FactTable> {
  const files = { 'invoices.csv': csv(invoices), 'subscriptions.csv': csv(subscriptions), 'customers.csv': csv(customers) };
  return readFacts(await csvFiles(files), { today: '2026-07-02', period: '2026-Q2' });
}

/** What a subscriber pays a month on the last day of a month, after discounts. */
export function paysIn({ plan, interval, start, down, gone }: Subscriber, at: number, month: number): number {
  if (month < start || (gone !== undefined && month >= gone)) return 0;
  const price = prices[down !== undefined && month >= down ? 'Lite' : plan] * (interval === 'year' ? 10 / 12 : 1);
  return price * (at % 10 === 9 ? 0.9 : 1);
}
