/** Columns of a table with their values worked out anew, in decimals. */
import { type Database, name } from './database.ts';
import type { Column, Table } from './typing/column-type.ts';

/** Decimals that a quotient keeps. */
const places = 6;

export async function multiply(
  database: Database,
  table: Table,
  columns: readonly Column[],
  by: (value: string) => string,
): Promise<Table> {
  for (const { name: column } of columns) {
    const set = (width: number) =>
      database.run(
        `ALTER TABLE ${table.sql} ALTER COLUMN ${name(column)} SET DATA TYPE DECIMAL(${width}, ${places}) USING CAST(round(${by(`CAST(${name(column)} AS DECIMAL(28, ${places}))`)}, ${places}) AS DECIMAL(${width}, ${places}))`,
      );
    // Decimals of 18 digits are read much faster; some value may have more.
    await set(18).catch(() => set(38));
  }
  const changed = table.columns.map((column): Column => {
    if (!columns.includes(column) || column.type.kind !== 'number') return column;
    return { ...column, type: { ...column.type, integer: false, scale: places } };
  });
  return { ...table, columns: changed };
}
