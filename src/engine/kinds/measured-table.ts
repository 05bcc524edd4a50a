/** A native table whose columns and rows are as large as their measured text needs. */
import type { Box, Run, TableElement, TableRow } from '../layout/layout.ts';
import { columnWidths } from './column-widths.ts';
import type { Page } from './slide-kind.ts';

interface TableColumn {
  label: string;
  align: 'left' | 'right';
  /** Never wrapped: numbers, owners, dates. */
  whole: boolean;
}

interface TableLine {
  cells: Run[][];
  role: 'body' | 'total' | 'highlight';
}

export interface TableSpec {
  columns: readonly TableColumn[];
  rows: readonly TableLine[];
  /** Points; the header is always at label size. */
  size: number;
  /** What a row is at least and, where the page has room, at most high by itself; inches. */
  rowHeight: { least: number; roomy: number };
}

/** What a cell's text is planned to keep free, left and right, above and below, inches: more than the file sets, as renderers differ. */
export const plannedInset = { x: 0.1, y: 0.05 } as const;
/** For rows of single figures. */
export const figureRows = { least: 0.34, roomy: 0.42 } as const;
/** For rows of sentences. */
export const sentenceRows = { least: 0.42, roomy: 0.75 } as const;

/** The table in the upper part of `box`, its rows as high as the box has room for. */
export function measuredTable(name: string, alt: string, spec: TableSpec, box: Box, page: Page): TableElement {
  const columns = columnWidths(spec, box.w, page);
  const rows = tableRows(spec, columns, box.h, page);
  return { type: 'table', name, alt, ...box, h: sum(rows.map(({ height }) => height)), columns, rows, size: spec.size };
}

/** Height in inches the table needs at a width. */
export function tableHeight(spec: TableSpec, width: number, page: Page): number {
  return sum(tableRows(spec, columnWidths(spec, width, page), 0, page).map(({ height }) => height));
}

function tableRows({ columns, rows, size, rowHeight }: TableSpec, widths: readonly number[], room: number, page: Page): TableRow[] {
  const header = columns.map(({ label }): Run[] => [{ text: label, bold: true, size: page.sizes.label }]);
  const headerHeight = Math.max(figureRows.least, cellsHeight(header, widths, page.sizes.label, page));
  const needed = rows.map(({ cells }) => Math.max(rowHeight.least, cellsHeight(cells, widths, size, page)));
  const height = evenHeight(needed, rowHeight.roomy, room - headerHeight);
  const line = (cells: Run[][]) => columns.map(({ align }, index) => ({ runs: cells[index] ?? [{ text: '' }], align }));
  return [
    { height: headerHeight, role: 'header', cells: line(header) },
    ...rows.map(({ role, cells }, index): TableRow => ({ height: Math.max(needed[index]!, height), role, cells: line(cells) })),
  ];
}

/** The height up to `roomy` to which all rows can grow within the room. */
function evenHeight(needed: readonly number[], roomy: number, room: number): number {
  const total = (height: number) => sum(needed.map((each) => Math.max(each, height)));
  for (let height = roomy; height > 0; height -= 0.02) if (total(height) <= room) return height;
  return 0;
}

function cellsHeight(cells: readonly Run[][], widths: readonly number[], size: number, page: Page): number {
  const heights = cells.map((runs, index) => {
    const { height, lines } = page.measure([{ runs }], widths[index]! - 2 * plannedInset.x, size);
    // A wrapped cell needs air above and below to be told from its neighbours.
    return height + (lines > 1 ? 0.2 : 2 * plannedInset.y);
  });
  return Math.max(0, ...heights);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
