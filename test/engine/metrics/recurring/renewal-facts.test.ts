/** Renewals: what was up, renewed and lost by quarter, and what the coming one has to expect of accounts like those that were lost. */
import { describe, expect, it } from 'vitest';
import { readFacts } from '../../../../src/engine/metrics/read-facts.ts';
import { type FactTable, factId } from '../../../../src/model/fact.ts';
import { seeded } from '../../../stories/seeded.ts';
import { csv, csvFiles } from '../../data/csv-files.ts';

interface Due {
  account: string;
  day: string;
  up: number;
  end: 'kept' | 'cut' | 'lost' | null;
  after: number | null;
  trained: boolean;
}

/** Two years of renewals up to 20 June 2026, and open ones after; accounts without a training are lost four times as often. */
function renewals(): Due[] {
  const chance = seeded(3);
  return Array.from({ length: 900 }, (_, at): Due => {
    const day = new Date(Date.parse('2024-07-01T00:00:00Z') + Math.floor((at / 900) * 820) * 86_400_000).toISOString().slice(0, 10);
    const [up, trained] = [1000 * chance.whole(5, 60), at % 3 !== 0];
    const fate = chance.whole(0, 99);
    const end = day > '2026-06-20' ? null : fate < (trained ? 8 : 32) ? 'lost' : fate < 45 ? 'cut' : 'kept';
    const after = end === null ? null : end === 'lost' ? 0 : end === 'cut' ? up / 2 : up + 500;
    return { account: `A${at}`, day, up, end, after, trained };
  });
}

const all = renewals();
const heads = {
  english: {
    file: 'renewals',
    columns: ['account_id', 'renewal_date', 'arr_up_for_renewal_usd', 'outcome', 'arr_after_usd', 'reason'],
    ends: { kept: 'Renewed', cut: 'Downgraded', lost: 'Churned' },
  },
  other: {
    file: 'contract renewals',
    columns: ['Account ID', 'Renews on', 'Contract value (USD)', 'Result', 'New value', 'Cause'],
    ends: { kept: 'renewed', cut: 'reduced', lost: 'not renewed' },
  },
  german: {
    file: 'Verlängerungen',
    columns: ['Account ID', 'Verlängerung am', 'Betrag USD', 'Ergebnis', 'Neuer Betrag', 'Grund'],
    ends: { kept: 'Verlängert', cut: 'Reduziert', lost: 'Gekündigt' },
  },
};

async function read({ file, columns, ends }: (typeof heads)['english']): Promise<FactTable> {
  const rows = all.map(({ account, day, up, end, after }) =>
    Object.fromEntries([account, day, up, end && ends[end], after, end === 'lost' ? 'Budget' : ''].map((cell, at) => [columns[at]!, cell])),
  );
  const accounts = all.map(({ account, trained, end }, at) => ({
    [columns[0]!]: account,
    region: ['North', 'South'][at % 2]!,
    training_held: trained ? 'yes' : 'no',
    // Who has left has no health any more.
    health: end === 'lost' ? '' : at % 5 === 0 ? 'Amber' : 'Green',
  }));
  const logins = all.flatMap(({ account }) => ['2026-04', '2026-05'].map((month) => ({ [columns[0]!]: account, month, logins: 40 })));
  return readFacts(await csvFiles({ [`${file}.csv`]: csv(rows), 'accounts.csv': csv(accounts), 'logins.csv': csv(logins) }), {
    today: '2026-06-20',
    periodSaid: '2026-Q3',
  });
}
const value = (table: FactTable, metric: string, scope: Record<string, string> = {}) =>
  table.facts[factId({ metric, at: 0, scope })]?.value;
const within = (from: string, to: string) => all.filter(({ day }) => day >= from && day <= to);
const past = within('2026-01-01', '2026-03-31');
const coming = within('2026-07-01', '2026-09-30');
const sum = (rows: readonly Due[], of: (row: Due) => number) => rows.reduce((total, row) => total + of(row), 0);
const up = (rows: readonly Due[]) => sum(rows, (row) => row.up);
const kept = (rows: readonly Due[]) => sum(rows, (row) => Math.min(row.up, row.after!));

describe.each(Object.entries(heads))('renewals with %s heads', (_, given) => {
  it('have a rate by amount without uplift, one by number, and what was lost', async () => {
    const table = await read(given);
    expect(table.reporting.id).toBe('2026-Q1');
    expect(value(table, 'renewal_due')).toBe(up(past));
    expect(value(table, 'gross_renewal_rate')).toBeCloseTo(kept(past) / up(past), 9);
    expect(value(table, 'renewal_lost')).toBeCloseTo(up(past) - kept(past), 4);
    expect(value(table, 'logo_renewal_rate')).toBeCloseTo(1 - past.filter(({ end }) => end === 'lost').length / past.length, 9);
    const untrained = past.filter(({ trained }) => !trained);
    expect(value(table, 'gross_renewal_rate', { training_held: 'Training held: no' })).toBeCloseTo(kept(untrained) / up(untrained), 9);
  });

  it('say what is open in the quarter asked for, which is no gap of the data', async () => {
    const table = await read(given);
    expect(value(table, 'open_renewals')).toBe(up(coming));
    expect(table.quality.some(({ code }) => code === 'period-absent')).toBe(false);
  });

  it('expect of each what was lately lost of the accounts like it', async () => {
    const table = await read(given);
    const recent = within('2025-12-20', '2026-06-20');
    const expected = [true, false].reduce((total, trained) => {
      const like = recent.filter((row) => row.trained === trained);
      return total + up(coming.filter((row) => row.trained === trained)) * (1 - kept(like) / up(like));
    }, 0);
    expect(value(table, 'expected_renewal_loss')! / expected).toBeCloseTo(1, 1);
    const untrained = value(table, 'expected_renewal_loss', { training_held: 'Training held: no' })!;
    expect(untrained / up(coming.filter(({ trained }) => !trained))).toBeGreaterThan(0.25);
  });

  it('are not told by what an export blanks once an account has left', async () => {
    expect((await read(given)).dimensions.map(({ id }) => id)).not.toContain('health');
  });
});
