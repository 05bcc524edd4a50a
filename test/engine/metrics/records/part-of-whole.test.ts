/** How much of a whole becomes something, told in running words, on the columns that both are. */
import { expect, it } from 'vitest';
import { givenIn } from '../../../../src/engine/brief/given.ts';
import { readFacts } from '../../../../src/engine/metrics/read-facts.ts';
import type { FactTable } from '../../../../src/model/fact.ts';
import { csv, csvFiles } from '../../data/csv-files.ts';

type Line = Record<string, string | number>;

async function read(prompt: string, lines: readonly Line[]): Promise<FactTable> {
  const measures = givenIn(prompt, 'en').filter((each) => each.kind === 'measure');
  return readFacts(await csvFiles({ 'lines.csv': csv(lines) }), { today: '2026-01-02', period: '2025-Q3', measures });
}
const dayOf = (day: number) => new Date(Date.UTC(2025, 0, 1 + day)).toISOString().slice(0, 10);
const inQuarter = ({ 'Posted on': day }: { 'Posted on': string }) => day >= '2025-07-01' && day < '2025-10-01';
const stated = ({ metrics, facts }: FactTable) => {
  const note = metrics.find((each) => each.stated !== undefined);
  return note && { label: note.label, unit: note.unit, polarity: note.polarity, value: facts[`${note.id}@0`]!.value };
};

const claims = Array.from({ length: 700 }, (_, at) => {
  const [amount, percent] = [100 + (at % 50), at % 4 === 0 ? 0 : 2];
  const claimed = at % 5 === 0 ? 0 : Math.round(amount * percent) / 100;
  return {
    Line: at,
    'Posted on': dayOf(Math.floor(at / 2)),
    Plant: ['Alder', 'Birch'][at % 2]!,
    'Net amount': amount,
    'Bonus percent': percent,
    'Bonus received': claimed,
  };
});

it('is the sum of what was received over a percentage of an amount, where that is what it comes to', async () => {
  const table = await read('Tell us, of every euro of bonus we are granted, how much we receive.', claims);
  const rows = claims.filter(inQuarter);
  const [got, granted] = [
    rows.reduce((sum, row) => sum + row['Bonus received'], 0),
    rows.reduce((sum, row) => sum + (row['Net amount'] * row['Bonus percent']) / 100, 0),
  ];
  expect(stated(table)).toMatchObject({ label: 'Share of bonus', unit: 'ratio', polarity: 'up' });
  expect(stated(table)!.value).toBeCloseTo(got / granted, 6);
});

const orders = Array.from({ length: 700 }, (_, at) => ({
  Line: at,
  'Posted on': dayOf(Math.floor(at / 2)),
  'Quantity ordered': 10 + (at % 7),
  'Quantity delivered': 10 + (at % 7) - (at % 3),
  Pallets: 1 + (at % 4),
}));

it('is one quantity over the other that it is a part of', async () => {
  const table = await read('We want to know how much of what is ordered we have delivered.', orders);
  const rows = orders.filter(inQuarter);
  const sum = (column: 'Quantity ordered' | 'Quantity delivered') => rows.reduce((total, row) => total + row[column], 0);
  expect(stated(table)!.value).toBeCloseTo(sum('Quantity delivered') / sum('Quantity ordered'), 6);
});

it('is none of two quantities of which one is no part of the other', async () => {
  const more = orders.map((row) => ({ ...row, 'Quantity delivered': row['Quantity ordered'] * 3 }));
  expect(stated(await read('We want to know how much of what is ordered we have delivered.', more))).toBeUndefined();
});
