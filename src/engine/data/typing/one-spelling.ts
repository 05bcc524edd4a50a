/** Texts that differ only in capitals or spaces are one value, as in a spreadsheet's filter: `dach` counts as `DACH`. */
import { type Database, literal, name } from '../database.ts';
import type { Column } from './column-type.ts';

/** With more values, a column names things rather than groups them, and codes may differ in capitals on purpose. */
const mostValues = 200;

interface Merged {
  column: string;
  /** Rows whose spelling was replaced. */
  rows: number;
  /** Spellings that no longer occur. */
  spellings: number;
}

const folded = (text: string) => text.trim().replace(/\s+/gu, ' ').toLowerCase();

/**
 * Writes every value in its most frequent spelling.
 * @param known all texts of the columns for which they are known
 */
export async function joinSpellings(
  database: Database,
  table: string,
  columns: readonly Column[],
  known: ReadonlyMap<string, readonly string[]>,
): Promise<Merged[]> {
  const able = columns.filter(
    ({ type, distinct, filled }) => type.kind === 'text' && distinct > 1 && distinct <= mostValues && filled >= 2 * distinct,
  );
  const asked = able.filter(({ name: each }) => {
    const texts = known.get(each);
    return texts === undefined || new Set(texts.map(folded)).size < texts.length;
  });
  if (asked.length === 0) return [];
  const found = await database.query(
    asked
      .map(({ name: each }, at) => {
        const text = `CAST(${name(each)} AS VARCHAR)`;
        const spelled = `SELECT ${text} AS v, count(*) AS n, lower(trim(regexp_replace(${text}, '\\s+', ' ', 'g'))) AS k FROM ${table} WHERE ${text} IS NOT NULL GROUP BY 1`;
        return `SELECT ${at} AS "at", k AS "key", first(v ORDER BY n DESC, v) AS "kept", sum(n) - max(n) AS "rows", count(*) - 1 AS "spellings" FROM (${spelled}) GROUP BY k HAVING count(*) > 1`;
      })
      .join(' UNION ALL ')
      .concat(' ORDER BY 1, 2'),
  );
  const merged = new Map<string, Merged>();
  for (const row of found) {
    const column = asked[Number(row.at)]!.name;
    const text = `CAST(${name(column)} AS VARCHAR)`;
    await database.run(
      `UPDATE ${table} SET ${name(column)} = ${literal(String(row.kept))} WHERE lower(trim(regexp_replace(${text}, '\\s+', ' ', 'g'))) = ${literal(String(row.key))}`,
    );
    const before = merged.get(column) ?? { column, rows: 0, spellings: 0 };
    merged.set(column, { column, rows: before.rows + Number(row.rows), spellings: before.spellings + Number(row.spellings) });
  }
  return [...merged.values()];
}
