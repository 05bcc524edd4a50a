/** What may be compared and claimed: complete periods, enough rows, tests that survive the whole family. */
import type { Evidence, Known } from './evidence.ts';
import type { Finding } from './finding.ts';
import { benjaminiHochberg, type Proportion } from './statistics.ts';

/** Below this many closed rows a rate is not compared. */
export const minRows = 30;
/** False discovery rate over the family of rate claims. */
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

/** The finding's significance after Benjamini–Hochberg over every tested finding; `significant` tells whether it may be claimed. */
export function adjust(findings: readonly Finding[]): { finding: Finding; significant: boolean }[] {
  const tested = findings.filter((finding) => finding.p !== undefined);
  const q = new Map(benjaminiHochberg(tested.map((finding) => finding.p!)).map((value, index) => [tested[index]!.id, value]));
  return findings.map((finding) => {
    const adjusted = q.get(finding.id);
    if (adjusted === undefined) return { finding, significant: true };
    return { finding: { ...finding, significance: 1 - adjusted }, significant: adjusted < discoveryRate };
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
