/** Boxes against each other: overlap and enclosure, with the tolerance the gates grant. */
import type { Box } from '../../model/layout.ts';

/** Inches; below what an eye sees at any zoom that shows the slide. */
export const tolerance = 0.01;

/** The common part of two boxes, null when it is thinner than the tolerance either way. */
export function intersection(a: Box, b: Box): Box | null {
  const x = Math.max(a.x, b.x);
  const y = Math.max(a.y, b.y);
  const w = Math.min(a.x + a.w, b.x + b.w) - x;
  const h = Math.min(a.y + a.h, b.y + b.h) - y;
  return w > tolerance && h > tolerance ? { x, y, w, h } : null;
}

export function encloses(outer: Box, inner: Box): boolean {
  return (
    inner.x >= outer.x - tolerance &&
    inner.y >= outer.y - tolerance &&
    inner.x + inner.w <= outer.x + outer.w + tolerance &&
    inner.y + inner.h <= outer.y + outer.h + tolerance
  );
}
