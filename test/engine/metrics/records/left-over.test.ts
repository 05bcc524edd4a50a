/** What is left of each row after the costs of several tables, told in running words. */
import { expect, it } from 'vitest';
import { givenIn } from '../../../../src/engine/brief/given.ts';
import { readFacts } from '../../../../src/engine/metrics/read-facts.ts';
import type { FactTable } from '../../../../src/model/fact.ts';
import type { LanguageCode } from '../../../../src/model/language.ts';
import { csv, csvFiles } from '../../data/csv-files.ts';

type Line = Record<string, string | number>;

async function read(prompt: string, files: Record<string, readonly Line[]>, language: LanguageCode = 'en'): Promise<FactTable> {
  const measures = givenIn(prompt, language).filter((each) => each.kind === 'measure');
  const written = Object.fromEntries(Object.entries(files).map(([file, lines]) => [file, csv(lines)]));
  return readFacts(await csvFiles(written), { today: '2026-01-02', period: '2025-Q3', measures });
}
const dayOf = (day: number) => new Date(Date.UTC(2025, 0, 1 + day)).toISOString().slice(0, 10);
const repairs = Array.from({ length: 700 }, (_, at) => ({
  'Repair no': `R${at}`,
  'Done on': dayOf(Math.floor(at / 2)),
  Workshop: ['Harbour', 'Mill'][at % 2]!,
  'Invoice amount net': 90 + (at % 40),
  'Hours worked': 1 + (at % 3),
  'Labour cost': 20 + (at % 7),
}));
const parts = repairs.flatMap((repair, at) =>
  Array.from({ length: at % 3 }, (_, line) => ({
    'Repair no': repair['Repair no'],
    'Line no': line + 1,
    Item: `I${(at + line) % 9}`,
    Quantity: 1 + (line % 2),
    'Unit cost': 5 + (at % 4),
  })),
);
const cost = (number: string) =>
  parts.filter((part) => part['Repair no'] === number).reduce((sum, part) => sum + part.Quantity * part['Unit cost'], 0);
const inQuarter = repairs.filter((repair) => repair['Done on'] >= '2025-07-01' && repair['Done on'] < '2025-10-01');
const prompt = 'What we earn on each repair after parts and labour has fallen since spring. All repairs are in the first list.';

it('takes the costs in the row and those of the rows of another table off its sales, once each', async () => {
  const { metrics, facts, subject } = await read(prompt, { 'repairs.csv': repairs, 'parts.csv': parts });
  const note = metrics.find(({ stated }) => stated !== undefined)!;
  expect(note).toMatchObject({ label: 'Margin per repair', polarity: 'up', unit: 'money' });
  const left = inQuarter.map((row) => row['Invoice amount net'] - row['Labour cost'] - cost(row['Repair no']));
  expect(facts[`${note.id}@0`]!.value).toBeCloseTo(left.reduce((sum, each) => sum + each, 0) / left.length, 6);
  expect(subject).toMatchObject({ many: 'repairs' });
});

it('has each cost beside it, what other tables hold by the word of the brief', async () => {
  const { metrics, facts } = await read(prompt, { 'repairs.csv': repairs, 'parts.csv': parts });
  const found = metrics.find(({ label }) => /parts/i.test(label))!;
  const mean = inQuarter.reduce((sum, row) => sum + cost(row['Repair no']), 0) / inQuarter.length;
  expect(facts[`${found.id}@0`]!.value).toBeCloseTo(mean, 6);
  expect(found.unit).toBe('money');
});

it('takes what one of it costs by a list, times how many were sold', async () => {
  const sold = repairs.map((repair, at) => ({
    'Order no': repair['Repair no'],
    'Ordered on': repair['Done on'],
    Product: `P${at % 5}`,
    Quantity: 1 + (at % 3),
    'Net amount': repair['Invoice amount net'],
  }));
  const list = Array.from({ length: 5 }, (_, at) => ({ Product: `P${at}`, 'Purchase price': 10 + at }));
  const { metrics, facts } = await read('Less is left of every order after goods.', { 'orders.csv': sold, 'products.csv': list });
  const note = metrics.find(({ stated }) => stated !== undefined)!;
  const left = sold
    .filter((row) => row['Ordered on'] >= '2025-07-01' && row['Ordered on'] < '2025-10-01')
    .map((row) => row['Net amount'] - row.Quantity * list.find((each) => each.Product === row.Product)!['Purchase price']);
  expect(facts[`${note.id}@0`]!.value).toBeCloseTo(left.reduce((sum, each) => sum + each, 0) / left.length, 6);
});

it('says nothing where no costs are known', async () => {
  const bare = repairs.map(({ 'Labour cost': _, ...row }) => row);
  const { metrics } = await read(prompt, { 'repairs.csv': bare });
  expect(metrics.some(({ stated }) => stated !== undefined)).toBe(false);
});

it('calls no table left out that it is made of', async () => {
  const { quality } = await read(prompt, { 'repairs.csv': repairs, 'parts.csv': parts });
  expect(quality.filter(({ message }) => /left out because/i.test(message))).toEqual([]);
});

it('tells the kinds of cost apart that the rows of a list of costs are of', async () => {
  const booked = repairs.flatMap((repair, at) => [
    { 'Repair no': repair['Repair no'], Type: 'Towing', Amount: 3 + (at % 2) },
    ...(at % 4 === 0 ? [{ 'Repair no': repair['Repair no'], Type: 'Outside help', Amount: 12 }] : []),
  ]);
  const bare = repairs.map(({ 'Labour cost': _, ...row }) => row);
  const { metrics, facts } = await read(prompt, { 'repairs.csv': bare, 'costs.csv': booked });
  const of = (label: RegExp) => facts[`${metrics.find((each) => label.test(each.label))!.id}@0`]!.value;
  const share = inQuarter.filter((row) => repairs.indexOf(row) % 4 === 0).length / inQuarter.length;
  expect(of(/outside help/i)).toBeCloseTo(12 * share, 6);
  const towing = inQuarter.reduce((sum, row) => sum + 3 + (repairs.indexOf(row) % 2), 0) / inQuarter.length;
  expect(of(/towing/i)).toBeCloseTo(towing, 6);
  const sales = inQuarter.reduce((sum, row) => sum + row['Invoice amount net'], 0) / inQuarter.length;
  expect(of(/margin/i)).toBeCloseTo(sales - towing - 12 * share, 6);
});

it('counts each row with sales and costs as one, where no table is called so', async () => {
  const told = 'What we earn on each callout after parts and labour has fallen since spring.';
  const { metrics, facts } = await read(told, { 'repairs.csv': repairs, 'parts.csv': parts });
  const note = metrics.find(({ stated }) => stated !== undefined)!;
  const left = inQuarter.map((row) => row['Invoice amount net'] - row['Labour cost'] - cost(row['Repair no']));
  expect(note.label).toBe('Margin per callout');
  expect(facts[`${note.id}@0`]!.value).toBeCloseTo(left.reduce((sum, each) => sum + each, 0) / left.length, 6);
});
