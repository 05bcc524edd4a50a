/** Table: rows and columns where the exact figures matter. */
import { z } from 'zod';
import type { Element } from '../layout/layout.ts';
import { figureRows, measuredTable, type TableSpec, tableHeight } from './measured-table.ts';
import { fittingPages } from './pages.ts';
import { placeReading, readingHeight } from './reading.ts';
import type { Page, SlideKind } from './slide-kind.ts';

export const tableContent = z.strictObject({
  columns: z
    .array(z.strictObject({ label: z.string(), align: z.enum(['left', 'right']).default('left') }))
    .min(1)
    .max(9),
  rows: z.array(z.strictObject({ cells: z.array(z.string()), role: z.enum(['body', 'total', 'highlight']).default('body') })).min(1),
  reading: z.array(z.string()).max(2).default([]),
});
export type TableContent = z.infer<typeof tableContent>;

/** More rows than this are not read on a slide. */
const mostRows = 10;

export const table: SlideKind<TableContent> = {
  summary: 'Rows and columns; chosen when the exact figures matter more than their shape.',
  content: tableContent,
  layout: 'title-only',
  split: (content, page) => {
    const room = page.body.h - readingRoom(content, page);
    const fits = (rows: readonly TableContent['rows'][number][]) =>
      rows.length <= mostRows && tableHeight(spec({ ...content, rows: [...rows] }, page), page.body.w, page) <= room;
    return fittingPages(content.rows, fits).map((rows, index) => ({ ...content, rows, reading: index === 0 ? content.reading : [] }));
  },
  place: (content, page): Element[] => {
    const { x, y, w, h } = page.body;
    const drawn = measuredTable(
      'Table',
      tableAlt(content, page),
      spec(content, page),
      { x, y, w, h: h - readingRoom(content, page) },
      page,
    );
    const top = y + drawn.h + page.gaps.between;
    return [drawn, ...placeReading(content.reading, { x, y: top, w, h: y + page.body.h - top }, page)];
  },
};

function spec({ columns, rows }: TableContent, page: Page): TableSpec {
  return {
    columns: columns.map(({ label, align }) => ({ label, align, whole: align === 'right' })),
    rows: rows.map(({ cells, role }) => ({ role, cells: cells.map((cell) => page.runs(cell, role === 'total' ? { bold: true } : {})) })),
    size: page.sizes.label,
    rowHeight: figureRows,
  };
}

function readingRoom({ reading }: TableContent, page: Page): number {
  return reading.length === 0 ? 0 : page.gaps.between + readingHeight(reading, page.body.w, page);
}

/** The message, the columns, and what the rows are. */
function tableAlt({ columns, rows }: TableContent, page: Page): string {
  const heads = columns.map(({ label }) => label).join(', ');
  const members = rows.map(({ cells }) => page.plain(cells[0] ?? '')).join(', ');
  return `${page.title}. ${heads}: ${members}.`;
}
