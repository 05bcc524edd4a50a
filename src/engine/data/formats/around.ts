/** What reports write around their table: a title above the header; a total, a footer and a copyright below the last row. */
import { normalForm } from '../../language/normal-form.ts';

/** A header stands among the first lines, or there is none. */
const looked = 20;

const total =
  /^((grand |sub)?totals?|overall|sum|(gesamt)?summe|gesamt|insgesamt|total general|somme|totale|suma( total)?|soma|合計|总计)( \(.*\))?[ :]*$/;

/** How many rows at the beginning are a title and the like: one filled field each, before a row that is a header. */
export function rowsAbove(rows: readonly (readonly string[])[]): number {
  const width = usualWidth(rows);
  const header = rows.slice(0, looked).findIndex((row) => filled(row) > 1 && row.length === width);
  return width > 2 && header > 0 && rows.slice(0, header).every((row) => filled(row) <= 1) ? header : 0;
}

/** What stands below a table is no longer than this. */
export const mostBelow = 200;

/** How many rows at the end are no records: a single field where the table has several, or a line of totals. */
export function rowsBelow(rows: readonly (readonly string[])[], width: number): number {
  if (width < 3) return 0;
  let from = rows.length;
  while (from > 0 && rows[from - 1]!.length === 1) from--;
  const last = rows[from - 1];
  if (last && isTotal(last)) from--;
  return rows.length - from;
}

/** Wholly empty, delimiters aside. */
export function isBlank(row: readonly string[]): boolean {
  return row.every((field) => field.trim() === '');
}

/** As many fields as most rows have; the larger number on a tie. */
export function usualWidth(rows: readonly (readonly string[])[]): number {
  const counts = new Map<number, number>();
  for (const { length } of rows) counts.set(length, (counts.get(length) ?? 0) + 1);
  return [...counts].sort(([a, m], [b, n]) => n - m || b - a)[0]?.[0] ?? 1;
}

function isTotal(row: readonly string[]): boolean {
  return filled(row) <= row.length / 2 && saysTotal(row);
}

/** By its first word, it is a line of totals. */
export function saysTotal(row: readonly string[]): boolean {
  const first = row.find((field) => field.trim() !== '') ?? '';
  const text = normalForm(first, 'NFD')
    .replace(/\p{Mn}/gu, '')
    .trim()
    .toLowerCase();
  return total.test(text);
}

function filled(row: readonly string[]): number {
  return row.filter((field) => field.trim() !== '').length;
}
