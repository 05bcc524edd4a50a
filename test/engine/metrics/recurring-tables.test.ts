/** Subscriptions as states of months, with intervals of billing, and by whom MRR moved, on tables added up by hand. */
import { describe, expect, it } from 'vitest';
import { readFacts } from '../../../src/engine/metrics/read-facts.ts';
import type { FactTable } from '../../../src/model/fact.ts';
import { csv, csvFiles } from '../data/csv-files.ts';

async function read(files: Record<string, string>): Promise<FactTable> {
  return readFacts(await csvFiles(files), { today: '2024-10-05', period: '2024-Q3' });
}
const value = (table: FactTable, id: string) => table.facts[id]?.value;
const closes = (table: FactTable, scope = '') =>
  value(table, `mrr${scope}@-1`)! +
  value(table, `new_mrr${scope}@0`)! +
  value(table, `expansion_mrr${scope}@0`)! -
  value(table, `contraction_mrr${scope}@0`)! -
  value(table, `churned_mrr${scope}@0`)!;

/** A pays 100 and from August 150; B leaves after July; C comes in September; D pays 50 throughout. */
const snapshots = csv(
  ['2024-04', '2024-05', '2024-06', '2024-07', '2024-08', '2024-09'].flatMap((month) =>
    [
      { account: 'A', segment: 'SMB', mrr: month >= '2024-08' ? 150 : 100 },
      { account: 'B', segment: 'Mid', mrr: month <= '2024-07' ? 300 : 0 },
      { account: 'C', segment: 'Mid', mrr: month >= '2024-09' ? 70 : 0 },
      { account: 'D', segment: 'SMB', mrr: 50 },
    ].map((row) => ({ month: `${month}-01`, ...row })),
  ),
);

describe('the state of every month, one row an account', () => {
  it('gives MRR at the end of each quarter and of each month, and its movement', async () => {
    const table = await read({ 'mrr_by_month.csv': snapshots });
    expect([value(table, 'mrr@-1'), value(table, 'mrr@0'), value(table, 'mrr@m-2')]).toEqual([450, 270, 450]);
    expect(['new_mrr', 'expansion_mrr', 'contraction_mrr', 'churned_mrr'].map((id) => value(table, `${id}@0`))).toEqual([70, 50, 0, 300]);
    expect(closes(table)).toBe(value(table, 'mrr@0'));
  });

  it('tells of no single subscription, and says so', async () => {
    const table = await read({ 'mrr_by_month.csv': snapshots });
    expect(table.metrics.find(({ id }) => id === 'ended_subscriptions')).toMatchObject({
      status: 'not-computable',
      reason: 'The data show monthly totals, not individual subscriptions.',
    });
    expect(table.quality.map(({ sentence }) => sentence)).toContain('snapshots');
  });
});

const contract = {
  id: 1,
  account: 'A',
  plan: 'Pro',
  start_date: '2024-01-01',
  end_date: null as string | null,
  price: 1200,
  billing_interval: 'annual',
};
const contracts = [
  contract,
  { ...contract, id: 2, account: 'B', price: 300, billing_interval: 'quarterly', end_date: '2024-08-10' },
  { ...contract, id: 3, account: 'C', plan: 'Basic', price: 40, billing_interval: 'monthly', end_date: '2024-09-10' },
  { ...contract, id: 4, account: 'D', plan: 'Basic', price: 20, billing_interval: 'monthly', start_date: '2024-07-10' },
];

describe('amounts with an interval of billing', () => {
  it('are brought to a month, and the deck says so', async () => {
    const table = await read({ 'subscriptions.csv': csv(contracts) });
    expect([value(table, 'mrr@-1'), value(table, 'mrr@0')]).toEqual([240, 120]);
    expect(table.quality.find(({ sentence }) => sentence === 'billing-interval')).toMatchObject({ column: 'billing_interval' });
  });

  it.each([
    ['Jährlich', 'Quartalsweise', 'Monatlich'],
    ['annuel', 'trimestriel', 'mensuel'],
    ['anual', 'trimestral', 'mensual'],
    ['年払い', '四半期', '月払い'],
  ])('are so with %s, %s and %s', async (annual, quarterly, monthly) => {
    const text = csv(contracts)
      .replaceAll(',annual', `,${annual}`)
      .replaceAll(',quarterly', `,${quarterly}`)
      .replaceAll(',monthly', `,${monthly}`);
    expect(value(await read({ 'subscriptions.csv': text }), 'mrr@-1')).toBe(240);
  });

  /** Six annual and twelve monthly contracts of each plan; those by the year hold the amount of a year. */
  const mixed = ['Basic', 'Pro'].flatMap((plan, at) =>
    Array.from({ length: 18 }, (_, row) => ({
      id: at * 18 + row + 1,
      account: `Account ${at * 18 + row + 1}`,
      plan,
      billing: row < 6 ? 'annual' : 'monthly',
      start_date: '2024-02-01',
      end_date: row === 17 ? '2024-09-10' : '',
      mrr: (plan === 'Pro' ? 100 : 20) * (row < 6 ? 12 : 1) + (row % 3),
    })),
  );

  it('called monthly are read by the interval where those by the year are twelve times the others in every plan', async () => {
    const table = await read({ 'subscriptions.csv': csv(mixed) });
    expect(value(table, 'mrr@0')).toBeCloseTo(
      mixed.reduce((sum, { billing, mrr, end_date: end }) => sum + (end ? 0 : billing === 'annual' ? mrr / 12 : mrr), 0),
      2,
    );
    expect(table.quality.find(({ sentence }) => sentence === 'billing-interval')).toMatchObject({ column: 'billing' });
  });

  it('called monthly stay as they are where those by the year are only somewhat higher', async () => {
    const higher = mixed.map((row) => ({ ...row, mrr: row.billing === 'annual' ? row.mrr / 4 : row.mrr }));
    const table = await read({ 'subscriptions.csv': csv(higher) });
    expect(value(table, 'mrr@0')).toBeCloseTo(
      higher.reduce((sum, { mrr, end_date: end }) => sum + (end ? 0 : mrr), 0),
      2,
    );
    expect(table.quality.map(({ sentence }) => sentence)).not.toContain('billing-interval');
  });

  it('called monthly are told of where no plan proves that they are of a year', async () => {
    const table = await read({ 'subscriptions.csv': csv(mixed.filter(({ plan }) => plan === 'Pro').map(({ plan: _, ...row }) => row)) });
    expect(table.quality.find(({ sentence }) => sentence === 'interval-doubt')).toMatchObject({ column: 'billing' });
  });

  it('of an interval that is not known are left out and reported', async () => {
    const table = await read({ 'subscriptions.csv': csv([...contracts, { ...contract, id: 5, price: 999, billing_interval: 'per use' }]) });
    expect(value(table, 'mrr@-1')).toBe(240);
    expect(table.quality.find(({ sentence }) => sentence === 'no-start')).toMatchObject({ rows: 1 });
  });
});

it('tells which plan lost MRR, and the plans add to the whole', async () => {
  const table = await read({ 'subscriptions.csv': csv(contracts) });
  const by = (id: string) => ['Pro', 'Basic'].map((plan) => value(table, `${id}[product=${plan}]@0`));
  expect(by('churned_mrr')).toEqual([100, 40]);
  expect(by('ended_subscriptions')).toEqual([1, 1]);
  expect(by('churned_mrr').reduce((sum, part) => sum! + part!, 0)).toBe(value(table, 'churned_mrr@0'));
  expect([closes(table), closes(table, '[product=Pro]'), closes(table, '[product=Basic]')]).toEqual([120, 100, 20]);
});

it('takes no column apart that says the outcome itself, and says so', async () => {
  const many = Array.from({ length: 120 }, (_, at) => {
    const ended = at % 5 === 0;
    return {
      id: at,
      account: `A${at}`,
      plan: ['Pro', 'Basic', 'Team'][at % 3]!,
      status: ended ? ['canceled', 'replaced'][at % 2]! : 'active',
      mrr: 100,
      start_date: at % 2 ? '2024-01-01' : '2024-05-01',
      end_date: ended ? '2024-08-10' : null,
    };
  });
  const table = await read({ 'subscriptions.csv': csv(many) });
  const labels = table.dimensions.map(({ label }) => label.toLowerCase());
  expect(labels).toContain('plan');
  expect(labels).not.toContain('status');
  expect(table.quality.find(({ sentence }) => sentence === 'only-ended')?.message).toMatch(/^Status is left out/);
});
