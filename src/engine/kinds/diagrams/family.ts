/** One family of fills, from light to the full accent. */
import type { ColorToken } from '../../../model/layout.ts';

const family = ['accent-12', 'accent-30', 'accent-60', 'accent'] as const satisfies readonly ColorToken[];

/** The fill of one of `count` parts in order: the last has the full accent. */
export function familyFill(index: number, count: number): ColorToken {
  if (count < 2) return 'accent';
  return index === count - 1 ? 'accent' : family[Math.floor((index / (count - 1)) * (family.length - 1))]!;
}
