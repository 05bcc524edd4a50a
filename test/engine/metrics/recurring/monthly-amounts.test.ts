/** A list of customers with what they pay today, beside what each paid in every month: the months tell what those who left had paid. */
import { describe, expect, it } from 'vitest';
import { readFacts } from '../../../../src/engine/metrics/read-facts.ts';
import type { FactTable } from '../../../../src/model/fact.ts';
import { csv, csvFiles } from '../../data/csv-files.ts';

const months = Array.from({ length: 20 }, (_, at) => `${2025 + Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`);

/** A hundred customers, of whom one in five leaves in 2026; those who have left pay nothing today. */
const customers = Array.from({ length: 100 }, (_, at) => {
  const leaves = at % 5 === 0 ? 13 + (at % 4) : null;
  return { id: `C${String(at).padStart(3, '0')}`, channel: at % 2 ? 'Direct' : 'Partner', leaves, pays: 100 + at };
});
const list = csv(
  customers.map(({ id, channel, leaves, pays }) => ({
    'Customer ID': id,
    Channel: channel,
    'Sign-up date': '2024-06-15',
    'Cancel date': leaves === null ? null : `${months[leaves]}-01`,
    'Current MRR': leaves === null ? pays : 0,
  })),
);
const paid = csv(
  customers.flatMap(({ id, leaves, pays }) =>
    months.flatMap((month, at) => (leaves !== null && at >= leaves ? [] : [{ month, customer_id: id, logins: 10 + at, mrr_gbp: pays }])),
  ),
);

const read = async (files: Record<string, string>): Promise<FactTable> =>
  readFacts(await csvFiles(files), { today: '2026-09-05', asOf: '2026-08-31', period: '2026-01..2026-08', basis: 'year' });
const value = (table: FactTable, id: string) => table.facts[id]?.value;
const sum = (of: readonly { pays: number }[]) => of.reduce((total, { pays }) => total + pays, 0);
const left = customers.filter(({ leaves }) => leaves !== null);

describe('customers beside what they paid by month', () => {
  it('have the history of the months, split by what the list says of them', async () => {
    const table = await read({ 'customers.csv': list, 'usage.csv': paid });
    expect(value(table, 'mrr@0')).toBe(sum(customers) - sum(left));
    expect(value(table, 'mrr@-1')).toBe(sum(customers));
    expect(value(table, 'churned_mrr@0')).toBe(sum(left));
    expect(value(table, 'churned_mrr[channel=Partner]@0')).toBe(sum(left.filter(({ channel }) => channel === 'Partner')));
  });

  it.each(['invoice_month', 'Billing month', 'Abrechnungsmonat Monat', 'month'])(
    'are recurring revenue where only the invoices have amounts, with months in the column %s',
    async (month) => {
      const invoices = csv(
        customers.flatMap(({ id, leaves, pays }) =>
          months.flatMap((of, at) =>
            leaves !== null && at >= leaves ? [] : [{ invoice: `${id}-${of}`, [month]: of, customer_id: id, mrr_gbp: pays }],
          ),
        ),
      );
      const plain = csv(customers.map(({ id, channel }) => ({ 'Customer ID': id, Channel: channel })));
      const table = await read({ 'customers.csv': plain, 'invoices.csv': invoices });
      expect(value(table, 'mrr@0')).toBe(sum(customers) - sum(left));
      expect(value(table, 'churned_mrr[channel=Partner]@0')).toBe(sum(left.filter(({ channel }) => channel === 'Partner')));
    },
  );

  it('count once where the list repeats them', async () => {
    const table = await read({ 'customers.csv': `${list.trimEnd()}\n${list.trimEnd().split('\n').at(-1)}`, 'usage.csv': paid });
    expect(value(table, 'mrr@0')).toBe(sum(customers) - sum(left));
  });

  it('moved from nothing known before the first month, not from zero', async () => {
    const table = await read({ 'customers.csv': list, 'usage.csv': paid });
    expect(table.prior?.id).toBe('2025-01..2025-08');
    expect(['new_mrr@-1', 'churned_mrr@-1', 'new_mrr.delta@0'].map((id) => table.facts[id])).toEqual([undefined, undefined, undefined]);
  });

  it('have no amounts at all without the months: what those who left had paid is missing from the past', async () => {
    const { metrics } = await read({ 'customers.csv': list });
    const computed = metrics.filter(({ status }) => status === 'computed').map(({ id }) => id);
    expect(computed).toEqual(expect.arrayContaining(['paying_accounts', 'ended_subscriptions']));
    expect(computed).not.toEqual(expect.arrayContaining(['mrr']));
    for (const id of ['mrr', 'arr', 'revenue_churn', 'logo_churn', 'nrr', 'grr']) expect(computed).not.toContain(id);
  });
});
