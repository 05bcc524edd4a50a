/** What somebody noted of the few rows that were read again, counted up where a brief asks for that. */
import type { Dictated } from '../../model/brief.ts';
import type { Undone } from '../../model/fact.ts';
import type { QualityNote } from '../../model/quality-note.ts';
import { type Database, name } from './database.ts';
import { isAlike, words } from './lexicon.ts';
import type { Column, Table } from './typing/column-type.ts';

/** More rows, or more values, are no sample that somebody read. */
const most = { rows: 0.1, values: 12 } as const;
const fewest = 5;
/** Of a value, that nothing could be told. */
const unclear =
  /\b(?:unclear|unknown|illegible|unreadable|not readable|cannot tell|can t tell|undecided|undetermined|not sure|n a|unklar|unbekannt|unleserlich|nicht lesbar|nicht erkennbar|illisible|inconnue?|indetermine\w*|non lisible|ilegible|desconocid[oa]|no legible|indeterminad[oa]|illeggibile|sconosciut[oa]|non leggibile|ilegivel|desconhecid[oa]|incerto)\b|不明|判読|判別|无法|看不清|غير واضح|غير معروف|غير مقروء/;

type Sample = Extract<Dictated, { kind: 'sample' }>;

/** By the column that the fewest rows fill, one whose name the sentence says before others. */
export async function countSample(
  database: Database,
  tables: readonly Table[],
  dictated: readonly Dictated[],
): Promise<{ notes: QualityNote[]; applied: string[]; left: Undone[] }> {
  const [asked] = dictated.filter((each): each is Sample => each.kind === 'sample');
  if (!asked) return { notes: [], applied: [], left: [] };
  const isSaid = ({ name: called }: Column) =>
    words(called)
      .split(' ')
      .some(
        (own) =>
          own.length > 2 &&
          words(asked.said)
            .split(' ')
            .some((word) => isAlike(own, word)),
      );
  const able = tables
    .filter(({ derived }) => !derived)
    .flatMap((table) => table.columns.filter((column) => isRare(column, table)).map((column) => ({ table, column })))
    .toSorted((a, b) => Number(isSaid(b.column)) - Number(isSaid(a.column)) || a.column.filled - b.column.filled);
  const [found] = able;
  if (!found) return { notes: [], applied: [], left: [{ text: asked.text, why: 'unnamed' }] };
  const { table, column } = found;
  const values = await database.query(
    `SELECT CAST(${name(column.name)} AS VARCHAR) AS "value", count(*) AS "rows" FROM ${table.sql} WHERE ${name(column.name)} IS NOT NULL GROUP BY 1 ORDER BY 2 DESC, 1`,
  );
  const counts = values.map(({ value, rows }) => ({ value: String(value), rows: Number(rows) }));
  const all = counts.reduce((sum, { rows }) => sum + rows, 0);
  const open = counts.filter(({ value }) => unclear.test(words(value))).reduce((sum, { rows }) => sum + rows, 0);
  const [first] = counts.filter(({ value }) => !unclear.test(words(value)));
  if (!first) return { notes: [], applied: [], left: [{ text: asked.text, why: 'unnamed' }] };
  const judged = all - open;
  const figures = { all, file: table.file, column: column.name, rows: first.rows, value: first.value, judged, open };
  const said =
    open > 0
      ? `${first.rows} of the ${judged} that could be judged say ${first.value}, and ${open} could not be judged`
      : `${first.rows} say ${first.value}`;
  const note: QualityNote = {
    code: 'assumed',
    message: `${column.name} of ${table.file} tells of ${all} rows that were read: ${said}. It is a small sample, and the data do not say how it was drawn.`,
    table: table.name,
    column: column.name,
    rows: all,
    sentence: open > 0 ? 'sample-judged' : 'sample-read',
    figures,
  };
  return { notes: [note], applied: [asked.text], left: [] };
}

const isRare = ({ type, filled, distinct }: Column, { rows }: Table) =>
  type.kind === 'text' &&
  filled >= fewest &&
  filled <= rows * most.rows &&
  distinct > 1 &&
  distinct <= most.values &&
  distinct * 2 <= filled;
