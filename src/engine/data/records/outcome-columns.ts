/** Columns of words that only say again what became of a row: a status, or the reason for what was lost. They are no place where it went wrong. */
import { type Database, name } from '../database.ts';
import type { Table } from '../typing/column-type.ts';

/** A column of more values may tell rows apart by chance. */
const mostStates = 12;
/** Share of rows whose value says how they ended, from which it is another name for that. */
const tells = 0.97;
/** Difference between the shares of rows of either end without a value, beyond which it is filled because of that end. */
const mostEmptied = 0.5;

/** @param ended true, false, or null in rows of which it is not known, over `m` */
export async function outcomeColumns(database: Database, table: Table, ended: string): Promise<string[]> {
  const able = table.columns.filter(
    ({ type, filled, distinct }) =>
      (type.kind === 'text' || type.kind === 'boolean') && filled > 0 && distinct >= 1 && distinct < table.rows,
  );
  const found: string[] = [];
  for (const column of able) {
    const value = `nullif(CAST(m.${name(column.name)} AS VARCHAR), '(none)')`;
    const [row] = await database.query(
      `WITH rows AS (SELECT (${ended}) AS ended, ${value} AS v FROM ${table.sql} m),
            each AS (SELECT v, count(*) FILTER (WHERE ended) AS yes, count(*) FILTER (WHERE NOT ended) AS no FROM rows WHERE ended IS NOT NULL GROUP BY v)
       SELECT count(*) AS "values", CAST(sum(greatest(yes, no)) AS DOUBLE) / sum(yes + no) AS "told", CAST(greatest(sum(yes), sum(no)) AS DOUBLE) / sum(yes + no) AS "most",
              abs(coalesce(sum(yes) FILTER (WHERE v IS NULL), 0) / nullif(sum(yes), 0) - coalesce(sum(no) FILTER (WHERE v IS NULL), 0) / nullif(sum(no), 0)) AS "emptied" FROM each`,
    );
    const isFew = Number(row!.values) <= mostStates;
    // Where nearly all end alike, every column would tell.
    const isTold = isFew && Number(row!.told) >= tells && Number(row!.most) < tells - leastGained;
    if (isTold || Number(row!.emptied ?? 0) > mostEmptied) found.push(column.name);
  }
  return found;
}

/** What a column has to add to what is known without it. */
const leastGained = 0.02;
