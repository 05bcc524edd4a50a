/** The answers for each member of dimensions, in each period and ever. */
import { name, type Row } from '../data/database.ts';
import type { Question } from './compute.ts';
import { datedRows, period } from './dated-rows.ts';
import type { Metric } from './metric.ts';
import { valuesInParts, valuesOf } from './values.ts';

/** More columns than this are asked for in a query of their own. */
const columnsAtOnce = 8;

/** The rows of each column by `member\nperiod` and `member\nall`: one query for all metrics of a basis and many columns, so that the table is read once. */
export async function askMembers(
  question: Question,
  metrics: readonly Metric[],
  columns: readonly string[],
): Promise<Map<string, Map<string, Row>>> {
  const answers = new Map<string, Map<string, Row>>(columns.map((column) => [column, new Map()]));
  const { basis } = metrics[0]!;
  const from = columns.length > 0 ? await datedRows(question, basis) : '';
  for (let start = 0; start < columns.length; start += columnsAtOnce) {
    const asked = columns.slice(start, start + columnsAtOnce);
    const rows = await question.database.query(basis.date === null ? everAlone(from, asked, metrics) : byPeriod(from, asked, metrics));
    // Each column has a bit, the last one the lowest, which is not set where it is grouped by.
    const every = 2 ** asked.length - 1;
    const byBit = new Map(asked.map((column, at) => [every - 2 ** (asked.length - 1 - at), answers.get(column)!]));
    for (const row of rows) byBit.get(Number(row.which))!.set(`${row.member}\n${Number(row.ever) === 1 ? 'all' : Number(row.p)}`, row);
  }
  return answers;
}

function everAlone(from: string, columns: readonly string[], metrics: readonly Metric[]): string {
  return `SELECT ${memberOf(columns)}, 1 AS "ever", ${valuesOf(metrics)} FROM ${from} GROUP BY GROUPING SETS (${columns.map((column) => `(${name(column)})`).join(', ')})`;
}

function byPeriod(from: string, columns: readonly string[], metrics: readonly Metric[]): string {
  const inPeriods = columns.map((column) => `(${name(column)}, ${period})`).join(', ');
  const inParts = valuesInParts(metrics);
  if (inParts) {
    const { parts, values } = inParts;
    const found = `SELECT ${memberOf(columns)}, ${period} AS "p", ${parts} FROM ${from} GROUP BY GROUPING SETS (${inPeriods})`;
    const sets = '("which", "member", "p"), ("which", "member")';
    return `SELECT "which", "member", "p", GROUPING("p") AS "ever", ${values} FROM (${found}) GROUP BY GROUPING SETS (${sets})`;
  }
  const ever = columns.map((column) => `(${name(column)})`).join(', ');
  return `SELECT ${memberOf(columns)}, ${period} AS "p", GROUPING(${period}) AS "ever", ${valuesOf(metrics)} FROM ${from} GROUP BY GROUPING SETS (${inPeriods}, ${ever})`;
}

/** SQL of a row's member in the column it is grouped by, and of which column that is. */
function memberOf(columns: readonly string[]): string {
  const names = columns.map(name);
  return `coalesce(${names.map((column) => `CAST(${column} AS VARCHAR)`).join(', ')}) AS "member", GROUPING(${names.join(', ')}) AS "which"`;
}
