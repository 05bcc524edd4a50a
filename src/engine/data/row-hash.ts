/** Which rows are behind a figure: a hash of each row of a canonical table, and their sum, which knows no order and counts copies. */
import { type Cell, type Database, name } from './database.ts';

/** A decimal of so many digits takes 64 bits, which are read from disk a hundred times as fast as 128. */
const narrowDigits = 18;

/** Creates a canonical table: the rows of a query with `row_hash`, a hash of all that a row holds. */
export async function createCanonical(database: Database, table: string, query: string): Promise<void> {
  const columns = await database.columns(query);
  // A text has one hash, whichever way it is kept.
  const held = columns.map(({ name: column, type }) => (type.startsWith('ENUM') ? `CAST(${name(column)} AS VARCHAR)` : name(column)));
  const hashed = `SELECT *, hash(row(${held.join(', ')})) AS row_hash FROM (${query})`;
  const narrow = columns.flatMap(({ name: column, type }) => {
    const [, width, scale] = /^DECIMAL\((\d+),(\d+)\)$/.exec(type) ?? [];
    return Number(width) > narrowDigits ? [`CAST(${name(column)} AS DECIMAL(${narrowDigits}, ${scale})) AS ${name(column)}`] : [];
  });
  if (narrow.length > 0) {
    try {
      return await database.run(`CREATE TABLE ${name(table)} AS SELECT * REPLACE (${narrow.join(', ')}) FROM (${hashed})`);
    } catch {
      // A value has more digits.
    }
  }
  await database.run(`CREATE TABLE ${name(table)} AS ${hashed}`);
}

/** Beside the aggregates of a query over a canonical table. A sum and no exclusive or: two equal rows would cancel out. */
export const sumOfHashes = 'sum(row_hash)';
export const rowsHash = `${sumOfHashes} AS "rows"`;

/** What `rowsHash` came to, in 16 hexadecimal digits; no rows are all zeros. */
export function hexOfRows(sum: Cell | undefined): string {
  return BigInt.asUintN(64, BigInt(String(sum ?? 0)))
    .toString(16)
    .padStart(16, '0');
}
