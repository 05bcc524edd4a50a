/** What was lost of the opening book and of what was sold in the quarter, against sums made by hand; and recurring revenue by the year. */
import { describe, expect, it } from 'vitest';
import { readFacts } from '../../../../src/engine/metrics/read-facts.ts';
import { toldByMonth, toldByYear, toldPer } from '../../../../src/model/recurring-revenue.ts';
import { csv, csvFiles } from '../../data/csv-files.ts';

const subscription = (account: string, mrr: number, start_date: string, end_date: string | null, trial = false) => ({
  account,
  plan: 'Pro',
  mrr,
  start_date,
  end_date,
  is_trial: trial ? 'true' : 'false',
});
const read = async (rows: Parameters<typeof csv>[0]) =>
  readFacts(await csvFiles({ 'subscriptions.csv': csv(rows) }), { today: '2024-10-05', period: '2024-Q3' });

const contracts = [
  subscription('A', 100, '2024-01-10', null),
  subscription('B', 70, '2024-02-01', '2024-07-01'),
  subscription('C', 50, '2024-03-30', '2024-05-20'),
  subscription('D', 40, '2024-06-30', '2024-09-30'),
  subscription('E', 30, '2024-07-01', '2024-07-01'),
  subscription('F', 20, '2024-08-01', '2024-09-30'),
  subscription('G', 10, '2024-08-01', '2024-10-01'),
  subscription('H', 900, '2024-08-01', '2024-08-20', true),
  subscription('I', 60, '2024-04-02', '2024-06-30'),
  { ...subscription('J', 15, '2024-04-02', null), plan: 'Basic' },
];

describe('what was lost in a quarter', () => {
  it('is of the opening book or sold in the quarter, to the day, and both add up to what ended', async () => {
    const { facts } = await read(contracts);
    const value = (id: string) => facts[id]?.value;
    expect([value('lost_opening_mrr@0'), value('lost_sold_mrr@0'), value('ended_mrr@0')]).toEqual([110, 50, 160]);
    expect([value('lost_opening_mrr@-1'), value('lost_sold_mrr@-1'), value('ended_mrr@-1')]).toEqual([50, 60, 110]);
    expect(facts['lost_opening_mrr@0']).toMatchObject({ n: 2, unit: 'money', period: '2024-Q3' });
    expect(facts['lost_sold_mrr@0']).toMatchObject({ n: 2 });
  });

  it('closes the book: opening and sold less both is what stands at the end', async () => {
    const { facts } = await read(contracts);
    const value = (id: string) => facts[id]!.value!;
    expect(value('mrr@-1') + value('started_mrr@0') - value('lost_opening_mrr@0') - value('lost_sold_mrr@0')).toBe(value('mrr@0'));
  });

  it('is by the year twelve times as much', async () => {
    const { facts } = await read(contracts);
    for (const id of [
      'mrr',
      'new_mrr',
      'expansion_mrr',
      'contraction_mrr',
      'churned_mrr',
      'started_mrr',
      'ended_mrr',
      'lost_opening_mrr',
      'lost_sold_mrr',
    ])
      expect([id, facts[`${id.replace('mrr', 'arr')}@0`]?.value]).toEqual([id, 12 * facts[`${id}@0`]!.value!]);
  });

  it('is not known where subscriptions that end lose their amount in the export', async () => {
    const { metrics, facts } = await read(contracts.map((row) => (row.end_date ? { ...row, mrr: 0 } : row)));
    for (const id of ['ended_mrr', 'ended_arr', 'lost_opening_mrr', 'lost_sold_arr'])
      expect(metrics.find((note) => note.id === id)).toMatchObject({
        status: 'not-computable',
        reason: 'Subscriptions that ended carry no amount, so what was lost is not known.',
      });
    expect(facts['lost_opening_mrr@0']).toBeUndefined();
    expect(metrics.find(({ id }) => id === 'ended_subscriptions')).toMatchObject({ status: 'computed' });
  });

  it('is known where some pay nothing from the first day, whether they end or not', async () => {
    const free = contracts.map((row, at) => (at % 2 === 0 ? { ...row, mrr: 0 } : row));
    const { metrics } = await read(free);
    expect(metrics.find(({ id }) => id === 'lost_sold_mrr')).toMatchObject({ status: 'computed' });
  });
});

describe('a deck speaks of recurring revenue', () => {
  it('by the month, with ARR beside MRR alone', async () => {
    const { metrics } = await read(contracts);
    const told = toldByMonth(metrics);
    expect(told.filter(({ id }) => id.endsWith('arr')).map(({ id, beside }) => [id, beside])).toEqual([['arr', 'mrr']]);
    expect(toldPer({ metrics: told })).toBe('mrr');
  });

  it('or by the year, each measure in the place of the other', async () => {
    const { metrics } = await read(contracts);
    const told = toldByYear(metrics);
    expect(told[0]).toMatchObject({ id: 'arr', label: 'ARR' });
    expect(told[0]!.beside).toBeUndefined();
    expect(told.filter(({ id }) => id.endsWith('mrr')).map(({ id, beside }) => [id, beside])).toEqual([['mrr', 'arr']]);
    expect(told.find(({ id }) => id === 'lost_sold_arr')).toMatchObject({ beside: 'ended_arr' });
    expect(told.find(({ id }) => id === 'cac')).toMatchObject({ beside: 'arr' });
    expect(toldPer({ metrics: told })).toBe('arr');
  });
});
