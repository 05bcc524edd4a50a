/** Who does best and worst on a measure, and whether more than chance sets them apart. */
import type { Question } from '../../../../model/brief.ts';
import type { Dimension, MetricNote } from '../../../../model/fact.ts';
import { zOfChange } from '../../../insight/change.ts';
import { type Evidence, isNamed, type Known, type Member } from '../../../insight/evidence.ts';
import { minRows, pOfZ, proportionOf, twoProportionZ } from '../../../insight/statistics.ts';
import { isCost } from './asked-of.ts';

export type Sense = NonNullable<Question['sense']>;

export interface Standing {
  note: MetricNote;
  dimension: Dimension;
  sense: Sense;
  /** The one asked for first. */
  members: readonly Member[];
  whole: Known | null;
  at: number | 'all';
  /** A test tells the first from the last, or the figures are stated as they are. */
  differs: boolean;
}

/** Chance that members who differ by nothing are told apart, at most. */
const chance = 0.05;

/** Where a measure is known in full: the newest period whose rows are decided, if those of the reporting period are not. */
function knownAt({ table }: Evidence, metric: string): readonly Standing['at'][] {
  const limit = table.quality.find(({ code, metrics }) => code === 'unresolved' && metrics?.includes(metric));
  return limit?.decided === undefined ? [0, 'all'] : [limit.decided];
}

/** In the reporting period or, where a mean has too few rows in it, in all; null with fewer than two members to compare. */
export function standingOf(evidence: Evidence, note: MetricNote, dimension: Dimension, sense: Sense): Standing | null {
  for (const at of knownAt(evidence, note.id)) {
    const isMean = (fact: Known) => proportionOf(fact) !== null || evidence.noise(fact)?.of === 'mean';
    const members = evidence
      .members(note.id, dimension, at)
      .filter(({ member, fact }) => isNamed(member, dimension) && (!isMean(fact) || fact.n >= minRows));
    if (members.length < 2) continue;
    const high = sense === 'most' || (sense === 'best' && note.polarity !== 'down') || (sense === 'worst' && note.polarity === 'down');
    const sorted = members.toSorted(
      (a, b) => (high ? b.fact.value - a.fact.value : a.fact.value - b.fact.value) || (a.member < b.member ? -1 : 1),
    );
    const [first, last] = [sorted[0]!, sorted.at(-1)!];
    // Many who lost nothing do not stand out by it.
    const isNothing = first.fact.value === 0 && sense === 'best' && !high && !isMean(first.fact);
    if (isNothing || (first.fact.value === 0 && last.fact.value === 0)) continue;
    const pairs = (sorted.length * (sorted.length - 1)) / 2;
    const p = chanceOf(evidence, first.fact, last.fact);
    const isPerson = dimension.role === 'owner' || dimension.role === 'team';
    const tested = isMean(first.fact) || isPerson;
    const differs = first.fact.value !== last.fact.value && (p === null ? !tested : !tested || p * pairs < chance);
    return { note, dimension, sense, members: sorted, whole: evidence.get(note.id, at), at, differs };
  }
  return null;
}

/** Null where nothing says how the figures vary. */
function chanceOf(evidence: Evidence, one: Known, other: Known): number | null {
  const [a, b] = [proportionOf(one), proportionOf(other)];
  if (a && b) return pOfZ(twoProportionZ(a, b));
  const z = zOfChange(evidence, one, other);
  return z === null ? null : pOfZ(z);
}

/** Where a question names no measure: rates and means that can be good or bad and tell the members apart, else the headline where it is an income. */
export function usualStandings(
  evidence: Evidence,
  notes: readonly MetricNote[],
  headline: string | null,
  dimension: Dimension,
  sense: Sense,
): Standing[] {
  const adds = ({ id }: MetricNote) => evidence.adds(id, dimension, 0, 0.5);
  const found = notes
    .filter((note) => note.polarity !== 'neutral' && note.beside === undefined && !note.state && !adds(note))
    .flatMap((note) => standingOf(evidence, note, dimension, sense) ?? []);
  const apart = found.filter(({ differs }) => differs);
  // The one who is at the end of most measures, and of those where it lies furthest from the whole.
  const times = (member: string) => apart.filter(({ members }) => members[0]!.member === member).length;
  const gap = ({ members, whole }: Standing) => (whole && whole.value !== 0 ? Math.abs(members[0]!.fact.value / whole.value - 1) : 0);
  const isRate = ({ note }: Standing) => Number(note.unit === 'ratio');
  const ordered = apart.toSorted(
    (a, b) => times(b.members[0]!.member) - times(a.members[0]!.member) || isRate(b) - isRate(a) || gap(b) - gap(a),
  );
  const first = ordered[0];
  if (first) return ordered.filter(({ members }) => members[0]!.member === first.members[0]!.member);
  const whole = notes.find((note) => note.id === headline && note.unit === 'money' && note.polarity !== 'down' && !isCost(note));
  const ofHeadline = whole && standingOf(evidence, whole, dimension, sense === 'worst' || sense === 'least' ? 'least' : 'most');
  return [...(ofHeadline ? [ofHeadline] : []), ...found];
}
