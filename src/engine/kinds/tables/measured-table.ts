/** A native table whose columns and rows are as large as their measured text needs. */
import type { Box, ColorToken, Run, TableCell, TableElement, TableRow } from '../../../model/layout.ts';
import type { Page } from '../define-kind.ts';
import { columnWidths } from './column-widths.ts';
import { barCells, barColumns, type Lengths, noBarCell } from './in-cell-bars.ts';

interface TableColumn {
  label: string;
  align: 'left' | 'right';
  /** Never wrapped: numbers, owners, dates. */
  whole: boolean;
  /** Bars beside the figures, one a row. */
  bars?: Lengths;
  /** The column the page speaks of. */
  highlight?: boolean;
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
export const sentenceRows = { least: 0.42, roomy: 1.2 } as const;

/** The longest bar is a sixth of the table; several share less than half of it. */
const barShare = { one: 1 / 6, all: 0.4 } as const;

/** The table in the upper part of `box`, its rows as high as the box has room for. */
export function measuredTable(name: string, alt: string, spec: TableSpec, box: Box, page: Page): TableElement {
  const bar = barWidth(spec, box.w);
  const texts = textColumns(spec, box.w, page);
  const columns = spec.columns.flatMap(({ bars }, index) => [texts[index]!, ...(bars ? barColumns(bars, bar) : [])]);
  const rows = tableRows(spec, texts, box.h, page);
  return { type: 'table', name, alt, ...box, h: sum(rows.map(({ height }) => height)), columns, rows, size: spec.size };
}

/** Height in inches the table needs at a width. */
export function tableHeight(spec: TableSpec, width: number, page: Page): number {
  return sum(tableRows(spec, textColumns(spec, width, page), 0, page).map(({ height }) => height));
}

/** Widths of the columns that hold text, beside their bars. */
function textColumns(spec: TableSpec, width: number, page: Page): number[] {
  return columnWidths(spec, width - barWidth(spec, width) * spec.columns.filter(({ bars }) => bars).length, page);
}

function barWidth({ columns }: TableSpec, width: number): number {
  const count = columns.filter(({ bars }) => bars).length;
  return count === 0 ? 0 : width * Math.min(barShare.one, barShare.all / count);
}

function tableRows({ columns, rows, size, rowHeight }: TableSpec, widths: readonly number[], room: number, page: Page): TableRow[] {
  const header = columns.map(({ label }): Run[] => [{ text: label, bold: true, size: page.sizes.label }]);
  const headerHeight = Math.max(figureRows.least, cellsHeight(header, widths, page.sizes.label, page));
  const needed = rows.map(({ cells }) => Math.max(rowHeight.least, cellsHeight(cells, widths, size, page)));
  const height = evenHeight(needed, rowHeight.roomy, room - headerHeight);
  const withBars = columns.some(({ bars }) => bars);
  return [
    { height: headerHeight, role: 'header', cells: columns.flatMap((column, at) => cellsOf(column, header[at]!, null)) },
    ...rows.map(({ role, cells }, row): TableRow => {
      // Where there are bars, the row the page speaks of is the one whose bar is in accent.
      const spoken = role === 'highlight' && withBars;
      const line = columns.flatMap((column, at) => {
        const runs = cells[at] ?? [{ text: '' }];
        return cellsOf(column, spoken ? runs.map((run) => ({ ...run, bold: true })) : runs, {
          row,
          bar: role === 'total' ? null : spoken ? 'accent' : 'accent-30',
          fill: column.highlight && role === 'body' ? 'accent-12' : null,
        });
      });
      return { height: Math.max(needed[row]!, height), role: spoken ? 'body' : role, cells: line };
    }),
  ];
}

/** A column's cell in one row, and its bar. `body` is null in the head. */
function cellsOf(
  { align, bars }: TableColumn,
  runs: Run[],
  body: { row: number; bar: ColorToken | null; fill: ColorToken | null } | null,
): TableCell[] {
  const cell: TableCell = { runs, align, ...(body?.fill ? { fill: body.fill } : {}) };
  if (!bars) return [cell];
  return [cell, ...(body?.bar ? barCells(bars, body.row, body.bar) : [noBarCell(bars)])];
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
