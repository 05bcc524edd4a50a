/** How much room text takes in its box, and where in it its letters stand. */
import type { Box } from '../../model/layout.ts';
import { fontChoice } from '../fonts/face.ts';
import { measureParagraphs } from '../fonts/measure.ts';
import type { Shape, Table, TextBody } from './page.ts';

export interface TextSize {
  /** Inches. */
  height: number;
  widest: number;
  lines: number;
  /** The longest word is wider than its line. */
  broken: boolean;
}

/** Line pitch in inches per point. */
const pitch = 1.2 / 72;
/** What measuring keeps in reserve in long paragraphs is not counted against an author. */
const linesWithoutReserve = 6;
/** Fonts whose widths are not known are at least this much narrower than what is assumed for them. */
const narrowest = 0.88;

const unlimited = 1000;

/** Room for lines, inches. */
export function lineRoom(body: TextBody, own: { w: number; h: number }): number {
  const { left, right, top, bottom } = body.inset;
  const across = body.vertical ? own.h - top - bottom : own.w - left - right;
  return body.columns > 1 ? across / body.columns : across;
}

/** Whether the widths of all its fonts are known. */
export function isCertain(body: TextBody): boolean {
  return body.paragraphs.every(({ runs }) => runs.every(({ family, text }) => text.trim() === '' || !fontChoice(family).substituted));
}

/** `narrow`: the least room it may take where the widths of a font are not known. */
export function measureText(body: TextBody, own: { w: number; h: number }, narrow = false): TextSize {
  const room = body.wrap ? Math.max(0.01, lineRoom(body, own)) : unlimited;
  const total: TextSize = { height: 0, widest: 0, lines: 0, broken: false };
  body.paragraphs.forEach((paragraph, at) => {
    const { runs, size, lineSpacing, indent, before, after } = paragraph;
    const family = runs.find(({ text }) => text.trim() !== '')?.family ?? 'Calibri';
    const factor = narrow && fontChoice(family).substituted ? narrowest : 1;
    const width = Math.max(0.01, room - indent) / factor;
    const measured = measureParagraphs([{ runs: runs.map(({ text, size, bold }) => ({ text, size, bold })) }], width, size, {
      family,
      lineSpacing,
    });
    const largest = Math.max(size, ...runs.map((run) => run.size));
    const reserve = measured.lines > linesWithoutReserve ? largest * pitch * lineSpacing : 0;
    total.height += measured.height - reserve + (at > 0 ? before / 72 : 0) + (at < body.paragraphs.length - 1 ? after / 72 : 0);
    total.lines += measured.lines;
    total.widest = Math.max(total.widest, Math.min(measured.widest, width) * factor + indent);
    if (measured.widest > width + 0.02) total.broken = true;
  });
  if (body.columns > 1) total.height /= body.columns;
  return total;
}

const known = new WeakMap<Shape, Box | null>();

/** Where its letters stand on the page; null without any. Turned and vertical text is taken to fill its box. */
export function inkBox(shape: Shape): Box | null {
  let found = known.get(shape);
  if (found === undefined) {
    found = inkOf(shape);
    known.set(shape, found);
  }
  return found;
}

function inkOf({ text, box, own, turn }: Shape): Box | null {
  if (!text || !box || text.paragraphs.every(({ runs }) => runs.every((run) => run.text.trim() === ''))) return null;
  if (turn % 360 !== 0 || text.vertical) return box;
  const { inset, anchor, paragraphs } = text;
  const { height, widest } = measureText(text, own, true);
  const align = paragraphs.find(({ runs }) => runs.length > 0)?.align ?? 'left';
  const across = own.w - inset.left - inset.right - widest;
  const down = own.h - inset.top - inset.bottom - height;
  return {
    x: box.x + inset.left + (align === 'left' ? 0 : align === 'center' ? across / 2 : across),
    y: box.y + inset.top + (anchor === 'top' ? 0 : anchor === 'middle' ? down / 2 : down),
    w: widest,
    h: height,
  };
}

/** Height that each row of a table takes: a row is never lower than its text. */
export function rowHeights({ rows, columns }: Table): number[] {
  return rows.map(({ height, cells }) => {
    let column = 0;
    const heights = cells.map((cell) => {
      const width = columns.slice(column, column + cell.span).reduce((sum, each) => sum + each, 0);
      column += 1;
      // Text over several rows has all of them.
      if (cell.merged || cell.rowSpan > 1 || cell.text.vertical) return 0;
      const { top, bottom } = cell.text.inset;
      return measureText(cell.text, { w: width, h: height }, true).height + top + bottom;
    });
    return Math.max(height, ...heights);
  });
}
