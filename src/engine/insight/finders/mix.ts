/** A rate or mean that moved because of mix: splits its change into the members' own changes and the changes of their weights. */
import type { Dimension, Fact, MetricNote } from '../../../model/fact.ts';
import { directionOf, toneOf } from '../../../model/finding.ts';
import { changeOf } from '../derived-fact.ts';
import { type Evidence, isNamed, type Known } from '../evidence.ts';
import type { Found } from '../found.ts';
import { minRows, pOfZ, proportionOf } from '../statistics.ts';

/** Share of both effects together above which the mix effect is reported. */
const dominant = 0.5;

interface Part {
  member: string;
  now: Known | null;
  before: Known | null;
  weight: number;
  weightBefore: number;
}

export interface Split {
  rateEffect: number;
  mixEffect: number;
  parts: Part[];
}

/** What members weigh in a measure: their share of what it counts by, of the sum it is divided by, or of its rows; null where that is not known. */
function weightsOf(evidence: Evidence, note: MetricNote, at: number): ((fact: Known | null, scope: Fact['scope']) => number) | null {
  const { weighedBy } = note;
  const whole = evidence.get(note.id, at);
  if (weighedBy === undefined || whole?.weight !== undefined) {
    const weigh = ({ n, weight = n }: Known) => weight;
    return whole && ((fact) => (fact === null ? 0 : weigh(fact) / weigh(whole)));
  }
  const sum = evidence.get(weighedBy, at);
  return sum && sum.value > 0 ? (_, scope) => (evidence.get(weighedBy, at, scope)?.value ?? 0) / sum.value : null;
}

/** What a member weighs, as a fact. */
export function weightOf(evidence: Evidence, note: MetricNote, scope: Fact['scope'], at: number): Known | null {
  const [fact, whole, weigh] = [evidence.get(note.id, at, scope), evidence.get(note.id, at), weightsOf(evidence, note, at)];
  if (!fact || !whole || !weigh) return null;
  const summed = note.weighedBy === undefined ? null : evidence.metric(note.weighedBy)!.label.toLowerCase();
  return evidence.workedOut(fact, '.weight', weigh(fact, scope), [fact, whole], {
    label: `${fact.label}, part of ${summed ?? 'the rows'}`,
    formula: summed === null ? `rows behind ${fact.label} divided by all` : `${summed} of the member divided by all`,
    unit: 'ratio',
  });
}

/** Exact: evaluated at the mean of both periods, the effects add up to the change. Null if the members do not make up the whole. */
export function splitOf(evidence: Evidence, metric: string, dimension: Dimension): Split | null {
  const prior = evidence.table.prior;
  const [whole, wholeBefore] = [evidence.get(metric, 0), prior && evidence.get(metric, prior.offset)];
  if (!whole || !wholeBefore || !prior || whole.n < minRows || wholeBefore.n < minRows) return null;
  const note = evidence.metric(metric)!;
  const [weigh, weighBefore] = [weightsOf(evidence, note, 0), weightsOf(evidence, note, prior.offset)];
  if (!weigh || !weighBefore) return null;
  const parts = dimension.members.map((member): Part => {
    const scope = { [dimension.id]: member };
    const [now, before] = [evidence.get(metric, 0, scope), evidence.get(metric, prior.offset, scope)];
    return { member, now, before, weight: weigh(now, scope), weightBefore: weighBefore(before, scope) };
  });
  const total = (pick: (part: Part) => number) => parts.reduce((sum, part) => sum + pick(part), 0);
  const sums = [
    [total(({ weight }) => weight), 1],
    [total(({ weightBefore }) => weightBefore), 1],
    [total(({ weight, now }) => weight * (now?.value ?? 0)), whole.value],
    [total(({ weightBefore, before }) => weightBefore * (before?.value ?? 0)), wholeBefore.value],
  ] as const;
  if (sums.some(([sum, all]) => !(Math.abs(sum - all) <= 1e-6 * Math.max(Math.abs(sum), Math.abs(all), 1e-9)))) return null;
  // A member of only one period has no change of its own: all of it is mix.
  const figure = ({ now, before }: Part) => [now?.value ?? before?.value ?? 0, before?.value ?? now?.value ?? 0] as const;
  return {
    rateEffect: total((part) => ((part.weight + part.weightBefore) / 2) * (figure(part)[0] - figure(part)[1])),
    mixEffect: total((part) => (part.weight - part.weightBefore) * ((figure(part)[0] + figure(part)[1]) / 2)),
    parts,
  };
}

export function findMixEffects(evidence: Evidence): Found[] {
  return evidence.table.metrics
    .filter(({ status, state, untested, weighedBy }) => status === 'computed' && !state && (!untested || weighedBy !== undefined))
    .flatMap((note) => evidence.table.dimensions.flatMap((dimension) => mixOf(evidence, note, dimension) ?? []));
}

function mixOf(evidence: Evidence, note: MetricNote, dimension: Dimension): Found | null {
  const [whole, delta] = [evidence.get(note.id, 0), evidence.change(note.id)];
  const isWeighed = note.weighedBy !== undefined && (whole === null || evidence.noise(whole)?.of !== 'mean');
  const isMean = whole && (isWeighed || proportionOf(whole) !== null || evidence.noise(whole)?.of === 'mean');
  const split = isMean && delta && dimension.members.length <= mostMembers ? splitOf(evidence, note.id, dimension) : null;
  if (!whole || !delta || !split) return null;
  const { rateEffect, mixEffect, parts } = split;
  const effects = ownAndMix(evidence, note.id, dimension)!;
  const moved = Math.abs(rateEffect) + Math.abs(mixEffect);
  // Shares of a sum whose rows tell nothing of chance: their part of the change is arithmetic.
  const error = isWeighed ? null : spreadOfMix(evidence, note.id, parts);
  if (error === 0 || moved === 0 || Math.abs(mixEffect) < dominant * moved || directionOf(mixEffect) !== directionOf(delta.value))
    return null;
  if (isReplaced(split)) return null;
  const largest = [...parts]
    .filter(({ member, now, before }) => isNamed(member, dimension) && now && before)
    .sort((a, b) => Math.abs(b.weight - b.weightBefore) - Math.abs(a.weight - a.weightBefore) || (a.member < b.member ? -1 : 1))[0];
  if (!largest) return null;
  const direction = directionOf(mixEffect);
  return {
    id: `mix:${note.id}:${dimension.id}`,
    kind: 'mix',
    metric: note.id,
    dimension: dimension.id,
    member: largest.member,
    facts: {
      value: whole.id,
      delta: delta.id,
      rateEffect: effects.own.id,
      mixEffect: effects.mix.id,
      ...weights(evidence, note, dimension, largest),
    },
    direction,
    tone: toneOf(direction, note.polarity),
    claim: error !== null,
    impact: Math.min(1, 0.4 + Math.abs(mixEffect) / moved / 2),
    significance: error === null ? arithmetic : 0,
    ...(error !== null && { p: pOfZ(mixEffect / error) }),
  };
}

/** Where most of the weight that moved went to or from members of only one of the periods, one thing took the place of another: that is a change, and no mix. */
function isReplaced({ parts }: Split): boolean {
  const moved = (some: readonly Part[]) => some.reduce((sum, { weight, weightBefore }) => sum + Math.abs(weight - weightBefore), 0);
  return moved(parts.filter(({ now, before }) => !now || !before)) > replaced * moved(parts);
}

/** What one member gains others lose, so that half of all that moved is all of it. */
const replaced = 0.4;

/** Significance of what no test stands behind. */
const arithmetic = 0.6;

/** With more members, the weights are too small to be a mix. */
const mostMembers = 20;

/** How the change of the whole splits into the members' own figures and their weights; null where they do not make up the whole. */
export function ownAndMix(evidence: Evidence, metric: string, dimension: Dimension): { own: Known; mix: Known; delta: Known } | null {
  const [whole, delta] = [evidence.get(metric, 0), evidence.change(metric)];
  const split = whole && delta && splitOf(evidence, metric, dimension);
  if (!split) return null;
  const scope: Fact['scope'] = { [dimension.id]: '(all)' };
  const effect = (suffix: string, value: number, what: string) =>
    evidence.workedOut(whole, suffix, value, [delta], {
      label: `${whole.label}, ${what}`,
      formula: `part of the change of ${whole.label} from ${what}, by ${dimension.label}`,
      unit: delta.unit,
      scope,
    });
  return {
    own: effect('.rate_effect', split.rateEffect, "the members' own figures"),
    mix: effect('.mix_effect', split.mixEffect, "the members' weights"),
    delta,
  };
}

function weights(evidence: Evidence, note: MetricNote, dimension: Dimension, { member }: Part): Record<string, string> {
  const scope = { [dimension.id]: member };
  const [at, then] = [weightOf(evidence, note, scope, 0)!, weightOf(evidence, note, scope, evidence.table.prior!.offset)!];
  const shift = evidence.keep(changeOf(at, then, '_shift'))!;
  return { weight: at.id, weightBefore: then.id, weightShift: shift.id };
}

/** Variance of a member's figure, at the mean of both periods. */
function spreadOfFigure(evidence: Evidence, { now, before }: Part): number {
  const spread = (fact: Known | null) => {
    if (!fact || fact.n === 0) return 0;
    const rate = proportionOf(fact);
    return rate ? (fact.value * (1 - fact.value)) / fact.n : (evidence.noise(fact)?.error ?? 0) ** 2;
  };
  return now && before ? (spread(now) + spread(before)) / 4 : spread(now ?? before);
}

/** Standard error of the mix effect if weights move by chance, multinomial in both periods. */
function spreadOfMix(evidence: Evidence, metric: string, parts: readonly Part[]): number {
  const n = [evidence.get(metric, 0)!.n, evidence.get(metric, evidence.table.prior!.offset)!.n];
  const figure = ({ now, before }: Part) => ((now?.value ?? before?.value ?? 0) + (before?.value ?? now?.value ?? 0)) / 2;
  const pooled = (part: Part) => (part.weight * n[0]! + part.weightBefore * n[1]!) / (n[0]! + n[1]!);
  const centre = parts.reduce((sum, part) => sum + pooled(part) * figure(part), 0);
  const variance = parts.reduce((sum, part) => sum + pooled(part) * (figure(part) - centre) ** 2, 0);
  // Weights may really move while the figures differ by chance.
  const ofFigures = parts.reduce((sum, part) => sum + (part.weight - part.weightBefore) ** 2 * spreadOfFigure(evidence, part), 0);
  return Math.sqrt(variance * (1 / n[0]! + 1 / n[1]!) + ofFigures);
}
