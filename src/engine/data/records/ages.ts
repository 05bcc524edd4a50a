/** How old something was when a row happened, from a column of years or of days long before: year of build, first registration, day of hire. */
import { type Database, name } from '../database.ts';
import type { Node } from '../relations/reach.ts';
import { columnLabel } from './measure-columns.ts';
import type { Time } from './row-time.ts';

/** Of a column `age_0`, `age_1`, … */
export interface AgeColumn {
  label: string;
  /** Years. */
  sql: string;
}

/** Columns that are looked at; the earliest year; years from which a day lies long before its row. */
const most = 8;
const firstYear = 1900;
const leastYears = 1;

/**
 * Of the rows themselves, and of what they are of in tables that describe it: the machine that a fault is of.
 * @param taken columns that measure or group something
 */
export async function ageColumns(
  database: Database,
  rows: string,
  nodes: readonly Node[],
  time: Time,
  taken: ReadonlySet<string>,
): Promise<AgeColumn[]> {
  const all = nodes.flatMap(({ alias, table }) => table.columns.map((column) => ({ alias, column })));
  const candidates = all
    .filter(
      ({ column, alias }) =>
        (alias !== 'm' || column.name !== time.name) &&
        column.distinct > 2 &&
        ((column.type.kind === 'number' && column.type.integer && !taken.has(column.name)) || column.type.kind === 'date'),
    )
    .slice(0, most)
    .map(({ column, alias }) => {
      const cell = `${alias}.${name(column.name)}`;
      const isYear = column.type.kind === 'number';
      return {
        isYear,
        label: columnLabel(column.name),
        cell,
        sql: isYear
          ? `CAST(year(${time.sql}) - ${cell} AS DECIMAL(18, 1))`
          : `CAST(round(date_diff('day', CAST(${cell} AS DATE), CAST(${time.sql} AS DATE)) / 365.25, 1) AS DECIMAL(18, 1))`,
      };
    });
  if (candidates.length === 0) return [];
  const [row] = await database.query(
    `SELECT ${candidates
      .flatMap(({ isYear, cell, sql }, at) => [
        `${isYear ? `min(${cell})` : firstYear} AS "first ${at}"`,
        `min(${sql}) AS "least ${at}"`,
        `avg(${sql}) AS "mean ${at}"`,
      ])
      .join(', ')} FROM ${rows}`,
  );
  const of = (what: string, at: number) => Number(row?.[`${what} ${at}`] ?? Number.NaN);
  // A year after that of the row is what is still to come.
  return candidates.filter((_, at) => of('first', at) >= firstYear && of('least', at) >= -1 && of('mean', at) >= leastYears);
}
