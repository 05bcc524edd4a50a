/** Whether amounts in a column called monthly are those of what is billed at once: a year's amount among monthly ones would count twelve times. */
import { type Database, name } from '../database.ts';
import { mainRoles } from '../dimensions.ts';
import type { Mapping } from '../mapping.ts';
import type { Column, Table } from '../typing/column-type.ts';

/** How near the amounts of a plan have to come to the multiple of their interval, and in which part of the rows. */
const least = 0.7;
const most = 1.4;
const nearly = 0.9;
const fewest = 5;

/**
 * The column of intervals whose rows have as many times the amount of the monthly ones as it has months; `sure` where that is so within each
 * plan. Without plans, who pays by the year may just buy more.
 */
export async function wholeIntervals(
  database: Database,
  { table, amount, intervals }: { table: Table; amount: Column; intervals: readonly { column: Column; months: string }[] },
  mapping: Mapping,
): Promise<{ column: Column; sure: boolean } | null> {
  const [plan] = [...mainRoles(table, mapping, new Set([amount.name]))].find(([, role]) => role === 'product') ?? [];
  const by = plan === undefined ? "'all'" : `CAST(m.${name(plan)} AS VARCHAR)`;
  for (const { column, months } of intervals.filter((each) => each.column.name !== plan)) {
    const rows = await database.query(
      `WITH paid AS (SELECT ${by} AS plan, ${months} AS months, CAST(m.${name(amount.name)} AS DOUBLE) AS amount
         FROM ${table.sql} m WHERE m.${name(amount.name)} > 0),
       by_plan AS (SELECT plan, months, median(amount) AS amount, count(*) AS n FROM paid WHERE months IS NOT NULL GROUP BY 1, 2)
       SELECT a.amount / b.amount / a.months AS "times", a.n AS "rows", b.n AS "others" FROM by_plan a JOIN by_plan b ON a.plan IS NOT DISTINCT FROM b.plan AND b.months = 1 WHERE a.months > 1`,
    );
    const able = rows.filter((row) => Number(row.rows) >= fewest && Number(row.others) >= fewest);
    const count = (of: typeof rows) => of.reduce((sum, row) => sum + Number(row.rows), 0);
    const fitting = able.filter(({ times }) => Number(times) >= least && Number(times) <= most);
    if (fitting.length > 0 && count(fitting) >= nearly * count(rows)) return { column, sure: plan !== undefined };
  }
  return null;
}
