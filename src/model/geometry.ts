/** Boxes and table cells: areas, column spans, and mirroring for right-to-left languages. */
import type { Box, Element, Paragraph, TableRow } from './layout.ts';

export const area = ({ w, h }: { w: number; h: number }) => w * h;

/** Whether two boxes overlap. */
export function meets(a: Box, b: Box): boolean {
  return a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;
}

/** Common area of two boxes. */
export function shared(a: Box, b: Box): number {
  const w = Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x);
  const h = Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y);
  return w > 0 && h > 0 ? w * h : 0;
}

type Align = NonNullable<Paragraph['align']>;

const opposite = { left: 'right', center: 'center', right: 'left' } as const satisfies Record<Align, Align>;

/** The box mirrored on a slide of this `width`, inches. */
export function mirrorBox<B extends Box>(box: B, width: number): B {
  return { ...box, x: width - box.x - box.w };
}

/** Table columns and chart categories keep their order: the file sets their reading direction. */
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

/** Text without an alignment starts where its language does. */
function aligned<T extends { align?: Align }>(text: T): T {
  return text.align === undefined ? text : { ...text, align: opposite[text.align] };
}

/** Cell padding as the file sets it, inches: at each side, and at top and bottom. */
export const cellInset = { x: 0.08, y: 0.03 } as const;

/** Total columns spanned by the cells of a row. */
export function columnsTaken({ cells }: Pick<TableRow, 'cells'>): number {
  return cells.reduce((taken, { span = 1 }) => taken + span, 0);
}

/** Width in inches of every cell of a row, from the column widths. */
export function cellWidths({ cells }: Pick<TableRow, 'cells'>, columns: readonly number[]): number[] {
  let from = 0;
  return cells.map(({ span = 1 }) => {
    const width = columns.slice(from, from + span).reduce((sum, column) => sum + column, 0);
    from += span;
    return width;
  });
}
