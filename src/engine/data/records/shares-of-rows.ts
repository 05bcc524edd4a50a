/**
 * What holds of some rows beside what they measure: that a day is filled in, that a reason is given, that what belongs to the row, such as its first
 * visit, has a value. How many rows it holds of may change where a measure does.
 */
import { type Database, literal, name } from '../database.ts';
import type { Link } from '../relations/links.ts';
import type { Column, Table } from '../typing/column-type.ts';
import { columnLabel } from './measure-columns.ts';

/** Of a column `num_share_0`, `num_share_1`, …: one or none. */
export interface ShareColumn {
  /** What the column is called that is filled in or has the value. */
  of: string;
  /** Null of a day, of which it says that there is one. */
  value: string | null;
  /** It is the value of the first of several rows that belong to it. */
  isFirst: boolean;
  sql: string;
}

export interface Shares {
  columns: readonly ShareColumn[];
  /** What they take joining to the rows `m`. */
  joins: string;
}

/** Values of a column, columns, tables of rows that belong to others, and all together. */
const most = { values: 14, columns: 5, tables: 2, all: 48 } as const;
/** Rows of a value or with a day, and without it. */
const least = { rows: 30, part: 0.02, numbered: 0.95 } as const;

/** @param taken columns that tell rows apart anyway */
export async function shareColumns(database: Database, main: Table, links: readonly Link[], taken: ReadonlySet<string>): Promise<Shares> {
  const isSome = (n: number) => Math.min(n, main.rows - n) >= Math.max(least.rows, least.part * main.rows);
  const days = main.columns
    .filter(({ type, filled }) => type.kind === 'date' && isSome(filled))
    .map((day): ShareColumn => ({ of: columnLabel(day.name), value: null, isFirst: false, sql: `(m.${name(day.name)} IS NOT NULL)::INT` }));
  const reasons: ShareColumn[] = [];
  for (const column of main.columns.filter((each) => isReason(each) && !taken.has(each.name)).slice(0, most.columns))
    for (const value of await valuesOf(database, main, column))
      reasons.push({
        of: columnLabel(column.name),
        value,
        isFirst: false,
        sql: `coalesce(CAST(m.${name(column.name)} AS VARCHAR) = ${literal(value)}, false)::INT`,
      });
  const found = [...days, ...reasons];
  const joins: string[] = [];
  const belonging = links.filter(({ from, to, columns }) => to === main && from !== main && columns.length === 1);
  for (const link of belonging.slice(0, most.tables)) {
    const told = await belongingTo(database, link, `b${joins.length}`);
    if (!told) continue;
    found.push(...told.columns);
    joins.push(told.join);
  }
  return { columns: found.slice(0, most.all), joins: joins.join(' ') };
}

const isReason = ({ type, distinct, filled }: Column) =>
  type.kind === 'text' && !type.codes && distinct >= 2 && distinct <= most.values && distinct < filled;

async function valuesOf(database: Database, { sql }: Table, { name: column }: Column): Promise<string[]> {
  const value = `CAST(m.${name(column)} AS VARCHAR)`;
  const rows = await database.query(
    `SELECT ${value} AS "value" FROM ${sql} m WHERE ${value} IS NOT NULL AND ${value} <> '(none)' GROUP BY 1 HAVING count(*) >= ${least.rows} ORDER BY 1`,
  );
  return rows.map((row) => String(row.value));
}

/** Whether a row has one with the value or, where they are numbered from one, whether the first of them has it. */
async function belongingTo(
  database: Database,
  { from, columns: [key], keys: [own] }: Link,
  alias: string,
): Promise<{ columns: ShareColumn[]; join: string } | null> {
  const told = from.columns.filter((column) => isReason(column) && column.name !== key).slice(0, most.columns);
  if (told.length === 0) return null;
  const order = await numberedBy(database, from, key!);
  const columns: ShareColumn[] = [];
  const sums: string[] = [];
  for (const column of told)
    for (const value of await valuesOf(database, from, column)) {
      const held = `v${sums.length}`;
      const is = `coalesce(CAST(m.${name(column.name)} AS VARCHAR) = ${literal(value)}, false)`;
      sums.push(`max((${is}${order ? ` AND m.${name(order.name)} = 1` : ''})::INT) AS ${name(held)}`);
      columns.push({ of: columnLabel(column.name), value, isFirst: order !== null, sql: `coalesce(${alias}.${name(held)}, 0)` });
    }
  if (sums.length === 0) return null;
  const join = `LEFT JOIN (SELECT m.${name(key!)} AS "key", ${sums.join(', ')} FROM ${from.sql} m WHERE m.${name(key!)} IS NOT NULL GROUP BY 1) ${alias} ON ${alias}."key" = m.${name(own!)}`;
  return { columns, join };
}

/** The column that numbers from one what belongs to one row. */
async function numberedBy(database: Database, { columns, sql }: Table, key: string): Promise<Column | null> {
  for (const column of columns) {
    if (column.type.kind !== 'number' || !column.type.integer || column.name === key || column.distinct < 2) continue;
    const at = `m.${name(column.name)}`;
    const [row] = await database.query(
      `SELECT avg((first = 1 AND last = n AND different = n)::INT) AS "numbered" FROM
       (SELECT min(${at}) AS first, max(${at}) AS last, count(DISTINCT ${at}) AS different, count(*) AS n FROM ${sql} m WHERE m.${name(key)} IS NOT NULL GROUP BY m.${name(key)})`,
    );
    if (Number(row?.numbered ?? 0) >= least.numbered) return column;
  }
  return null;
}
