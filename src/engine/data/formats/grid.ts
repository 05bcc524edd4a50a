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
): { place: Place; name: (column: number) => { row: number; column: number } | null; group: (column: number) => CellValue[] } {
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
  const groups = groupRows({ merges, rows }, place);
  const group = (column: number): CellValue[] => {
    const own = name(column)?.row ?? place.header;
    return groups.flatMap((label) => label(column, own));
  };
  // A column may be named in the line of the groups alone: `Account` beside `Jan` over `Actual` and `Budget`.
  const nameOrAbove = (column: number) => {
    const own = name(column);
    if (own || column !== place.columns[0]) return own;
    for (let row = place.header - 1; row >= 0 && row > place.header - tallest && groups.length > 0; row--)
      if (typeof valueAt(row, column) === 'string' && isThere(valueAt(row, column)) && filled(rows, row) > 1) return { row, column };
    return null;
  };
  return { place: { ...place, from: Math.max(place.from, bottom + 1) }, name: nameOrAbove, group };
}

/** The lines of group names above a header, from the top: each gives the name over a column, if it has one there. */
function groupRows(
  { merges = [], rows }: Pick<Sheet, 'merges' | 'rows'>,
  { header, columns }: Place,
): ((column: number, below: number) => CellValue[])[] {
  const found: ((column: number, below: number) => CellValue[])[] = [];
  const valueAt = (row: number, column: number) => rows[row]?.[column] ?? null;
  const [first, ...others] = columns;
  for (let row = header + 1; row >= 0 && row > header - tallest; row--) {
    const over = merges.filter(
      // A line that spans the table is its title.
      (each) => each.endRow === row && each.endCol > each.startCol && each.endCol - each.startCol + 1 < columns.length,
    );
    const named = others.filter((column) => isThere(valueAt(row, column)));
    // Written once over the first of its columns; a title stands alone, or over the first column.
    const spread =
      row < header && named.length >= 2 && named.length < others.length && named.every((column) => isLabel(valueAt(row, column)));
    if (over.length === 0 && !spread) {
      if (row < header) break;
      continue;
    }
    found.unshift((column, below) => {
      const merge = over.find((each) => each.endRow < below && holds(each, row, column));
      if (merge) return [valueAt(merge.startRow, merge.startCol)];
      if (!spread || column === first || over.length > 0) return [];
      const from = named.findLast((each) => each <= column);
      return from === undefined || row >= below ? [] : [valueAt(row, from)];
    });
  }
  return found;
}

/** A text, or a number that is a year. */
function isLabel(value: CellValue): boolean {
  return typeof value === 'string' || (typeof value === 'number' && Number.isInteger(value) && value >= 1990 && value < 2100);
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
  /** Rows of headings among the records, each over those that follow. */
  headings: ReadonlyMap<number, string>;
  /** What stands above the header. */
  title: string;
}

/** What formulas say about a row. */
export interface Totals {
  /** Whether it adds up other rows: SUM or SUBTOTAL. */
  sums(row: number): boolean;
  subtotals(row: number): boolean;
}

/** Number of lines searched for a header. */
const looked = 50;

/** All tables of a sheet, from the top and the left; what is no table beside the first is named there. */
export function findTables(grid: Grid, totals: Totals): Place[] {
  const found = findIn(grid, totals);
  if (!found) return [];
  const { place, others } = found;
  const more = others.flatMap(({ said, cells }): (Place | string)[] => {
    const tables = findTables(cells(), totals).filter((each) => holdsFigures(grid, each));
    return tables.length > 0 ? tables : [said];
  });
  const tables = more.filter((each) => typeof each !== 'string');
  const beside = more.filter((each) => typeof each === 'string');
  const [whole, ...rest] = joined(grid, [{ ...place, beside: [...place.beside, ...beside] }, ...tables]);
  return [withHeadings(grid, whole!), ...rest.map((each) => withHeadings(grid, each))];
}

/** A table below with the same columns goes on with the one above, under a heading of its own: `Revenue`, then `Costs`. */
function joined(grid: Grid, places: readonly Place[]): Place[] {
  const kept: Place[] = [];
  for (const place of places) {
    const last = kept.at(-1);
    const names = ({ header, columns }: Place) => columns.slice(1).map((column) => String(grid[header]![column] ?? ''));
    const isSame =
      last !== undefined &&
      place.columns.length > 2 &&
      place.header >= last.to &&
      String(place.columns) === String(last.columns) &&
      String(names(place)) === String(names(last));
    if (!isSame) {
      kept.push(place);
      continue;
    }
    const between = Array.from({ length: place.from - last.to }, (_, at) => last.to + at);
    const label = (of: Place) => String(grid[of.header]![of.columns[0]!] ?? '').trim();
    const headings = new Map([...last.headings, ...place.headings]);
    if (label(place) !== label(last)) {
      if (last.headings.size === 0) headings.set(last.header, label(last));
      headings.set(place.header, label(place));
    }
    kept[kept.length - 1] = {
      ...last,
      to: place.to,
      skipped: new Set([...last.skipped, ...between, ...place.skipped]),
      around: last.around + place.around,
      beside: [...last.beside, ...place.beside],
      headings,
    };
  }
  return kept;
}

/** A few rows with figures: a legend or a list of names is none. */
function holdsFigures(grid: Grid, { from, to, columns }: Place): boolean {
  if (to - from < 2 || columns.length < 2) return false;
  return columns.some((column) => {
    const values = grid.slice(from, to).flatMap((row) => (isEmpty(row[column]) ? [] : [row[column]]));
    return values.length >= 2 && values.every((value) => typeof value === 'number');
  });
}

/** Rows that name what follows, such as `Overheads` above its accounts: text in the first column of what else are figures alone. */
function withHeadings(grid: Grid, place: Place): Place {
  const { from, to, columns, skipped, headings } = place;
  const [first, ...others] = columns;
  if (first === undefined || others.length < 2) return place;
  const rows = Array.from({ length: to - from }, (_, at) => from + at).filter((row) => !skipped.has(row) && filled(grid, row) > 0);
  const label = (row: number) => (typeof grid[row]![first] === 'string' ? String(grid[row]![first]).trim() : '');
  const bare = new Set(rows.filter((row) => label(row) !== '' && others.every((column) => isEmpty(grid[row]![column]))));
  const figures = rows.filter((row) => !bare.has(row));
  const isMatrix = figures.every((row) => others.every((column) => isEmpty(grid[row]![column]) || typeof grid[row]![column] === 'number'));
  const over = [...bare].filter((row) => figures.includes(rows[rows.indexOf(row) + 1]!));
  if (!isMatrix || over.length + headings.size < 2) return place;
  return {
    ...place,
    skipped: new Set([...skipped, ...bare]),
    around: place.around + bare.size,
    headings: new Map([...headings, ...over.map((row) => [row, label(row)] as const)].sort(([a], [b]) => a - b)),
  };
}

/** The first table of a sheet. */
export function findTable(grid: Grid, totals: Totals): Place | null {
  return findIn(grid, totals)?.place ?? null;
}

/** What else is on a sheet: how it is named where it is left out, and its cells. */
interface Other {
  said: string;
  cells: () => Grid;
}

function findIn(grid: Grid, totals: Totals): { place: Place; others: Other[] } | null {
  const rows = grid.flatMap((_, row) => (filled(grid, row) > 0 ? [row] : []));
  const header = findHeader(grid, rows);
  if (header === null) return null;
  const below = rows.filter((row) => row > header);
  const second = findSecondHeader(grid, below, header);
  const { main: columns, apart } = mainColumns(grid, header, second ?? grid.length);
  const first = second === undefined ? grid.length : titleOf(grid, second);
  const own = below.filter((row) => row < first);
  const others: Other[] = [
    ...apart.map((group) => ({
      said: `the table from column ${letters(group[0]!)} on`,
      cells: () => grid.map((row, at) => (at < first ? row.map((value, column) => (group.includes(column) ? value : null)) : [])),
    })),
    ...(second === undefined
      ? []
      : [{ said: `the table from row ${second + 1} on`, cells: () => grid.map((row, at) => (at < first ? [] : row)) }]),
  ];
  const skipped = new Set(own.filter(totals.subtotals));
  let around = rows.filter((row) => row < header).length;
  while (own.length > 0 && isNoRecord(grid, own.at(-1)!, columns, totals)) {
    own.pop();
    around++;
  }
  const to = (own.at(-1) ?? header) + 1;
  const inside = [...skipped].filter((row) => row < to);
  const title = rows
    .filter((row) => row < header)
    .flatMap((row) => columns.flatMap((column) => (typeof grid[row]![column] === 'string' ? [grid[row]![column]] : [])))
    .join(' ')
    .slice(0, longestTitle);
  const place: Place = {
    header,
    from: header + 1,
    to,
    columns,
    skipped: new Set(inside),
    around: around + inside.length,
    beside: [],
    headings: new Map(),
    title,
  };
  return { place, others };
}

const longestTitle = 300;

/** The first of the lines with a single text that stand right above a header. */
function titleOf(grid: Grid, header: number): number {
  let row = header;
  while (row > 0 && row > header - tallest && filled(grid, row - 1) === 1) row--;
  return row;
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
  // A line of groups over one whose names come again: months over `Actual` and `Budget`.
  if (next === first[at]! + 1 && repeatsUnder(grid, first[at]!, next)) return next;
  const fuller = next !== undefined && texts(grid, next) === filled(grid, next) && filled(grid, first[at]!) <= 0.7 * filled(grid, next);
  return fuller ? next : first[at]!;
}

function repeatsUnder(grid: Grid, above: number, below: number): boolean {
  const cells = grid[below]!.filter((value) => !isEmpty(value));
  const all = cells.every((value) => typeof value === 'string');
  return all && cells.length > filled(grid, above) && new Set(cells).size < cells.length;
}

/** Columns of the header's table; an empty column ends it, unless what follows is as wide. */
function mainColumns(grid: Grid, header: number, to: number): { main: number[]; apart: number[][] } {
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
  const full = groups.filter((group) => length(group) >= 0.9 * longest);
  // A gap may stand within a table; what has names of its own on its left is another.
  const isOther = (group: readonly number[]) => group !== full[0] && hasOwnNames(grid, header, to, group);
  const main = full.filter((group) => !isOther(group));
  return { main: main.flat(), apart: groups.filter((group) => !main.includes(group)) };
}

function hasOwnNames(grid: Grid, header: number, to: number, [first, ...others]: readonly number[]): boolean {
  const below = (column: number) => grid.slice(header + 1, to).flatMap((row) => (isEmpty(row[column]) ? [] : [row[column]]));
  const names = first === undefined ? [] : below(first);
  return (
    names.length > 1 &&
    names.every((value) => typeof value === 'string' || value instanceof Date) &&
    others.length > 0 &&
    others.every((column) => below(column).every((value) => typeof value === 'number'))
  );
}

/** A second table's header: names only, after an empty row and its own title, where the table above had only numbers or dates. */
function findSecondHeader(grid: Grid, below: readonly number[], header: number): number | undefined {
  const values: number[] = [];
  const text = new Set<number>();
  for (const row of below) {
    const cells = [...grid[row]!.entries()].filter(([, value]) => !isEmpty(value));
    const named = cells.length > 1 && typeof cells[0]![1] === 'string' && cells.every(([, value]) => isLabel(value));
    const allText = cells.every(([, value]) => typeof value === 'string');
    // A year is a name only where no other figure stands.
    const isNames = named && (allText || cells.slice(1).every(([, value]) => typeof value === 'number'));
    const above = isNames ? titleOf(grid, row) : row;
    const afterEmpty = above - 1 > header && filled(grid, above - 1) === 0;
    if (afterEmpty && isNames && cells.some(([column]) => (values[column] ?? 0) > 1 && !text.has(column))) return row;
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

/** `C` for the third column, counted from zero. */
export function letters(column: number): string {
  return column < 26 ? String.fromCharCode(65 + column) : letters(Math.floor(column / 26) - 1) + letters(column % 26);
}
