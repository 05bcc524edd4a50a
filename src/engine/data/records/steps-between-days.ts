/** How many days pass from one day of a row to the next, of the days that most rows have and that stand in one order. */
import { type Database, name } from '../database.ts';
import type { Column, Table } from '../typing/column-type.ts';
import { columnLabel, type MeasureColumn } from './measure-columns.ts';
import { lower } from './told-words.ts';

/** Part of the rows that have a day, and of those that have two, in which these stand in one order. */
const mostly = 0.6;
export const inOrder = 0.95;

export const daysBetween = (one: Column, other: Column) => `date_diff('day', m.${name(one.name)}, m.${name(other.name)})`;

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
