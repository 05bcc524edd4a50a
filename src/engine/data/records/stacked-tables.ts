/** Rows of two tables in one, where an amount of one is divided by what the other counts: costs by vehicle and month beside kilometres driven. */
import { type Database, name } from '../database.ts';
import { words } from '../lexicon.ts';
import type { Column, Table } from '../typing/column-type.ts';
import { timeOf } from './row-time.ts';

interface Part {
  table: Table;
  /** What it gives in a row, over `m`. */
  sql: string;
}

/** What the amount of the one and the count of the other are called. */
export const stackedColumns = ['amount', 'count'] as const;

/** A table with `date`, `amount` of the one, `count` of the other and the columns that both have; null where they share none, or a date is missing. */
export async function stackedFor(database: Database, one: Part, other: Part): Promise<Table | null> {
  const [ours, theirs] = [await timeOf(database, one.table), await timeOf(database, other.table)];
  if (!ours || !theirs) return null;
  const pairs = one.table.columns.flatMap((column) => {
    const same = other.table.columns.find((each) => words(each.name) === words(column.name) && each.type.kind === column.type.kind);
    const isShared = same && column.type.kind !== 'date' && column.distinct > 1 && column.distinct < one.table.rows / 2 && same.filled > 0;
    return isShared ? [{ column, same }] : [];
  });
  if (pairs.length === 0) return null;
  const sql = name(`${one.table.name} with ${other.table.name}`);
  const select = ({ table, sql: value }: Part, time: string, columns: readonly Column[], isFirst: boolean) =>
    `SELECT ${[
      `CAST(${time} AS DATE) AS "date"`,
      ...columns.map((column, at) => `m.${name(column.name)} AS ${name(pairs[at]!.column.name)}`),
      `CAST(${isFirst ? value : '0'} AS DECIMAL(18, 4)) AS ${stackedColumns[0]}`,
      `CAST(${isFirst ? '0' : value} AS DECIMAL(18, 6)) AS ${stackedColumns[1]}`,
    ].join(', ')} FROM ${table.sql} m`;
  const both = [
    select(
      one,
      ours.sql,
      pairs.map(({ column }) => column),
      true,
    ),
    select(
      other,
      theirs.sql,
      pairs.map(({ same }) => same),
      false,
    ),
  ].join(' UNION ALL ');
  // What belongs together in a month is one row: by itself, an amount without a count says nothing of what one costs.
  const [amount, count] = stackedColumns;
  await database.run(
    `CREATE OR REPLACE TABLE ${sql} AS SELECT * REPLACE (CAST(date_trunc('month', "date") AS DATE) AS "date", sum(${amount}) AS ${amount}, sum(${count}) AS ${count})
     FROM (${both}) GROUP BY ALL ORDER BY ALL`,
  );
  const [counted] = await database.query(`SELECT count(*) AS "rows" FROM ${sql}`);
  const rows = Number(counted!.rows);
  const number = { kind: 'number', integer: false, decimal: '.', scale: 1, percent: false, currencies: {} } as const;
  const made = (called: string, type: Column['type']): Column => ({ name: called, type, filled: rows, distinct: rows, rejected: 0 });
  return {
    ...one.table,
    name: `${one.table.name} with ${other.table.name}`,
    sql,
    rows,
    columns: [
      made('date', { kind: 'date', formats: ['%Y-%m-%d'], hasTime: false }),
      ...pairs.map(({ column }) => ({ ...column, filled: rows })),
      made(amount, number),
      made(count, number),
    ],
  };
}
