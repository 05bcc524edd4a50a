/** A status that says how each row ended gives the share of those that ended badly, or well where none did. */
import { describe, expect, it } from 'vitest';
import { factsOf } from '../../stories/judge.ts';
import { csv } from '../data/csv-files.ts';

/** Rows of one quarter, of which so many ended each way. */
const rowsOf = (column: string, counts: Readonly<Record<string, number>>, date = '2025-11-') =>
  Object.entries(counts).flatMap(([value, count]) =>
    Array.from({ length: count }, (_, at) => ({
      visit_id: `${value}${at}`,
      visit_date: `${date}${String(1 + (at % 28)).padStart(2, '0')}`,
      clinic: at % 2 === 0 ? 'North' : 'South',
      [column]: value,
    })),
  );
const read = (rows: readonly object[]) =>
  factsOf({ files: [{ name: 'visits.csv', text: csv(rows as never) }], options: { today: '2026-01-05', asOf: '2025-12-31' } });

describe('a status that says how rows ended', () => {
  it('gives the share of each way to end badly, of those that have ended, and who missed of those who did not cancel', async () => {
    const { facts, metrics } = await read(rowsOf('status', { Attended: 60, Missed: 30, 'Cancelled by patient': 10, Scheduled: 20 }));
    expect(facts['missed_rate@0']?.value).toBeCloseTo(30 / 90, 10);
    expect(facts['missed_rate[clinic=North]@0']?.value).toBeCloseTo(15 / 45, 10);
    expect(facts['cancellation_rate@0']?.value).toBeCloseTo(0.1, 10);
    expect(metrics.find(({ id }) => id === 'missed_rate')).toMatchObject({
      label: 'Missed rate',
      definition: 'Rows whose status is Missed, divided by all whose status is one of: Attended, Missed.',
      polarity: 'down',
      unit: 'ratio',
    });
  });

  it('gives the share that ended well where no value is bad', async () => {
    const { facts, metrics } = await read(rowsOf('visit_outcome', { Approved: 45, 'Sent back': 55 }));
    expect(facts['approval_rate@0']?.value).toBeCloseTo(0.45, 10);
    expect(metrics.find(({ id }) => id === 'approval_rate')?.polarity).toBe('up');
  });

  it('gives none where all rows are still to come but for one way', async () => {
    const { metrics } = await read(rowsOf('status', { Scheduled: 60, Missed: 40 }).map((row, at) => ({ ...row, minutes: 5 + (at % 37) })));
    expect(metrics.map(({ id }) => id)).not.toContain('missed_rate');
  });

  it('gives none where a column of its own says yes or no', async () => {
    const rows = rowsOf('status', { Attended: 60, Missed: 40 }).map((row, at) => ({ ...row, returned: at % 3 === 0 ? 'yes' : 'no' }));
    const { metrics } = await read(rows);
    expect(metrics.map(({ id }) => id)).toContain('return_rate');
    expect(metrics.map(({ id }) => id)).not.toContain('missed_rate');
  });
});

describe('amounts beside a status', () => {
  it('are those of the rows that took place, in the currency that ends their name', async () => {
    const rows = rowsOf('status', { Attended: 60, Missed: 40 }).map((row, at) => ({ ...row, fee_gbp: 40 + (at % 9) }));
    const { facts, currency, quality } = await read(rows);
    expect(currency).toBe('GBP');
    const attended = rows.filter((row) => (row as { status?: string }).status === 'Attended');
    expect(facts['fee_gbp@0']?.value).toBeCloseTo(
      attended.reduce((sum, { fee_gbp }) => sum + fee_gbp, 0),
      10,
    );
    expect(quality.find(({ sentence }) => sentence === 'took-place')?.rows).toBe(40);
  });
});
