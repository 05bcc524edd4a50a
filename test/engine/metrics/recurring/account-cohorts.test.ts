/** Accounts followed from the quarter they came in, against shares counted by hand. */
import { describe, expect, it } from 'vitest';
import { readFacts } from '../../../../src/engine/metrics/read-facts.ts';
import type { FactTable } from '../../../../src/model/fact.ts';
import { csv, csvFiles } from '../../data/csv-files.ts';

const read = async (rows: Parameters<typeof csv>[0], name = 'subscriptions.csv'): Promise<FactTable> =>
  readFacts(await csvFiles({ [name]: csv(rows) }), { today: '2024-10-05', period: '2024-Q3' });
const subscription = (account: string, start_date: string, end_date: string | null) => ({
  account,
  plan: 'Pro',
  mrr: 100,
  start_date,
  end_date,
});

/** Three came in the first quarter, of whom B left in the second and C in the third; B came back. */
const contracts = [
  subscription('A', '2024-01-10', null),
  subscription('B', '2024-02-01', '2024-05-20'),
  subscription('B', '2024-07-15', null),
  subscription('C', '2024-03-30', '2024-08-01'),
  subscription('D', '2024-04-02', null),
  subscription('E', '2024-06-30', '2024-09-29'),
  subscription('F', '2024-09-01', null),
];

describe('accounts by the quarter they came in', () => {
  it('are the share that pays at the end of each quarter since, whoever came back counting again', async () => {
    const { facts } = await read(contracts);
    const share = (cohort: string, at: number) => facts[`account_retention[cohort=${cohort}]@${at}`];
    expect([-2, -1, 0].map((at) => share('2024-Q1', at)?.value)).toEqual([1, 2 / 3, 2 / 3]);
    expect([-1, 0].map((at) => share('2024-Q2', at)?.value)).toEqual([1, 1 / 2]);
    expect(share('2024-Q2', -2)).toBeUndefined();
    expect(share('2024-Q1', 0)).toMatchObject({ n: 3, unit: 'ratio', period: '2024-Q3' });
  });

  it('together are all that came, at the end of the reporting quarter', async () => {
    const { facts } = await read(contracts);
    expect(facts['account_retention@0']).toMatchObject({ value: 4 / 6, n: 6 });
  });

  it('are not followed from the first month of states, in which nobody says who is new', async () => {
    const months = ['2024-01', '2024-02', '2024-03', '2024-04', '2024-05', '2024-06', '2024-07', '2024-08', '2024-09'];
    const rows = months.flatMap((month) => [
      { month: `${month}-01`, account: 'Old', mrr: 100 },
      { month: `${month}-01`, account: 'New', mrr: month < '2024-03' || month > '2024-07' ? 0 : 50 },
    ]);
    const { facts } = await read(rows, 'mrr_by_month.csv');
    expect(facts['account_retention[cohort=2024-Q1]@-2']).toMatchObject({ value: 1, n: 1 });
    expect(facts['account_retention[cohort=2024-Q1]@0']).toMatchObject({ value: 0, n: 1 });
  });

  it('are told of nobody where the subscriptions name no account', async () => {
    const { metrics } = await read(contracts.map(({ account, ...row }) => row));
    expect(metrics.find(({ id }) => id === 'account_retention')).toMatchObject({ status: 'not-computable' });
  });

  it('are not followed where the sources disagree on who has left', async () => {
    const files = await csvFiles({
      'subscriptions.csv': csv(contracts),
      'accounts.csv': csv(['A', 'B', 'C', 'D', 'E', 'F'].map((account) => ({ account, churned: account === 'A' ? 'true' : 'false' }))),
    });
    const { metrics, facts } = await readFacts(files, { today: '2024-10-05', period: '2024-Q3' });
    expect(metrics.find(({ id }) => id === 'account_retention')).toMatchObject({
      reason: 'The sources disagree on how many accounts have left.',
    });
    expect(Object.keys(facts).filter((id) => id.startsWith('account_retention'))).toEqual([]);
  });
});
