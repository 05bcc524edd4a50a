/** The distribution of a measure, for rows without dates: median, quartiles, and rows per equal class. */

import { type Fact, factId, type Unit } from '../../../model/fact.ts';
import { hexOfRows, rowsHash } from '../../data/database.ts';
import { number, type Question } from '../compute.ts';
import type { Measure } from './measures.ts';

const leastRows = 30;
/** With fewer distinct values, they are steps of a scale. */
const leastValues = 12;
const mostClasses = 10;

/** Puts `income.median@0`, `income.lower_quartile@0`, `income.upper_quartile@0`, `income.middle@0` (rows between them) and `income.class[from=10000]@0` … with `income.edge[…]`. */
export async function computeDistributions(question: Question, measures: readonly Measure[]): Promise<void> {
  for (const measure of measures) if (measure.measured.how !== 'rate' && measure.unit !== 'ratio') await spreadOf(question, measure);
}

async function spreadOf({ database, facts, currency }: Question, measure: Measure): Promise<void> {
  const value = `CAST(measure_${measure.at} AS DOUBLE)`;
  const quantile = (at: number) => `quantile_cont(${value}, ${at})`;
  const [row] = await database.query(
    `SELECT count(${value}) AS "n", count(DISTINCT ${value}) AS "values", min(${value}) AS "least", max(${value}) AS "most",
            ${quantile(0.25)} AS "lower_quartile", ${quantile(0.5)} AS "median", ${quantile(0.75)} AS "upper_quartile",
            ${rowsHash} FROM records`,
  );
  const n = Number(row!.n);
  if (n < leastRows || Number(row!.values) < leastValues) return;
  const put = (metric: string, unit: Unit, found: number, of: string, sql: string, scope: Fact['scope'] = {}, behind = row!, count = n) => {
    const id = factId({ metric: `${measure.id}.${metric}`, scope, at: 0 });
    const money = unit === 'money' && currency ? { currency } : {};
    const label = `${measure.measured.label}, ${of}`;
    facts.set(id, {
      id,
      metric: measure.id,
      label,
      value: found,
      unit,
      ...money,
      period: null,
      scope,
      n: count,
      rows: hexOfRows(behind.rows),
      formula: `${of} of ${measure.measured.of}`,
      sql,
    });
  };
  for (const [metric, at] of [
    ['lower_quartile', 0.25],
    ['median', 0.5],
    ['upper_quartile', 0.75],
  ] as const) {
    put(
      metric,
      measure.unit,
      Number(number(row![metric]!)!.toPrecision(12)),
      metric.replace('_', ' '),
      `SELECT ${quantile(at)} FROM records`,
    );
  }
  const middle = `${value} BETWEEN ${Number(row!.lower_quartile)} AND ${Number(row!.upper_quartile)}`;
  const [inside] = await database.query(`SELECT count(*) AS "n" FROM records WHERE ${middle}`);
  const share = `SELECT count(*) FILTER (WHERE ${middle}) / count(${value}) FROM records`;
  put('middle', 'ratio', Number(inside!.n) / n, 'share of rows between the quartiles', share);
  const { step, first, classes, open } = classesOf(
    Number(row!.least),
    Number(row!.most),
    Number(row!.lower_quartile),
    Number(row!.upper_quartile),
  );
  for (let at = 0; at < classes; at++) {
    const from = clean(first + at * step);
    const to = clean(first + (at + 1) * step);
    const last = at === classes - 1;
    const within = `${value} >= ${from}${last && open ? '' : ` AND ${value} ${last ? '<=' : '<'} ${to}`}`;
    const [counted] = await database.query(`SELECT count(*) AS "n", ${rowsHash} FROM records WHERE ${within}`);
    const said = last && open ? `rows at ${from} or more` : `rows from ${from} to ${to}`;
    const scope = { from: String(from) };
    const rows = Number(counted!.n);
    put('class', 'count', rows, said, `SELECT count(*) FROM records WHERE ${within}`, scope, counted, rows);
    put('edge', measure.unit, from, said, '', scope, counted, rows);
    if (last && !open) put('edge', measure.unit, to, said, '', { from: String(to) }, counted, 0);
  }
}

/** Equal classes with round edges; with outliers, the last class is open-ended. */
function classesOf(
  least: number,
  most: number,
  lower: number,
  upper: number,
): { step: number; first: number; classes: number; open: boolean } {
  const reach = upper + 3 * (upper - lower);
  const open = most > reach && upper > lower;
  const end = open ? reach : most;
  const start = least >= 0 && least < (end - least) / mostClasses ? 0 : least;
  const rough = (end - start) / (mostClasses - 1);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = clean([1, 2, 2.5, 5, 10].map((each) => each * power).find((each) => each >= rough)!);
  const first = clean(Math.floor(start / step) * step);
  const needed = Math.ceil((end - first) / step - 1e-9);
  return { step, first, classes: Math.min(mostClasses, Math.max(1, needed)), open };
}

function clean(value: number): number {
  return Number(value.toPrecision(12)) + 0;
}
