/** Churn by the month, against customers counted by hand. */
import { describe, expect, it } from 'vitest';
import { readFacts } from '../../../../src/engine/metrics/read-facts.ts';
import { csv, csvFiles } from '../../data/csv-files.ts';

const row = (customer: string, plan: string, mrr: number, start_date: string, end_date: string | null) => ({
  customer,
  plan,
  mrr,
  start_date,
  end_date,
});

/** Four stand at the start of July. B leaves in July, C in September; D changes plan in August; E comes and goes within August. */
const rows = [
  row('A', 'Pro', 100, '2024-01-10', null),
  row('B', 'Pro', 50, '2024-02-01', '2024-07-20'),
  row('C', 'Plus', 30, '2024-03-05', '2024-09-10'),
  row('D', 'Plus', 20, '2024-04-01', '2024-08-15'),
  row('D', 'Pro', 100, '2024-08-15', null),
  row('E', 'Plus', 30, '2024-08-03', '2024-08-25'),
];

describe('monthly churn', () => {
  const read = async () =>
    (await readFacts(await csvFiles({ 'subscriptions.csv': csv(rows) }), { today: '2024-10-05', period: '2024-Q3' })).facts;

  it('is who paid at the start of a month and pays nothing at its end, of those who paid at its start', async () => {
    const facts = await read();
    expect(['m-2', 'm-1', 'm0'].map((at) => facts[`customer_churn@${at}`]?.value)).toEqual([1 / 4, 0, 1 / 3]);
    expect(facts['customer_churn@m-2']).toMatchObject({ n: 4, unit: 'ratio' });
  });

  it('of a quarter takes its months together, so a change of plan is none', async () => {
    const facts = await read();
    expect(facts['customer_churn@0']).toMatchObject({ value: 2 / 10, n: 10 });
    expect(facts['mrr_churn@m-2']?.value).toBeCloseTo(50 / 200, 10);
    expect(facts['mrr_churn@0']?.value).toBeCloseTo((50 + 30) / (200 + 150 + 230), 10);
  });

  it('is of whoever pays, by the words of newspapers, insurers and gyms', async () => {
    const called = [
      ['subscriber', 'monthly rate', 'start date', 'stop date'],
      ['policyholder_id', 'monthly premium', 'inception_date', 'cancellation_date'],
      ['Mitgliedsnr', 'Monatsbeitrag', 'Eintritt', 'Kündigung zum'],
    ] as const;
    for (const [who, paid, from, until] of called) {
      const named = rows.map(({ customer, plan, mrr, start_date, end_date }) => ({
        [who]: customer,
        plan,
        [paid]: mrr,
        [from]: start_date,
        [until]: end_date,
      }));
      const { facts } = await readFacts(await csvFiles({ 'list.csv': csv(named) }), { today: '2024-10-05', period: '2024-Q3' });
      expect(facts['customer_churn@0']).toMatchObject({ value: 2 / 10, n: 10 });
    }
  });
});
