/** Slides of languages written from right to left: placed like all others, then turned over, so that the order of reading stays as it was. */
import type { Box, Element, Paragraph } from '../../model/layout.ts';

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
