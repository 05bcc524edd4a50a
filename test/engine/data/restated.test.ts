/** What a brief says of values changes the figures by exactly that, and what it says in vain is told. */
import { describe, expect, it } from 'vitest';
import { dictatedIn } from '../../../src/engine/brief/dictated.ts';
import { readFacts } from '../../../src/engine/metrics/read-facts.ts';
import type { FactTable } from '../../../src/model/fact.ts';
import { csv, csvFiles } from './csv-files.ts';

/** Two orders a day of 30 and 60, each with its cost for six, the price of a piece, and a freight that hangs together with neither. */
function orders() {
  const rows = [];
  for (let at = 0; at < 364; at++) {
    const day = new Date(Date.UTC(2025, 6, 1) + Math.floor(at / 2) * 86_400_000).toISOString().slice(0, 10);
    const pieces = 1 + (at % 2);
    rows.push({
      order_id: 1000 + at,
      order_date: day,
      city: ['Berlin', 'Paris'][at % 2]!,
      pieces,
      unit_price: 30,
      amount: 30 * pieces,
      cost: 12 * pieces,
      freight: 7,
    });
  }
  return rows;
}

async function read(said: string, rows: Parameters<typeof csv>[0] = orders()): Promise<FactTable> {
  return readFacts(await csvFiles({ 'orders.csv': csv(rows) }), { today: '2026-01-05', period: '2025-Q4', dictated: dictatedIn(said) });
}

/** The sums of the quarter by the measure's column. */
async function sums(said: string, rows?: Parameters<typeof csv>[0]) {
  const table = await read(said, rows);
  const of = (label: RegExp) => {
    const note = table.metrics.find((each) => label.test(each.label) && each.status === 'computed');
    return note ? (table.facts[`${note.id}@0`]?.value ?? null) : null;
  };
  return { table, amount: of(/^(?:amount|revenue)$/i), cost: of(/^cost$/i), profit: of(/gross profit/i) };
}

const as = await sums('');

describe('values', () => {
  it('are there without a word on them', () => {
    expect(as.amount).toBeGreaterThan(1000);
    expect(as.table.dictated).toBeUndefined();
  });

  it('of a cost for a case of six are a sixth', async () => {
    const { amount, table } = await sums('Cost is for a case of 6.');
    expect(amount).toBe(as.amount);
    expect(await profitOf('Cost is for a case of 6.')).toBeCloseTo((await profitOf('')) + ((await costOf()) * 5) / 6, 2);
    expect(table.dictated).toEqual({ applied: ['Cost is for a case of 6'], left: [] });
    expect(table.quality[0]!.message).toBe('cost of orders.csv is divided by 6, as the brief says: “Cost is for a case of 6”.');
  });

  it('in pence are a hundredth, with what they make by the piece', async () => {
    const { amount } = await sums('Prices are in pence.');
    expect(amount).toBeCloseTo(as.amount! / 100, 6);
  });

  it('in thousands are a thousand times as much', async () => {
    expect((await sums('Amounts are in thousands.')).amount).toBe(as.amount! * 1000);
  });

  it('whose name says thousands are not multiplied again', async () => {
    const named = orders().map(({ amount, unit_price: _, pieces: __, ...row }) => ({ ...row, 'amount kEUR': amount }));
    const { table } = await sums('The amount is in thousands.', named);
    expect(table.dictated).toEqual({ applied: [], left: [{ text: 'The amount is in thousands', why: 'already' }] });
  });

  it('of a tax at a rate are shown without it', async () => {
    const { amount, table } = await sums('Amounts include 20% VAT.');
    expect(amount).toBeCloseTo(as.amount! / 1.2, 2);
    expect(table.quality[0]!.message).toMatch(
      /^Amounts of orders\.csv \(.*amount.*\) are shown without the 20% VAT that the brief says they include\.$/,
    );
  });

  it('without a tax are shown with it only where that is asked', async () => {
    expect((await sums('Amounts exclude 20% VAT. Show them gross.')).amount).toBeCloseTo(as.amount! * 1.2, 2);
    const { amount, table } = await sums('Amounts are net of 20% VAT.');
    expect([amount, table.dictated]).toEqual([as.amount, undefined]);
    expect(table.quality[0]!.message).toMatch(/are without VAT, as the brief says/);
  });

  it('of a tax without a rate stay, which is said', async () => {
    const { amount, table } = await sums('Amounts are gross of VAT.');
    expect([amount, table.dictated]).toEqual([as.amount, { applied: [], left: [{ text: 'Amounts are gross of VAT', why: 'no-rate' }] }]);
    expect(table.quality[0]!.message).toMatch(/are with VAT, as the brief says/);
  });

  it('of a column that the data do not have stay, which is said', async () => {
    const { amount, table } = await sums('Postage is in cents.');
    expect([amount, table.dictated]).toEqual([as.amount, { applied: [], left: [{ text: 'Postage is in cents', why: 'unnamed' }] }]);
  });

  it('no longer in pence are not called so', async () => {
    const visits = orders().map(({ amount, unit_price: _, cost: __, freight: ___, ...row }) => ({ ...row, fee_pence: amount }));
    const table = await read('Fees are in pence.', visits);
    expect(JSON.stringify(table.metrics)).not.toMatch(/pence/i);
    expect(table.dictated?.applied).toEqual(['Fees are in pence']);
  });
});

async function profitOf(said: string): Promise<number> {
  return (await sums(said)).profit!;
}
/** The cost of the quarter: 92 days with 12 and 24. */
async function costOf(): Promise<number> {
  return 36 * Math.round(as.amount! / 90);
}

describe('one wrong value', () => {
  const wrong = () => orders().map((row) => (row.order_id === 1300 ? { ...row, amount: 1200, unit_price: 1200 } : row));
  const monthly = () =>
    [7, 8, 9, 10, 11, 12].flatMap((month) =>
      ['Berlin', 'Paris'].map((city) => ({
        month: `2025-${String(month).padStart(2, '0')}-01`,
        city,
        amount: city === 'Berlin' && month === 11 ? 1200 : 100 + month,
      })),
    );

  it('is put right by the place and month of its row', async () => {
    const [before, after] = [await sums('', monthly()), await sums('The Berlin figure for November should be 120, not 1200.', monthly())];
    expect(before.amount! - after.amount!).toBe(1080);
    expect(after.table.dictated?.applied).toHaveLength(1);
  });

  it('is put right by its ID, before units change', async () => {
    const said = 'The amount of order 1300 should be 30, not 1,200.';
    const [before, after] = [await sums('Amounts are in cents.', wrong()), await sums(`Amounts are in cents. ${said}`, wrong())];
    expect(after.table.dictated?.applied).toHaveLength(2);
    expect(after.amount).not.toBe(before.amount);
  });

  it('is put right where the brief names its row and does not repeat it', async () => {
    const twice = [...wrong(), ...wrong().filter(({ order_id }) => order_id === 1300)];
    const after = await read('Order 1300 should read 30.', twice);
    expect(after.dictated).toMatchObject({ applied: ['Order 1300 should read 30'], left: [] });
    expect(after.quality.find(({ code }) => code === 'restated')!.figures).toMatchObject({ column: 'amount', was: 1200, value: 30 });
    const [before, put] = [await sums('', monthly()), await sums('The Berlin amount for November 2025 was mistyped; use 120.', monthly())];
    expect(before.amount! - put.amount!).toBe(1080);
    const otherYear = await read('The Berlin amount for November 2024 was mistyped; use 120.', monthly());
    expect(otherYear.dictated).toMatchObject({ applied: [], left: [{ why: 'no-value' }] });
  });

  it('that stands in several rows, or in none, is told', async () => {
    const many = await read('The Berlin figure for November should be 3, not 30.');
    expect(many.dictated).toMatchObject({ applied: [], left: [{ why: 'several' }] });
    const none = await read('The Berlin figure for November should be 3, not 31.');
    expect(none.dictated).toMatchObject({ applied: [], left: [{ why: 'no-value' }] });
    const nowhere = await read('The Oslo figure should be 3, not 31.');
    expect(nowhere.dictated).toMatchObject({ applied: [], left: [{ why: 'unnamed' }] });
  });
});
