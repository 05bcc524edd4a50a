/** How many days pass from one day of a row to the next, of the days that most rows have and that stand in one order. */
import { type Database, name } from '../database.ts';
import type { Column, Table } from '../typing/column-type.ts';
import { columnLabel, type MeasureColumn } from './measure-columns.ts';
import { lower } from './told-words.ts';

/** Part of the rows that have a day, and of those that have two, in which these stand in one order. */
const mostly = 0.6;
export const inOrder = 0.95;
/** Days that follow one another in more steps are no steps of the same thing. */
const mostDays = 8;

export const daysBetween = (one: Column, other: Column) => `date_diff('day', m.${name(one.name)}, m.${name(other.name)})`;

/** From the first of all days of a row to the last. */
export async function stepsOf(database: Database, table: Table): Promise<MeasureColumn[]> {
  const days = table.columns.filter((column) => isHeld(column, table));
  if (days.length < 2 || days.length > mostDays) return [];
  const [row] = await database.query(
    `SELECT ${days.map(({ name: each }, at) => `avg(date_diff('day', DATE '2000-01-01', m.${name(each)})) AS "d${at}"`).join(', ')} FROM ${table.sql} m`,
  );
  const ordered = days.map((column, at) => ({ column, at: Number(row![`d${at}`]) })).toSorted((a, b) => a.at - b.at);
  const [first, last] = [ordered[0]!.column, ordered.at(-1)!.column];
  const [counted] = await database.query(
    `SELECT count(*) FILTER (WHERE ${daysBetween(first, last)} >= 0) AS "in", count(${daysBetween(first, last)}) AS "both" FROM ${table.sql} m`,
  );
  if (Number(counted!.in) < Number(counted!.both) * inOrder || Number(counted!.both) === 0) return [];
  const inside = await stepsBetween(database, table, first, last);
  // Beside another measure nobody says which is better: to come early to a contract that ends is good, and to deliver late is not.
  return (inside.length > 0 ? inside : [stepOf(first, last)]).map((step) => ({ ...step, polarity: 'neutral' }));
}

/** Each step between two days; none where there is but one. */
export async function stepsBetween(database: Database, table: Table, start: Column, end: Column): Promise<MeasureColumn[]> {
  const between = table.columns.filter((column) => isHeld(column, table) && column.name !== start.name && column.name !== end.name);
  if (between.length === 0) return [];
  const [row] = await database.query(
    `SELECT ${between.map((column, at) => `avg(${daysBetween(start, column)}) AS "from${at}", count(*) FILTER (WHERE ${daysBetween(start, column)} >= 0 AND ${daysBetween(column, end)} >= 0) AS "in${at}"`).join(', ')} FROM ${table.sql} m`,
  );
  const inside = between
    .map((column, at) => ({ column, days: Number(row![`from${at}`]), rows: Number(row![`in${at}`]) }))
    .filter(({ column, rows }) => rows >= column.filled * inOrder)
    .toSorted((a, b) => a.days - b.days)
    .map(({ column }) => column);
  const all = [start, ...inside, end];
  return inside.length === 0 ? [] : all.slice(1).map((column, at) => stepOf(all[at]!, column));
}

const isHeld = ({ type, filled }: Column, { rows }: Table) => type.kind === 'date' && filled >= rows * mostly;

function stepOf(one: Column, other: Column): MeasureColumn {
  return {
    column: other.name,
    label: `${dayLabel(one)} – ${lower(dayLabel(other))}`,
    behaviour: 'mean',
    unit: 'days',
    currency: null,
    polarity: 'down',
    sql: `(CASE WHEN ${daysBetween(one, other)} >= 0 THEN ${daysBetween(one, other)} END)`,
    against: {},
    stage: true,
  };
}

/** `Assessment Sent At` → `Assessment sent`. */
const dayLabel = ({ name: each }: Column) => columnLabel(each).replace(/ (?:at|on|date|datum|am|le|fecha|data)$/iu, '');
