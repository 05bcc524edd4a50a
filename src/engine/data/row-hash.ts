/** Which rows are behind a figure: a hash of each row of a canonical table, and their sum, which knows no order and counts copies. */
import type { Cell } from './database.ts';

/** The rows of a query with `row_hash`, a hash of all that a row holds. */
export function withRowHash(query: string): string {
  return `SELECT *, hash("the row") AS row_hash FROM (${query}) "the row"`;
}

/** Beside the aggregates of a query over a canonical table. A sum and no exclusive or: two equal rows would cancel out. */
export const rowsHash = 'sum(row_hash) AS "rows"';

/** What `rowsHash` came to, in 16 hexadecimal digits; no rows are all zeros. */
export function hexOfRows(sum: Cell | undefined): string {
  return BigInt.asUintN(64, BigInt(String(sum ?? 0)))
    .toString(16)
    .padStart(16, '0');
}
