/** How far apart two colours look, roughly: 0 for the same, 765 for black and white. https://www.compuphase.com/cmetric.htm */
import type { Hex } from '../../model/brand-kit.ts';
import { channels } from './contrast.ts';

export function colorDistance(a: Hex, b: Hex): number {
  const [r1, g1, b1] = channels(a);
  const [r2, g2, b2] = channels(b);
  const red = (r1 + r2) / 2;
  return Math.sqrt((2 + red / 256) * (r1 - r2) ** 2 + 4 * (g1 - g2) ** 2 + (2 + (255 - red) / 256) * (b1 - b2) ** 2);
}
