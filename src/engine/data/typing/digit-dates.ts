/** Dates in eight digits without a mark between them, as SAP writes them: `20250311`, with `00000000` for none. */
import { type Database, name } from '../database.ts';
import { isNamed, words } from '../lexicon.ts';
import type { RawTable } from '../raw-table.ts';
import { type ColumnType, cleanText, type Shape } from './column-type.ts';

/** With decimals where a program counted them as numbers. */
const eightDigits = /^9{8}(?:[.,]9)?$/;
/** What a column lacks where a system has no empty date. */
const noDay = /^0+$/;
const enough = 0.99;
/** Fewer numbers may be days by chance, or count on from one. */
const leastDays = 12;

/** Numbers of documents and goods have eight digits, too; a key of days joins the table that has a row for each. */
const keyed = /\b(?:id|key|no|nr|num|number|nummer|code|ref|reference|numero|sk|fk|amount|sum|total)$/;
const saysDay = /date|datum|\bdat\b|fecha|\bdata\b|\bday\b|\btag\b|日|تاريخ/;

/** SQL of the day; null for other texts. */
export function dayInDigits(value: string): string {
  return `CAST(try_strptime(regexp_replace(${value}, '[.,]0$', ''), '%Y%m%d') AS DATE)`;
}

/** Turns columns into dates whose values are all of eight digits that name a day. */
export async function findDigitDates(
  database: Database,
  raw: RawTable,
  types: Map<string, ColumnType>,
  shapes: ReadonlyMap<string, readonly Shape[]>,
): Promise<void> {
  for (const [column, type] of types) {
    if (type.kind !== 'text' && !(type.kind === 'number' && !type.percent && Object.keys(type.currencies).length === 0)) continue;
    const all = shapes.get(column)!;
    const count = (counted: readonly Shape[]) => counted.reduce((sum, each) => sum + each.count, 0);
    const total = count(all);
    if (total === 0 || count(all.filter(({ shape }) => eightDigits.test(shape) || noDay.test(shape))) < total * enough) continue;
    const day = dayInDigits('v');
    const [row] = await database.query(
      `SELECT count(*) AS "all", count(*) FILTER (WHERE year(${day}) BETWEEN 1950 AND 2099 OR v LIKE '9999____%') AS "days", count(DISTINCT v) AS "distinct"
       FROM (SELECT ${cleanText(column, 'values')} AS v FROM ${name(raw.table)}) WHERE v IS NOT NULL AND NOT regexp_full_match(v, '0+([.,]0)?')`,
    );
    const [values, days, distinct] = [Number(row!.all), Number(row!.days), Number(row!.distinct)];
    if (values === 0 || days < values * enough) continue;
    const called = words(column);
    if (keyed.test(called) || isNamed('id', column) || (distinct < leastDays && !saysDay.test(called))) continue;
    types.set(column, { kind: 'date', formats: [], hasTime: false, number: 'digits' });
  }
}
