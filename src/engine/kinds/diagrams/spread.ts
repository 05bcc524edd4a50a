/** Keeps things apart along one direction, each near to where it belongs. */

export interface Wanted {
  /** Where its middle belongs. */
  at: number;
  size: number;
}

/** The middles in the given order, at least `gap` apart and between two ends; where there is too little room they run over the first end. */
export function spread(wanted: readonly Wanted[], gap: number, from: number, to: number): number[] {
  const onwards = pushed(wanted, gap, from, to);
  const mirrored = wanted.map(({ at, size }) => ({ at: -at, size })).reverse();
  const back = pushed(mirrored, gap, -to, -from)
    .map((middle) => -middle)
    .reverse();
  // Both keep the gaps, so their mean does; neighbours give way to each other by the same.
  return onwards.map((middle, index) => (middle + back[index]!) / 2);
}

/** Each pushed on by the one before it, then all back within the end. */
function pushed(wanted: readonly Wanted[], gap: number, from: number, to: number): number[] {
  let free = from;
  const middles = wanted.map(({ at, size }) => {
    const middle = Math.max(at, free + size / 2);
    free = middle + size / 2 + gap;
    return middle;
  });
  let limit = to;
  for (let index = middles.length - 1; index >= 0; index--) {
    const { size } = wanted[index]!;
    middles[index] = Math.min(middles[index]!, limit - size / 2);
    limit = middles[index]! - size / 2 - gap;
  }
  return middles;
}
