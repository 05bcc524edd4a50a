/** What dates the rows of a table: a column of days, of years, or of months as they are written. */
import { type Database, name } from '../database.ts';
import { nameFit, words } from '../lexicon.ts';
import type { Column, Table } from '../typing/column-type.ts';
import { periodText } from '../typing/date-shape.ts';

/** The date column, and the SQL of its date over the table as `m`. */
export interface Time {
  name: string;
  sql: string;
  /** Every row is of one year, which the sheet is named for. */
  year?: true;
}

/** Dates of a person or thing, such as birth or hiring, are traits and do not date the row. */
const traits =
  /\b(birth|birthday|dob|hire|hired|hiring|joined|joining|join|founded|expiry|expiration|updated|modified|due|renewal|renews|renewed|geburt|geburtsdatum|eintritt|eintrittsdatum|naissance|embauche|nacimiento|nascimento|nascita)\b/;

export async function timeOf(database: Database, table: Table): Promise<Time | null> {
  const dates = table.columns.filter((column) => column.type.kind === 'date' && column.distinct > 1 && !traits.test(words(column.name)));
  const likeness = (column: Column) =>
    Math.max(
      nameFit('period', column.name),
      nameFit('created', column.name),
      nameFit('closed', column.name),
      /\border/.test(words(column.name)) ? 1 : 0,
    );
  const best = [...dates].sort((a, b) => likeness(b) - likeness(a))[0];
  if (best) return { name: best.name, sql: `m.${name(best.name)}` };
  const year = table.columns.find(
    ({ name: each, type }) => type.kind === 'number' && type.integer && /^(fiscal )?(year|jahr|annee|ano|anno)$/.test(words(each)),
  );
  if (year) return { name: year.name, sql: `make_date(CAST(m.${name(year.name)} AS INTEGER), 1, 1)` };
  for (const column of table.columns) {
    if (column.type.kind !== 'text' || column.distinct < 2 || nameFit('period', column.name) === 0) continue;
    const { month } = periodText(`m.${name(column.name)}`, { monthsAhead: 0, yearsToName: 0 });
    const [row] = await database.query(`SELECT count(${month}) AS "read" FROM ${table.sql} m`);
    if (Number(row!.read) === column.filled) {
      return { name: column.name, sql: `make_date(CAST((${month}) // 12 AS INTEGER), CAST((${month}) % 12 + 1 AS INTEGER), 1)` };
    }
  }
  return null;
}
