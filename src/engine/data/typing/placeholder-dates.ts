/** Dates that systems write where they have none: 1970-01-01, 1900-01-01, 9999-12-31. */
import { type Database, literal, name } from '../database.ts';
import type { ColumnType } from './column-type.ts';

/** Never a date of business. */
const never = ['0001-01-01', '9999-12-31'];
/** The zeros of calendars: a date among others of its time, and none where all others are ten years away. */
const zeros = ['1900-01-01', '1899-12-30', '1899-12-31', '1904-01-01', '1970-01-01'];
const daysAway = 3653;
const mostRows = 0.2;

/** Years beyond which a date is none; those of placeholders pass, to be counted as such. */
export function isDated(date: string): string {
  return `(year(${date}) BETWEEN 1900 AND 2199 OR list_contains([${[...never, ...zeros].map((day) => `DATE ${literal(day)}`).join(', ')}], ${date}))`;
}

/** Empties the placeholders of a typed table; gives how many there were, by column. */
export async function dropPlaceholders(
  database: Database,
  table: string,
  types: ReadonlyMap<string, ColumnType>,
): Promise<ReadonlyMap<string, number>> {
  const dropped = new Map<string, number>();
  for (const [column, type] of types) {
    if (type.kind !== 'date') continue;
    const of = name(column);
    const rows = await database.query(
      `SELECT CAST(${of} AS VARCHAR) AS "date", count(*) AS "n", (SELECT count(${of}) FROM ${table}) AS "all",
         (SELECT min(abs(date_diff('day', o.${of}, t.${of}))) FROM ${table} o
          WHERE o.${of} NOT IN (${[...never, ...zeros].map((day) => `DATE ${literal(day)}`).join(', ')})) AS "away"
       FROM ${table} t WHERE ${of} IN (${[...never, ...zeros].map((day) => `DATE ${literal(day)}`).join(', ')}) GROUP BY ${of} ORDER BY 1`,
    );
    for (const row of rows) {
      const date = String(row.date);
      const rare = Number(row.n) <= Number(row.all) * mostRows && row.away !== null && Number(row.away) >= daysAway;
      if (!never.includes(date) && !rare) continue;
      await database.run(`UPDATE ${table} SET ${of} = NULL WHERE ${of} = DATE ${literal(date)}`);
      dropped.set(column, (dropped.get(column) ?? 0) + Number(row.n));
    }
  }
  return dropped;
}
