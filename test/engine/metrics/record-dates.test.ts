/** Rows with days of several meanings count on the one they took place on, unless what was agreed is asked for. */
import { expect, it } from 'vitest';
import { mergeMappings } from '../../../src/engine/data/mapping.ts';
import { readFacts } from '../../../src/engine/metrics/read-facts.ts';
import { csv, csvFiles } from '../data/csv-files.ts';

const day = (from: string, days: number) => new Date(Date.parse(from) + days * 864e5).toISOString().slice(0, 10);
const rowsOf = (columns: [made: string, on: string, off: string]) =>
  Array.from({ length: 180 }, (_, at) => {
    const on = day('2025-01-01', at);
    return {
      booking_id: `B${at}`,
      [columns[0]]: day(on, -(10 + (at % 50))),
      [columns[1]]: on,
      [columns[2]]: day(on, 1 + (at % 4)),
      place: at % 3 === 0 ? 'North' : 'South',
      amount: 100 + at,
    };
  });
const june = (rows: ReturnType<typeof rowsOf>, column: string) =>
  rows.filter((row) => String(row[column as keyof typeof row]).startsWith('2025-05')).reduce((sum, { amount }) => sum + amount, 0);

async function read(rows: ReturnType<typeof rowsOf>, more = {}) {
  const table = await readFacts(await csvFiles({ 'bookings.csv': csv(rows) }), { today: '2025-07-01', period: '2025-05', ...more });
  return { table, amount: table.facts['amount@0']?.value };
}

it.each([
  ['Booking Date', 'Check-in', 'Check-out'],
  ['Created At', 'Appointment Date', 'Appointment End'],
  ['Reserved On', 'Event Date', 'Updated'],
  ['Ordered', 'Pickup Date', 'Return Date'],
] as [string, string, string][])('of %s and %s, the latter', async (...columns) => {
  const rows = rowsOf(columns);
  const { table, amount } = await read(rows);
  expect(amount).toBe(june(rows, columns[1]));
  expect(table.quality.find(({ sentence }) => sentence === 'rows-dated')?.message).toBe(
    `Rows of bookings.csv count on their ${columns[1]}, not on their ${columns[0]}.`,
  );
});

it('what was agreed counts where it is asked for, or where a mapping says so', async () => {
  const columns: [string, string, string] = ['Booking Date', 'Check-in', 'Check-out'];
  const rows = rowsOf(columns);
  expect((await read(rows, { datedBy: 'made' })).amount).toBe(june(rows, columns[0]));
  const mapping = mergeMappings([{ aliases: {}, won: [], lost: [], columns: { bookings: { 'Booking Date': 'closed' } } }]);
  expect((await read(rows, { mapping })).amount).toBe(june(rows, columns[0]));
});
