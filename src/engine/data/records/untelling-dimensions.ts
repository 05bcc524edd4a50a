/** Dimensions that split a table by nothing: one member is nearly all rows, or they are the codes of what another one names. */
import type { Database } from '../database.ts';
import type { DimensionColumn } from '../dimensions.ts';
import type { Table } from '../typing/column-type.ts';

/** Share of the rows from which a member is nearly all. */
const uniform = 0.97;
const fewRows = 50;

export async function untelling<D extends DimensionColumn>(database: Database, main: Table, dimensions: readonly D[]): Promise<Set<D>> {
  if (dimensions.length === 0 || main.rows < fewRows) return new Set();
  const largest = dimensions.map(({ sql }, at) => `mode(${sql}) AS "m${at}"`).join(', ');
  const [row] = await database.query(
    `SELECT ${dimensions
      .map(
        ({ sql }, at) =>
          `count(*) FILTER (WHERE (${sql}) = "m${at}") / count(*) AS "s${at}", count(DISTINCT ${sql}) AS "d${at}", bool_or(regexp_matches(CAST(${sql} AS VARCHAR), '[\\p{Ll}\\p{Lo}]')) AS "w${at}"`,
      )
      .join(', ')} FROM ${main.sql} m, (SELECT ${largest} FROM ${main.sql} m)`,
  );
  const of = (dimension: D, what: 's' | 'd') => Number(row![`${what}${dimensions.indexOf(dimension)}`]);
  /** Codes are written without lower case: `S10` beside `Northgate`. Of two names, neither is the other's. */
  const isCode = (dimension: D) => row![`w${dimensions.indexOf(dimension)}`] === false;
  const untold = new Set(dimensions.filter((dimension) => of(dimension, 's') >= uniform));
  const pairs = dimensions.flatMap((one, at) =>
    dimensions.slice(at + 1).flatMap((other) => {
      const isAlike = isCode(one) !== isCode(other) && of(one, 'd') === of(other, 'd') && of(one, 'd') > 1;
      return isAlike ? [[one, other] as const] : [];
    }),
  );
  for (const [one, other] of pairs) {
    const [counted] = await database.query(
      `SELECT count(DISTINCT (${one.sql}, ${other.sql})) AS "both" FROM ${main.sql} m WHERE ${one.sql} IS NOT NULL AND ${other.sql} IS NOT NULL`,
    );
    if (Number(counted!.both) === of(one, 'd')) untold.add(isCode(one) ? one : other);
  }
  return untold;
}
