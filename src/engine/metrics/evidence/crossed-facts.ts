/** Rates by the members of two dimensions at once, `win_rate[owner=Ann&region=East]@0`: whether a difference holds inside the parts. */

import { factId } from '../../../model/fact.ts';
import { hexOfRows, literal, name, rowsHash } from '../../data/database.ts';
import { number, type Question, type Split } from '../compute.ts';
import type { Metric } from '../metric.ts';

/** Dimensions with more members leave too few rows in each crossing to speak of. */
const mostMembers = 12;
const mostSplits = 4;

export async function computeCrossed(question: Question, metrics: readonly Metric[], splits: readonly Split[]): Promise<void> {
  const rates = metrics.filter(({ unit, byDimension, basis }) => unit === 'ratio' && byDimension && basis.date !== null);
  const few = splits.filter(({ members }) => members.length >= 2 && members.length <= mostMembers).slice(0, mostSplits);
  for (const metric of rates) {
    for (const [index, first] of few.entries()) {
      for (const second of few.slice(index + 1)) await cross(question, metric, first, second);
    }
  }
}

async function cross({ database, periods, facts }: Question, metric: Metric, first: Split, second: Split): Promise<void> {
  const { reporting, asOf } = periods;
  const { table, where, date, verb } = metric.basis;
  const [a, b] = [name(first.column), name(second.column)];
  const rows = await database.query(
    `SELECT ${a} AS "a", ${b} AS "b", ${metric.value} AS "v", ${metric.n} AS "n", ${rowsHash} FROM ${table}
     WHERE ${where} AND ${date} >= DATE '${reporting.start}' AND ${date} < DATE '${reporting.end}' AND ${date} <= DATE '${asOf}'
     AND ${a} IS NOT NULL AND ${b} IS NOT NULL GROUP BY 1, 2 ORDER BY 1, 2`,
  );
  for (const row of rows) {
    const value = number(row.v!);
    if (value === null) continue;
    const scope = { [first.id]: String(row.a), [second.id]: String(row.b) };
    const id = factId({ metric: metric.id, scope, at: 0 });
    facts.set(id, {
      id,
      metric: metric.id,
      label: `${metric.label}, ${row.a}, ${row.b}`,
      value,
      unit: metric.unit,
      period: reporting.id,
      scope,
      n: number(row.n!) ?? 0,
      rows: hexOfRows(row.rows),
      formula: `${metric.formula} ${verb} in ${reporting.label}, ${first.label.toLowerCase()} ${row.a}, ${second.label.toLowerCase()} ${row.b}`,
      sql: `SELECT ${metric.value} FROM ${table} WHERE ${where} AND ${date} >= DATE '${reporting.start}' AND ${date} < DATE '${reporting.end}' AND ${date} <= DATE '${asOf}' AND ${a} = ${literal(String(row.a))} AND ${b} = ${literal(String(row.b))}`,
    });
  }
}
