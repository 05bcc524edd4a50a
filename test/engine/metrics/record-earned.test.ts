/** What bookings came to: what took place, after what went off, by the night. */
import { describe, expect, it } from 'vitest';
import { readFacts } from '../../../src/engine/metrics/read-facts.ts';
import { csv, csvFiles } from '../data/csv-files.ts';

const statuses = ['Stayed', 'Stayed', 'Stayed', 'Cancelled', 'Stayed', 'No-show'];
const bookings = Array.from({ length: 240 }, (_, at) => ({
  booking_id: `B${at}`,
  channel: at % 2 === 0 ? 'Direct' : 'Agency',
  booked_on: new Date(Date.UTC(2024, 11, 1 + Math.floor(at / 2))).toISOString().slice(0, 10),
  check_in: new Date(Date.UTC(2025, 0, 1 + Math.floor(at / 2))).toISOString().slice(0, 10),
  nights: 1 + (at % 4),
  gross_eur: 100 * (1 + (at % 4)) + (at % 7),
  commission_eur: at % 2 === 0 ? 0 : 18 + (at % 5),
  status: statuses[at % 6]!,
}));
const quarter = bookings.filter(({ check_in }) => check_in < '2025-04-01');
const stayed = quarter.filter(({ status }) => status === 'Stayed');
const sum = (rows: typeof bookings, of: 'nights' | 'gross_eur' | 'commission_eur') => rows.reduce((total, row) => total + row[of], 0);

async function read(rows: readonly Record<string, string | number>[]) {
  return readFacts(await csvFiles({ 'bookings.csv': csv(rows) }), { today: '2025-05-02', period: '2025-Q1' });
}

describe('bookings', () => {
  it('bring what was stayed, after commission, in all and by the night', async () => {
    const { facts, quality } = await read(bookings);
    const [gross, off, nights] = [sum(stayed, 'gross_eur'), sum(stayed, 'commission_eur'), sum(stayed, 'nights')];
    expect(facts['net_revenue@0']?.value).toBeCloseTo(gross - off, 6);
    expect(facts['gross_eur@0']?.value).toBeCloseTo(gross, 6);
    expect(facts['net_revenue_per_night@0']?.value).toBeCloseTo((gross - off) / nights, 6);
    expect(facts['gross_eur_per_night@0']?.value).toBeCloseTo(gross / nights, 6);
    expect(quality.find(({ sentence }) => sentence === 'took-place')?.rows).toBe(80);
  });

  it('give each channel its part of commission', async () => {
    const { facts } = await read(bookings);
    const agency = stayed.filter(({ channel }) => channel === 'Agency');
    expect(facts['commission_rate[channel=Agency]@0']?.value).toBeCloseTo(sum(agency, 'commission_eur') / sum(agency, 'gross_eur'), 10);
    expect(facts['commission_rate[channel=Direct]@0']?.value).toBe(0);
  });

  it('keep their rate of cancellation', async () => {
    const { facts } = await read(bookings);
    const cancelled = quarter.filter(({ status }) => status === 'Cancelled').length;
    expect(facts['cancellation_rate@0']?.value).toBeCloseTo(
      cancelled / (quarter.length - quarter.filter(({ status }) => status === 'No-show').length),
      1,
    );
  });

  it('sold by nobody else lose no commission that is earned', async () => {
    const { facts } = await read(bookings.map(({ channel: _, ...row }) => row));
    expect(facts['net_revenue@0']).toBeUndefined();
    expect(facts['commission_rate@0']).toBeUndefined();
  });

  it('state their net themselves where a column does', async () => {
    const { facts } = await read(bookings.map((row) => ({ ...row, net_eur: row.gross_eur - row.commission_eur - 5 })));
    expect(facts['net_revenue@0']).toBeUndefined();
    expect(facts['net_eur@0']?.value).toBeCloseTo(sum(stayed, 'gross_eur') - sum(stayed, 'commission_eur') - 5 * stayed.length, 6);
  });
});
