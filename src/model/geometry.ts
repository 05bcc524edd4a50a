/** Boxes and the cells of tables: areas, what several columns take, and slides turned over for languages written from right to left. */
import type { Box, Element, Paragraph, TableRow } from './layout.ts';

export const area = ({ w, h }: { w: number; h: number }) => w * h;

/** Whether two boxes have any area in common. */
export function meets(a: Box, b: Box): boolean {
  return a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;
}

/** Area two boxes have in common. */
export function shared(a: Box, b: Box): number {
  const w = Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x);
  const h = Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y);
  return w > 0 && h > 0 ? w * h : 0;
}

type Align = NonNullable<Paragraph['align']>;

const opposite = { left: 'right', center: 'center', right: 'left' } as const satisfies Record<Align, Align>;

/** The box as far from the right edge of a slide as it was from the left; `width` in inches. */
export function mirrorBox<B extends Box>(box: B, width: number): B {
  return { ...box, x: width - box.x - box.w };
}

/** Columns of tables and categories of charts keep their order: the file says from which side they are read. */
export function mirrorElement(element: Element, width: number): Element {
  const mirrored = mirrorBox(element, width);
  if (mirrored.type === 'text') {
    return { ...mirrored, ...(mirrored.turn !== undefined && { turn: -mirrored.turn }), paragraphs: mirrored.paragraphs.map(aligned) };
  }
  if (mirrored.type === 'connector' && mirrored.side && mirrored.side !== 'down') return { ...mirrored, side: opposite[mirrored.side] };
  if (mirrored.type === 'chart' && mirrored.plot) return { ...mirrored, plot: mirrorBox(mirrored.plot, 1) };
  if (mirrored.type !== 'table') return mirrored;
  return { ...mirrored, rows: mirrored.rows.map((row) => ({ ...row, cells: row.cells.map(aligned) })) };
}

/** What names no side starts where its language does. */
function aligned<T extends { align?: Align }>(text: T): T {
  return text.align === undefined ? text : { ...text, align: opposite[text.align] };
}

/** Free space inside a table cell as the file sets it: inches at each side, and at top and bottom. */
export const cellInset = { x: 0.08, y: 0.03 } as const;

/** How many columns the cells of a row take together. */
export function columnsTaken({ cells }: Pick<TableRow, 'cells'>): number {
  return cells.reduce((taken, { span = 1 }) => taken + span, 0);
}

/** Width in inches of every cell of a row, from those of the columns. */
export function cellWidths({ cells }: Pick<TableRow, 'cells'>, columns: readonly number[]): number[] {
  let from = 0;
  return cells.map(({ span = 1 }) => {
    const width = columns.slice(from, from + span).reduce((sum, column) => sum + column, 0);
    from += span;
    return width;
  });
}
