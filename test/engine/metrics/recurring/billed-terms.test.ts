/** The invoices of subscriptions are the history of recurring revenue: the subscriptions beside them know the plan of today alone. */
import { beforeAll, describe, expect, it } from 'vitest';
import { readFacts } from '../../../../src/engine/metrics/read-facts.ts';
import type { FactTable } from '../../../../src/model/fact.ts';
import { csv, csvFiles } from '../../data/csv-files.ts';
import { exported, factsOfBills, paysIn, type Row, type Subscriber, subscribers } from './billed-plans.ts';

const value = (table: FactTable, id: string) => table.facts[id]?.value;
const [opening, closing] = [14, 17];
const sum = (of: (each: Subscriber, at: number) => number) => subscribers.reduce((total, each, at) => total + of(each, at), 0);
const steps = (each: Subscriber, at: number) => paysIn(each, at, closing) - paysIn(each, at, opening);

describe('invoices of subscriptions', () => {
  let facts: FactTable;
  beforeAll(async () => {
    facts = await factsOfBills();
  });

  it('are MRR without tax and discounts, those by the year over their months', () => {
    expect(value(facts, 'mrr@0')).toBeCloseTo(
      sum((each, at) => paysIn(each, at, closing)),
      4,
    );
    expect(value(facts, 'mrr@-1')).toBeCloseTo(
      sum((each, at) => paysIn(each, at, opening)),
      4,
    );
    expect(value(facts, 'mrr[product=Lite]@0')).toBeCloseTo(
      sum((each, at) => (each.down || each.plan === 'Lite' ? paysIn(each, at, closing) : 0)),
      4,
    );
  });

  it('are split by the plan as billed and by what the customers are, not by what a list says of today', () => {
    expect(facts.dimensions.map(({ label }) => label)).toEqual(expect.arrayContaining(['Product', 'Interval', 'Country']));
    expect(facts.dimensions.map(({ label }) => label)).not.toEqual(expect.arrayContaining(['Status']));
    expect(facts.dimensions.map(({ label }) => label)).not.toEqual(expect.arrayContaining(['Collection method']));
  });

  it('say that they are what is billed, and count no rows left out where none are', () => {
    const note = facts.quality.find(({ sentence }) => sentence === 'billed');
    expect(note?.message).toBe('Recurring revenue is what invoices.csv bills each account for a month.');
  });

  it('tell a change of plan as contraction, not as churn and new', () => {
    const moved = (which: (each: Subscriber) => boolean) => Math.abs(sum((each, at) => (which(each) ? steps(each, at) : 0)));
    expect(value(facts, 'contraction_mrr@0')).toBeCloseTo(
      moved(({ down }) => down !== undefined),
      4,
    );
    expect(value(facts, 'churned_mrr@0')).toBeCloseTo(
      moved(({ gone }) => gone !== undefined && gone > opening),
      4,
    );
    expect(value(facts, 'new_mrr@0')).toBeCloseTo(
      moved(({ start }) => start > opening),
      4,
    );
    expect(value(facts, 'expansion_mrr@0')).toBe(0);
  });
});

/** The facts with rows of one subscriber changed. */
const changed = async (change: (rows: Row[]) => Row[]) => {
  const all = exported();
  return factsOfBills({ ...all, invoices: change(all.invoices) });
};

describe('rows of invoices', () => {
  it('that are void, drafts or charged once bring nothing, and a voided one between others ends nothing', async () => {
    const facts = await changed((rows) => [
      ...rows.map((row) => (row.id === 'in_100_14' ? { ...row, Status: 'void' } : row)),
      { ...rows.at(-1)!, id: 'in_draft', Status: 'draft' },
      { ...rows.at(-1)!, id: 'in_once', Subscription: null, Product: 'Onboarding', Total: 5000, Tax: 0 },
    ]);
    expect(value(facts, 'mrr@0')).toBeCloseTo(
      sum((each, at) => paysIn(each, at, closing)),
      4,
    );
    expect(value(facts, 'mrr@-1')).toBeCloseTo(
      sum((each, at) => paysIn(each, at, opening)),
      4,
    );
  });

  it('that credit what was not used of a plan take it off from the day the next begins', async () => {
    const facts = await changed((rows) => {
      const last = rows.find(({ id }) => id === 'in_100_17')!;
      const [since, until] = ['2026-06-28', last['Period End (UTC)']!];
      const share = (Date.parse(String(until)) - Date.parse(since)) / 86_400_000 / 30;
      const part = { ...last, Tax: 0, 'Total Discount Amount': 0, 'Period Start (UTC)': since };
      return [
        ...rows,
        { ...part, id: 'in_unused', Total: -Number((300 * share).toFixed(2)) },
        { ...part, id: 'in_rest', Product: 'Pro', Total: Number((900 * share).toFixed(2)) },
      ];
    });
    expect(value(facts, 'expansion_mrr@0')).toBeGreaterThan(570);
    expect(value(facts, 'expansion_mrr@0')).toBeLessThan(630);
    expect(value(facts, 'churned_mrr@0')).toBeCloseTo(value(await factsOfBills(), 'churned_mrr@0')!, 4);
  });

  it('whose period ends on its last day are as long as those that end on the next', async () => {
    const dayBefore = (date: unknown) => new Date(Date.parse(String(date)) - 86_400_000).toISOString().slice(0, 10);
    const facts = await changed((rows) => rows.map((row) => ({ ...row, 'Period End (UTC)': dayBefore(row['Period End (UTC)']) })));
    expect(value(facts, 'mrr@0')).toBeCloseTo(
      sum((each, at) => paysIn(each, at, closing)),
      4,
    );
    expect(value(facts, 'churned_mrr@-1')).toBeCloseTo(value(await factsOfBills(), 'churned_mrr@-1')!, 4);
  });

  const terms = (rows: Row[], change: (row: Row) => Row) => rows.map(change);
  const mrr = (month: number) => sum((each, at) => paysIn(each, at, month));

  it('without a period begin on their day and last as long as their interval, whenever they were written', async () => {
    const facts = await changed((rows) =>
      terms(rows, ({ 'Period Start (UTC)': _, 'Period End (UTC)': __, 'Date (UTC)': day, ...row }) => ({ ...row, billed_at: day! })),
    );
    expect(value(facts, 'mrr@0')).toBeCloseTo(mrr(closing), 4);
    expect(value(facts, 'contraction_mrr.moves[plan_from=Team&plan_to=Lite]@0')).toBe(80);
  });

  it('with codes of prices are of the plan in the code, billed by the interval in it', async () => {
    const facts = await changed((rows) =>
      terms(rows, ({ Product: plan, Interval: interval, ...row }) => ({
        ...row,
        'Item Price Id': `${plan}-EUR-${interval === 'year' ? 'Yearly' : 'Monthly'}`,
      })),
    );
    expect(facts.dimensions.find(({ role }) => role === 'product')?.members.toSorted()).toEqual(['Lite', 'Pro', 'Team']);
    expect(value(facts, 'contraction_mrr.moves[billed_months=1&plan_from=Team&plan_to=Lite]@0')).toBe(80);
  });

  it('that are lines of a voided invoice bring nothing', async () => {
    const all = exported();
    const invoices = all.invoices.map(({ Status: _, id, ...row }) => ({ invoice_number: id!, line: `li_${id}`, ...row }));
    const heads = all.invoices.map(({ id, Customer }) => ({ invoice_number: id!, Customer: Customer!, State: 'paid' }));
    const files = (state: string) =>
      csvFiles({
        'invoice_lines.csv': csv([...invoices, { ...invoices.at(-1)!, invoice_number: 'in_again', line: 'li_again' }]),
        'invoices.csv': csv([...heads, { invoice_number: 'in_again', Customer: heads.at(-1)!.Customer, State: state }]),
      });
    const read = async (state: string) => readFacts(await files(state), { today: '2026-07-02', period: '2026-Q2' });
    expect(value(await read('void'), 'mrr@0')).toBeCloseTo(mrr(closing), 4);
    expect(value(await read('paid'), 'mrr@0')).toBeGreaterThan(mrr(closing));
  });
});
