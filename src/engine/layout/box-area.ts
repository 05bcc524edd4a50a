/** Areas of boxes, in square inches. */
import type { Box } from '../../model/layout.ts';

export const area = ({ w, h }: { w: number; h: number }) => w * h;

/** Area two boxes have in common. */
export function shared(a: Box, b: Box): number {
  const w = Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x);
  const h = Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y);
  return w > 0 && h > 0 ? w * h : 0;
}
