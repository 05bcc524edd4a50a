/** Repeatable chance for the stories: one seed, one data set, on every machine. */

export interface Chance {
  /** 0 up to but not 1. */
  unit(): number;
  /** A number from `low` up to `high`. */
  between(low: number, high: number): number;
  /** A whole number, both ends included. */
  whole(low: number, high: number): number;
  /** Standard normal. */
  normal(): number;
  /** How often something happens that happens `mean` times on average. */
  poisson(mean: number): number;
  one<T>(entries: readonly T[]): T;
  /** An index, as likely as its weight. */
  weighted(weights: readonly number[]): number;
  shuffle<T>(entries: readonly T[]): T[];
}

/** Mulberry32 below, the usual transforms above. */
export function seeded(seed: number): Chance {
  let state = (seed * 0x9e3779b1) >>> 0;
  const unit = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
  const whole = (low: number, high: number) => low + Math.floor(unit() * (high - low + 1));
  const normal = () => Math.sqrt(-2 * Math.log(1 - unit())) * Math.cos(2 * Math.PI * unit());
  return {
    unit,
    whole,
    normal,
    between: (low, high) => low + unit() * (high - low),
    poisson(mean) {
      // In pieces of at most ten, so that no product runs out of digits.
      let count = 0;
      for (let left = mean; left > 0; left -= 10) {
        const limit = Math.exp(-Math.min(10, left));
        for (let product = unit(); product > limit; product *= unit()) count++;
      }
      return count;
    },
    one: (entries) => entries[whole(0, entries.length - 1)]!,
    weighted(weights) {
      let at = unit() * weights.reduce((sum, weight) => sum + weight, 0);
      for (const [index, weight] of weights.entries()) {
        at -= weight;
        if (at < 0) return index;
      }
      return weights.length - 1;
    },
    shuffle(entries) {
      const left = [...entries];
      for (let at = left.length - 1; at > 0; at--) {
        const other = whole(0, at);
        [left[at], left[other]] = [left[other]!, left[at]!];
      }
      return left;
    },
  };
}
