/** Exports of lines that write what concerns the whole order on the order's first line only: its status, its day, its discount, what it came to. */
import { type Database, name } from '../database.ts';
import type { Column, Table } from '../typing/column-type.ts';
import { allotted } from './amount.ts';

export interface OrderLines {
  table: Table;
  /** The column that numbers the orders. */
  order: string;
}

/** Columns filled exactly once an order, from which the others are its own too. */
const leastOnce = 2;
/** Of fewer rows nothing tells a pattern. */
const fewestRows = 6;

/** The table with each line told what its order says: texts and days as they are, its discount by what the lines come to; null where it is not written so. */
export async function filledDown(database: Database, table: Table): Promise<OrderLines | null> {
  const { rows, columns, sql } = table;
  if (rows < fewestRows) return null;
  for (const key of columns) {
    if (key.filled !== rows || key.distinct < 2 || key.distinct >= rows || !numbers(key)) continue;
    const once = columns.filter((column) => column !== key && column.filled === key.distinct);
    if (once.length < leastOnce) continue;
    const [first] = once;
    const listed = columns.map(
      ({ name: each }, at) =>
        `count(${name(each)}) FILTER (WHERE ${name(first!.name)} IS NULL) AS "off${at}", count(DISTINCT ${name(key.name)}) FILTER (WHERE ${name(each)} IS NOT NULL) AS "in${at}"`,
    );
    const [row] = await database.query(`SELECT ${listed.join(', ')} FROM ${sql}`);
    const isOnce = (column: Column, at: number) =>
      column.filled > 0 && Number(row![`off${at}`]) === 0 && Number(row![`in${at}`]) === column.filled;
    const ofOrder = columns.filter((column, at) => column !== key && isOnce(column, at));
    if (!ofOrder.includes(first!) || ofOrder.length < leastOnce) continue;
    return { table: await told(database, table, key, ofOrder), order: key.name };
  }
  return null;
}

const numbers = ({ type }: Column) => type.kind === 'text' || (type.kind === 'number' && type.integer);

async function told(database: Database, table: Table, key: Column, ofOrder: readonly Column[]): Promise<Table> {
  const over = `OVER (PARTITION BY ${name(key.name)})`;
  const shares = allotted(table, ofOrder);
  const replaced = ofOrder.flatMap((column) => {
    if (column.type.kind === 'number') return [];
    return [column.name, ...(column.moment === undefined ? [] : [column.moment])].map(
      (each) => `max(${name(each)}) ${over} AS ${name(each)}`,
    );
  });
  const added = shares ? [`${shares.sql(`${over}`)} AS ${name(shares.column.name)}`] : [];
  const amounts = ofOrder.filter(({ type }) => type.kind === 'number');
  const kept = table.columns.filter((column) => !amounts.includes(column) && column.name !== shares?.line?.name);
  const without = [...amounts, ...(shares?.line ? [shares.line] : [])].map((column) => name(column.name));
  const sql = name(`${table.name} as lines`);
  await database.run(
    `CREATE OR REPLACE TABLE ${sql} AS SELECT *${without.length > 0 ? ` EXCLUDE (${without.join(', ')})` : ''}${replaced.length > 0 ? ` REPLACE (${replaced.join(', ')})` : ''}${added.map((each) => `, ${each}`).join('')} FROM ${table.sql}`,
  );
  const counts = kept.map(({ name: each }, at) => `count(${name(each)}) AS "n${at}"`);
  const [row] = await database.query(`SELECT ${counts.join(', ')} FROM ${sql}`);
  const columns = kept.map((column, at) => ({ ...column, filled: Number(row![`n${at}`]) }));
  return shares
    ? { ...table, sql, columns: [...columns, { ...shares.column, filled: table.rows }], allotted: shares.column.name }
    : { ...table, sql, columns };
}
