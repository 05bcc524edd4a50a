/** The SQL that selects metrics, in one step or two: additive ones are first added up for small groups of rows, so each row is read once. */
import { sumOfHashes } from '../data/database.ts';
import type { Metric } from './metric.ts';

/** `v0`, `n0` and `w0` for the first of the metrics of one basis, and so on, and `rows`, the hash of its rows. */
export function valuesOf(metrics: readonly Metric[]): string {
  return named(expressionsOf(metrics));
}

export interface InParts {
  /** Selected per group of rows. */
  parts: string;
  /** The same as `valuesOf`, from the parts of several groups. */
  values: string;
}

/** Null if a metric is not additive, such as a median. */
export function valuesInParts(metrics: readonly Metric[]): InParts | null {
  const parts: string[] = [];
  const over: Expression[] = [];
  for (const [expression, as] of expressionsOf(metrics)) {
    const found = overParts(expression, parts);
    if (found === null) return null;
    over.push([found, as]);
  }
  return { parts: parts.map((part, at) => `${part} AS part${at}`).join(', '), values: named(over) };
}

type Expression = readonly [sql: string, as: string];

function expressionsOf(metrics: readonly Metric[]): Expression[] {
  const own = metrics.flatMap(({ value, n, weight }, at): Expression[] => [
    [value, `v${at}`],
    [n, `n${at}`],
    ...(weight === undefined ? [] : [[weight, `w${at}`] as const]),
  ]);
  return [...own, [sumOfHashes, 'rows']];
}

function named(expressions: readonly Expression[]): string {
  return expressions.map(([sql, as]) => `${sql} AS "${as}"`).join(', ');
}

/** Scalar functions that an expression of aggregates may contain. */
const single = /^(coalesce|nullif|CAST|DECIMAL|sqrt|abs)$/;

/** The expression with sums of parts instead of its aggregates; new ones are appended to `parts`. */
function overParts(expression: string, parts: string[]): string | null {
  let over = '';
  let at = 0;
  for (const { 0: call, 1: called, index } of expression.matchAll(/\b(\w+)\(/g)) {
    if (index < at || single.test(called!)) continue;
    const inside = index + call.length;
    if ((called !== 'sum' && called !== 'count') || expression.startsWith('DISTINCT', inside)) return null;
    let end = closingAt(expression, inside);
    if (expression.startsWith(filter, end)) end = closingAt(expression, end + filter.length);
    const part = expression.slice(index, end);
    if (!parts.includes(part)) parts.push(part);
    const sum = `sum(part${parts.indexOf(part)})`;
    over += expression.slice(at, index) + (called === 'count' ? `CAST(${sum} AS BIGINT)` : sum);
    at = end;
  }
  return over + expression.slice(at);
}

const filter = ' FILTER (';

/** Index after the bracket that closes the one opened before `from`. */
function closingAt(sql: string, from: number): number {
  let open = 1;
  for (const { 0: sign, index } of sql.slice(from).matchAll(/'[^']*'|"[^"]*"|[()]/g)) {
    if (sign === '(') open++;
    else if (sign === ')' && --open === 0) return from + index + 1;
  }
  return sql.length;
}
