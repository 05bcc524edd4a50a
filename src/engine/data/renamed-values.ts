/** A value under the name that the brief says it has now, wherever the tables hold the old one. */
import type { Dictated } from '../../model/brief.ts';
import type { QualityNote } from '../../model/quality-note.ts';
import { type Database, literal, name } from './database.ts';
import { counted } from './left-out-rows.ts';
import { words } from './lexicon.ts';
import type { Column, Table } from './typing/column-type.ts';

type Renamed = Extract<Dictated, { kind: 'renamed' }>;

/** A column that holds the old name, as it is written there, and the new one if it holds that too. */
interface Holding {
  at: number;
  column: Column;
  was: { value: string; rows: number };
  now: string | null;
}

/**
 * Puts the new name into every column that holds both; where none does, into those that hold the old one. Columns of the same name in other
 * tables follow, as tables are joined by them. Gives the tables as they are then, and null for the notes where no cell holds the old name.
 */
export async function renameValues(
  database: Database,
  tables: readonly Table[],
  said: Renamed,
): Promise<{ tables: Table[]; notes: QualityNote[] | null }> {
  const found: Holding[] = [];
  for (const [at, table] of tables.entries()) {
    for (const column of table.columns) {
      const holding = await holdingOf(database, table, column, said);
      if (holding) found.push({ ...holding, at, column });
    }
  }
  const both = found.filter(({ now }) => now !== null);
  const isLinked = ({ column }: Holding) => both.some((each) => words(each.column.name) === words(column.name));
  const meant = both.length > 0 ? found.filter(isLinked) : said.same ? [] : found;
  if (meant.length === 0) return { tables: [...tables], notes: null };
  const now = both[0]?.now ?? said.name;
  const [old, called] = (await isOlder(database, tables, both[0], said)) ? [meant[0]!.was.value, now] : [now, meant[0]!.was.value];
  const renamed = [...tables];
  const notes: QualityNote[] = [];
  for (const { at, column } of meant) {
    const table = renamed[at]!;
    const is = `CAST(${name(column.name)} AS VARCHAR) = ${literal(old)}`;
    const [row] = await database.query(`SELECT count(*) AS "rows" FROM ${table.sql} WHERE ${is}`);
    const rows = Number(row!.rows);
    if (rows === 0) continue;
    await database.run(`UPDATE ${table.sql} SET ${name(column.name)} = ${literal(called)} WHERE ${is}`);
    renamed[at] = await counted(database, table);
    notes.push({
      code: 'restated',
      message: `${column.name} of ${table.file}: ${old} is counted as ${called} in ${rows.toLocaleString('en')} rows, as the brief says.`,
      table: table.name,
      column: column.name,
      rows,
      sentence: 'renamed-value',
      figures: { column: column.name, file: table.file, value: old, suggestion: called, rows },
    });
  }
  return { tables: renamed, notes };
}

/** By the words of the names, whatever their capitals and marks. */
async function holdingOf(
  database: Database,
  table: Table,
  column: Column,
  { was, name: now }: Renamed,
): Promise<Pick<Holding, 'was' | 'now'> | null> {
  if (column.type.kind !== 'text' || column.filled === 0) return null;
  const text = `CAST(${name(column.name)} AS VARCHAR)`;
  const rows = await database.query(
    `SELECT ${text} AS "value", count(*) AS "rows" FROM ${table.sql} WHERE lower(trim(${text})) IN (${[was, now].map((each) => literal(each.toLowerCase())).join(', ')}) GROUP BY 1 ORDER BY 2 DESC, 1`,
  );
  const called = (wanted: string) => rows.find(({ value }) => String(value).trim().toLowerCase() === wanted.toLowerCase());
  const [old, next] = [called(was), called(now)];
  return old ? { was: { value: String(old.value), rows: Number(old.rows) }, now: next ? String(next.value) : null } : null;
}

/** Of two names neither of which is said to be the older, the one whose last row is the earlier by most dates of the table. */
async function isOlder(database: Database, tables: readonly Table[], both: Holding | undefined, { same }: Renamed): Promise<boolean> {
  if (!same || !both || both.now === null) return true;
  const table = tables[both.at]!;
  const dates = table.columns.filter(({ type }) => type.kind === 'date');
  if (dates.length === 0) return true;
  const text = `CAST(${name(both.column.name)} AS VARCHAR)`;
  const sums = dates.map(({ name: each }, at) => {
    const last = (value: string) => `max(${name(each)}) FILTER (WHERE ${text} = ${literal(value)})`;
    return `${last(both.was.value)} <= ${last(both.now!)} AS "d${at}"`;
  });
  const [row] = await database.query(`SELECT ${sums.join(', ')} FROM ${table.sql}`);
  return dates.filter((_, at) => row![`d${at}`] === true).length * 2 >= dates.length;
}
