/** Rows that a brief leaves out by what became of them, by a month, or by a word of which a column has a part. */
import { describe, expect, it } from 'vitest';
import { readBrief } from '../../../src/engine/brief/read-brief.ts';
import { openDatabase } from '../../../src/engine/data/database.ts';
import { leaveOutRows } from '../../../src/engine/data/left-out-rows.ts';
import { loadTables } from '../../../src/engine/data/load-tables.ts';
import { noMapping } from '../../../src/engine/data/mapping.ts';
import { csvFiles } from './csv-files.ts';

const many = (count: number, row: (at: number) => string) => Array.from({ length: count }, (_, at) => row(at)).join('\n');
const month = (at: number) => `202${4 + Math.floor((at % 18) / 12)}-${String(((at % 18) % 12) + 1).padStart(2, '0')}`;

/** 180 hires from January 2024 to June 2025, ten a month, and what was reported of every third. */
const hires = {
  'hires.csv': `Name,Booked,Returned on,Payment Status,Garantie,Labels,Recharged With\n${many(180, (at) => {
    const status = at % 20 === 3 ? 'pending' : at % 20 === 7 ? 'voided' : at % 20 === 9 ? 'refunded' : 'paid';
    const labels = at % 15 === 4 ? 'closed_by_merge' : at % 15 === 8 ? 'weekend' : '';
    return `HV${8100 + at},${month(at)}-05,${month(at)}-${at % 2 ? 20 : 19},${status},${at % 12 === 6 ? 'Ja' : 'Nein'},${labels},${at % 30 === 11 ? 7_000_400_000 + at : ''}`;
  })}`,
  'reports.csv': `Report,Hire concerned,Reported,Cost\n${many(60, (at) => `R${at},HV${8100 + at * 3},2025-06-${10 + (at % 9)},${at}`)}`,
};
const bills = {
  'bills.csv': `Bill,Posted,Belegart,Amount,Yard\n${many(120, (at) => `B${at},${month(at)}-02,${at % 12 === 3 ? 'KX' : 'RX'},${at % 12 === 3 ? -40 : 100 + at},${at % 2 ? 'Hull' : 'York'}`)}`,
};

async function left(prompt: string, tables: Record<string, string> = hires) {
  const brief = await readBrief({ prompt });
  const given = await csvFiles(tables);
  const database = await openDatabase(given.map(({ path }) => path));
  try {
    const { tables: loaded } = await loadTables(database, given, { mapping: noMapping });
    const out = await leaveOutRows(database, loaded, brief.leaveOut, brief.dictated ?? []);
    const rows = Object.fromEntries(out.tables.map(({ file, rows: kept }, at) => [file, loaded[at]!.rows - kept]));
    return { rows, notes: out.notes.map(({ message }) => message), not: out.left.map(({ text }) => text) };
  } finally {
    database.close();
  }
}

describe('rows that a brief leaves out', () => {
  it.each([
    ['Skip anything booked in April or May, since many are still out.', 20],
    ['Laissez de côté avril et mai 2025, trop récents.', 20],
    ['Den Mai lassen wir weg, da fehlen noch Berichte.', 10],
    ['Deja fuera mayo de 2024, que no está completo.', 10],
    ['Leave out March to May 2025, as many are open.', 30],
    ['Lassen Sie November bis Januar weg.', 30],
    ['2025年5月は除いてください。', 10],
    ['不计2025年5月。', 10],
    ['استبعد مايو 2025.', 10],
  ])('by months are those of the last year that has them, or of the year that is said: %s', async (prompt, rows) => {
    const { rows: gone, notes, not } = await left(`Hire review. ${prompt}`);
    expect([gone['hires.csv'], not]).toEqual([rows, []]);
    expect(notes[0]).toContain('Booked: 202');
  });

  it('by a month are the hires of that month with their reports, and not what was reported in it', async () => {
    const { rows } = await left('Hire review. Leave out June 2025.');
    expect(rows).toEqual({ 'hires.csv': 10, 'reports.csv': 0 });
    expect((await left('Hire review. Leave out April 2024.')).rows).toEqual({ 'hires.csv': 10, 'reports.csv': 10 });
  });

  it.each([
    'Leave out what was not paid.',
    'Ignore hires that have not been paid yet.',
    'Was noch nicht bezahlt ist, bitte weglassen.',
    "Laissez de côté ce qui n'a pas été payé.",
    'No cuentes lo que no está pagado.',
    'Exclua o que não foi pago.',
    'Escludete ciò che non è stato pagato.',
    '未払いの予約は除いてください。',
    '请剔除未付款的订单。',
    'استبعد الطلبات غير المدفوعة.',
  ])('as not paid are those whose status says something else: %s', async (prompt) => {
    const { rows, not } = await left(/\p{Script=Latin}/u.test(prompt) ? `Hire review. ${prompt}` : prompt);
    expect([rows['hires.csv'], not]).toEqual([18, []]);
  });

  it('by what became of them are those with the label for it, or with the mark that only such rows have', async () => {
    expect((await left('Hire review. Hires that were merged into another one should not count.')).rows['hires.csv']).toBe(12);
    const { rows, notes } = await left('Hire review. Hires that were later recharged should not count.');
    expect(rows['hires.csv']).toBe(6);
    expect(notes[0]).toBe('6 of 180 rows of hires.csv are left out as asked: Recharged With: ✓.');
  });

  it('by what became of them in the words of another language than the labels', async () => {
    const of = async (prompt: string) => (await left(prompt)).rows['hires.csv'];
    expect(await of('Mietbericht. Buchungen, die mit einer anderen zusammengeführt wurden, gehören nicht rein.')).toBe(12);
    expect(await of('Point sur les locations. Écartez les réservations qui ont été fusionnées avec une autre.')).toBe(12);
    expect(await of('Hire review. Hires under warranty should not count.')).toBe(15);
  });

  const offers = {
    'offers.csv': `Offer,Sent,Decision,Contact\n${many(120, (at) => `F${at},${month(at)}-05,${at % 12 === 4 ? 'Withdrawn by client' : at % 12 === 8 ? 'Withdrawn by candidate' : at % 12 === 9 ? 'Cancelled by client' : 'Accepted'},p${at}@mail.example`)}`,
  };
  it.each([
    ['Ignore the offers the client pulled back.', 'Withdrawn by client'],
    ['Ignore the offers that the client took back.', 'Withdrawn by client'],
    ['Ignore offers the client called off.', 'Cancelled by client'],
    ['Ignore offers the candidate retracted.', 'Withdrawn by candidate'],
  ])('by what somebody did with them, in other words than the data: %s', async (prompt, value) => {
    const { notes, not } = await left(`Review of offers. ${prompt}`, offers);
    expect([notes, not]).toEqual([[`10 of 120 rows of offers.csv are left out as asked: Decision says ${value}.`], []]);
  });

  it('by what none became are none, and that is said', async () => {
    const { rows, not } = await left('Hire review. Hires that were closed by mistake should not count.');
    expect([rows['hires.csv'], not]).toEqual([0, ['Hires that were closed by mistake']]);
  });

  it('are those that a yes or no tells, of which the word has a part', async () => {
    const { rows, notes } = await left('Mietbericht. Garantiefälle bitte nicht mitrechnen, dafür bekommen wir kein Geld.');
    expect(rows['hires.csv']).toBe(15);
    expect(notes).toEqual([
      '15 of 180 rows of hires.csv are left out as asked: Garantie says ja.',
      '15 of 60 rows of reports.csv are left out with them: they belong to Garantie by Hire concerned.',
    ]);
  });

  it.each([
    'Credit notes should not count.',
    'Gutschriften bitte weglassen.',
    'Écartez les avoirs.',
    'Le note di credito non vanno contate.',
  ])('as credit notes are those of the kind that takes amounts off: %s', async (prompt) => {
    const { rows, notes } = await left(`Yard bills. ${prompt}`, bills);
    expect(rows['bills.csv']).toBe(10);
    expect(notes[0]).toContain('Belegart says KX');
  });
});
