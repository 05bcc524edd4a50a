/** Of a dimension with many members, such as accounts, each gets the figures a page may show and no more. */
import { describe, expect, it } from 'vitest';
import { type FactTable, factId } from '../../../src/model/fact.ts';
import { factsOf } from '../../stories/judge.ts';
import { csv } from '../data/csv-files.ts';

const dayOf = (at: number) => new Date(Date.UTC(2025, 0, 1) + at * 86_400_000).toISOString().slice(0, 10);

/** A deal a day over 2025, every fifth still open, each of the accounts in turn but the last one, which bought in spring alone. */
const dealsOf = (accounts: number) =>
  factsOf({
    files: [
      {
        name: 'deals.csv',
        text: csv(
          Array.from({ length: 360 }, (_, at) => ({
            id: `D${at}`,
            stage: at % 5 === 4 ? 'Open' : at % 2 ? 'Won' : 'Lost',
            amount: 100 + at,
            created: dayOf(at),
            closed: at % 5 === 4 ? '' : dayOf(at + 3),
            account: `Account ${at > 90 && at < 180 && at % 7 === 0 ? accounts : 1 + (Math.floor(at / 2) % (accounts - 1))}`,
          })),
        ),
      },
    ],
    options: { today: '2026-01-05', asOf: '2025-12-31' },
  });
const account = (table: FactTable, metric: string, at: number | 'all', member: string) =>
  table.facts[factId({ metric, at, scope: { account: member } })];

describe('members', () => {
  it('few, have every period, a share of each, and a balance at all times', async () => {
    const table = await dealsOf(6);
    for (const { offset } of table.periods) expect(account(table, 'won_value.share', offset, 'Account 1')).toBeDefined();
    expect(account(table, 'open_count', 'all', 'Account 1')!.value).toBe(account(table, 'open_count', 0, 'Account 1')!.value);
    expect(account(table, 'won_value.share', 0, 'Account 6')!.value).toBe(0);
  });

  it('many, have their share now and over all time, a balance once, and no share or change of nothing', async () => {
    const table = await dealsOf(20);
    const whole = (at: number | 'all') => table.facts[factId({ metric: 'won_value', at })]!.value!;
    for (const at of [0, 'all'] as const) {
      expect(account(table, 'won_value.share', at, 'Account 1')!.value).toBeCloseTo(
        account(table, 'won_value', at, 'Account 1')!.value! / whole(at),
      );
    }
    expect(account(table, 'won_value.share', -1, 'Account 1')).toBeUndefined();
    expect(account(table, 'open_count', 0, 'Account 1')).toBeDefined();
    expect(account(table, 'open_count', 'all', 'Account 1')).toBeUndefined();
    expect(account(table, 'won_value', 0, 'Account 20')!.value).toBe(0);
    expect(account(table, 'won_value.share', 0, 'Account 20')).toBeUndefined();
    expect(account(table, 'won_value.pct', 0, 'Account 20')).toBeUndefined();
  });
});
