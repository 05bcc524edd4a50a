/** What the dates of a row tell together: kept promises and days taken, of any trade. */
import { beforeAll, describe, expect, it } from 'vitest';
import type { FactTable } from '../../../src/model/fact.ts';
import { factsOf } from '../../stories/judge.ts';
import { csv } from '../data/csv-files.ts';
import { randomFrom } from '../insight/fixtures.ts';

const dayOf = (day: number) => new Date(Date.UTC(2025, 0, 1 + day)).toISOString().slice(0, 10);

interface Trip {
  day: number;
  promised: number;
  taken: number;
  cost: number;
  carrier: string;
}

const trips: readonly Trip[] = (() => {
  const random = randomFrom(3);
  return Array.from({ length: 730 }, (_, at) => {
    const promised = 2 + Math.floor(random() * 4);
    return {
      day: Math.floor(at / 2),
      promised,
      taken: Math.max(1, promised + Math.floor(random() * 4) - 2),
      cost: 20 + Math.round(random() * 60),
      carrier: random() < 0.5 ? 'North' : 'South',
    };
  });
})();

const read = (columns: readonly [string, string, string, string, string, string]) =>
  factsOf({
    files: [
      {
        name: 'trips.csv',
        text: csv(
          trips.map(({ day, promised, taken, cost, carrier }, at) =>
            Object.fromEntries(
              [`T${at}`, dayOf(day), dayOf(day + promised), at % 50 === 0 ? 'n/a' : dayOf(day + taken), carrier, cost].map(
                (value, each) => [columns[each]!, value],
              ),
            ),
          ) as never,
        ),
      },
    ],
    options: { today: '2026-01-10', asOf: '2025-12-31' },
  });

const last = trips.map((trip, at) => ({ ...trip, at })).filter(({ day }) => day >= 273);
const done = last.filter(({ at }) => at % 50 !== 0);

describe('dates of a row', () => {
  let table: FactTable;
  beforeAll(async () => {
    table = await read(['shipment_id', 'shipped_on', 'promised_on', 'delivered_on', 'carrier', 'freight_cost']);
  });

  it('tell how many were done by when it was promised, of those that were', () => {
    const rate = table.facts['on_time_rate@0']!;
    expect(rate.n).toBe(done.length);
    expect(rate.value).toBeCloseTo(done.filter(({ taken, promised }) => taken <= promised).length / done.length, 10);
  });

  it('tell how many days it took', () => {
    const time = table.facts['lead_time@0']!;
    expect(time.unit).toBe('days');
    expect(time.value).toBeCloseTo(done.reduce((sum, { taken }) => sum + taken, 0) / done.length, 10);
  });

  it('are told by member, and so is what one costs', () => {
    const south = last.filter(({ carrier }) => carrier === 'South');
    const cost = table.facts['freight_cost_per_shipment[carrier=South]@0']!;
    expect(cost.value).toBeCloseTo(south.reduce((sum, trip) => sum + trip.cost, 0) / south.length, 6);
    expect(table.facts['on_time_rate[carrier=South]@0']!.n).toBe(south.filter(({ at }) => at % 50 !== 0).length);
  });

  it('are read in other languages', async () => {
    const german = await read(['Auftragsnummer', 'Bestelldatum', 'Zugesagt am', 'Geliefert am', 'Spedition', 'Kosten']);
    expect(german.facts['on_time_rate@0']!.value).toBe(table.facts['on_time_rate@0']!.value);
  });

  it('tell nothing where they do not stand in the order of their names', async () => {
    const mixed = await read(['id', 'delivered_on', 'promised_on', 'ordered_on', 'carrier', 'freight_cost']);
    expect(Object.keys(mixed.facts).filter((id) => id.startsWith('lead_time'))).toEqual([]);
  });
});

describe('dates with a time of day', () => {
  /** Promised for eight on the day of departure; every third comes an hour late, every tenth was promised for the day alone. */
  const drops = Array.from({ length: 90 }, (_, at) => {
    const day = dayOf(280 + (at % 60));
    const [promise, came] = [at % 10 === 0 ? '00:00' : '08:00', at % 3 === 0 ? '09:00' : '07:30'];
    return {
      drop_id: `D${at}`,
      promised_by: `${day} ${promise}`,
      delivered_at: `${day} ${came}`,
      depot: at % 2 === 0 ? 'North' : 'South',
      boxes: at % 7,
    };
  });

  it('are kept by the minute, and those of midnight by the day', async () => {
    const { facts, reporting } = await factsOf({
      files: [{ name: 'drops.csv', text: csv(drops as never) }],
      options: { today: '2026-01-10', asOf: '2025-12-31' },
    });
    const told = drops.filter(({ promised_by: day }) => day >= reporting.start && day < reporting.end);
    const kept = told.filter(({ promised_by, delivered_at }) => promised_by.endsWith('00:00') || delivered_at <= promised_by);
    expect(told.length).toBeGreaterThan(30);
    expect(facts['on_time_rate@0']?.value).toBeCloseTo(kept.length / told.length, 10);
  });
});
