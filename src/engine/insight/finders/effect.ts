/**
 * Whether a measure moved with a suspected cause: its change from as many months before to as many after, less the change of those who had no
 * part in it or, where all had, less that of the same months a year before (difference in differences). Chance is the larger of what the rows
 * say and of how far the months vary among themselves; what went on before is no effect.
 */
import { type EffectNote, type EffectSpan, effectId, type MetricNote } from '../../../model/fact.ts';
import type { Period } from '../../../model/period.ts';
import type { Evidence, Known } from '../evidence.ts';
import { differs, errorOf, type Level, levelOf, type Way, wayOf } from '../levels.ts';
import { minRows } from '../statistics.ts';

/** `apart`: more than chance explains; `chance`: no more; `before`: it moved so before as well; `few`: too few rows to tell. */
type EffectVerdict = 'apart' | 'chance' | 'before' | 'few';

/** A side, before and after. */
export interface EffectSide {
  before: Known;
  after: Known;
  /** In points, in percent of a sum, or in the unit of a mean. */
  change: Known;
}

export interface Effect {
  note: EffectNote;
  metric: MetricNote;
  way: Way;
  /** What it is compared with: those who had no part, the same months a year before, nothing. */
  basis: 'others' | 'year' | 'none';
  own: EffectSide;
  /** Null where the basis is nothing. */
  other: EffectSide | null;
  /** The same members in the same months a year before, beside others. */
  yearBefore: EffectSide | null;
  /** How much further they moved than what they are compared with; the change itself where that is nothing. */
  gap: Known;
  /** What that comes to in the months after, in outcomes of a rate or in units of a sum; null of a mean. */
  worth: Known | null;
  /** The gap from which it would be more than chance; null where too few rows tell. */
  least: Known | null;
  verdict: EffectVerdict;
}

/** Rows on each side, as for other claims. */
const leastRows: Readonly<Record<Way, number>> = { rate: minRows, mean: 10, sum: 10 };
/** A cause that is wrongly confirmed costs more than a missed one; of months that are too few to say how they vary, more is asked. */
const chance = { usual: 0.02, fewMonths: 0.005 } as const;
const leastMonths = 3;

export function effectOf(evidence: Evidence, note: EffectNote): Effect | null {
  return evidence.once(`effect ${note.question}`, () => {
    const metric = evidence.metric(note.metric);
    const own = sideOf(evidence, note, 'own', 'before', 'after');
    const way = own && wayIn(evidence, note, own);
    if (!metric || !own || !way) return null;
    // What grew from nothing is compared with no growth.
    const alike = (side: EffectSide | null) => (side?.change.unit === own.change.unit ? side : null);
    const others = note.treated ? alike(sideOf(evidence, note, 'others', 'before', 'after')) : null;
    const year = note.yearBefore ? alike(sideOf(evidence, note, 'own', 'year_before', 'year_after')) : null;
    const basis = others ? 'others' : year ? 'year' : 'none';
    const other = others ?? year;
    const gap = other
      ? evidence.workedOut(own.change, '.gap', own.change.value - other.change.value, [own.change, other.change], {
          label: `${own.change.label}, less that of ${basis === 'others' ? 'all others' : 'a year before'}`,
          formula: `${own.change.label} less that of ${basis === 'others' ? 'all others' : 'the same months a year before'}`,
          unit: own.change.unit === 'ratio' ? 'points' : own.change.unit,
        })
      : own.change;
    const effect = { note, metric, way, basis, own, other, yearBefore: others ? year : null, gap } as const;
    const tested = testOf(evidence, effect);
    return {
      ...effect,
      worth: other && worthOf(evidence, way, own, other, gap),
      least:
        tested.error === null
          ? null
          : evidence.workedOut(gap, '.least', tested.error, [gap], {
              label: `${gap.label}, from which it is more than chance`,
              formula: 'gap from which chance explains it no more, at the error of its rows and of its months',
            }),
      verdict: tested.verdict,
    };
  });
}

/** Where nothing says how rows vary, as of sums by day, their months still do. */
function wayIn(evidence: Evidence, { adds }: EffectNote, { before, after }: Pick<EffectSide, 'before' | 'after'>): Way {
  return wayOf(evidence, after) ?? wayOf(evidence, before) ?? (adds ? 'sum' : 'mean');
}

function levelIn(evidence: Evidence, way: Way, fact: Known): { level: Level; isKnown: boolean } | null {
  const known = levelOf(evidence, way, fact);
  if (known) return { level: known, isKnown: true };
  if (way === 'rate' || evidence.noise(fact)) return null;
  const weight = way === 'sum' ? 1 : (fact.weight ?? fact.n);
  return { level: { sum: fact.value * weight, weight, n: fact.n, variance: 0 }, isKnown: false };
}

function sideOf(evidence: Evidence, note: EffectNote, of: 'own' | 'others', from: EffectSpan, to: EffectSpan): EffectSide | null {
  const [before, after] = [from, to].map((part) => evidence.byId(effectId(note, part, of)));
  if (!before || !after) return null;
  const change =
    wayIn(evidence, note, { before, after }) === 'sum' && before.value > 0 && after.value >= 0
      ? growth(evidence, before, after)
      : evidence.changeBetween(after, before);
  return change && { before, after, change };
}

function growth(evidence: Evidence, before: Known, after: Known): Known {
  return evidence.workedOut(after, '.pct', after.value / before.value - 1, [after, before], {
    label: `${after.label}, growth`,
    formula: `${after.formula} divided by ${before.formula}, less one`,
    unit: 'ratio',
  });
}

/** What the own members would have had more or fewer, had they moved as the others did. */
function worthOf(evidence: Evidence, way: Way, own: EffectSide, other: EffectSide, gap: Known): Known | null {
  if (way === 'mean' || (way === 'sum' && own.change.unit !== 'ratio')) return null;
  const value = way === 'rate' ? Math.round(gap.value * own.after.n) : own.after.value - own.before.value * (1 + other.change.value);
  return evidence.workedOut(own.after, '.beside', own.after.unit === 'count' ? Math.round(value) : value, [own.after, own.before, gap], {
    label: `${own.after.label}, beside the course of the others`,
    formula: way === 'rate' ? 'gap times the rows after' : 'figure after less the figure before at the growth of the others',
    ...(way === 'rate' && { unit: 'count' as const }),
  });
}

type Untested = Pick<Effect, 'note' | 'way' | 'basis' | 'own' | 'other' | 'yearBefore'>;

/** The scale on which changes are compared: parts of a sum, rates and means as they are. */
interface Scale {
  of: (level: Level) => number;
  error: (level: Level) => number;
}

function scaleOf(way: Way, own: EffectSide): Scale {
  const isGrowth = way === 'sum' && own.change.unit === 'ratio';
  const figure = ({ sum, weight }: Level) => (way === 'sum' ? sum : sum / weight);
  return isGrowth
    ? { of: (level) => Math.log(Math.max(level.sum, 0.5)), error: (level) => Math.sqrt(level.variance) / Math.max(level.sum, 0.5) }
    : { of: figure, error: (level) => (way === 'sum' ? Math.sqrt(level.variance) : errorOf(way, level)) };
}

function testOf(evidence: Evidence, effect: Untested): { verdict: EffectVerdict; error: number | null } {
  const { note, way, own, other } = effect;
  const sides = [own.before, own.after, ...(other ? [other.before, other.after] : [])];
  const told = sides.flatMap((fact) => levelIn(evidence, way, fact) ?? []);
  if (told.length < sides.length || sides.some(({ n }) => n < leastRows[way])) return { verdict: 'few', error: null };
  const scale = scaleOf(way, own);
  const levels = told.map(({ level }) => level);
  const [a0, a1, b0, b1] = levels as [Level, Level, Level?, Level?];
  const move = scale.of(a1) - scale.of(a0) - (b0 && b1 ? scale.of(b1) - scale.of(b0) : 0);
  const byRows = Math.hypot(...levels.map(scale.error));
  const line = monthsOf(evidence, effect, scale);
  const starts = note.start.offset;
  const [earlier, later] = [line.filter(({ offset }) => offset < starts), line.filter(({ offset }) => offset >= note.after[0]!.offset)];
  const free = earlier.length + later.length - 2;
  const spread = Math.sqrt((squaresOf(earlier) + squaresOf(later)) / Math.max(1, free));
  const isKnown = free >= leastMonths;
  const byMonths = isKnown ? spread * Math.sqrt(1 / note.before.length + 1 / note.after.length) : 0;
  const error = Math.max(byRows, byMonths);
  if (!(error > 0) || !(isKnown || told.every((each) => each.isKnown))) return { verdict: 'few', error: null };
  const rows = isKnown ? free + 1 : way === 'mean' ? Math.min(...sides.map(({ n }) => n)) : Number.POSITIVE_INFINITY;
  const p = differs({ move, error, rows }, { move: 0, error: 0, rows: Number.POSITIVE_INFINITY });
  const level = isKnown ? chance.usual : chance.fewMonths;
  const reach = leastMove(error, rows, level);
  // Of a growth, what lies over that of the others.
  const shown = own.change.unit === 'ratio' ? Math.expm1(reach) * (b0 && b1 ? b1.sum / b0.sum : 1) : reach;
  if (p >= level) return { verdict: 'chance', error: shown };
  return {
    verdict:
      wentOnBefore(earlier, Math.round((note.before.length + note.after.length) / 2), move) ||
      movedSoYearBefore(evidence, effect, scale, move)
        ? 'before'
        : 'apart',
    error: shown,
  };
}

/** The move whose chance is just that level: by halving, as what it is is only known the other way. */
function leastMove(error: number, rows: number, level: number): number {
  let [low, high] = [0, 40 * error];
  for (let round = 0; round < 40; round++) {
    const middle = (low + high) / 2;
    if (differs({ move: middle, error, rows }, { move: 0, error: 0, rows: Number.POSITIVE_INFINITY }) < level) high = middle;
    else low = middle;
  }
  return high;
}

interface Month {
  offset: number;
  /** The figure of the month less that of the others, or of the same month a year before. */
  value: number;
}

/** Month by month, where both sides have rows. */
function monthsOf(evidence: Evidence, { note, way, basis }: Untested, scale: Scale): Month[] {
  const figure = (month: Period | undefined, side: 'own' | 'others') => {
    const fact = month && evidence.byId(effectId(note, month, side));
    const level = fact && levelIn(evidence, way, fact)?.level;
    return level && level.n > 0 && level.weight > 0 ? scale.of(level) : null;
  };
  const sided = new Set([...note.before, ...note.after]);
  return note.course.flatMap((month) => {
    // The month in which it began is on neither side, where part of it was before.
    if (month.offset >= note.start.offset && ![...sided].some(({ offset }) => offset === month.offset)) return [];
    const own = figure(month, 'own');
    const beside =
      basis === 'others'
        ? figure(month, 'others')
        : basis === 'year'
          ? figure(
              note.course.find(({ offset }) => offset === month.offset - 12),
              'own',
            )
          : 0;
    return own === null || beside === null ? [] : [{ offset: month.offset, value: own - beside }];
  });
}

const meanOf = (months: readonly Month[]) => months.reduce((sum, { value }) => sum + value, 0) / months.length;

function squaresOf(months: readonly Month[]): number {
  const mean = meanOf(months);
  return months.reduce((sum, { value }) => sum + (value - mean) ** 2, 0);
}

/** Months that a drift is seen in, its t, and the part of the move that it would have made: a drift that is likely is enough to claim nothing. */
const drift = { months: 4, t: 1, part: 0.5 } as const;

/** Whether the months before drifted that way already, or moved as far between two spans as long. */
function wentOnBefore(earlier: readonly Month[], length: number, move: number): boolean {
  for (let at = length; at + length <= earlier.length; at++) {
    const moved = meanOf(earlier.slice(at, at + length)) - meanOf(earlier.slice(at - length, at));
    if (Math.sign(moved) === Math.sign(move) && Math.abs(moved) >= Math.abs(move)) return true;
  }
  const n = earlier.length;
  if (n < drift.months) return false;
  const centre = earlier.reduce((sum, { offset }) => sum + offset, 0) / n;
  const mean = meanOf(earlier);
  const across = earlier.reduce((sum, { offset }) => sum + (offset - centre) ** 2, 0);
  const slope = earlier.reduce((sum, { offset, value }) => sum + (offset - centre) * (value - mean), 0) / across;
  const left = earlier.reduce((sum, { offset, value }) => sum + (value - mean - slope * (offset - centre)) ** 2, 0);
  const error = Math.sqrt(left / (n - 2) / across);
  return slope * move > 0 && Math.abs(slope) > drift.t * error && Math.abs(slope) * length >= drift.part * Math.abs(move);
}

/** Whether the same months a year before moved apart that way too. */
function movedSoYearBefore(evidence: Evidence, { note, way, basis, yearBefore }: Untested, scale: Scale, move: number): boolean {
  if (basis !== 'others' || !yearBefore) return false;
  const others = sideOf(evidence, note, 'others', 'year_before', 'year_after');
  const levels = [yearBefore, others].flatMap((side) =>
    side ? [levelOf(evidence, way, side.before), levelOf(evidence, way, side.after)] : [],
  );
  if (levels.length < 4 || levels.some((level) => !level || level.weight <= 0)) return false;
  const [a0, a1, b0, b1] = levels.map((level) => scale.of(level!)) as [number, number, number, number];
  const then = a1 - a0 - (b1 - b0);
  return Math.sign(then) === Math.sign(move) && Math.abs(then) >= drift.part * Math.abs(move);
}
