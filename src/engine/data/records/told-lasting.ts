/** How many days pass from one day of a row to another, as a brief tells it, with the steps in between. */
import type { Given, Told } from '../../../model/brief.ts';
import { type Database, name } from '../database.ts';
import type { Column, Table } from '../typing/column-type.ts';
import type { StatedMeasures } from './measures-found.ts';
import { dateNamed, timeSaid } from './said-columns.ts';
import { daysBetween, inOrder, stepsBetween } from './steps-between-days.ts';
import { named, none, timeBetween } from './told-words.ts';

type Stated = Extract<Given, { kind: 'measure' }>;
type Lasting = Extract<Told, { kind: 'lasting' }>;

/** Null where no table has both days in that order. */
export async function lastingTold(
  database: Database,
  tables: readonly Table[],
  stated: Stated,
  { from, to, days }: Lasting,
): Promise<StatedMeasures | null> {
  for (const whole of tables.toSorted((a, b) => b.rows - a.rows)) {
    const dates = whole.columns.filter(({ type, filled }) => type.kind === 'date' && filled > 0);
    const end = dateNamed(to, dates);
    const start = dateNamed(
      from,
      dates.filter((column) => column !== end),
    );
    const found = start && end && (await daysFrom(database, whole, stated, start, end));
    if (found) return { ...found, time: timeSaid(whole, days) ?? found.time };
  }
  return null;
}

/** The days from one to the other of each row that has both; null where they do not stand in that order. */
async function daysFrom(database: Database, whole: Table, stated: Stated, start: Column, end: Column): Promise<StatedMeasures | null> {
  const days = daysBetween(start, end);
  const [row] = await database.query(`SELECT count(*) FILTER (WHERE ${days} >= 0) AS "fit", count(${days}) AS "both" FROM ${whole.sql} m`);
  // Dates that do not stand in that order are others.
  if (Number(row!.fit) < Math.max(fewestRows, Number(row!.both) * inOrder)) return null;
  // What has not come so far is none of the rows that are measured.
  const table = await rowsWhere(database, whole, `${days} >= 0`);
  const measure = (column: Column, sql: string) =>
    ({ column: column.name, behaviour: 'mean', unit: 'days', currency: null, polarity: 'down', sql: `(${sql})`, against: {} }) as const;
  return {
    ...none,
    table,
    measures: [
      {
        ...(stated.called === undefined ? timeBetween(stated, start.name, end.name) : named(stated, stated.called)),
        ...measure(end, days),
      },
      ...(await stepsBetween(database, table, start, end)),
    ],
    time: { name: end.name, sql: `m.${name(end.name)}` },
    everyRow: true,
  };
}

const fewestRows = 20;

/** The rows for which a condition holds, as a table of the same name: what is known of its columns is counted anew. */
async function rowsWhere(database: Database, table: Table, condition: string): Promise<Table> {
  const sql = name(`${table.name} measured`);
  await database.run(`CREATE OR REPLACE TABLE ${sql} AS SELECT * FROM ${table.sql} m WHERE ${condition}`);
  const counts = table.columns.map(({ name: each }, at) => `count(${name(each)}) AS "f${at}", count(DISTINCT ${name(each)}) AS "d${at}"`);
  const [row] = await database.query(`SELECT count(*) AS "rows", ${counts.join(', ')} FROM ${sql}`);
  const columns = table.columns.map((column, at) => ({ ...column, filled: Number(row![`f${at}`]), distinct: Number(row![`d${at}`]) }));
  return { ...table, sql, rows: Number(row!.rows), columns };
}
