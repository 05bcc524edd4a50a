/** What may be compared and claimed: complete periods, enough rows, tests that survive the whole family. */

import type { Finding } from '../../model/finding.ts';
import type { Evidence, Known } from './evidence.ts';
import { benjaminiHochberg, type Proportion } from './statistics.ts';

/** Below this many closed rows a rate is not compared. */
export const minRows = 30;
/** False discovery rate of claims. */
const discoveryRate = 0.05;

/** The rate as hits of n when it is a proportion of its rows, else null: an average discount is a ratio too, and no proportion. */
export function proportionOf(fact: Known): Proportion | null {
  if (fact.unit !== 'ratio' || fact.n <= 0 || fact.value < 0 || fact.value > 1) return null;
  const hits = Math.round(fact.value * fact.n);
  return Math.abs(hits - fact.value * fact.n) <= Math.max(0.02, fact.n * 2e-6) ? { hits, n: fact.n } : null;
}

/** A proportion with rows enough to be compared. */
export function comparableRate(fact: Known | null): Proportion | null {
  const rate = fact && proportionOf(fact);
  return rate && rate.n >= minRows ? rate : null;
}

/**
 * The finding's significance after its family's tests; `significant` tells whether it may be claimed.
 *
 * Benjamini–Hochberg runs inside each family (kind × measure × dimension). Many families would still let some through by chance, so the
 * families themselves pass Benjamini–Hochberg on their Simes p first, and those selected are tested at q · R / m (Benjamini and Bogomolov
 * 2014, JRSS B 76:297). `weightOf` gives the families that a reader looks at first a larger part of the level; the parts are scaled to a mean
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
    for (const [at, { id }] of family.entries()) result.set(id, { q: q[at]!, significant: q[at]! < level });
  }
  return findings.map((finding) => {
    const found = result.get(finding.id);
    if (!found) return { finding, significant: true };
    return { finding: { ...finding, significance: 1 - found.q }, significant: found.significant };
  });
}

/** Usual size of the moves between earlier complete neighbours; null with fewer than three of them. */
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
