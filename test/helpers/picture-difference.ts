/** How two pictures of a page differ: by the mean colours of blocks, which another renderer's edges and hinting hardly touch. */
import type { Picture } from './picture.ts';

/** Width and height of a block, pixels. */
const block = 10;
/** How far a channel's mean may be off, of 255. */
const tolerance = 14;

/** The share of blocks that look otherwise, 0..1; 1 where the sizes differ. */
export function differentShare(a: Picture, b: Picture): number {
  if (a.width !== b.width || a.height !== b.height) return 1;
  const [across, down] = [Math.floor(a.width / block), Math.floor(a.height / block)];
  let different = 0;
  for (let row = 0; row < down; row++)
    for (let column = 0; column < across; column++) {
      const [one, other] = [meanAt(a, column, row), meanAt(b, column, row)];
      if (one.some((mean, channel) => Math.abs(mean - other[channel]!) > tolerance)) different++;
    }
  return different / (across * down);
}

function meanAt({ width, pixels }: Picture, column: number, row: number): number[] {
  const sums = [0, 0, 0];
  for (let y = row * block; y < (row + 1) * block; y++)
    for (let x = column * block; x < (column + 1) * block; x++)
      for (const channel of [0, 1, 2]) sums[channel]! += pixels[3 * (width * y + x) + channel]!;
  return sums.map((sum) => sum / block ** 2);
}
