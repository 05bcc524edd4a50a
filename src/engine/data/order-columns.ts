/** Exports of lines that write what concerns the whole order on the order's first line only: its status, its day, its discount, what it came to. */
import { type Database, name } from './database.ts';
import type { Column, Table } from './typing/column-type.ts';

/** The column that numbers the orders, and those that are written once an order. */
export interface OrderColumns {
  key: Column;
  once: readonly Column[];
}

/** Columns filled exactly once an order, from which the others are its own too. */
const leastOnce = 2;
/** Of fewer rows nothing tells a pattern. */
const fewestRows = 6;

/** Null where a table is not written so. */
export async function orderColumns(database: Database, { rows, columns, sql }: Table): Promise<OrderColumns | null> {
  if (rows < fewestRows) return null;
  for (const key of columns) {
    if (key.filled !== rows || key.distinct < 2 || key.distinct >= rows || !numbers(key)) continue;
    const filled = columns.filter((column) => column !== key && column.filled === key.distinct);
    if (filled.length < leastOnce) continue;
    const [first] = filled;
    const listed = columns.map(
      ({ name: each }, at) =>
        `count(${name(each)}) FILTER (WHERE ${name(first!.name)} IS NULL) AS "off${at}", count(DISTINCT ${name(key.name)}) FILTER (WHERE ${name(each)} IS NOT NULL) AS "in${at}"`,
    );
    const [row] = await database.query(`SELECT ${listed.join(', ')} FROM ${sql}`);
    const isOnce = (column: Column, at: number) =>
      column.filled > 0 && Number(row![`off${at}`]) === 0 && Number(row![`in${at}`]) === column.filled;
    const once = columns.filter((column, at) => column !== key && isOnce(column, at));
    if (once.includes(first!) && once.length >= leastOnce) return { key, once };
  }
  return null;
}

const numbers = ({ type }: Column) => type.kind === 'text' || (type.kind === 'number' && type.integer);
