/** What is left of an area beside boxes that are taken. */
import type { Box } from '../../model/layout.ts';

/** Thinner overlaps than this are none, inches. */
const touch = 0.02;

/** The largest part of `area` clear of `taken` that cutting it at one side after another leaves; `gap` inches stay between. */
export function freeArea(area: Box, taken: readonly Box[], gap = 0): Box {
  return taken.reduce((left, box) => cut(left, box, gap), area);
}

function cut(area: Box, box: Box, gap: number): Box {
  const right = area.x + area.w;
  const bottom = area.y + area.h;
  const across = Math.min(right, box.x + box.w) - Math.max(area.x, box.x);
  const down = Math.min(bottom, box.y + box.h) - Math.max(area.y, box.y);
  // A hairline has no height, and takes its place all the same.
  const meets = across > (box.w < touch ? -1e-6 : touch) && down > (box.h < touch ? -1e-6 : touch);
  if (!meets) return area;
  const parts: Box[] = [
    { ...area, w: box.x - gap - area.x },
    { ...area, h: box.y - gap - area.y },
    span(area, 'x', box.x + box.w + gap),
    span(area, 'y', box.y + box.h + gap),
  ];
  const size = ({ w, h }: Box) => Math.max(0, w) * Math.max(0, h);
  return parts.reduce((best, part) => (size(part) > size(best) ? part : best));
}

/** The area from `start` on. */
function span(area: Box, side: 'x' | 'y', start: number): Box {
  return side === 'x' ? { ...area, x: start, w: area.x + area.w - start } : { ...area, y: start, h: area.y + area.h - start };
}

/** The widest stretch of a row that no box stands in. */
export function freeStretch(row: Box, taken: readonly Box[], gap: number): Box {
  const inRow = taken.filter(({ y, h }) => y < row.y + row.h && y + h > row.y).toSorted((a, b) => a.x - b.x);
  let from = row.x;
  let widest: Box = { ...row, w: 0 };
  for (const { x, w } of [...inRow, { x: row.x + row.w + gap, w: 0 }]) {
    const to = Math.min(x - gap, row.x + row.w);
    if (to - from > widest.w) widest = { ...row, x: from, w: to - from };
    from = Math.max(from, x + w + gap);
  }
  return widest;
}
