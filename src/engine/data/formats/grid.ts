/** Where the table is on a sheet: below titles, above totals, beside and before other tables. Rows and columns count from 0. */
import type { CellValue } from 'hucre/xlsx';
import { saysTotal } from './around.ts';

export type Grid = readonly (readonly CellValue[])[];

export interface Place {
  header: number;
  /** First row below the header, and the one after the last. */
  from: number;
  to: number;
  columns: number[];
  /** Rows that are subtotals among the records. */
  skipped: ReadonlySet<number>;
  /** Rows with something in them that are no records: titles, totals, footers. */
  around: number;
  /** What else lies on the sheet and is left out, in words. */
  beside: string[];
}

/** What formulas say of a row. */
export interface Totals {
  /** It adds up other rows: SUM or SUBTOTAL. */
  sums(row: number): boolean;
  subtotals(row: number): boolean;
}

/** A header stands among the first lines, or there is none. */
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

/** The first row nearly as full as the rows usually are and made of text; of two above one another, the fuller. */
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

/** Columns of the header's table: an empty column ends it, unless what follows is as long. */
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

/** After an empty row, texts alone, of which one stands where the table has had numbers or dates alone. */
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
