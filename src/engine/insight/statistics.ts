/** The few statistics the guards need: normal distribution, two proportions, Wilson's interval, Benjamini–Hochberg. */

/** Standard normal distribution function; error below 1.5e-7 (Abramowitz and Stegun 7.1.26). */
export function normalCdf(z: number): number {
  const x = Math.abs(z) / Math.SQRT2;
  const t = 1 / (1 + 0.3275911 * x);
  const poly = ((((1.061405429 * t - 1.453152027) * t + 1.421413741) * t - 0.284496736) * t + 0.254829592) * t;
  const erf = 1 - poly * Math.exp(-x * x);
  return z >= 0 ? 0.5 * (1 + erf) : 0.5 * (1 - erf);
}

/** Two-sided p of a standard normal z. */
export function pOfZ(z: number): number {
  return Math.min(1, Math.max(0, 2 * (1 - normalCdf(Math.abs(z)))));
}

export interface Proportion {
  hits: number;
  n: number;
}

/** Pooled two-proportion z of `a` against `b`; 0 when nothing varies. */
export function twoProportionZ(a: Proportion, b: Proportion): number {
  if (a.n === 0 || b.n === 0) return 0;
  const pooled = (a.hits + b.hits) / (a.n + b.n);
  const spread = Math.sqrt(pooled * (1 - pooled) * (1 / a.n + 1 / b.n));
  return spread === 0 ? 0 : (a.hits / a.n - b.hits / b.n) / spread;
}

/** Wilson's score interval at 95 %. */
export function wilson({ hits, n }: Proportion): { low: number; high: number } {
  if (n === 0) return { low: 0, high: 1 };
  const z = 1.959963984540054;
  const p = hits / n;
  const centre = p + (z * z) / (2 * n);
  const reach = z * Math.sqrt((p * (1 - p)) / n + (z * z) / (4 * n * n));
  const scale = 1 + (z * z) / n;
  return { low: Math.max(0, (centre - reach) / scale), high: Math.min(1, (centre + reach) / scale) };
}

/** Adjusted p values (q) in the order given: the least false discovery rate at which each would pass. */
export function benjaminiHochberg(ps: readonly number[]): number[] {
  const order = ps.map((p, index) => ({ p, index })).sort((a, b) => a.p - b.p || a.index - b.index);
  const adjusted = new Array<number>(ps.length);
  let least = 1;
  for (let rank = order.length; rank >= 1; rank--) {
    const { p, index } = order[rank - 1]!;
    least = Math.min(least, (p * order.length) / rank);
    adjusted[index] = least;
  }
  return adjusted;
}
