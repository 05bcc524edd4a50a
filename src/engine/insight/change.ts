/** How a measure changed, tested where it can be: beyond its noise, or steady. */
import type { Fact, MetricNote } from '../../model/fact.ts';
import type { Finding, FindingKind } from '../../model/finding.ts';
import type { Evidence, Known } from './evidence.ts';
import { comparableRate, minRows, type Proportion, pOfZ, proportionOf, twoProportionZ } from './statistics.ts';

/** A sum of fewer rows than this, now and before together, is told without a test. */
const minRowsOfSum = 10;
/** So many earlier periods without more spread than chance make a usual level. */
const leastHistory = 4;
const mostHistory = 8;

/** A figure with its standard error. */
interface Level {
  value: number;
  error: number;
  n: number;
  of: 'sum' | 'mean';
  /** It counts independent events. */
  counted?: true;
  /** Standard error that one period alone usually has, and the periods that tell it. */
  usual?: { error: number; periods: number };
}

/** `exact`: counted over all there is, so that the change is stated without a test; null: nothing tells how far chance reaches. */
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
 * What a sum is held against: its usual level, the mean of the earlier periods, where they lie about it no wider than chance and the figure
 * of the period before lies on the same side of now; else that figure alone.
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

/** Whether periods vary no more than chance: their variance, as a multiple of what their rows lead one to expect, below the upper twentieth of a chi-square. */
function quiet(ratio: number, periods: number): boolean {
  return ratio <= 1 + 1.645 * Math.sqrt(2 / (periods - 1));
}

/**
 * Error of the figure now, were all as usual. What counts events varies by the root of what is expected, which all periods together tell
 * best; a sum that happens to lack large rows seems surer of itself than it is, so its error is at least the usual one.
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

/** A member's figure and that of the whole, in one period or in several together. */
interface Part {
  value: number;
  whole: number;
  /** Variance of the member's figure, and of the others' together. */
  own: number;
  rest: number;
}

interface PartAndWhole {
  part: Known;
  whole: Known;
}

/**
 * z of the part now against the usual one, of the earlier periods together, where it lay about that no wider than chance and the part in the
 * period before lies on the same side of now; else against that part alone. Null where nothing tells how far chance reaches.
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

/** Weight of what is stated and not claimed. */
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
  // The headline's figures are said whatever the test: they are not halved for being within chance.
  const significance = isHeadline ? Math.max(finding.significance, said) : finding.significance;
  return { ...finding, claim: false, withinNoise: true, significance };
}

/** Null when either is no proportion or fewer than thirty rows are left. */
export function remainderRate(whole: Known | null, member: Known): Proportion | null {
  const all = whole && proportionOf(whole);
  const part = proportionOf(member);
  if (!all || !part) return null;
  const rest = { hits: all.hits - part.hits, n: all.n - part.n };
  return rest.n >= minRows && rest.hits >= 0 && rest.hits <= rest.n ? rest : null;
}
