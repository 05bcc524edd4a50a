/** Tables join by what their keys say, however each writes them and whatever the columns are called. */
import { expect, it } from 'vitest';
import { openDatabase } from '../../../src/engine/data/database.ts';
import { loadTables } from '../../../src/engine/data/load-tables.ts';
import { noMapping } from '../../../src/engine/data/mapping.ts';
import { findLinks } from '../../../src/engine/data/relations/links.ts';
import { csv, csvFiles } from './csv-files.ts';

type Row = Record<string, string | number>;

/** Which columns join the tables, and the first values of each table as they are kept. */
async function joined(tables: Record<string, Row[]>) {
  const files = await csvFiles(Object.fromEntries(Object.entries(tables).map(([name, rows]) => [`${name}.csv`, csv(rows)])));
  const database = await openDatabase();
  try {
    const { tables: loaded } = await loadTables(database, files, { mapping: noMapping });
    const links = await findLinks(database, loaded);
    return {
      links: links.map(({ from, columns, to, keys }) => `${from.name}.${columns.join()} → ${to.name}.${keys.join()}`),
      columns: Object.fromEntries(loaded.map(({ name, columns }) => [name, columns])),
    };
  } finally {
    database.close();
  }
}

const places = ['Ghent', 'Liège', 'Namur'];
const stays = (written: (at: number) => string | number): Row[] =>
  Array.from({ length: 120 }, (_, at) => ({ Name: written(at), Arrival: `2025-0${(at % 6) + 1}-11`, House: places[at % 3]! }));
const complaints = (written: (at: number) => string | number): Row[] =>
  Array.from({ length: 60 }, (_, at) => ({ Complaint: `C-${9000 + at}`, 'Stay booked': written((at * 7) % 120), Reason: 'noise' }));

it('a column joins whose many values are the keys of another table, whatever it is called', async () => {
  const { links } = await joined({ stays: stays((at) => `HX${70_010 + at}`), complaints: complaints((at) => `HX${70_010 + at}`) });
  expect(links).toEqual(['complaints.Stay booked → stays.Name']);
});

it('a number sign that some rows lack parts no keys, and the rows that lacked it are counted', async () => {
  const { links, columns } = await joined({
    stays: stays((at) => `#${70_010 + at}`),
    complaints: complaints((at) => (at % 10 === 0 ? `${70_010 + at}` : `#${70_010 + at}`)),
  });
  expect(links).toEqual(['complaints.Stay booked → stays.Name']);
  expect(columns.complaints!.find(({ name }) => name === 'Stay booked')!.respelled).toBe(6);
});

it('leading zeros part no keys, whichever table has lost them', async () => {
  const long = (at: number) => `${70_010 + at}`.padStart(10, '0');
  const tables = (own: (at: number) => string | number, theirs: (at: number) => string | number) => ({
    stays: stays(own).map(({ Name, ...rest }) => ({ 'Stay No': Name!, ...rest })),
    complaints: complaints(theirs).map(({ 'Stay booked': stay, ...rest }) => ({ ...rest, 'Booking No': stay! })),
  });
  expect((await joined(tables(long, (at) => 70_010 + at))).links).toEqual(['complaints.Booking No → stays.Stay No']);
  expect((await joined(tables((at) => 70_010 + at, long))).links).toEqual(['complaints.Booking No → stays.Stay No']);
});

it('numbers that count from one, and names of which many are others, join nothing', async () => {
  const short = await joined({
    stays: stays((at) => `${at + 1}`.padStart(4, '0')),
    complaints: complaints((at) => at + 1),
  });
  const others = await joined({ stays: stays((at) => `HX${70_010 + at}`), complaints: complaints((at) => `HX${70_030 + at}`) });
  expect([...short.links, ...others.links]).toEqual([]);
});
