/** Rows count in the period of the day that the brief means. */
import { describe, expect, it } from 'vitest';
import { readFacts } from '../../../src/engine/metrics/read-facts.ts';
import { csv, csvFiles } from '../data/csv-files.ts';

/** Every day one is opened, and closed 40 days later. */
const days = Array.from({ length: 270 }, (_, at) => at);
const day = (at: number) => new Date(Date.UTC(2026, 0, 1 + at)).toISOString().slice(0, 10);

describe('tickets', () => {
  const tickets = days.map((at) => ({
    ticket_id: `T${at}`,
    opened_at: `${day(at)} 08:00:00`,
    // Until June they took 40 days, then an hour.
    closed_at: at < 180 ? `${day(at + 40)} 08:00:00` : `${day(at)} 09:00:00`,
    team: ['Blue', 'Red'][at % 2]!,
  }));
  const within = async (datedBy?: 'made') => {
    const { facts } = await readFacts(await csvFiles({ 'tickets.csv': csv(tickets) }), {
      today: '2026-10-01',
      period: '2026-Q3',
      limits: [{ kind: 'limit', times: 'resolution', unit: 'days', by: [{ of: null, value: 2 }] }],
      ...(datedBy && { datedBy }),
    });
    return facts['resolved_within@0']!;
  };

  it('that were opened in the period are held to a limit whenever they were closed', async () => {
    expect((await within()).value).toBeLessThan(0.8);
    expect((await within('made')).value).toBeGreaterThan(0.95);
  });
});

describe('rows with several days', () => {
  const parcels = days.map((at) => ({
    parcel: `P${at}`,
    delivered_on: day(at + 30),
    collected_on: day(at),
    ordered_on: day(Math.max(0, at - 5)),
    cost: 5 + (at % 9),
  }));
  const rowsOf = async (datedBy: 'made' | 'sent' | 'delivered') => {
    const { facts } = await readFacts(await csvFiles({ 'parcels.csv': csv(parcels) }), { today: '2026-10-30', period: '2026-07', datedBy });
    return facts['cost@0']!.value;
  };
  const sum = (column: 'delivered_on' | 'collected_on' | 'ordered_on') =>
    parcels.filter((row) => row[column].startsWith('2026-07')).reduce((all, { cost }) => all + cost, 0);

  it.each([
    ['made', 'ordered_on'],
    ['sent', 'collected_on'],
    ['delivered', 'delivered_on'],
  ] as const)('count by the one that is meant: %s', async (datedBy, column) => {
    expect(await rowsOf(datedBy)).toBe(sum(column));
  });
});
