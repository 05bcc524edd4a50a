/** The column by which another table tells of the same things, however many rows it holds of each: `Customer Id` in subscriptions and in monthly usage. */
import { type Database, name } from '../database.ts';
import { namesBuyer, pointsTo } from '../joins.ts';
import { words } from '../lexicon.ts';
import type { Column, Table } from '../typing/column-type.ts';

/** Of the different values of the side that has fewer, this share must be on the other. */
const enough = 0.5;
/** What ends the name of a key: an `Account` is an `Account ID`. */
const keyEnd = /(?:^| )(?:id|ids|key|code|number|num|no|nr|uuid|guid)$/;

const bare = (column: string) => words(column).replace(keyEnd, '');

/** Null where no column is named for it, or its values are those of something else. */
export async function sharedKey(database: Database, own: { table: Table; column: Column }, other: Table): Promise<Column | null> {
  const { table, column } = own;
  // The `id` of either numbers its own rows.
  const isNamed = (key: Column) =>
    key.type.kind === column.type.kind &&
    ((bare(column.name) !== '' && bare(key.name) === bare(column.name)) ||
      pointsTo(key.name, table.name, column.name) ||
      pointsTo(column.name, other.name, key.name) ||
      namesBuyer(column, other.name, key));
  for (const key of other.columns) {
    if (key.distinct < 2 || !isNamed(key)) continue;
    const values = (from: Table, { name: of }: Column) =>
      `(SELECT DISTINCT ${name(of)} AS v FROM ${from.sql} WHERE ${name(of)} IS NOT NULL)`;
    const [row] = await database.query(`SELECT count(*) AS "hit" FROM ${values(table, column)} JOIN ${values(other, key)} USING (v)`);
    if (Number(row!.hit) >= enough * Math.min(column.distinct, key.distinct)) return key;
  }
  return null;
}
