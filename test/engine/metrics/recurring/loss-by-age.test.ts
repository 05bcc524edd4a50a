/** Loss by the age of subscriptions and what the book loses next, against figures worked out a day at a time. */
import { describe, expect, it } from 'vitest';
import { readFacts } from '../../../../src/engine/metrics/read-facts.ts';
import { addDays, daysBetween } from '../../../../src/model/period.ts';
import { ageBands } from '../../../../src/model/recurring-revenue.ts';
import { csv, csvFiles } from '../../data/csv-files.ts';

interface Row {
  mrr: number;
  start_date: string;
  end_date: string | null;
}

const rows: Row[] = [
  { mrr: 100, start_date: '2023-01-10', end_date: null },
  { mrr: 70, start_date: '2023-06-01', end_date: '2024-08-15' },
  { mrr: 50, start_date: '2024-03-30', end_date: '2024-05-20' },
  { mrr: 40, start_date: '2024-06-30', end_date: '2024-07-31' },
  { mrr: 30, start_date: '2024-07-01', end_date: '2024-07-31' },
  { mrr: 20, start_date: '2024-08-01', end_date: '2024-09-30' },
  { mrr: 10, start_date: '2024-09-20', end_date: null },
  { mrr: 90, start_date: '2024-05-01', end_date: '2024-05-11' },
  { mrr: 15, start_date: '2024-04-01', end_date: null },
  { mrr: 25, start_date: '2024-01-01', end_date: '2024-09-15' },
];

const read = async () =>
  readFacts(await csvFiles({ 'subscriptions.csv': csv(rows.map((row, at) => ({ account: `A${at}`, plan: 'Pro', ...row }))) }), {
    today: '2024-10-05',
    period: '2024-Q3',
  });

const bandOf = (age: number) => ageBands.find(({ from, to }) => age >= from && (to === null || age <= to))!.id;

/** Every day that each subscription ran in a period, by its age on it. */
function byHand(start: string, end: string) {
  const bands = Object.fromEntries(ageBands.map(({ id }) => [id, { days: 0, ended: 0, money: 0, lost: 0 }]));
  for (const { mrr, start_date, end_date } of rows) {
    for (let day = start; day < end; day = addDays(day, 1)) {
      if (day < start_date || (end_date !== null && day >= end_date)) continue;
      const band = bands[bandOf(daysBetween(start_date, day))]!;
      band.days++;
      band.money += mrr;
    }
    if (end_date !== null && end_date >= start && end_date < end) {
      const band = bands[bandOf(daysBetween(start_date, end_date))]!;
      band.ended++;
      band.lost += mrr;
    }
  }
  return bands;
}

describe('loss by age', () => {
  it('has what ended at an age over the days run at it, in both quarters', async () => {
    const { facts } = await read();
    for (const [at, start, end] of [
      [0, '2024-07-01', '2024-10-01'],
      [-1, '2024-04-01', '2024-07-01'],
    ] as const)
      for (const [band, { days, ended }] of Object.entries(byHand(start, end))) {
        expect([at, band, facts[`loss_by_age.days[age=${band}]@${at}`]?.value]).toEqual([at, band, days]);
        expect([at, band, facts[`loss_by_age.ended[age=${band}]@${at}`]?.value]).toEqual([at, band, ended]);
        expect(facts[`loss_by_age[age=${band}]@${at}`]?.value ?? 0).toBeCloseTo(days > 0 ? (30 * ended) / days : 0, 9);
      }
  });

  it('counts a subscription of thirty days with the youngest, of thirty-one with the next', async () => {
    const { facts } = await read();
    expect([facts['loss_by_age.ended[age=0-30]@0']?.value, facts['loss_by_age.ended[age=31-90]@0']?.value]).toEqual([1, 2]);
  });
});

describe('what the book loses next', () => {
  it('is each row rolled forward day by day through the next quarter, at the rates of this one and of the one before', async () => {
    const { facts } = await read();
    for (const [suffix, start, end] of [
      ['', '2024-07-01', '2024-10-01'],
      ['.prior_rates', '2024-04-01', '2024-07-01'],
    ] as const) {
      const bands = byHand(start, end);
      let lost = 0;
      for (const { mrr, start_date } of rows.filter(({ end_date }) => end_date === null)) {
        let left = 1;
        for (let day = '2024-10-01'; day < '2025-01-01'; day = addDays(day, 1)) {
          const band = bands[bandOf(daysBetween(start_date, day))]!;
          left *= 1 - (band.money > 0 ? band.lost / band.money : 0);
        }
        lost += mrr * (1 - left);
      }
      expect(facts[`next_loss_mrr${suffix}@0`]?.value).toBeCloseTo(lost, 4);
      expect(facts[`next_loss_arr${suffix}@0`]?.value).toBeCloseTo(12 * lost, 3);
    }
    expect(facts['next_loss_mrr.book@0']?.value).toBe(125);
    expect(facts['next_loss_mrr.book[age=0-30]@0']?.value).toBe(10);
  });
});
