/** What a query selects of metrics, in one step or in two: what adds up is added up for small groups of rows first, so that a row is looked at once. */
import { sumOfHashes } from '../data/database.ts';
import type { Metric } from './metric.ts';

/** `v0` and `n0` of the first of metrics of one basis, and `rows`, the hash of its rows. */
export function valuesOf(metrics: readonly Metric[]): string {
  return named(expressionsOf(metrics));
}

export interface InParts {
  /** What is selected of a group of rows. */
  parts: string;
  /** The same as `valuesOf`, of the parts of several groups. */
  values: string;
}

/** Null where a metric does not add up, such as a median. */
export function valuesInParts(metrics: readonly Metric[]): InParts | null {
  const parts: string[] = [];
  const over: string[] = [];
  for (const expression of expressionsOf(metrics)) {
    const found = overParts(expression, parts);
    if (found === null) return null;
    over.push(found);
  }
  return { parts: parts.map((part, at) => `${part} AS part${at}`).join(', '), values: named(over) };
}

function expressionsOf(metrics: readonly Metric[]): string[] {
  return [...metrics.flatMap(({ value, n }) => [value, n]), sumOfHashes];
}

function named(expressions: readonly string[]): string {
  const last = expressions.length - 1;
  return expressions.map((sql, at) => `${sql} AS "${at === last ? 'rows' : `${at % 2 === 0 ? 'v' : 'n'}${at >> 1}`}"`).join(', ');
}

/** Functions of single values that an expression of aggregates may be made with. */
const single = /^(coalesce|nullif|CAST|DECIMAL|sqrt)$/;

/** The expression with sums of parts in place of its aggregates; those that are new are put to `parts`. */
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

/** Behind the bracket that closes the one opened before `from`. */
function closingAt(sql: string, from: number): number {
  let open = 1;
  for (const { 0: sign, index } of sql.slice(from).matchAll(/'[^']*'|"[^"]*"|[()]/g)) {
    if (sign === '(') open++;
    else if (sign === ')' && --open === 0) return from + index + 1;
  }
  return sql.length;
}
