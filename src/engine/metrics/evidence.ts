/** What findings are tested with: the noise of a sum, its largest row, two crossed dimensions, the months of a quarter. */

import { factId } from '../../model/fact.ts';
import type { Period } from '../../model/period.ts';
import { type Database, hexOfRows } from '../data/database.ts';
import { makePeriod, periodNumber } from './calendar/calendar.ts';
import { byBasis, computeMembers, computeTotals, datedRows, month as inMonth, number, type Question, type Split } from './compute.ts';
import { computeCrossings } from './crossings.ts';
import type { Metric } from './metric.ts';
import { valuesInParts } from './values.ts';

export async function computeNoise(question: Question, metrics: readonly Metric[], splits: readonly Split[]): Promise<void> {
  await computeBeside(question, await noiseMetrics(question.database, metrics), splits);
}

/** What the standard errors of the metrics are asked with. */
export async function noiseMetrics(database: Database, metrics: readonly Metric[]): Promise<Metric[]> {
  const measured = metrics.filter(({ each }) => each !== undefined);
  const noise: Metric[] = [];
  for (const group of byBasis(measured)) {
    const digits = await digitsOf(database, group);
    noise.push(...group.map((metric, at) => noiseOf(metric, digits[at]!)));
  }
  return [...noise, ...metrics.flatMap(errorOf)];
}

/** Power of ten that no sum of absolute values may exceed, so that its square fits in 128 bits. */
const largestSum = 18;

/** Computes companion metrics, such as `won_value.se` of `won_value`. */
export async function computeBeside(question: Question, metrics: readonly Metric[], splits: readonly Split[]): Promise<void> {
  if (metrics.length === 0) return;
  const beside: Question = { ...question, facts: new Map() };
  await computeTotals(beside, metrics);
  await computeMembers(beside, metrics, splits);
  for (const [id, fact] of beside.facts) question.facts.set(id, { ...fact, metric: fact.metric.replace(/\..*$/, '') });
}

/** Decimal digits to keep, negative for very large values, so that values can be summed and squared as integers. */
async function digitsOf(database: Database, group: readonly Metric[]): Promise<number[]> {
  const { table, where } = group[0]!.basis;
  const asked = group.map(
    ({ each }, at) =>
      `CAST(max(abs(${each})) AS DOUBLE) AS "most${at}", count(${each}) AS "n${at}", typeof(any_value(${each})) AS "type${at}"`,
  );
  const [row] = await database.query(`SELECT ${asked.join(', ')} FROM ${table} WHERE ${where}`);
  return group.map((_, at) => {
    const type = String(row![`type${at}`]);
    const decimals = /,\s*(\d+)\)$/.exec(type)?.[1];
    const written = decimals !== undefined ? Number(decimals) : /DOUBLE|FLOAT/.test(type) ? Number.POSITIVE_INFINITY : 0;
    const sum = Number(row![`most${at}`] ?? 0) * Number(row![`n${at}`]);
    return sum > 0 ? Math.min(written, Math.floor(largestSum - Math.log10(sum))) : 0;
  });
}

function errorOf({ error, weight: _, ...metric }: Metric): Metric[] {
  if (error === undefined) return [];
  return [
    {
      ...metric,
      id: `${metric.id}.mean_se`,
      label: `${metric.label}, standard error`,
      value: error,
      formula: `standard error of the ${metric.formula}`,
    },
  ];
}

function noiseOf(metric: Metric, digits: number): Metric {
  const power = `1e${digits}`;
  const whole = digits === 0 ? `CAST(${metric.each} AS BIGINT)` : `CAST(round(CAST(${metric.each} AS DOUBLE) * ${power}) AS BIGINT)`;
  // Integers add up to the same in any order; doubles do not.
  const squares = `sum(CAST(${whole} AS HUGEINT) * ${whole})`;
  const n = `count(${metric.each})`;
  const value = metric.additive
    ? `sqrt(CAST(${squares} AS DOUBLE))`
    : `sqrt(CAST(${n} * ${squares} - sum(${whole}) * sum(${whole}) AS DOUBLE) / nullif(CAST(${n} AS DOUBLE) * ${n} * (${n} - 1), 0))`;
  return {
    ...metric,
    id: `${metric.id}.${metric.additive ? 'se' : 'mean_se'}`,
    label: `${metric.label}, standard error`,
    value: digits === 0 ? value : `${value} / ${power}`,
    formula: metric.additive ? `root of the sum of squares behind the ${metric.formula}` : `standard error of the ${metric.formula}`,
    additive: false,
  };
}

async function computeLargest(question: Question, metrics: readonly Metric[]): Promise<void> {
  const sums = metrics.filter(({ each, unit, additive }) => each !== undefined && additive && unit === 'money');
  const means = metrics.filter(({ each, unit, additive }) => each !== undefined && !additive && unit === 'money');
  await computeBeside(question, [...sums.flatMap(largestOf), ...means.map(meanWithout)], []);
}

function largestOf(metric: Metric): Metric[] {
  const { each, formula, label } = metric;
  const largest = {
    ...metric,
    id: `${metric.id}.largest`,
    label: `${label}, largest single one`,
    value: `max(${each})`,
    n: '1',
    formula: `largest single part of the ${formula}`,
    additive: false,
  };
  const without = {
    ...metric,
    id: `${metric.id}.without_largest`,
    label: `${label} without the largest single one`,
    value: `sum(${each}) - max(${each})`,
    n: `greatest(count(${each}) - 1, 0)`,
    formula: `${formula} without the largest single one`,
    additive: false,
  };
  const amounts = `ln(CAST(CASE WHEN ${each} > 0 THEN ${each} END AS DOUBLE))`;
  const far: Metric = {
    ...metric,
    id: `${metric.id}.largest_z`,
    label: `${label}, distance of the largest single one`,
    unit: 'number',
    value: `0.6745 * (max(${amounts}) - median(${amounts})) / nullif(mad(${amounts}), 0)`,
    n: `count(${each})`,
    formula: `modified z score of the largest single part of the ${formula}, among their logarithms`,
    additive: false,
  };
  return [largest, without, far];
}

function meanWithout(metric: Metric): Metric {
  const { each, formula, label } = metric;
  return {
    ...metric,
    id: `${metric.id}.without_largest`,
    label: `${label} without the largest single one`,
    value: `CAST(sum(${each}) - max(${each}) AS DOUBLE) / nullif(count(${each}) - 1, 0)`,
    n: `greatest(count(${each}) - 1, 0)`,
    formula: `${formula} without the largest single one`,
  };
}

/**
 * Puts `win_rate[month_in_quarter=1]@all` and the like; needs at least one complete quarter.
 * @param metrics of sums and counts
 */
export async function computeMonthPattern(question: Question, metrics: readonly Metric[]): Promise<void> {
  const { periods, database, facts, currency } = question;
  const whole = periods.periods.filter(({ partial }) => !partial);
  if (periods.cut.length !== 3 || periods.cut.every !== 3 || whole.length === 0) return;
  const months = [1, 2, 3].map((month) => ({
    month,
    spans: whole.map(({ start }) => {
      return makePeriod(periods.calendar, periodNumber(periods.calendar, start, 1) + month - 1, 1, 0, false);
    }),
  }));
  for (const group of byBasis(metrics)) {
    const { table, where, date, verb } = group[0]!.basis;
    const within = (spans: readonly Period[]) =>
      spans.map(({ start, end }) => `${date} >= DATE '${start}' AND ${date} < DATE '${end}'`).join(' OR ');
    const numbers = (month: number) => whole.map(({ start }) => periodNumber(periods.calendar, start, 1) + month - 1).join(', ');
    const place = `CASE ${months.map(({ month }) => `WHEN ${inMonth} IN (${numbers(month)}) THEN ${month}`).join(' ')} END`;
    // All rows of a month are pooled.
    const { parts, values } = valuesInParts(group)!;
    const inMonths = `SELECT ${inMonth}, ${parts} FROM ${await datedRows(question, group[0]!.basis)} GROUP BY 1`;
    const rows = await database.query(`SELECT ${place} AS "place", ${values} FROM (${inMonths}) GROUP BY 1`);
    for (const [at, metric] of group.entries()) {
      for (const { month, spans } of months) {
        const row = rows.find((each) => Number(each.place) === month);
        const scope = { month_in_quarter: String(month) };
        const id = factId({ metric: metric.id, scope, at: 'all' });
        facts.set(id, {
          id,
          metric: metric.id,
          label: `${metric.label}, month ${month} of the quarter`,
          value: (row ? number(row[`v${at}`]!) : null) ?? (metric.additive ? 0 : null),
          unit: metric.unit,
          ...(metric.unit === 'money' && currency ? { currency } : {}),
          period: null,
          scope,
          n: row ? (number(row[`n${at}`]!) ?? 0) : 0,
          rows: hexOfRows(row?.rows),
          formula: `${metric.formula} ${verb} in month ${month} of the quarters ${whole[0]!.label} to ${whole.at(-1)!.label}`,
          sql: `SELECT ${metric.value} FROM ${table} WHERE ${where} AND (${within(spans)})`,
        });
      }
    }
  }
}

export async function computeInsightFacts(question: Question, metrics: readonly Metric[], splits: readonly Split[]): Promise<void> {
  const dated = metrics.filter(({ basis, state }) => basis.date !== null && !state);
  const noise = await noiseMetrics(question.database, dated);
  await computeBeside(question, noise, splits);
  await computeLargest(question, dated);
  await computeCrossings(question, dated, noise, splits);
}
