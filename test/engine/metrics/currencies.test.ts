/** Trap 18: amounts in several currencies are converted by a stated rate or kept apart, and never added as they are. */
import { describe, expect, it } from 'vitest';
import { readFacts } from '../../../src/engine/metrics/read-facts.ts';
import type { FactTable } from '../../../src/model/fact.ts';
import { csv, csvFiles } from '../data/csv-files.ts';

/** Forty deals won in each of two quarters, in turn 100 EUR and 200 USD. */
const deals = Array.from({ length: 80 }, (_, at) => ({
  id: `D${at}`,
  stage: at % 10 === 9 ? 'Lost' : 'Won',
  amount: at % 2 === 0 ? 100 : 200,
  currency: at % 2 === 0 ? 'EUR' : 'USD',
  amount_base: at % 2 === 0 ? 100 : 180,
  created: '2024-12-01',
  closed: new Date(Date.UTC(2025, 0, 1 + Math.floor(at * 2.25))).toISOString().slice(0, 10),
}));
const plain = csv(deals.map(({ amount_base: _, ...deal }) => deal));
const won = (from: string, to: string) => deals.filter(({ stage, closed }) => stage === 'Won' && closed >= from && closed < to);
const sum = (some: typeof deals, dollars: number) =>
  some.reduce((total, { amount, currency }) => total + amount * (currency === 'USD' ? dollars : 1), 0);
const rates = csv([
  { currency: 'EUR', date: '2025-01-01', rate: 1 },
  { currency: 'USD', date: '2025-01-01', rate: 0.9 },
  { currency: 'USD', date: '2025-04-01', rate: 0.8 },
]);

async function read(files: Record<string, string>, more = {}): Promise<FactTable> {
  return readFacts(await csvFiles(files), { today: '2025-07-05', ...more });
}
const value = (table: FactTable, id: string) => table.facts[id]?.value;

describe('trap 18: amounts in several currencies', () => {
  it('are converted by the rate of the day they closed on, and the effect of exchange stands apart', async () => {
    const table = await read({ 'deals.csv': plain, 'fx.csv': rates });
    const quarter = won('2025-04-01', '2025-07-01');
    expect(table.currency).toBe('EUR');
    expect(value(table, 'won_value@-1')).toBeCloseTo(sum(won('2025-01-01', '2025-04-01'), 0.9), 6);
    expect(value(table, 'won_value@0')).toBeCloseTo(sum(quarter, 0.8), 6);
    expect(value(table, 'won_value.constant@0')).toBeCloseTo(sum(quarter, 0.9), 6);
    expect(value(table, 'won_value.constant@0')! + value(table, 'won_value.fx_effect@0')!).toBeCloseTo(value(table, 'won_value@0')!, 6);
    expect(table.quality.find(({ sentence }) => sentence === 'converted-by-dated-rates')).toMatchObject({
      rows: 40,
      figures: { file: 'fx.csv', currency: 'EUR' },
    });
  });

  it('are converted into the one asked for', async () => {
    const table = await read({ 'deals.csv': plain, 'fx.csv': rates }, { currency: 'USD' });
    expect(table.currency).toBe('USD');
    expect(value(table, 'won_value@0')).toBeCloseTo(sum(won('2025-04-01', '2025-07-01'), 0.8) / 0.8, 2);
  });

  it('are converted by one rate a currency, without an effect of exchange', async () => {
    const table = await read({
      'deals.csv': plain,
      'fx.csv': csv([
        { currency: 'USD', rate_to_eur: 0.5 },
        { currency: 'GBP', rate_to_eur: 1.2 },
      ]),
    });
    expect([table.currency, value(table, 'won_value@0')]).toEqual(['EUR', sum(won('2025-04-01', '2025-07-01'), 0.5)]);
    expect(value(table, 'won_value.fx_effect@0')).toBeUndefined();
  });

  it('are divided where a rate says how many units one of the base buys', async () => {
    const yen = plain.replaceAll('USD', 'JPY');
    const table = await read({
      'deals.csv': yen,
      'fx.csv': csv([
        { currency: 'EUR', rate: 1 },
        { currency: 'JPY', rate: 160 },
      ]),
    });
    expect(value(table, 'won_value@0')).toBeCloseTo(sum(won('2025-04-01', '2025-07-01'), 1 / 160), 2);
  });

  it('are taken from the column in which the source has converted them', async () => {
    const table = await read({ 'deals.csv': csv(deals) });
    expect([table.currency, value(table, 'won_value@0')]).toEqual(['EUR', sum(won('2025-04-01', '2025-07-01'), 0.9)]);
    expect(table.quality.find(({ sentence }) => sentence === 'converted-column')).toMatchObject({ column: 'amount_base' });
  });

  it('are refused without a rate, and the one asked for is kept', async () => {
    await expect(read({ 'deals.csv': plain })).rejects.toMatchObject({ code: 'currency_mixed' });
    const table = await read({ 'deals.csv': plain }, { currency: 'EUR' });
    expect(value(table, 'won_value@0')).toBe(sum(won('2025-04-01', '2025-07-01'), 0));
    expect(table.quality.find(({ sentence }) => sentence === 'other-currency')).toMatchObject({ rows: 40 });
  });

  it('leave out, and report, those of a currency without a rate', async () => {
    const table = await read({ 'deals.csv': plain.replace('200,USD', '999,GBP'), 'fx.csv': rates });
    expect(table.quality.find(({ sentence }) => sentence === 'other-currency')).toMatchObject({ rows: 1 });
  });
});
