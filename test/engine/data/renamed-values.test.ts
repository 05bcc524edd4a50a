/** A value that the brief says is called otherwise now counts under its new name in every table, also where tables are joined by it. */
import { describe, expect, it } from 'vitest';
import { readBrief } from '../../../src/engine/brief/read-brief.ts';
import { openDatabase } from '../../../src/engine/data/database.ts';
import { loadTables } from '../../../src/engine/data/load-tables.ts';
import { noMapping } from '../../../src/engine/data/mapping.ts';
import { restate } from '../../../src/engine/data/restated.ts';
import { csvFiles } from './csv-files.ts';

const month = (at: number) => `2026-${String(at + 1).padStart(2, '0')}`;
const site = (at: number) => (at % 3 === 0 ? 'Upland' : at < 12 ? 'Harbour' : 'Dockside');
const jobs = [
  'job,date,site,note',
  ...Array.from({ length: 24 }, (_, at) => `J${at},${month(at % 12)}-0${1 + (at >= 12 ? 1 : 0)},${site(at)},${at === 5 ? 'Harbour' : ''}`),
];
const late = [
  'job,date,site',
  ...Array.from({ length: 24 }, (_, at) => `J${at},2026-${String(1 + Math.floor(at / 2)).padStart(2, '0')}-15,${site(at)}`),
];
const budget = ['month,site,spend', ...Array.from({ length: 6 }, (_, at) => `${month(at)},Harbour,${100 + at}`)];

async function told(prompt: string, files: Record<string, readonly string[]>) {
  const { dictated = [] } = await readBrief({ prompt });
  const given = await csvFiles(Object.fromEntries(Object.entries(files).map(([file, lines]) => [file, lines.join('\n')])));
  const database = await openDatabase(given.map(({ path }) => path));
  const { tables } = await loadTables(database, given, { mapping: noMapping });
  const restated = await restate(database, tables, dictated, true);
  const values: Record<string, unknown[]> = {};
  for (const table of restated.tables) {
    const rows = await database.query(`SELECT DISTINCT site FROM ${table.sql} ORDER BY 1`);
    values[table.name] = rows.map((row) => row.site);
  }
  const distinct = restated.tables.map(({ columns }) => columns.find(({ name }) => name === 'site')!.distinct);
  database.close();
  return { ...restated, values, distinct };
}

describe('a value that was renamed', () => {
  it.each([
    '"Harbour" is the old name of "Dockside", please merge.',
    '„Harbour“ ist der alte Name von „Dockside“.',
    '« Harbour » est l’ancien nom de « Dockside ».',
    '"Harbour" es el antiguo nombre de "Dockside".',
    '"Harbour" é o nome antigo de "Dockside".',
    '"Harbour" è il vecchio nome di "Dockside".',
    '「Harbour」は「Dockside」の旧名称です。',
    '“Harbour”是“Dockside”的旧名称。',
    '«Harbour» هو الاسم القديم لـ «Dockside».',
  ])('is so in every table, and that is said: %s', async (said) => {
    const { values, distinct, notes, applied, left } = await told(`Why were jobs late? ${said}`, {
      'jobs.csv': jobs,
      'budget.csv': budget,
    });
    expect(values).toEqual({ jobs: ['Dockside', 'Upland'], budget: ['Dockside'] });
    expect([distinct, left]).toEqual([[1, 2], []]);
    expect(applied).toHaveLength(1);
    expect(notes.map(({ message }) => message)).toEqual([
      'site of budget.csv: Harbour is counted as Dockside in 6 rows, as the brief says.',
      'site of jobs.csv: Harbour is counted as Dockside in 8 rows, as the brief says.',
    ]);
  });

  it('takes the name that goes on where it is not said which is the older', async () => {
    for (const said of ['"Harbour" and "Dockside" are the same site.', '"Dockside" and "Harbour" are the same site.'])
      expect((await told(`Why were jobs late? ${said}`, { 'late.csv': late })).values).toEqual({ late: ['Dockside', 'Upland'] });
  });

  it('is told as not applied where no cell is called so', async () => {
    const { notes, left } = await told('Why were jobs late? "Wharf" is the old name of "Dockside".', { 'late.csv': late });
    expect(notes).toEqual([]);
    expect(left.map(({ why }) => why)).toEqual(['no-name']);
  });
});
