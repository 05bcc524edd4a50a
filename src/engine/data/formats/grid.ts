/** Finds the table in a grid of cells: its header, possibly over several rows, and the lines around it. */
import type { CellValue, Sheet } from 'hucre/xlsx';
import { normalForm } from '../../language/normal-form.ts';

/** Number of lines searched for a header. */
const lookedAbove = 20;

const total =
  /^((grand |sub)?totals?|overall|sum|(gesamt)?summe|gesamt|insgesamt|total general|somme|totale|suma( total)?|soma|合計|总计)( \(.*\))?[ :]*$/;

/** Number of title lines at the start: rows with one filled field, before a header row. */
export function rowsAbove(rows: readonly (readonly string[])[]): number {
  const width = usualWidth(rows);
  const header = rows.slice(0, lookedAbove).findIndex((row) => filledIn(row) > 1 && row.length === width);
  return width > 2 && header > 0 && rows.slice(0, header).every((row) => filledIn(row) <= 1) ? header : 0;
}

/** Maximum number of lines below a table. */
export const mostBelow = 200;

/** Number of lines at the end that are not records: a single field where the table has several, or totals. */
export function rowsBelow(rows: readonly (readonly string[])[], width: number): number {
  if (width < 3) return 0;
  let from = rows.length;
  while (from > 0 && rows[from - 1]!.length === 1) from--;
  const last = rows[from - 1];
  if (last && isTotal(last)) from--;
  return rows.length - from;
}

/** Empty except for delimiters. */
export function isBlank(row: readonly string[]): boolean {
  return row.every((field) => field.trim() === '');
}

/** The most common number of fields per row; the larger one on a tie. */
export function usualWidth(rows: readonly (readonly string[])[]): number {
  const counts = new Map<number, number>();
  for (const { length } of rows) counts.set(length, (counts.get(length) ?? 0) + 1);
  return [...counts].sort(([a, m], [b, n]) => n - m || b - a)[0]?.[0] ?? 1;
}

function isTotal(row: readonly string[]): boolean {
  return filledIn(row) <= row.length / 2 && saysTotal(row);
}

/** Whether its first word marks a line of totals. */
function saysTotal(row: readonly string[]): boolean {
  const first = row.find((field) => field.trim() !== '') ?? '';
  const text = normalForm(first, 'NFD')
    .replace(/\p{Mn}/gu, '')
    .trim()
    .toLowerCase();
  return total.test(text);
}

function filledIn(row: readonly string[]): number {
  return row.filter((field) => field.trim() !== '').length;
}

/** A taller header is not one. */
const tallest = 4;

type Merge = NonNullable<Sheet['merges']>[number];

/** The place with its records starting below the whole header, and the header cell of each column. */
export function headerOf(
  { merges = [], rows }: Sheet,
  place: Place,
): { place: Place; name: (column: number) => { row: number; column: number } | null; group: (column: number) => CellValue } {
  const down = merges.filter((merge) => merge.endRow > merge.startRow && merge.endRow - merge.startRow < tallest);
  const mergedAt = (row: number, column: number) => merges.find((merge) => holds(merge, row, column));
  const bottom = Math.max(place.header, ...down.filter((merge) => holds(merge, place.header, merge.startCol)).map((merge) => merge.endRow));
  const valueAt = (row: number, column: number) => rows[row]?.[column] ?? null;
  const name = (column: number) => {
    for (let row = bottom; row >= place.header; row--) {
      if (isThere(valueAt(row, column))) return { row, column };
      const merge = mergedAt(row, column);
      // A group's name is not a column's.
      if (merge && merge.startCol === merge.endCol && isThere(valueAt(merge.startRow, column))) return { row: merge.startRow, column };
    }
    return null;
  };
  const group = (column: number) => {
    const named = name(column)?.row ?? place.header;
    const merge = merges.find((each) => {
      // A line that spans the table is its title.
      const some = each.endCol > each.startCol && each.endCol - each.startCol + 1 < place.columns.length;
      return some && each.endRow < named && named - each.endRow < tallest && holds(each, each.endRow, column);
    });
    return merge ? valueAt(merge.startRow, merge.startCol) : null;
  };
  return { place: { ...place, from: Math.max(place.from, bottom + 1) }, name, group };
}

function holds({ startRow, endRow, startCol, endCol }: Merge, row: number, column: number): boolean {
  return row >= startRow && row <= endRow && column >= startCol && column <= endCol;
}

function isThere(value: CellValue): boolean {
  return value !== null && !(typeof value === 'string' && value.trim() === '');
}

export type Grid = readonly (readonly CellValue[])[];

export interface Place {
  header: number;
  /** First row below the header, and the one after the last record. */
  from: number;
  to: number;
  columns: number[];
  /** Subtotal rows among the records. */
  skipped: ReadonlySet<number>;
  /** Non-empty rows that are not records: titles, totals, footers. */
  around: number;
  /** Descriptions of what else is on the sheet and is left out. */
  beside: string[];
}

/** What formulas say about a row. */
export interface Totals {
  /** Whether it adds up other rows: SUM or SUBTOTAL. */
  sums(row: number): boolean;
  subtotals(row: number): boolean;
}

/** Number of lines searched for a header. */
const looked = 50;

export function findTable(grid: Grid, totals: Totals): Place | null {
  const rows = grid.flatMap((_, row) => (filled(grid, row) > 0 ? [row] : []));
  const header = findHeader(grid, rows);
  if (header === null) return null;
  const beside: string[] = [];
  const below = rows.filter((row) => row > header);
  const second = findSecondHeader(grid, below, header);
  const columns = mainColumns(grid, header, second ?? grid.length, beside);
  const own = below.filter((row) => second === undefined || row < second);
  if (second !== undefined) beside.push(`the table from row ${second + 1} on`);
  const skipped = new Set(own.filter(totals.subtotals));
  let around = rows.filter((row) => row < header).length;
  while (own.length > 0 && isNoRecord(grid, own.at(-1)!, columns, totals)) {
    own.pop();
    around++;
  }
  const to = (own.at(-1) ?? header) + 1;
  const inside = [...skipped].filter((row) => row < to);
  return { header, from: header + 1, to, columns, skipped: new Set(inside), around: around + inside.length, beside };
}

/** The first row of text nearly as full as the usual row; of two adjacent ones, the fuller. */
function findHeader(grid: Grid, rows: readonly number[]): number | null {
  const counts = rows.map((row) => filled(grid, row)).sort((a, b) => a - b);
  const usual = counts[counts.length >> 1] ?? 0;
  if (usual === 0) return null;
  const full = (row: number) => filled(grid, row) >= 0.6 * usual;
  const first = rows.slice(0, looked);
  let at = first.findIndex((row) => full(row) && texts(grid, row) * 2 >= filled(grid, row));
  if (at < 0) at = first.findIndex(full);
  if (at < 0) return null;
  const next = first[at + 1];
  const fuller = next !== undefined && texts(grid, next) === filled(grid, next) && filled(grid, first[at]!) <= 0.7 * filled(grid, next);
  return fuller ? next : first[at]!;
}

/** Columns of the header's table; an empty column ends it, unless what follows is as wide. */
function mainColumns(grid: Grid, header: number, to: number, beside: string[]): number[] {
  const width = grid.slice(header, to).reduce((most, row) => Math.max(most, row.length), 0);
  const counts = Array.from({ length: width }, () => 0);
  for (let row = header; row < to; row++) {
    for (let column = 0; column < width; column++) if (!isEmpty(grid[row]?.[column])) counts[column]!++;
  }
  const groups: number[][] = [];
  for (const [column, count] of counts.entries()) {
    if (count === 0) continue;
    if (column > 0 && counts[column - 1]! > 0) groups.at(-1)!.push(column);
    else groups.push([column]);
  }
  const length = (group: readonly number[]) => Math.max(...group.map((column) => counts[column]!));
  const longest = Math.max(...groups.map(length));
  const main = groups.filter((group) => length(group) >= 0.9 * longest);
  for (const group of groups) if (!main.includes(group)) beside.push(`the table from column ${letters(group[0]!)} on`);
  return main.flat();
}

/** A second table's header: text only, after an empty row, where the table above had only numbers or dates. */
function findSecondHeader(grid: Grid, below: readonly number[], header: number): number | undefined {
  const values: number[] = [];
  const text = new Set<number>();
  for (const row of below) {
    const cells = [...grid[row]!.entries()].filter(([, value]) => !isEmpty(value));
    const afterEmpty = row - 1 > header && filled(grid, row - 1) === 0;
    const allText = cells.length > 1 && cells.every(([, value]) => typeof value === 'string');
    if (afterEmpty && allText && cells.some(([column]) => (values[column] ?? 0) > 1 && !text.has(column))) return row;
    for (const [column, value] of cells) {
      values[column] = (values[column] ?? 0) + 1;
      if (typeof value === 'string') text.add(column);
    }
  }
  return undefined;
}

function isNoRecord(grid: Grid, row: number, columns: readonly number[], totals: Totals): boolean {
  if (columns.length < 2) return false;
  if (totals.sums(row)) return true;
  if (columns.length < 3) return false;
  const cells = columns.map((column) => grid[row]![column] ?? null);
  const empty = cells.filter(isEmpty).length;
  return empty >= columns.length - 1 || (empty > 0 && saysTotal(cells.map((value) => (value === null ? '' : String(value)))));
}

function filled(grid: Grid, row: number): number {
  return grid[row]!.reduce<number>((count, value) => count + (isEmpty(value) ? 0 : 1), 0);
}

function texts(grid: Grid, row: number): number {
  return grid[row]!.reduce<number>((count, value) => count + (typeof value === 'string' && !isEmpty(value) ? 1 : 0), 0);
}

function isEmpty(value: CellValue | undefined): boolean {
  return value === null || value === undefined || (typeof value === 'string' && value.trim() === '');
}

function letters(column: number): string {
  return column < 26 ? String.fromCharCode(65 + column) : letters(Math.floor(column / 26) - 1) + letters(column % 26);
}
