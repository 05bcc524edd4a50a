/** Repeatable randomness: the same seed gives the same numbers on every machine. */

export interface Random {
  /** 0 up to but not 1. */
  unit(): number;
  /** A whole number from `low` to `high`, both included. */
  whole(low: number, high: number): number;
  /** One of the entries, as likely as its weight. */
  pick<T>(weighted: readonly (readonly [T, number])[]): T;
}

/** Mulberry32: integer arithmetic only, so no rounding differs between machines. */
export function random(seed: number): Random {
  let state = seed >>> 0;
  const unit = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    unit,
    whole: (low, high) => low + Math.floor(unit() * (high - low + 1)),
    pick(weighted) {
      let at = unit() * weighted.reduce((sum, [, weight]) => sum + weight, 0);
      for (const [value, weight] of weighted) {
        at -= weight;
        if (at < 0) return value;
      }
      return weighted.at(-1)![0];
    },
  };
}
