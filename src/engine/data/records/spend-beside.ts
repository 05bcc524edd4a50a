/** A second table that says what was spent on the rows of the first, by a column that both have, such as the channel. */
import { createCanonical, type Database, name } from '../database.ts';
import { type DimensionColumn, memberOf } from '../dimensions.ts';
import { words } from '../lexicon.ts';
import type { Table } from '../typing/column-type.ts';
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

interface Side {
  table: Table;
  time: { sql: string } | null;
  measures: readonly MeasureColumn[];
}

interface Main extends Side {
  dimensions: readonly DimensionColumn[];
}

const spend =
  /\b(spend|spent|spending|costs?|ausgaben|kosten|depenses?|couts?|gastos?|costes?|custos?|spes[ae]|costi|費用|支出|花费|费用|الانفاق|التكلفة)\b/;
/** Part of the members of the smaller table that the other has to know. */
const known = 0.8;

/** Creates the table `records_beside` (dated, own, converted, spent, one column a shared dimension, row_hash); null where no table says it. */
export async function spendBeside(database: Database, main: Main, others: readonly Side[]): Promise<SpendBeside | null> {
  const own = main.dimensions.filter(({ lookup }) => lookup === null);
  for (const { table, time, measures } of others) {
    const spent = measures.find(({ column, behaviour, unit }) => behaviour === 'flow' && unit === 'money' && spend.test(words(column)));
    if (!spent || (time === null) !== (main.time === null) || table.rows >= main.table.rows) continue;
    const pairs = own.flatMap((dimension) => {
      const column = table.columns.find((each) => each.type.kind === 'text' && words(each.name) === words(dimension.column));
      return column ? [{ dimension, theirs: dimension.sql.replaceAll(name(dimension.column), name(column.name)) }] : [];
    });
    const shared: typeof pairs = [];
    for (const pair of pairs) {
      const { dimension, theirs } = pair;
      const [row] = await database.query(
        `SELECT count(*) AS "all", count(*) FILTER (WHERE v IN (SELECT CAST(${dimension.sql} AS VARCHAR) FROM ${main.table.sql} m)) AS "known"
         FROM (SELECT DISTINCT CAST(${theirs} AS VARCHAR) AS v FROM ${table.sql} m) WHERE v IS NOT NULL`,
      );
      if (Number(row!.all) > 1 && Number(row!.known) >= Number(row!.all) * known) shared.push(pair);
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
