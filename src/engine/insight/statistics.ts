/** Statistics: tests, quantiles, intervals, which rates can be compared, and multiple testing. */
import { withSuffix } from '../../model/fact.ts';
import type { Finding } from '../../model/finding.ts';
import type { Evidence, Known } from './evidence.ts';

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

/** Pooled two-proportion z of `a` against `b`; 0 if nothing varies. */
export function twoProportionZ(a: Proportion, b: Proportion): number {
  if (a.n === 0 || b.n === 0) return 0;
  const pooled = (a.hits + b.hits) / (a.n + b.n);
  const spread = Math.sqrt(pooled * (1 - pooled) * (1 / a.n + 1 / b.n));
  return spread === 0 ? 0 : (a.hits / a.n - b.hits / b.n) / spread;
}

/** P of a chi-square test of counts against an even spread. */
export function pOfEven(counts: readonly number[]): number {
  const mean = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  if (mean <= 0) return 1;
  return pOfChiSquare(
    counts.reduce((sum, count) => sum + (count - mean) ** 2 / mean, 0),
    counts.length - 1,
  );
}

/** P that the changes of several rates are one and the same (Cochran's Q, 1954, Biometrics 10:101). */
export function pOfSameChange(changes: readonly { now: Proportion; before: Proportion }[]): number {
  const moves = changes.flatMap(({ now, before }) => {
    const [a, b] = [now.hits / now.n, before.hits / before.n];
    const variance = (a * (1 - a)) / now.n + (b * (1 - b)) / before.n;
    return variance > 0 ? [{ delta: a - b, weight: 1 / variance }] : [];
  });
  const all = moves.reduce((sum, { weight }) => sum + weight, 0);
  const mean = moves.reduce((sum, { delta, weight }) => sum + delta * weight, 0) / all;
  return pOfChiSquare(
    moves.reduce((sum, { delta, weight }) => sum + weight * (delta - mean) ** 2, 0),
    moves.length - 1,
  );
}

/** By the cube root (Wilson and Hilferty 1931, PNAS 17:684). */
function pOfChiSquare(chi: number, df: number): number {
  if (df < 1) return 1;
  const spread = 2 / (9 * df);
  return 1 - normalCdf((Math.cbrt(chi / df) - (1 - spread)) / Math.sqrt(spread));
}

/** Risk of `a` as a multiple of that of `b`, with its 95% interval on the logarithm (Katz et al. 1978, Biometrics 34:469); both have hits. */
export function relativeRisk(a: Proportion, b: Proportion): { value: number; low: number; high: number } {
  const value = a.hits / a.n / (b.hits / b.n);
  const spread = Math.exp(1.959963984540054 * Math.sqrt(1 / a.hits - 1 / a.n + 1 / b.hits - 1 / b.n));
  return { value, low: value / spread, high: value * spread };
}

/** Wilson score interval at 95% (Wilson 1927; Newcombe 1998, Statistics in Medicine 17:857, method 3). */
export function wilson({ hits, n }: Proportion): { low: number; high: number } {
  if (n === 0) return { low: 0, high: 1 };
  const z = 1.959963984540054;
  const p = hits / n;
  const centre = p + (z * z) / (2 * n);
  const reach = z * Math.sqrt((p * (1 - p)) / n + (z * z) / (4 * n * n));
  const scale = 1 + (z * z) / n;
  return { low: Math.max(0, (centre - reach) / scale), high: Math.min(1, (centre + reach) / scale) };
}

/** Benjamini and Hochberg 1995. Adjusted p values (q) in the given order: the lowest false discovery rate at which each passes. */
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

/**
 * Mann–Kendall test for a monotone trend (Mann 1945; Kendall 1975): S and its two-sided p, exact for up to ten values without ties
 * (Kendall's table), otherwise normal with continuity correction and ties in the variance (Gilbert 1987, 16.4).
 */
export function mannKendall(values: readonly number[]): { s: number; p: number } {
  const n = values.length;
  let s = 0;
  for (let i = 0; i < n; i++) for (let j = i + 1; j < n; j++) s += Math.sign(values[j]! - values[i]!);
  const counts = [...values.reduce((map, value) => map.set(value, (map.get(value) ?? 0) + 1), new Map<number, number>()).values()];
  if (s === 0) return { s, p: 1 };
  if (n <= 10 && counts.every((count) => count === 1)) return { s, p: Math.min(1, 2 * kendallTail(n, Math.abs(s))) };
  const spread = (size: number) => size * (size - 1) * (2 * size + 5);
  const variance = (spread(n) - counts.reduce((sum, count) => sum + spread(count), 0)) / 18;
  return { s, p: variance > 0 ? pOfZ((Math.abs(s) - 1) / Math.sqrt(variance)) : 1 };
}

/** Share of the orders of n values whose S is at least `s`. */
function kendallTail(n: number, s: number): number {
  // Orders of n values by their number of inversions.
  let orders = [1];
  for (let size = 2; size <= n; size++) {
    const next = new Array<number>(orders.length + size - 1).fill(0);
    for (const [inversions, count] of orders.entries()) for (let more = 0; more < size; more++) next[inversions + more]! += count;
    orders = next;
  }
  const pairs = (n * (n - 1)) / 2;
  const all = orders.reduce((sum, count) => sum + count, 0);
  return orders.reduce((sum, count, inversions) => (pairs - 2 * inversions >= s ? sum + count : sum), 0) / all;
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}

/** Modified z score of a value among its peers: 0.6745 · (x − median) / MAD, an outlier beyond 3.5 (Iglewicz and Hoaglin 1993); null without spread. */
export function robustZ(value: number, peers: readonly number[]): number | null {
  const centre = median(peers);
  const mad = median(peers.map((peer) => Math.abs(peer - centre)));
  return mad > 0 ? (0.6745 * (value - centre)) / mad : null;
}

/** Mantel and Haenszel 1959, without continuity correction: z of a's proportions against b's within the strata. */
export function mantelHaenszelZ(strata: readonly { a: Proportion; b: Proportion }[]): number {
  let excess = 0;
  let variance = 0;
  for (const { a, b } of strata) {
    const n = a.n + b.n;
    const hits = a.hits + b.hits;
    if (n < 2) continue;
    excess += a.hits - (a.n * hits) / n;
    variance += (a.n * b.n * hits * (n - hits)) / (n * n * (n - 1));
  }
  return variance > 0 ? excess / Math.sqrt(variance) : 0;
}

function intervalOf(evidence: Evidence, rate: Known): { low: Known; high: Known } | null {
  const proportion = proportionOf(rate);
  if (!proportion) return null;
  const { low, high } = wilson(proportion);
  const end = (suffix: '.low' | '.high', value: number) =>
    evidence.workedOut(rate, suffix, value, [rate], {
      label: `${rate.label}, ${suffix.slice(1)} end`,
      formula: `Wilson interval at 95% of ${rate.formula}`,
    });
  return { low: end('.low', low), high: end('.high', high) };
}

/** The ends of the interval, by their role in a finding; none if the rate is not a proportion. */
export function intervalRoles(evidence: Evidence, rate: Known): Record<string, string> {
  const ends = intervalOf(evidence, rate);
  return ends ? { low: ends.low.id, high: ends.high.id } : {};
}

export interface Noise {
  error: number;
  of: 'sum' | 'mean';
}

/** Standard error of a sum, count or mean; null if nothing says how its rows vary. */
export function noiseOf(evidence: Evidence, fact: Known): Noise | null {
  const sum = evidence.byId(withSuffix(fact.id, '.se'));
  if (sum) return { error: sum.value, of: 'sum' };
  const mean = evidence.byId(withSuffix(fact.id, '.mean_se'));
  if (mean) return { error: mean.value, of: 'mean' };
  if (fact.n === 0 && fact.value === 0) return { error: 0, of: 'sum' };
  // Counts of independent events vary by their square root.
  return fact.unit === 'count' && fact.value === fact.n ? { error: Math.sqrt(fact.value), of: 'sum' } : null;
}

/** Rates with fewer closed rows are not compared. */
export const minRows = 30;
/** False discovery rate of claims. */
const discoveryRate = 0.05;
/**
 * What is said of one member must besides be unlikely by itself: where much is found, the rate alone lets through what is more likely chance
 * than not (Benjamin et al. 2018, Nature Human Behaviour 2:6).
 */
const chanceOfMember = 0.005;

/** The rate as hits of n if it is a proportion of its rows, otherwise null: an average discount is a ratio but not a proportion. */
export function proportionOf(fact: Known): Proportion | null {
  if (fact.unit !== 'ratio' || fact.weight !== undefined || fact.n <= 0 || fact.value < 0 || fact.value > 1) return null;
  const hits = Math.round(fact.value * fact.n);
  return Math.abs(hits - fact.value * fact.n) <= Math.max(0.02, fact.n * 2e-6) ? { hits, n: fact.n } : null;
}

/** A proportion with enough rows to be compared. */
export function comparableRate(fact: Known | null): Proportion | null {
  const rate = fact && proportionOf(fact);
  return rate && rate.n >= minRows ? rate : null;
}

/**
 * The finding's significance after its family's tests; `significant` says whether it may be claimed.
 *
 * Benjamini–Hochberg runs within each family (kind × measure × dimension). Many families would still let some through by chance, so the
 * families themselves first pass Benjamini–Hochberg on their Simes p, and those selected are tested at q · R / m (Benjamini and Bogomolov
 * 2014, JRSS B 76:297). `weightOf` gives a larger part of the level to families that readers look at first; weights are scaled to a mean
 * of one (Genovese, Roeder and Wasserman 2006, Biometrika 93:509).
 */
export function adjust(
  findings: readonly Finding[],
  weightOf: (finding: Finding) => number = () => 1,
): { finding: Finding; significant: boolean }[] {
  const families = new Map<string, Finding[]>();
  for (const finding of findings) {
    if (finding.p === undefined) continue;
    const key = `${finding.kind} ${finding.metric} ${finding.dimension ?? ''}`;
    families.set(key, [...(families.get(key) ?? []), finding]);
  }
  const total = [...families.values()].reduce((sum, [first]) => sum + weightOf(first!), 0);
  const tested = [...families.values()].map((family) => {
    const q = benjaminiHochberg(family.map(({ p }) => p!));
    const weight = (weightOf(family[0]!) * families.size) / total;
    return { family, q, weight, simes: Math.min(1, Math.min(...q) / weight) };
  });
  const passed = benjaminiHochberg(tested.map(({ simes }) => simes)).map((q) => q < discoveryRate);
  const selected = passed.filter(Boolean).length;
  const result = new Map<string, { q: number; significant: boolean }>();
  for (const [index, { family, q, weight }] of tested.entries()) {
    const level = passed[index] ? (discoveryRate * selected * weight) / tested.length : 0;
    for (const [at, { id, member, p }] of family.entries())
      result.set(id, { q: q[at]!, significant: q[at]! < level && (member === undefined || p! < chanceOfMember) });
  }
  return findings.map((finding) => {
    const found = result.get(finding.id);
    if (!found) return { finding, significant: true };
    return { finding: { ...finding, significance: 1 - found.q }, significant: found.significant };
  });
}

/** Mean absolute change between adjacent earlier complete periods; null with fewer than three. */
export function typicalMove(evidence: Evidence, metric: string): number | null {
  const values = evidence.complete
    .filter((period) => period.offset < 0)
    .map((period) => evidence.get(metric, period.offset)?.value ?? null);
  const moves = values.slice(1).flatMap((value, index) => {
    const before = values[index];
    return value === null || before === null || before === undefined ? [] : [Math.abs(value - before)];
  });
  if (moves.length < 3) return null;
  const typical = moves.reduce((sum, move) => sum + move, 0) / moves.length;
  return typical > 0 ? typical : null;
}
