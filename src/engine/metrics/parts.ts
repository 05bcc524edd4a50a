/** Aggregates in two steps: what adds up is added up for small groups of rows first, so that each row is looked at once. */

/** An expression of aggregates over rows, as one over groups of them. */
export interface InParts {
  /** SQL aggregates over rows: `part0`, `part1`, … of a group. */
  parts: readonly string[];
  /** The expressions over groups, as they came. */
  over: readonly string[];
}

/** Functions of single values that an expression of aggregates may be made with. */
const plain = /^(coalesce|nullif|CAST|DECIMAL|sqrt)$/;

/** Null where one has an aggregate of another kind, such as a median. */
export function inParts(expressions: readonly string[]): InParts | null {
  const parts: string[] = [];
  const over: string[] = [];
  for (const expression of expressions) {
    const found = splitUp(expression, parts);
    if (found === null) return null;
    over.push(found);
  }
  return { parts, over };
}

function splitUp(expression: string, parts: string[]): string | null {
  let over = '';
  let at = 0;
  for (const call of expression.matchAll(/\b(\w+)\(/g)) {
    if (call.index < at || plain.test(call[1]!)) continue;
    if (call[1] !== 'sum' && call[1] !== 'count') return null;
    let end = closingAt(expression, call.index + call[0].length);
    if (/^\s*DISTINCT\b/.test(expression.slice(call.index + call[0].length, end))) return null;
    if (expression.startsWith(' FILTER (', end)) end = closingAt(expression, end + ' FILTER ('.length);
    const part = expression.slice(call.index, end);
    const known = parts.indexOf(part);
    const sum = `sum(part${known >= 0 ? known : parts.push(part) - 1})`;
    over += expression.slice(at, call.index) + (call[1] === 'count' ? `CAST(${sum} AS BIGINT)` : sum);
    at = end;
  }
  return over + expression.slice(at);
}

/** Behind the bracket that closes one opened before `from`. */
function closingAt(sql: string, from: number): number {
  let open = 1;
  for (const { 0: sign, index } of sql.slice(from).matchAll(/'[^']*'|"[^"]*"|[()]/g)) {
    if (sign === '(') open++;
    else if (sign === ')' && --open === 0) return from + index + 1;
  }
  return sql.length;
}
