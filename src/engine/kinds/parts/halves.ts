/** The body in two equal halves with the gap between groups; their outer edges stand on the grid. */
import type { Page } from '../define-kind.ts';

export interface Half {
  x: number;
  w: number;
}

export function halves(page: Page): { left: Half; right: Half } {
  const { x, w } = page.columns(0, 12);
  const half = (w - page.gaps.between) / 2;
  return { left: { x, w: half }, right: { x: x + w - half, w: half } };
}
