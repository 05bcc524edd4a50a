/** What the columns of a table of no family are: money that adds up, numbers that only name, fields that tell nothing apart. */
import { describe, expect, it } from 'vitest';
import { readFacts } from '../../../src/engine/metrics/read-facts.ts';
import { csv, csvFiles } from '../data/csv-files.ts';

const trips = Array.from({ length: 360 }, (_, at) => ({
  Trip: 52_002 + 2 * at,
  Departure: `2025-0${1 + (at % 6)}-1${at % 9} 08:30`,
  Carrier: at < 2 ? 'TEST CARRIER' : ['Veerman', 'Kallas', 'Borealis'][at % 3]!,
  'Goods value EUR': 1000 + (at % 7) * 100,
  Rejected: at % 20 === 3 ? 'Y' : 'N',
  'Claim EUR': at % 20 === 3 ? 500 + at : null,
  Status: at % 60 === 5 ? 'Cancelled' : 'Delivered',
}));
const read = async () => readFacts(await csvFiles({ 'shipments.csv': csv(trips) }), { today: '2025-07-05' });

describe('the columns of a table of no family', () => {
  it('that end in a currency add up, though most rows have none', async () => {
    const { facts, metrics } = await read();
    const claims = metrics.find(({ label }) => label === 'Claim')!;
    const all = trips.reduce((sum, row) => sum + (row['Claim EUR'] ?? 0), 0);
    expect([claims.unit, claims.polarity, facts[`${claims.id}@all`]!.value]).toEqual(['money', 'down', all]);
  });

  it('that number the rows measure nothing', async () => {
    expect((await read()).metrics.some(({ label }) => /trip/i.test(label))).toBe(false);
  });

  it('that hold points are averaged, and a date of renewal dates no row', async () => {
    const accounts = Array.from({ length: 80 }, (_, at) => ({
      account: `Account ${at}`,
      tier: ['Core', 'Light'][at % 2]!,
      'ARR USD': 1000 + at * 10,
      'Usage change 90d (pts)': (at % 9) - 4,
      'Renewal date': `2026-${String(1 + (at % 12)).padStart(2, '0')}-15`,
    }));
    const { metrics, periods } = await readFacts(await csvFiles({ 'accounts.csv': csv(accounts) }), { today: '2026-07-05' });
    expect(metrics.find(({ label }) => /usage change/i.test(label))?.label).toMatch(/^Average/);
    expect(periods).toEqual([]);
  });

  it('of which nearly all rows say the same split nothing', async () => {
    expect((await read()).dimensions.map(({ id }) => id)).toEqual(['carrier']);
  });

  it('that call a few rows tests leave them out, and say so', async () => {
    const { dimensions, quality } = await read();
    expect(dimensions[0]!.members).not.toContain('TEST CARRIER');
    expect(quality[0]!.message).toBe('2 of 360 rows of shipments.csv are left out as tests: Carrier says TEST CARRIER.');
  });
});
