/** A second table that says what was spent on the rows of the first, by a column that both have, such as the channel. */
import { createCanonical, type Database, literal, name } from '../database.ts';
import { type DimensionColumn, memberOf } from '../dimensions.ts';
import { words } from '../lexicon.ts';
import { bareSpelling } from '../spelling.ts';
import type { Column, Table } from '../typing/column-type.ts';
import type { MeasureColumn } from './measure-columns.ts';

export interface SpendBeside {
  table: Table;
  /** Behind the column `spent` of the table `records_beside`. */
  spent: MeasureColumn;
  /** IDs of the dimensions that both tables have. */
  shared: readonly string[];
  /** What the rows became where their stage says so: behind `converted`. */
  became: MeasureColumn['became'];
}

/** Another table with its date and its measures, over `m`. */
export interface Side {
  table: Table;
  time: { name: string; sql: string } | null;
  measures: readonly MeasureColumn[];
}

interface Main extends Side {
  /** Those of a table that describes the rows name it. */
  dimensions: readonly (DimensionColumn & { table?: Table })[];
}

const spend =
  /\b(spend|spent|spending|costs?|ausgaben|kosten|depenses?|couts?|gastos?|costes?|custos?|spes[ae]|costi|費用|支出|花费|费用|الانفاق|التكلفة)\b/;
/** Part of the members of the smaller table that the other has to know. */
const known = 0.8;

/** With more, a column names rows rather than groups them. */
const mostMembers = 200;

export async function membersOf(database: Database, sql: string, table: Table): Promise<string[]> {
  const rows = await database.query(
    `SELECT DISTINCT CAST(${sql} AS VARCHAR) AS "v" FROM ${table.sql} m WHERE ${sql} IS NOT NULL ORDER BY 1 LIMIT ${mostMembers + 1}`,
  );
  return rows.map(({ v }) => String(v));
}

/** SQL of their members in our spelling: `google_search` is `Google Search`; null where too few of them are ours. */
export function matched(column: string, theirs: readonly string[], ours: readonly string[]): string | null {
  const spelled = new Map(ours.map((member) => [bareSpelling(member), member]));
  const pairs = theirs.flatMap((member) => {
    const own = spelled.get(bareSpelling(member));
    return own === undefined ? [] : [[member, own] as const];
  });
  if (pairs.length < 2 || theirs.length > mostMembers || pairs.length < theirs.length * known) return null;
  if (pairs.every(([member, own]) => member === own)) return column;
  return `CASE CAST(${column} AS VARCHAR) ${pairs.map(([member, own]) => `WHEN ${literal(member)} THEN ${literal(own)}`).join(' ')} ELSE ${column} END`;
}

/** Creates the table `records_beside` (dated, own, converted, spent, one column a shared dimension, row_hash); null where no table says it. */
export async function spendBeside(database: Database, main: Main, others: readonly Side[]): Promise<SpendBeside | null> {
  const own = main.dimensions.filter(({ lookup, table }) => lookup === null && table === undefined);
  for (const { table, time, measures } of others) {
    const spent = measures.find(({ column, behaviour, unit }) => behaviour === 'flow' && unit === 'money' && spend.test(words(column)));
    if (!spent || (time === null) !== (main.time === null) || table.rows >= main.table.rows) continue;
    const shared: { dimension: DimensionColumn; theirs: string }[] = [];
    for (const dimension of own) {
      const ours = await membersOf(database, dimension.sql, main.table);
      const columns = table.columns.filter(({ type, distinct }) => type.kind === 'text' && distinct > 1 && distinct <= mostMembers);
      // A column of the same name before one that only holds the same values: `channel` beside `source`.
      const isNamesake = (column: Column) => words(column.name) === words(dimension.column);
      for (const column of columns.toSorted((a, b) => Number(isNamesake(b)) - Number(isNamesake(a)))) {
        const theirs = matched(`m.${name(column.name)}`, await membersOf(database, `m.${name(column.name)}`, table), ours);
        if (theirs === null) continue;
        shared.push({ dimension, theirs });
        break;
      }
    }
    if (shared.length === 0) continue;
    const converted = main.measures.findIndex(({ called }) => called === 'converted_rate');
    const ours = shared.map(({ dimension }) => name(`by_${dimension.id}`));
    const theirs = shared.map(({ dimension, theirs: sql }) => {
      const { listed: _, ...plain } = dimension;
      return `${memberOf({ ...plain, sql })} AS ${name(`by_${dimension.id}`)}`;
    });
    await createCanonical(
      database,
      'records_beside',
      `SELECT dated, true AS own, ${converted < 0 ? 'NULL::BOOLEAN' : `measure_${converted}`} AS converted, CAST(NULL AS DECIMAL(28, 6)) AS spent,
         ${ours.map((column) => `CAST(${column} AS VARCHAR) AS ${column}`).join(', ')} FROM records
       UNION ALL SELECT ${time ? time.sql : 'CAST(NULL AS DATE)'}, false, NULL, CAST(${spent.sql} AS DECIMAL(28, 6)), ${theirs.join(', ')} FROM ${table.sql} m`,
    );
    return { table, spent, shared: shared.map(({ dimension }) => dimension.id), became: main.measures[converted]?.became };
  }
  return null;
}
