/** The members of a dimension, in the order decks list them: largest in the reporting period first, ties by name. */

import { addDays } from '../../model/period.ts';
import { name } from '../data/database.ts';
import { byCodeUnit } from '../data/spelling.ts';
import { number, type Question } from './compute.ts';
import type { Metric } from './metric.ts';

/** Beyond this many members a dimension is too fine for figures of its own; the largest are kept. */
const mostMembers = 200;

/** @param leading the metric whose value in the reporting period orders the members */
export async function membersOf({ database, periods }: Question, leading: Metric, column: string): Promise<string[]> {
  const { table, where, date, stands } = leading.basis;
  const { start, end } = periods.reporting;
  const known = date ? `${where} AND ${date} <= DATE '${periods.asOf}'` : where;
  const lastDay = [addDays(end, -1), periods.asOf].sort()[0]!;
  const inPeriod = stands ? stands(`DATE '${lastDay}'`) : date ? `${date} >= DATE '${start}' AND ${date} < DATE '${end}'` : 'true';
  const rows = await database.query(
    `SELECT ${name(column)} AS "member", coalesce(${inPeriod}, false) AS "now", ${leading.value} AS "v"
     FROM ${table} WHERE (${known}) AND ${name(column)} IS NOT NULL GROUP BY 1, 2`,
  );
  const values = new Map(rows.filter(({ now }) => now).map((row) => [String(row.member), number(row.v!) ?? 0]));
  const current = (each: string) => values.get(each) ?? 0;
  return [...new Set(rows.map((row) => String(row.member)))]
    .sort((a, b) => current(b) - current(a) || byCodeUnit(a, b))
    .slice(0, mostMembers);
}
