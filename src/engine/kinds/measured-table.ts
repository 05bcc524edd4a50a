/** A native table whose columns and rows are as large as their measured text needs. */
import type { Run, TableElement, TableRow } from '../layout/layout.ts';
import { columnWidths } from './column-widths.ts';
import type { Page } from './slide-kind.ts';

export interface TableColumn {
  label: string;
  align: 'left' | 'right';
  /** Never wrapped: numbers, owners, dates. */
  whole: boolean;
}

export interface TableLine {
  cells: Run[][];
  role: 'body' | 'total' | 'highlight';
}

export interface TableSpec {
  columns: readonly TableColumn[];
  rows: readonly TableLine[];
  /** Points; the header is always at label size. */
  size: number;
}

/** Free space within a cell, left and right, above and below, inches. */
export const cellInset = { x: 0.1, y: 0.05 } as const;
const rowHeight = { least: 0.38, roomy: 0.42 } as const;

export function measuredTable(
  name: string,
  alt: string,
  spec: TableSpec,
  box: { x: number; y: number; w: number },
  page: Page,
): TableElement {
  const columns = columnWidths(spec, box.w, page);
  const rows = tableRows(spec, columns, page);
  return { type: 'table', name, alt, ...box, h: sum(rows.map(({ height }) => height)), columns, rows, size: spec.size };
}

/** Height the table takes at a width, inches. */
export function tableHeight(spec: TableSpec, width: number, page: Page): number {
  return sum(tableRows(spec, columnWidths(spec, width, page), page).map(({ height }) => height));
}

function tableRows({ columns, rows, size }: TableSpec, widths: readonly number[], page: Page): TableRow[] {
  const header: TableLine['cells'] = columns.map(({ label }) => [{ text: label, bold: true, size: page.sizes.label }]);
  const row = (role: TableRow['role'], cells: Run[][]): TableRow => ({
    height: Math.max(rowHeight.least, cellsHeight(cells, widths, size, page)),
    role,
    cells: columns.map(({ align }, index) => ({ runs: cells[index] ?? [{ text: '' }], align })),
  });
  return [row('header', header), ...rows.map(({ role, cells }) => row(role, cells))];
}

function cellsHeight(cells: readonly Run[][], widths: readonly number[], size: number, page: Page): number {
  const heights = cells.map((runs, index) => {
    const { height, lines } = page.measure([{ runs }], widths[index]! - 2 * cellInset.x, size);
    // A wrapped cell needs air above and below to be told from its neighbours.
    return height + (lines > 1 ? 0.2 : 2 * cellInset.y);
  });
  const tallest = Math.max(...heights);
  return size > page.sizes.label ? Math.max(rowHeight.roomy, tallest) : tallest;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
