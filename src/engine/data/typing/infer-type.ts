/** Decides from all of a column's shapes what it holds. Dates that can be read two ways keep both formats; `date-order.ts` decides. */
import type { ColumnType, Shape } from './column-type.ts';
import { readDateShape } from './date-shape.ts';
import { namedFormat } from './month-names.ts';
import { type NumberShape, readNumberShape } from './number-shape.ts';

/** Of the values of a column, this many must fit its type; the rest is reported as rejected. */
const enough = 0.99;

const pairs: readonly (readonly [string, string])[] = [
  ['true', 'false'],
  ['yes', 'no'],
  ['y', 'n'],
  ['t', 'f'],
  ['wahr', 'falsch'],
  ['ja', 'nein'],
  ['oui', 'non'],
  ['vrai', 'faux'],
  ['sí', 'no'],
  ['si', 'no'],
  ['sim', 'não'],
];

export interface Hints {
  /** The file's other numbers write decimals with a comma. */
  decimalComma: boolean;
  /** A value begins with a zero and goes on with digits: a code such as a postal code, not a number. */
  leadingZeros: boolean;
}

export function inferType(shapes: readonly Shape[], hints: Hints): ColumnType {
  const total = shapes.reduce((sum, { count }) => sum + count, 0);
  if (total === 0) return { kind: 'text' };
  return asBoolean(shapes) ?? (hints.leadingZeros ? null : asNumber(shapes, total, hints)) ?? asDate(shapes, total) ?? { kind: 'text' };
}

function asBoolean(shapes: readonly Shape[]): ColumnType | null {
  const values = new Set(shapes.map(({ shape }) => shape.toLowerCase()));
  if (values.size > 2) return null;
  const pair = pairs.find((words) => [...values].every((value) => words.includes(value)));
  // One letter alone, such as a column of `N`, could be anything.
  return pair && (values.size === 2 || [...values][0]!.length > 1) ? { kind: 'boolean', yes: [pair[0]] } : null;
}

function asNumber(shapes: readonly Shape[], total: number, hints: Hints): ColumnType | null {
  const read = shapes.map(({ shape, count }) => ({ number: readNumberShape(shape), count }));
  const votes = { '.': 0, ',': 0 };
  for (const { number, count } of read) if (number?.decimal) votes[number.decimal] += count;
  const decimal = votes[','] > votes['.'] || (votes[','] === votes['.'] && hints.decimalComma) ? ',' : '.';
  const fitting = read.filter((entry): entry is { number: NumberShape; count: number } => {
    return entry.number !== null && (entry.number.decimal === null || entry.number.decimal === decimal);
  });
  if (sum(fitting) < total * enough) return null;
  const currencies: Record<string, number> = {};
  for (const { number, count } of fitting) if (number.currency) currencies[number.currency] = (currencies[number.currency] ?? 0) + count;
  const scale = Math.max(...fitting.map(({ number }) => (number.unclear && number.unclear !== decimal ? 0 : number.fraction)));
  const percent = sum(fitting.filter(({ number }) => number.percent)) > total / 2;
  if (Math.max(...fitting.map(({ number }) => number.whole)) > 18) return null;
  return { kind: 'number', integer: scale === 0 && !percent, decimal, scale: Math.min(scale, 10) + (percent ? 2 : 0), percent, currencies };
}

function asDate(shapes: readonly Shape[], total: number): ColumnType | null {
  const read = shapes.map(({ shape, count }) => ({ ...readDateShape(shape), count }));
  const fitting = read.filter(({ formats }) => formats.length > 0);
  if (sum(fitting) < total * enough) return null;
  const named = fitting.some((each) => each.named);
  return {
    kind: 'date',
    // Where one month is a word of another language, all words are read in the same way.
    formats: [...new Set([...(named ? [namedFormat] : []), ...fitting.flatMap(({ formats }) => formats)])],
    hasTime: fitting.some(({ hasTime }) => hasTime),
    ...(named && { named }),
  };
}

/** Whether the column proves by itself how the file writes decimals; null when it does not. */
export function decimalMark(shapes: readonly Shape[]): '.' | ',' | null {
  const votes = { '.': 0, ',': 0 };
  for (const { shape, count } of shapes) {
    const mark = readNumberShape(shape)?.decimal;
    if (mark) votes[mark] += count;
  }
  return votes[','] > votes['.'] ? ',' : votes['.'] > 0 ? '.' : null;
}

function sum(entries: readonly { count: number }[]): number {
  return entries.reduce((total, { count }) => total + count, 0);
}
