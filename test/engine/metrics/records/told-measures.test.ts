/** Measures that a brief tells in running words, on the columns that they are of. */
import { describe, expect, it } from 'vitest';
import { givenIn } from '../../../../src/engine/brief/given.ts';
import { rowsCalled, rowsNamed } from '../../../../src/engine/data/records/told-words.ts';
import { readFacts } from '../../../../src/engine/metrics/read-facts.ts';
import type { FactTable } from '../../../../src/model/fact.ts';
import type { LanguageCode } from '../../../../src/model/language.ts';
import { csv, csvFiles } from '../../data/csv-files.ts';
import { askedOf } from '../../insight/planted-cells.ts';

type Line = Record<string, string | number>;

async function read(
  prompt: string,
  files: Record<string, readonly Line[]>,
  language: LanguageCode = 'en',
  options = {},
): Promise<FactTable> {
  const measures = givenIn(prompt, language).filter((each) => each.kind === 'measure');
  const written = Object.fromEntries(Object.entries(files).map(([file, lines]) => [file, csv(lines)]));
  return readFacts(await csvFiles(written), { today: '2026-01-02', period: '2025-Q3', measures, ...options });
}
const dayOf = (day: number) => new Date(Date.UTC(2025, 0, 1 + day)).toISOString().slice(0, 10);
const inQuarter = (day: unknown) => String(day) >= '2025-07-01' && String(day) < '2025-10-01';
const told = ({ metrics, facts }: FactTable) => {
  const note = metrics.find(({ stated }) => stated !== undefined);
  return note && { label: note.label, polarity: note.polarity, value: facts[`${note.id}@0`]?.value };
};

/** Lessons by day: every sixth pupil does not come, every tenth lesson is held again, every fourth asks back. */
const lessons = Array.from({ length: 720 }, (_, at) => ({
  lesson_no: `L${at}`,
  held_on: dayOf(Math.floor(at / 2)),
  teacher: ['Ada', 'Ben', 'Cyd'][at % 3]!,
  state: at % 6 === 0 ? 'Did not attend' : at % 17 === 0 ? 'Moved' : 'Done',
  'Repeat count': at % 10 === 0 ? 1 + (at % 3) : '',
  visits: at % 8 === 0 ? 2 : 1,
  escalated: at % 4 === 0 ? 'yes' : 'no',
  'Order number': at % 5 === 0 ? `O${at}` : '',
}));
const shareOf = (is: (row: (typeof lessons)[number]) => boolean) => {
  const rows = lessons.filter((row) => inQuarter(row.held_on));
  return rows.filter(is).length / rows.length;
};

describe('a share of rows', () => {
  it.each<[string, LanguageCode, (row: (typeof lessons)[number]) => boolean, 'up' | 'down']>([
    ['What worries us is the share of lessons where the pupil does not turn up.', 'en', ({ state }) => state === 'Did not attend', 'down'],
    [
      'Die Kennzahl ist der Anteil der Stunden, bei denen der Schüler nicht erscheint.',
      'de',
      ({ state }) => state === 'Did not attend',
      'down',
    ],
    ['The problem is the share of lessons that had to be repeated.', 'en', (row) => Number(row['Repeat count']) > 0, 'down'],
    ['The problem is the share of lessons finished in a single visit.', 'en', ({ visits }) => visits === 1, 'up'],
    ['The problem is the share of lessons that needed a second visit.', 'en', ({ visits }) => visits > 1, 'down'],
    ['The problem is the share of lessons that were escalated.', 'en', ({ escalated }) => escalated === 'yes', 'down'],
    ['Le problème est la part des cours escaladés.', 'fr', ({ escalated }) => escalated === 'yes', 'down'],
  ])('%s', async (prompt, language, is, polarity) => {
    const found = told(await read(prompt, { 'lessons.csv': lessons }, language));
    expect(found).toMatchObject({ polarity });
    expect(found!.value).toBeCloseTo(shareOf(is), 12);
  });

  it('may be of either of two conditions, one of them so many days before another day', async () => {
    // What is booked long before counts on the day that it is for.
    const rows = lessons.map((row, at) => ({
      booked_on: dayOf(Math.floor(at / 2) - 60),
      ...row,
      cancelled_on: at % 7 === 0 ? dayOf(Math.floor(at / 2) - (at % 5)) : '',
    }));
    const prompt =
      'What worries us is late losses: of all lessons booked, the share where the pupil either never turned up or cancelled two days before held or later.';
    const inside = rows.filter((row) => inQuarter(row.held_on));
    const lost = inside.filter((row) => row.state === 'Did not attend' || (row.cancelled_on !== '' && rows.indexOf(row) % 5 <= 2));
    const found = told(await read(prompt, { 'lessons.csv': rows }));
    expect(found!.value).toBeCloseTo(lost.length / inside.length, 12);
    expect(found!.label).toBe('Late losses');
  });

  it('is called by the short name that the brief has for such rows, and the rows by its word', async () => {
    const prompt =
      'What worries us is the share of booked lessons where the pupil simply does not turn up. Each missed lesson costs us 30 euros of room hire.';
    const table = await read(prompt, { 'lessons.csv': lessons });
    expect(told(table)?.label).toBe('Missed lessons');
    expect(table.subject).toMatchObject({ many: 'lessons' });
  });

  it('is not the state that the words only name as the time of it', async () => {
    const prompt = 'The problem is the share of lessons that were repeated after they were done.';
    expect(told(await read(prompt, { 'lessons.csv': lessons }))?.value).toBeCloseTo(
      shareOf((row) => Number(row['Repeat count']) > 0),
      12,
    );
  });

  it('has no place in what only some rows have because of it, or what says it again', async () => {
    const rows = lessons.map((row, at) => ({
      ...row,
      Excuse: row.state === 'Did not attend' ? ['ill', 'train', 'none given'][at % 3]! : '',
      Billing: row.state === 'Did not attend' ? 'Waived' : at % 2 === 0 ? 'Cash' : 'Card',
    }));
    const table = await read('What worries us is the share of lessons where the pupil does not turn up.', { 'lessons.csv': rows });
    expect(table.dimensions.map(({ label }) => label)).toEqual(['Teacher']);
  });

  it('is none where no column tells it', async () => {
    expect(told(await read('The problem is the share of lessons that were recorded on film.', { 'lessons.csv': lessons }))).toBeUndefined();
  });
});

/** Requests to a workshop's help desk, of which every ninth is still open. */
const tickets = Array.from({ length: 900 }, (_, at) => {
  const hours = 2 + ((at * 7) % 60);
  const day = dayOf(Math.floor(at / 3));
  const closed = new Date(Date.parse(`${day}T08:00:00Z`) + hours * 3_600_000);
  return {
    'Ticket ID': `T${at}`,
    'Created at': `${day} 08:00:00`,
    'Closed at': at % 9 === 0 ? '' : closed.toISOString().slice(0, 19).replace('T', ' '),
    Desk: at % 2 === 0 ? 'Doors' : 'Lifts',
    'First reply time (min)': 5 + (at % 200),
    'Full resolution time (min)': at % 9 === 0 ? '' : hours * 60,
    'Satisfaction score': 1 + (at % 5),
    hours,
  };
});
type Ticket = (typeof tickets)[number];
const asked = (without: readonly (keyof Ticket)[]) =>
  tickets.map((row) =>
    Object.fromEntries(Object.entries(row).filter(([key]) => key !== 'hours' && !without.includes(key as keyof Ticket))),
  );

describe('a share of what is done within a time', () => {
  const solved = tickets.filter((row) => inQuarter(row['Created at'].slice(0, 10)) && row['Closed at'] !== '');
  const within = (limit: number) => solved.filter(({ hours }) => hours <= limit).length / solved.length;

  it.each<[string, LanguageCode, number]>([
    ['The share of tickets which we solve completely inside one day is going down.', 'en', 24],
    ['The share of tickets resolved within 36 hours has slipped.', 'en', 36],
    ['Der Anteil der Tickets, die wir innerhalb eines Tages lösen, sinkt.', 'de', 24],
    ['La part des tickets traités en moins de deux jours a chuté.', 'fr', 48],
  ])('is of the rows whose time is known, before what a family of theirs has: %s', async (prompt, language, limit) => {
    const table = await read(prompt, { 'tickets.csv': asked(['Closed at']) }, language);
    expect(told(table)).toMatchObject({ polarity: 'up' });
    expect(told(table)!.value).toBeCloseTo(within(limit), 12);
    expect(table.metrics[0]?.stated).toBeDefined();
  });

  it('is from the day and hour that they came to those on which they were done', async () => {
    const prompt = 'The share of tickets closed within 24 hours has slipped.';
    const table = await read(prompt, { 'tickets.csv': asked(['Full resolution time (min)', 'First reply time (min)']) });
    expect(told(table)!.value).toBeCloseTo(within(24), 12);
  });

  it('is worse where it is of what takes longer', async () => {
    const prompt = 'The share of tickets that take longer than 36 hours to solve is up.';
    const found = told(await read(prompt, { 'tickets.csv': asked(['Closed at']) }));
    expect(found).toMatchObject({ polarity: 'down' });
    expect(found!.value).toBeCloseTo(1 - within(36), 12);
  });

  it.each([
    ['of another deed than the columns tell the time of', 'The share of tickets shipped within one day has slipped.'],
    ['of working time, which they do not count', 'The share of tickets solved within one working day has slipped.'],
  ])('is none %s', async (_, prompt) => {
    expect(told(await read(prompt, { 'tickets.csv': asked(['Closed at']) }))).toBeUndefined();
  });

  it('is not explained by what is only counted up while it lasts', async () => {
    const rows = asked(['Closed at']).map((row, at) => ({
      ...row,
      Replies: 1 + Math.floor(tickets[at]!.hours / 8),
      Machines: 1 + (at % 6),
    }));
    const prompt = 'The share of tickets which we solve completely inside one day is going down. Where is it?';
    const { facts } = await askedOf(prompt, 'tickets.csv', rows);
    expect(told(facts)).toBeDefined();
    const bands = facts.dimensions.filter(({ of }) => of === 'bands').map(({ label }) => label);
    // First replies come before.
    expect(bands.filter((label) => !label.startsWith('First reply'))).toEqual(['Machines band']);
  });

  it('is none in hours of days without an hour', async () => {
    const rows = asked(['Full resolution time (min)', 'First reply time (min)']).map((row) => ({
      ...row,
      'Created at': String(row['Created at']).slice(0, 10),
      'Closed at': String(row['Closed at']).slice(0, 10),
    }));
    expect(told(await read('The share of tickets closed within 24 hours has slipped.', { 'tickets.csv': rows }))).toBeUndefined();
  });
});

/** Cases that go through three days, of which half end. */
const cases = Array.from({ length: 500 }, (_, at) => ({
  case_ref: `C${at}`,
  'Requested At': dayOf(Math.floor(at * 0.6)),
  'Surveyed At': at % 2 === 0 ? dayOf(Math.floor(at * 0.6) + 4) : '',
  'Quote Sent At': at % 2 === 0 ? dayOf(Math.floor(at * 0.6) + 4 + (at % 5)) : '',
  team: at % 3 === 0 ? 'East' : 'West',
  fee: 20 + (at % 9),
}));

describe('the days from one event to another', () => {
  it('are of the rows that have both, which count on the later day', async () => {
    const table = await read('What hurts is the average days from request to quote.', { 'cases.csv': cases });
    const ended = cases.filter((row) => inQuarter(row['Quote Sent At']));
    expect(told(table)?.value).toBeCloseTo(ended.reduce((sum, _, at) => sum + 4 + (cases.indexOf(ended[at]!) % 5), 0) / ended.length, 10);
    expect(told(table)).toMatchObject({ label: 'Days from request to quote', polarity: 'down' });
  });

  it('have the steps in between beside them', async () => {
    const table = await read('What hurts is the average days from request to quote.', { 'cases.csv': cases });
    expect(table.metrics.map(({ label }) => label)).toEqual(expect.arrayContaining(['Requested – surveyed', 'Surveyed – quote sent']));
  });

  it('are none where the days do not stand in that order', async () => {
    expect(told(await read('What hurts is the average days from quote to request.', { 'cases.csv': cases }))).toBeUndefined();
  });
});

/** Parcels of orders, some of which have two, and what the carrier billed for each. */
const parcels = Array.from({ length: 600 }, (_, at) => ({
  'Parcel ID': `P${at}`,
  'Order Number': `A${at % 3 === 0 ? at : at - (at % 3)}`,
  'Ship Date': dayOf(Math.floor(at / 3)),
  Depot: at % 2 === 0 ? 'Hull' : 'York',
  'Base Fee': 5 + (at % 4),
  'Fuel Surcharge': 1,
  'Toll Surcharge': at % 5 === 0 ? 2 : '',
}));
const trips = Array.from({ length: 400 }, (_, at) => ({
  'Trip ID': `T${at}`,
  'Vehicle ID': `V${at % 20}`,
  'Trip Date': dayOf(Math.floor(at / 2)),
  Kilometres: 200 + (at % 50),
}));
const repairs = Array.from({ length: 300 }, (_, at) => ({
  'Repair ID': `R${at}`,
  'Vehicle ID': `V${at % 20}`,
  'Issued At': dayOf(Math.floor(at / 1.5)),
  'Total Amount': 300 + (at % 70),
}));

describe('what is spent for each of others', () => {
  it('adds up what the brief says, for each different order', async () => {
    const prompt = 'The worry is what we spend on carriage per order: base fee plus fuel and toll surcharges, over all orders.';
    const rows = parcels.filter((row) => inQuarter(row['Ship Date']));
    const spent = rows.reduce((sum, row) => sum + row['Base Fee'] + row['Fuel Surcharge'] + Number(row['Toll Surcharge']), 0);
    const table = await read(prompt, { 'parcels.csv': parcels });
    // An order counts in the month of each of its parcels by its part.
    expect(told(table)?.value).toBeCloseTo(spent / new Set(rows.map((row) => row['Order Number'])).size, 6);
    expect(told(table)?.label).toBe('Carriage per order');
  });

  it('may be of two tables that share a key, for so many of a unit', async () => {
    const prompt = 'The problem is what we pay for repairs per 1,000 kilometres.';
    const table = await read(prompt, { 'trips.csv': trips, 'repairs.csv': repairs });
    const spent = repairs.filter((row) => inQuarter(row['Issued At'])).reduce((sum, row) => sum + row['Total Amount'], 0);
    const driven = trips.filter((row) => inQuarter(row['Trip Date'])).reduce((sum, row) => sum + row.Kilometres, 0);
    expect(told(table)?.value).toBeCloseTo((spent / driven) * 1000, 8);
    expect(table.facts['stated_ratio[vehicle=V3]@0']?.value).not.toBeNull();
  });

  it('is in the currency of the prices in the brief where the data have none', async () => {
    const files = { 'trips.csv': trips, 'repairs.csv': repairs };
    const table = await read('The problem is what we pay for repairs per 1,000 kilometres.', files, 'en', { currencyOfPrices: 'EUR' });
    expect(table.currency).toBe('EUR');
  });
});

describe('what rows are called', () => {
  const table = { name: 'export', file: 'export.csv', columns: [], rows: 0 } as unknown as Parameters<typeof rowsCalled>[0];
  it.each([
    ['This is for our board of directors.', null],
    ['Il me faut quelques pages pour le comité.', null],
    ['lessons that had to be repeated', 'lessons'],
    ['Stunden, bei denen niemand kommt', 'Stunden'],
    ['Guten Tag zusammen, wir warten zu lange', null],
    ['Please drop what was cancelled', null],
    ['Die Datei enthält, was wir haben', null],
  ])('is no word that every text is made of: %s', (said, called) => {
    expect(rowsCalled(table, said)).toBe(called);
  });

  it.each([
    ['glazes.csv', 'Our glazes crack more often. glazes.csv has them all since May.', 'glazes'],
    ['ofenauftraege.csv', 'Guten Tag, seit Mai dauern alle Aufträge länger. Die Datei ofenauftraege.csv ist der Auszug.', 'Aufträge'],
    ['cuissons.csv', 'Le fichier cuissons.csv contient toutes les cuissons depuis mai.', 'cuissons'],
    ['firings_export.csv', 'The export has all firings since May.', 'firings'],
    ['export.csv', 'The export has all firings since May; exports are weekly.', null],
    ['glazes.csv', 'Why does one glaze crack? See glazes.csv.', null],
  ])('is the word of the prompt for what %s holds: %s', (file, prompt, called) => {
    expect(rowsNamed({ ...table, name: file.split('.')[0]!, file }, prompt)).toBe(called);
  });
});

describe('a share of what comes within a time', () => {
  /** One claim a day until 27 October; each third is settled after twelve days, the others after thirty or not yet. */
  const last = 300;
  const claims = Array.from({ length: last }, (_, day) => {
    const ended = day + (day % 3 === 0 ? 12 : 30);
    return { claim: `C${day}`, received_on: dayOf(day), settled_on: ended < last ? dayOf(ended) : '', branch: ['Bath', 'York'][day % 2]! };
  });

  it('counts no row of which nobody can know yet, and says so', async () => {
    const { quality } = await read('The share of claims settled within 20 days has slipped.', { 'claims.csv': claims });
    expect(quality).toContainEqual(
      expect.objectContaining({
        sentence: 'unripe',
        figures: { rows: 20, all: last, file: 'claims.csv', date: dayOf(last - 1 - 20), days: 20 },
      }),
    );
  });

  it('counts all rows where the last of them had that long', async () => {
    const old = claims.slice(0, 250);
    const { quality } = await read('The share of claims settled within 20 days has slipped.', { 'claims.csv': old });
    expect(quality.filter(({ sentence }) => sentence === 'unripe')).toEqual([]);
  });
});
