/** Tests how a measure changed: beyond its noise, or steady. */
import type { Fact, MetricNote } from '../../model/fact.ts';
import type { Finding, FindingKind } from '../../model/finding.ts';
import type { Evidence, Known } from './evidence.ts';
import { comparableRate, minRows, type Proportion, pOfZ, proportionOf, twoProportionZ } from './statistics.ts';

/** A sum over fewer rows than this, in both periods together, is not tested. */
const minRowsOfSum = 10;
/** Number of earlier periods needed to establish a usual level, and the maximum used. */
const leastHistory = 4;
const mostHistory = 8;

/** A figure with its standard error. */
interface Level {
  value: number;
  error: number;
  n: number;
  of: 'sum' | 'mean';
  /** A count of independent events. */
  counted?: true;
  /** Usual standard error of a single period, and the number of periods it comes from. */
  usual?: { error: number; periods: number };
}

/** `exact`: a full count, so the change is stated without a test; null: nothing says how far chance reaches. */
export function testOfChange(evidence: Evidence, note: MetricNote, now: Known, before: Known): number | 'exact' | null {
  const [a, b] = [comparableRate(now), comparableRate(before)];
  if (a && b) return pOfZ(twoProportionZ(a, b));
  if (note.state || note.untested) return 'exact';
  const level = levelOf(evidence, now);
  const earlier = before.period === evidence.table.prior?.id ? levelBefore(evidence, note.id, {}, before, now) : levelOf(evidence, before);
  const z = level && earlier && zBetween(level, earlier);
  return z === null ? null : pOfZ(z);
}

export function levelOf(evidence: Evidence, fact: Known): Level | null {
  const noise = evidence.noise(fact);
  if (!noise) return null;
  const counted = fact.unit === 'count' && noise.of === 'sum' && Math.abs(noise.error ** 2 - fact.value) <= fact.value * 1e-5;
  return { value: fact.value, n: fact.n, ...noise, ...(counted && { counted }) };
}

/**
 * What a sum is compared with: its usual level (the mean of the earlier periods) if those vary no more than chance and the prior period is
 * on the same side of now; otherwise the prior period alone.
 */
export function levelBefore(evidence: Evidence, metric: string, scope: Fact['scope'], before: Known, now: Known): Level | null {
  const usual = usualLevel(evidence, metric, scope);
  const sameSide = usual && Math.sign(now.value - usual.value) === Math.sign(now.value - before.value);
  return usual && sameSide ? usual : levelOf(evidence, before);
}

function usualLevel(evidence: Evidence, metric: string, scope: Fact['scope']): Level | null {
  const levels: Level[] = [];
  for (const { offset } of [...evidence.complete].reverse()) {
    if (offset === 0) continue;
    const fact = offset === -1 - levels.length ? evidence.get(metric, offset, scope) : null;
    const level = fact && levelOf(evidence, fact);
    if (level?.of !== 'sum' || levels.length === mostHistory) break;
    levels.push(level);
  }
  const k = levels.length;
  if (k < leastHistory) return null;
  const mean = levels.reduce((sum, { value }) => sum + value, 0) / k;
  const ofRows = levels.reduce((sum, { error }) => sum + error ** 2, 0) / k;
  const ofPeriods = levels.reduce((sum, { value }) => sum + (value - mean) ** 2, 0) / (k - 1);
  if (ofRows === 0 || !quiet(ofPeriods / ofRows, k)) return null;
  const n = levels.reduce((sum, level) => sum + level.n, 0);
  const usual = Math.max(ofRows, ofPeriods);
  return { value: mean, error: Math.sqrt(usual / k), n, of: 'sum', usual: { error: Math.sqrt(usual), periods: k } };
}

/** Whether periods vary no more than chance: the ratio of their variance to the expected one is below the upper 5% point of chi-square. */
function quiet(ratio: number, periods: number): boolean {
  return ratio <= 1 + 1.645 * Math.sqrt(2 / (periods - 1));
}

/**
 * Error of the current figure if all were as usual. Counts vary by the root of the expected count, best known from all periods together; a
 * sum that happens to lack large rows underestimates its error, so the usual one is the minimum.
 */
function errorBeside(now: Level, { usual }: Level): number {
  if (!usual) return now.error;
  const { error, periods } = usual;
  return now.counted ? Math.sqrt((now.error ** 2 + periods * error ** 2) / (periods + 1)) : Math.max(now.error, error);
}

/** The change in units of its noise; null with too few rows. */
export function zBetween(now: Level, before: Level): number | null {
  const isMean = now.of === 'mean' || before.of === 'mean';
  const enough = isMean ? Math.min(now.n, before.n) >= minRows : now.n + before.n >= minRowsOfSum;
  const error = Math.hypot(errorBeside(now, before), before.error);
  return enough && error > 0 ? (now.value - before.value) / error : null;
}

export function zOfChange(evidence: Evidence, now: Known, before: Known): number | null {
  const [a, b] = [levelOf(evidence, now), levelOf(evidence, before)];
  return a && b ? zBetween(a, b) : null;
}

/** A member's figure and the whole's, in one period or several together. */
interface Part {
  value: number;
  whole: number;
  /** Variance of the member's figure, and of all others together. */
  own: number;
  rest: number;
}

interface PartAndWhole {
  part: Known;
  whole: Known;
}

/**
 * z of the member's share against its usual share over the earlier periods, if that varied no more than chance and the prior share is on
 * the same side of now; otherwise against the prior share alone. Null if nothing says how far chance reaches.
 */
export function zOfPart(evidence: Evidence, metric: string, scope: Fact['scope'], now: PartAndWhole, before: PartAndWhole): number | null {
  const [is, was] = [partOf(evidence, now), partOf(evidence, before)];
  if (!is || !was) return null;
  const usual = usualPart(evidence, metric, scope);
  const sameSide = usual && Math.sign(share(is) - share(usual)) === Math.sign(share(is) - share(was));
  const base = sameSide ? usual : was;
  const pooled = share({ value: is.value + base.value, whole: is.whole + base.whole });
  const error = Math.sqrt(variance(is, pooled) + variance(base, pooled));
  return error > 0 ? (share(is) - share(base)) / error : null;
}

const share = ({ value, whole }: Pick<Part, 'value' | 'whole'>) => value / whole;

function variance({ own, rest, whole }: Part, at: number): number {
  return ((1 - at) ** 2 * own + at ** 2 * rest) / whole ** 2;
}

function partOf(evidence: Evidence, { part, whole }: PartAndWhole): Part | null {
  const [own, all] = [levelOf(evidence, part), levelOf(evidence, whole)];
  if (!own || !all || all.value <= 0 || own.value < 0 || own.value >= all.value) return null;
  return { value: own.value, whole: all.value, own: own.error ** 2, rest: Math.max(0, all.error ** 2 - own.error ** 2) };
}

function usualPart(evidence: Evidence, metric: string, scope: Fact['scope']): Part | null {
  const parts: Part[] = [];
  for (const { offset } of [...evidence.complete].reverse()) {
    if (offset === 0) continue;
    const [part, whole] = [evidence.get(metric, offset, scope), evidence.get(metric, offset)];
    const found = offset === -1 - parts.length && part && whole ? partOf(evidence, { part, whole }) : null;
    if (!found || parts.length === mostHistory) break;
    parts.push(found);
  }
  if (parts.length < leastHistory) return null;
  const sum = (key: keyof Part) => parts.reduce((total, part) => total + part[key], 0);
  const usual: Part = { value: sum('value'), whole: sum('whole'), own: sum('own'), rest: sum('rest') };
  const spread = parts.reduce((total, part) => total + (share(part) - share(usual)) ** 2 / variance(part, share(usual)), 0);
  return quiet(spread / (parts.length - 1), parts.length) ? usual : null;
}

/** Kinds whose figures are true by arithmetic, whatever a test says. */
const arithmetic: readonly FindingKind[] = ['delta', 'seasonal'];
const arithmeticOfHeadline: readonly FindingKind[] = ['yoy', 'driver'];

/** Weight of a finding that is stated but not claimed. */
const said = 0.3;

export function withinNoise(finding: Finding, isRate: boolean, isHeadline: boolean): Finding | null {
  if (finding.kind === 'delta' && isRate) {
    const { p: _, ...rest } = finding;
    const id = finding.id.replace(/^delta:/, 'steady:');
    return { ...rest, id, kind: 'steady', direction: 'flat', tone: 'neutral', claim: false, withinNoise: true, significance: 0.6 };
  }
  const stays =
    arithmetic.includes(finding.kind) ||
    (isHeadline && arithmeticOfHeadline.includes(finding.kind) && (finding.kind !== 'driver' || finding.leads));
  if (!stays) return null;
  // The headline's figures are shown whatever the test says, so they are not halved.
  const significance = isHeadline ? Math.max(finding.significance, said) : finding.significance;
  return { ...finding, claim: false, withinNoise: true, significance };
}

/** Null if either is not a proportion, or fewer than thirty rows are left. */
export function remainderRate(whole: Known | null, member: Known): Proportion | null {
  const all = whole && proportionOf(whole);
  const part = proportionOf(member);
  if (!all || !part) return null;
  const rest = { hits: all.hits - part.hits, n: all.n - part.n };
  return rest.n >= minRows && rest.hits >= 0 && rest.hits <= rest.n ? rest : null;
}
