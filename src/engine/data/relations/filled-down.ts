/** Lines that are each told what is written once an order. */
import { type Database, name } from '../database.ts';
import { orderColumns } from '../order-columns.ts';
import type { Column, Table } from '../typing/column-type.ts';
import { allotted } from './amount.ts';

export interface OrderLines {
  table: Table;
  /** The column that numbers the orders. */
  order: string;
}

/** The table with each line told what its order says: texts and days as they are, its discount by what the lines come to; null where it is not written so. */
export async function filledDown(database: Database, table: Table): Promise<OrderLines | null> {
  const found = await orderColumns(database, table);
  return found && { table: await told(database, table, found.key, found.once), order: found.key.name };
}

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
