/** Finds columns that add up to another column, such as sectors next to their total. */
import { type Database, name } from '../database.ts';
import type { Column, Table } from '../typing/column-type.ts';

export interface Parts {
  total: Column;
  /** Columns that add up to it and are not sums themselves. */
  parts: readonly Column[];
  /** Subtotals of some of the parts. */
  between: readonly Column[];
}

/** With fewer parts, the columns are separate measures, such as profit next to sales and cost. */
const leastParts = 4;
const mostColumns = 60;
const mostRows = 400;
/** Tolerance for individually rounded figures. */
const slack = 0.001;

/** The widest total with its finest parts, found through adjacent columns that add up in every row; null if there is none. */
export async function partsOfTotal(database: Database, table: Table, columns: readonly Column[]): Promise<Parts | null> {
  if (columns.length < leastParts + 1 || columns.length > mostColumns || table.rows < 3) return null;
  const selected = columns.map((column, at) => `CAST(${name(column.name)} AS DOUBLE) AS "c${at}"`).join(', ');
  const rows = await database.query(`SELECT ${selected} FROM ${table.sql} LIMIT ${mostRows}`);
  const values = columns.map((_, at) => rows.map((row) => row[`c${at}`]));
  if (values.some((column) => column.some((value) => value === null))) return null;
  const figures = values.map((column) => column.map(Number));
  const size = (at: number) => figures[at]!.reduce((sum, value) => sum + Math.abs(value), 0);
  const bySize = columns.map((_, at) => at).sort((a, b) => size(a) - size(b) || a - b);
  let leaves = columns.map((_, at) => at);
  const sums = new Map<number, number[]>();
  for (const at of bySize) {
    const others = leaves.filter((each) => each !== at);
    const run = runThatAddsTo(figures, at, others);
    if (!run) continue;
    sums.set(at, run);
    leaves = others;
  }
  const best = [...sums].sort((a, b) => b[1].length - a[1].length || a[0] - b[0])[0];
  if (!best || best[1].length < leastParts) return null;
  const [total, parts] = best;
  const within = new Set(parts);
  const between = [...sums].filter(([at, run]) => at !== total && run.every((each) => within.has(each))).map(([at]) => at);
  return { total: columns[total]!, parts: parts.map((at) => columns[at]!), between: between.map((at) => columns[at]!) };
}

/** Two or more adjacent leaves whose figures add up to the column's in every row. */
function runThatAddsTo(figures: readonly number[][], at: number, leaves: readonly number[]): number[] | null {
  const whole = figures[at]!;
  for (let from = 0; from < leaves.length - 1; from++) {
    let sum = figures[leaves[from]!]![0]!;
    for (let to = from + 1; to < leaves.length; to++) {
      sum += figures[leaves[to]!]![0]!;
      if (!close(sum, whole[0]!)) continue;
      const run = leaves.slice(from, to + 1);
      if (
        whole.every((value, row) =>
          close(
            run.reduce((all, each) => all + figures[each]![row]!, 0),
            value,
          ),
        )
      )
        return run;
    }
  }
  return null;
}

function close(sum: number, whole: number): boolean {
  return whole !== 0 && Math.abs(sum - whole) <= Math.abs(whole) * slack;
}
