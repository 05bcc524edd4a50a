/** Rows that an export holds twice, each counted once. */
import type { QualityNote } from '../../model/quality-note.ts';
import { type Database, name } from './database.ts';
import { counted } from './left-out-rows.ts';
import { nameFit, words } from './lexicon.ts';
import { isAccountColumn } from './records/account-names.ts';
import { actualNamed, planNamed } from './records/statement-lines.ts';
import type { Column, Table } from './typing/column-type.ts';

/** Of more rows, the repeats may be what the table is about. */
const mostRepeats = 0.05;
const numbersRows =
  /\b(id|no|nr|number|ref|reference|key|code)$|(nummer|nr)$|^(voucher|document|doc|beleg|journal|entry|piece|n|no|num|numero|asiento|lancamento|registrazione)( (no|nr|num|numero|number|n|piece|d ecriture|de asiento|de piece|documento))*$|伝票番号|凭证号|رقم القيد/;

/** Whether nearly each row has another value. */
const isApart = ({ filled, distinct }: Column, rows: number) => filled === rows && distinct < rows && distinct >= rows * (1 - mostRepeats);
const numbersByName = ({ name: each }: Column) => nameFit('id', each) > 0 || numbersRows.test(words(each));

const lineNumbered =
  /^(order |invoice |item |line |bill |document )*(line|position|pos|item|row|seq|sequence|zeile|posten|ligne|linea|linha|riga|rad)( (no|nr|num|number|id|nummer|numero|index))?$/;

/** Whether a column of such a name numbers the lines of an order. */
export const numbersLines = (called: string) => lineNumbered.test(words(called));

/** The columns that may number the rows: one by its name or by its values, or an order's with that of its lines. */
async function numberings(database: Database, { columns, rows, sql }: Table): Promise<(readonly Column[])[]> {
  const apart = columns.filter((column) => isApart(column, rows));
  const one = apart.find(numbersByName);
  if (one) return [[one]];
  const line = columns.find((column) => column.filled === rows && numbersLines(column.name));
  const order = columns.find((column) => column !== line && column.filled === rows && numbersRows.test(words(column.name)));
  const several = line && order ? [order, line] : planned({ columns, rows });
  if (several) return [several];
  const texts = apart.filter(({ type }) => type.kind === 'text');
  if (texts.length === 0) return [];
  const codes = texts.map(({ name: each }, at) => `bool_and(regexp_matches(CAST(${name(each)} AS VARCHAR), '^\\S*\\d\\S*$')) AS "c${at}"`);
  const [row] = await database.query(`SELECT ${codes.join(', ')} FROM ${sql}`);
  return texts.flatMap((column, at) => (row![`c${at}`] === true ? [[column]] : []));
}

/** The columns that number the rows but for so many repeats; null where none do. */
async function numberedBut(database: Database, table: Table): Promise<{ numbering: readonly Column[]; repeated: number } | null> {
  if (table.derived) return null;
  for (const numbering of await numberings(database, table)) {
    const repeated = await repeatsOf(database, table, numbering);
    if (repeated !== null) return { numbering, repeated };
  }
  return null;
}

/** Of a budget with its actual amounts, a month, an account and a department name one row: all columns that hold no amount. */
function planned({ columns, rows }: Pick<Table, 'columns' | 'rows'>): readonly Column[] | null {
  const numbers = columns.filter(({ type }) => type.kind === 'number');
  const isHeld = numbers.some((column) => planNamed(column.name)) && numbers.some((column) => actualNamed.test(words(column.name)));
  const named = columns.filter(
    (column) =>
      column.filled === rows && (/text|date/.test(column.type.kind) || isAccountColumn(column) || numbersRows.test(words(column.name))),
  );
  return isHeld && named.some(({ name: each, type }) => type.kind === 'date' || nameFit('period', each) > 0) && named.length > 1
    ? named
    : null;
}

/** How many rows repeat another in all that both say, under the same condition. */
export async function repeatedRows(database: Database, table: Table): Promise<number> {
  return (await numberedBut(database, table))?.repeated ?? 0;
}

/** SQL of the rows of a table: each once where one of its columns is known to number them, or is seen to. */
export async function rowsOnce(database: Database, table: Table, isNumbered: boolean): Promise<string> {
  return isNumbered || (await repeatedRows(database, table)) > 0 ? `(SELECT DISTINCT * FROM ${table.sql})` : table.sql;
}

/** Null where rows that are alike may be meant. */
async function repeatsOf(database: Database, { columns, sql, rows }: Table, numbering: readonly Column[]): Promise<number | null> {
  // A cell that one of them leaves empty says nothing else than the other.
  const [row] = await database.query(
    `SELECT count(*) AS "numbered", count(*) FILTER (WHERE NOT "alike") AS "apart" FROM (SELECT ${columns.map((column) => `count(DISTINCT ${name(column.name)}) <= 1`).join(' AND ')} AS "alike" FROM ${sql} GROUP BY ${listed(numbering)})`,
  );
  const [numbered, apart] = [Number(row!.numbered), Number(row!.apart)];
  return apart > 0 || numbered === rows || numbered < rows * (1 - mostRepeats) ? null : rows - numbered;
}

const listed = (of: readonly Column[]) => of.map((column) => name(column.name)).join(', ');

/**
 * Deletes each row that repeats another in all its columns, where a column numbers the rows, or the lines of each order, and would number each of
 * them once without these, or where month, account and department name a row of a budget: two alike lines of one order may both be meant.
 */
export async function countOnce(database: Database, tables: readonly Table[]): Promise<{ tables: Table[]; notes: QualityNote[] }> {
  const kept: Table[] = [];
  const notes: QualityNote[] = [];
  for (const table of tables) {
    const { columns, sql, file } = table;
    const found = await numberedBut(database, table);
    if (!found) {
      kept.push(table);
      continue;
    }
    const { numbering, repeated } = found;
    // Of two, the one with more in it.
    const filled = columns.map((column) => `CAST(${name(column.name)} IS NOT NULL AS INTEGER)`).join(' + ');
    await database.run(
      `DELETE FROM ${sql} WHERE rowid NOT IN (SELECT arg_max(rowid, (${filled}, -rowid)) FROM ${sql} GROUP BY ${listed(numbering)})`,
    );
    const said = repeated === 1 ? 'row' : 'rows';
    kept.push(await counted(database, table));
    notes.push({
      code: 'duplicate-rows',
      message: `${repeated.toLocaleString('en-US')} ${said} of ${file} ${repeated === 1 ? 'repeats another one exactly and is' : 'repeat another one exactly and are'} counted once.`,
      table: table.name,
      rows: repeated,
      sentence: 'repeated',
      figures: { rows: repeated, file },
    });
  }
  return { tables: kept, notes };
}
