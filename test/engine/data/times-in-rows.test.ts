/** Values that a brief says are wrong by a factor are put right in the rows that it names, and in no others. */
import { describe, expect, it } from 'vitest';
import { readBrief } from '../../../src/engine/brief/read-brief.ts';
import { openDatabase } from '../../../src/engine/data/database.ts';
import { loadTables } from '../../../src/engine/data/load-tables.ts';
import { noMapping } from '../../../src/engine/data/mapping.ts';
import { restate } from '../../../src/engine/data/restated.ts';
import { csvFiles } from './csv-files.ts';

/** Two parcels in each of 12 weeks of 2025 and 2026, for two crews. */
const parcels = [
  'parcel_id,sent_on,paid_on,week,crew,road_toll_eur,hours',
  ...[2025, 2026].flatMap((year) =>
    Array.from({ length: 24 }, (_, at) => {
      const week = Math.floor(at / 2) + 1;
      const day = new Date(Date.UTC(year, 0, 6 + (week - 1) * 7)).toISOString().slice(0, 10);
      return `P${year}-${at},${day},2026-06-01,${week},Crew ${'AB'[at % 2]},10.5,8`;
    }),
  ),
].join('\n');

async function put(said: string) {
  const brief = await readBrief({ prompt: `${said} What did parcels cost us? Six slides.` });
  const files = await csvFiles({ 'parcels.csv': parcels });
  const database = await openDatabase(files.map(({ path }) => path));
  const { tables } = await loadTables(database, files, { mapping: noMapping });
  const done = await restate(database, tables, brief.dictated ?? [], true);
  const [row] = await database.query(
    `SELECT CAST(sum("road_toll_eur") AS DOUBLE) AS "toll", CAST(sum("hours") AS DOUBLE) AS "hours" FROM ${done.tables[0]!.sql}`,
  );
  database.close();
  return { toll: Number(row!.toll), hours: Number(row!.hours), notes: done.notes.map(({ message }) => message), left: done.left };
}

describe('a factor', () => {
  it('goes to the month by the date that the words mean, with the sum before and after', async () => {
    const { toll, notes } = await put(
      'The road toll on everything sent in February 2026 was booked at twice the real amount, so halve it.',
    );
    expect(toll).toBeCloseTo(48 * 10.5 - 8 * 5.25, 6);
    expect(notes[0]).toMatch(/^road_toll_eur of 8 rows .* come to 42 instead of 84\.$/);
  });

  it('goes to a member and a week of the latest year', async () => {
    const { hours, notes } = await put('The hours of crew B in week 9 were entered in minutes.');
    expect(hours).toBeCloseTo(47 * 8 + 8 / 60, 5);
    expect(notes).toHaveLength(1);
  });

  it.each([
    ['The hours of crew Z in week 9 were entered in minutes.', 'no-row'],
    ['The postage of February was booked at twice the real amount, so halve it.', 'unnamed'],
  ])('changes nothing where the data hold no such thing, which is told: %s', async (said, why) => {
    const { toll, hours, left } = await put(said);
    expect([toll, hours]).toEqual([48 * 10.5, 48 * 8]);
    expect(left.map((each) => each.why)).toEqual([why]);
  });
});
