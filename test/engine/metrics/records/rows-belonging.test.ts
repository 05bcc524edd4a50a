/** The share of rows to which another table has rows: what it says became of them, counted again from the rows. */
import { describe, expect, it } from 'vitest';
import { givenIn } from '../../../../src/engine/brief/given.ts';
import { readFacts } from '../../../../src/engine/metrics/read-facts.ts';
import type { FactTable } from '../../../../src/model/fact.ts';
import type { LanguageCode } from '../../../../src/model/language.ts';
import { csv, csvFiles } from '../../data/csv-files.ts';

type Line = Record<string, string | number>;

async function read(prompt: string, files: Record<string, readonly Line[]>, language: LanguageCode = 'en'): Promise<FactTable> {
  const measures = givenIn(prompt, language).filter((each) => each.kind === 'measure');
  const written = Object.fromEntries(Object.entries(files).map(([file, lines]) => [file, csv(lines)]));
  return readFacts(await csvFiles(written), { today: '2026-01-02', period: '2025-Q2', measures });
}
const dayOf = (day: number) => new Date(Date.UTC(2025, 0, 1 + day)).toISOString().slice(0, 10);
const inQuarter = (day: string) => day >= '2025-04-01' && day < '2025-07-01';
const told = ({ metrics, facts }: FactTable) => {
  const note = metrics.find(({ stated }) => stated !== undefined);
  return note && { label: note.label, polarity: note.polarity, value: facts[`${note.id}@0`]?.value, rows: facts[`${note.id}@0`]?.n };
};

/** Orders of lamps over nine months; every seventh comes back ten days later, every 21st of them in two parcels. */
const orders = Array.from({ length: 1080 }, (_, at) => ({
  'Order ID': `A${1000 + at}`,
  'Order Date': dayOf(Math.floor(at / 4)),
  Workshop: ['North', 'South', 'West'][at % 3]!,
  Tag: at % 5 === 0 ? 'retour gratuit' : 'none',
  Amount: 30 + (at % 40),
}));
const isReturned = (_: unknown, at: number) => at % 7 === 0;
const returned = orders.filter(isReturned);
const returns = returned.flatMap((order, at) =>
  Array.from({ length: at % 3 === 0 ? 2 : 1 }, (_, part) => ({
    'Return ID': `R${at}-${part}`,
    'Order ID': order['Order ID'],
    'Return Date': dayOf(orders.indexOf(order) / 4 + 10),
    'Return Reason': ['Broken', 'Too big', 'Wrong colour'][at % 3]!,
    'Refund Amount': order.Amount,
  })),
);
const share = (rows: readonly (typeof orders)[number][]) => rows.filter((row) => returned.includes(row)).length / rows.length;
const quarter = orders.filter((row) => inQuarter(row['Order Date']));

describe('rows of another table that belong to rows', () => {
  it.each<[LanguageCode, string]>([
    ['en', 'What worries us is the share of orders that come back.'],
    ['en', 'The share of orders our customers send back has risen.'],
    ['de', 'Der Anteil der Bestellungen, die zurückkommen, steigt.'],
    ['fr', 'La part des commandes qui nous reviennent a nettement monté.'],
    ['es', 'La parte de los pedidos que vuelven ha subido mucho.'],
    ['pt', 'A parte dos pedidos que voltam aumentou.'],
    ['it', 'La quota degli ordini che tornano è salita.'],
    ['ja', '問題は戻ってくる注文の割合です。'],
    ['zh', '我们担心的是被退回的订单的比例。'],
    ['ar', 'المشكلة هي نسبة الطلبات التي تعود إلينا.'],
  ])('count once each, on the day of the row that they belong to: %s %s', async (language, prompt) => {
    const found = told(await read(prompt, { 'orders.csv': orders, 'returns.csv': returns }, language));
    expect(found).toMatchObject({ polarity: 'down', rows: quarter.length });
    expect(found!.value).toBeCloseTo(share(quarter), 12);
  });

  it('are found by the name of their table where it is no event that is known', async () => {
    const invoices = orders.map(({ 'Order ID': id, 'Order Date': day, ...rest }) => ({ 'Invoice No': id, 'Invoice Date': day, ...rest }));
    const audits = returns.map(({ 'Order ID': id, 'Return Date': day }, at) => ({
      'Audit ID': `X${at}`,
      'Invoice No': id,
      'Audit Day': day,
    }));
    const found = told(await read('The share of invoices that were audited is up.', { 'invoices.csv': invoices, 'audits.csv': audits }));
    expect(found!.value).toBeCloseTo(share(quarter), 12);
    expect(found!.polarity).toBe('neutral');
  });

  it('are reminders of invoices that are dunned', async () => {
    const invoices = orders.map(({ 'Order ID': id, 'Order Date': day, ...rest }) => ({ 'Invoice No': id, 'Invoice Date': day, ...rest }));
    const reminders = returns.map(({ 'Order ID': id, 'Return Date': day }, at) => ({
      'Reminder ID': `X${at}`,
      'Invoice No': id,
      Sent: day,
    }));
    const files = { 'invoices.csv': invoices, 'reminders.csv': reminders };
    const found = told(await read('Es geht um den Anteil der Rechnungen, die gemahnt werden.', files, 'de'));
    expect(found).toMatchObject({ polarity: 'down' });
    expect(found!.value).toBeCloseTo(share(quarter), 12);
  });

  it('may be denied', async () => {
    const files = { 'orders.csv': orders, 'returns.csv': returns };
    const found = told(await read('The problem is the share of orders without a return.', files));
    expect(found).toMatchObject({ polarity: 'up' });
    expect(found!.value).toBeCloseTo(1 - share(quarter), 12);
  });

  it('tell nothing of the last days, on which they may still come, and it is said so', async () => {
    const until = '2025-06-30';
    const files = {
      'orders.csv': orders.filter((row) => row['Order Date'] <= until),
      'returns.csv': returns.filter((row) => row['Return Date'] <= until),
    };
    const table = await read('What worries us is the share of orders that come back.', files);
    const known = quarter.filter((row) => row['Order Date'] <= '2025-06-18');
    expect(told(table)!.rows).toBeGreaterThanOrEqual(known.length);
    expect(told(table)!.rows).toBeLessThan(quarter.length);
    expect(told(table)!.value).toBeCloseTo(share(known), 2);
    expect(table.quality.map(({ message }) => message).join()).toContain('nine in ten came within 10 days');
  });

  it('tell of all days where their table goes on long enough after the last of them', async () => {
    const files = { 'orders.csv': orders.filter((row) => row['Order Date'] <= '2025-06-30'), 'returns.csv': returns };
    const table = await read('What worries us is the share of orders that come back.', files);
    expect(told(table)!.rows).toBe(quarter.length);
    expect(table.quality.map(({ message }) => message).join()).not.toContain('neither way');
  });

  it('tell nothing of days before their table begins', async () => {
    const files = { 'orders.csv': orders, 'returns.csv': returns.filter((row) => row['Return Date'] >= '2025-05-01') };
    const table = await read('What worries us is the share of orders that come back.', files);
    expect(told(table)!.value).toBeCloseTo(share(quarter.filter((row) => row['Order Date'] >= '2025-05-01')), 2);
    expect(table.quality.map(({ message }) => message).join()).toContain('when returns.csv begins, count neither way');
  });

  it('give no place where it went wrong, and their table is not told as left out', async () => {
    const table = await read('What worries us is the share of orders that come back.', { 'orders.csv': orders, 'returns.csv': returns });
    expect(table.dimensions.map(({ label }) => label)).toEqual(['Workshop', 'Tag']);
    expect(table.quality.map(({ message }) => message).join()).not.toContain('joining');
  });

  it('do not say that something happened again', async () => {
    const files = { 'orders.csv': orders.map(({ Tag: _, ...row }) => row), 'returns.csv': returns };
    expect(told(await read('What worries us is the share of orders that were returned twice.', files))).toBeUndefined();
  });
});
