/** The steps that a row went through, by the days that it has. */
import { expect, it } from 'vitest';
import { openDatabase } from '../../../../src/engine/data/database.ts';
import { readTables } from '../../../../src/engine/data/load-tables.ts';
import { stepColumns } from '../../../../src/engine/data/records/steps.ts';
import { typeTable } from '../../../../src/engine/data/typing/type-tables.ts';
import { csv, csvFiles } from '../csv-files.ts';

const dayOf = (day: number) => new Date(Date.UTC(2025, 0, 1 + day)).toISOString().slice(0, 10);
const cases = Array.from({ length: 300 }, (_, at) => ({
  'Received On': dayOf(Math.floor(at / 2)),
  'Entered At': dayOf(Math.floor(at / 2) + 1 + (at % 3)),
  'Approved On': dayOf(Math.floor(at / 2) + 6),
}));

async function steps(rows: readonly Record<string, string>[], fewest: number) {
  const database = await openDatabase();
  try {
    const [file] = await csvFiles({ 'cases.csv': csv(rows) });
    const table = await typeTable(database, (await readTables(database, [file!])).tables[0]!.raw, 'cases', undefined);
    return (await stepColumns(database, `${table.sql} m`, table, fewest)).map(({ from, to }) => `${from} – ${to}`);
  } finally {
    database.close();
  }
}

it('are from each day to the next one', async () => {
  expect(await steps(cases, 3)).toEqual(['Received on – Entered at', 'Entered at – Approved on']);
});

it('may be of two days alone, where those are no measure', async () => {
  const two = cases.map(({ 'Approved On': _, ...row }) => row);
  expect(await steps(two, 3)).toEqual([]);
  expect(await steps(two, 2)).toEqual(['Received on – Entered at']);
});

it('are none where the days stand in no order', async () => {
  expect(
    await steps(
      cases.map((row, at) => ({ ...row, 'Entered At': dayOf((at * 37) % 300), 'Approved On': dayOf((at * 53) % 300) })),
      2,
    ),
  ).toEqual([]);
});

it('may go over a day that many rows have and many have not', async () => {
  const some = cases.map((row, at) => (at % 3 === 0 ? { ...row, 'Entered At': '' } : row));
  expect(await steps(some, 3)).toEqual(['Received on – Entered at', 'Entered at – Approved on', 'Received on – Approved on']);
});

it('are told in hours where they take hours', async () => {
  const database = await openDatabase();
  try {
    const timed = cases.map((row, at) => ({
      'Received On': `${row['Received On']} 2${at % 3}:00`,
      'Entered At': `${dayOf(Math.floor(at / 2) + 1)} 0${at % 5}:30`,
    }));
    const [file] = await csvFiles({ 'cases.csv': csv(timed) });
    const table = await typeTable(database, (await readTables(database, [file!])).tables[0]!.raw, 'cases', undefined);
    expect(await stepColumns(database, `${table.sql} m`, table, 2)).toMatchObject([{ time: 'hours', isOver: false }]);
  } finally {
    database.close();
  }
});
