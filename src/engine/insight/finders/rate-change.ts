/**
 * Where a rate changed: the members whose own rate moved more than chance would, in the outcomes it cost or brought, and, within the first of
 * them, the crossing with another dimension in which it happened.
 */
import type { Dimension, MetricNote } from '../../../model/fact.ts';
import { directionOf, toneOf } from '../../../model/finding.ts';
import { type Evidence, idsOf, isNamed, type Known } from '../evidence.ts';
import type { Found } from '../found.ts';
import { benjaminiHochberg, comparableRate, type Proportion, pOfSameChange, pOfZ, twoProportionZ } from '../statistics.ts';

/** A member's rate in both periods. */
export interface RateMove {
  member: string;
  now: Known;
  before: Known;
  delta: Known;
  p: number;
}

export interface RateChange {
  metric: string;
  dimension: Dimension;
  /** The member that moved most outcomes beyond chance, and all others with rows enough, largest rise first. */
  first: RateMove;
  moves: readonly RateMove[];
  /** Those that moved the same way nearly as much, largest first, and the one that moved most against them. */
  alike: readonly RateMove[];
  against: RateMove | null;
  /** Those of the first and of its like that stand clear of chance among the members. */
  beyond: readonly RateMove[];
  /** Whether the members moved apart by more than chance, whichever of them did. */
  apart: boolean;
  /** Members that had too few rows in either period to be compared: nothing is said of how they moved. */
  few: readonly string[];
  /** What the first would have had more at its rate before; negative where it has more now. */
  outcomes: Known;
  /** What they are worth at the member's average, where the outcome is a deal won. */
  worth: Known | null;
  /** Both of the first and its like together. */
  together: Outcomes;
  drill: Drill | null;
  /** Whether it stands clear of chance among all members of all rates; otherwise it is told to who looks at the rate, and not claimed. */
  clear: boolean;
}

interface Outcomes {
  outcomes: Known;
  worth: Known | null;
}

/** The first member, by another dimension. */
export interface Drill {
  dimension: Dimension;
  cells: readonly RateMove[];
  /** The crossing that moved the same way beyond chance; null where none stands clear. */
  apart: RateMove | null;
}

/** With more members, each has too few rows. */
const mostMembers = 20;
/** False discovery rate over all members of all rates, and over all their crossings: families of their own, that take nothing from others. */
const discovery = { members: 0.01, crossings: 0.02 } as const;
/** A smaller move is nothing to act on. */
const leastPoints = 0.03;
/** A crossing with fewer members is not worth a table. */
const leastCells = 2;
const mostCells = 6;

/** A field that nobody recognises says less about the business. */
const weights: Partial<Record<Dimension['role'], number>> = { other: 0.3, account: 0.3, owner: 0.5 };
const weightOf = ({ role }: Dimension) => weights[role] ?? 1;

interface Family {
  note: MetricNote;
  dimension: Dimension;
  moves: readonly RateMove[];
}

/** A member by another dimension. */
interface Crossed extends Family {
  of: RateMove;
  across: Dimension;
}

export function rateChangesOf(evidence: Evidence): readonly RateChange[] {
  return evidence.once('rate changes', () => {
    const { metrics, dimensions } = evidence.table;
    const small = dimensions.filter(({ members, coded }) => members.length <= mostMembers && !coded);
    const families = metrics
      .filter(({ status, state, untested, beside, unit }) => status === 'computed' && unit === 'ratio' && !state && !untested && !beside)
      .flatMap((note) => small.map((dimension): Family => ({ note, dimension, moves: movesOf(evidence, note.id, dimension, {}) })))
      .filter(({ moves }) => moves.length > 1);
    const crossed = families.flatMap(({ note, dimension, moves }) =>
      moves.flatMap((of) =>
        small.flatMap((across): Crossed[] => {
          if (across === dimension) return [];
          const cells = movesOf(evidence, note.id, across, { [dimension.id]: of.member });
          // Where all of a member lies in one other, the crossing is the member again.
          return cells.length < leastCells ? [] : [{ note, dimension, of, across, moves: cells }];
        }),
      ),
    );
    const own = passing(
      discovery.members,
      families.flatMap(({ dimension, moves }) => moves.map((move) => ({ move, weight: weightOf(dimension) }))),
    );
    // Each crossing is seen from both of its members, and tested once.
    const cells = crossed.flatMap(({ dimension, across, moves }) =>
      moves.map((move) => ({ move, weight: weightOf(dimension) * weightOf(across), id: move.now.id })),
    );
    const clear = passing(
      discovery.crossings,
      cells.filter(({ id }, at) => cells.findIndex((each) => each.id === id) === at),
    );
    const clearIds = new Set([...clear].map(({ now }) => now.id));
    const passed = { own, clear: (move: RateMove) => clearIds.has(move.now.id) };
    return toldOnce(families.flatMap((family) => changeIn(evidence, family, crossed, passed) ?? []));
  });
}

/** Those that pass, by Benjamini and Hochberg with weights that have a mean of one. */
function passing(rate: number, tests: readonly { move: RateMove; weight: number }[]): Set<RateMove> {
  const mean = tests.reduce((sum, { weight }) => sum + weight, 0) / tests.length;
  const q = benjaminiHochberg(tests.map(({ move, weight }) => Math.min(1, (move.p * mean) / weight)));
  return new Set(tests.flatMap(({ move }, at) => (q[at]! < rate ? [move] : [])));
}

/** Chance up to which the largest move of a rate that the brief looks at is told, with the reserve that it is no trend yet. */
const mayBe = 0.05;
/** Fewer rows in either period may move by any number of points. */
const leastRegarded = 100;
/** More of a rate's dimensions tell the same rows again. */
const mostRegarded = 2;

/**
 * Where the rates that the brief looks at moved most, for those of which nothing stands clear: whoever asks about the win rate wants to see
 * whose it was.
 * @param regarded IDs of measures
 */
function regardedRateChanges(evidence: Evidence, regarded: readonly string[]): RateChange[] {
  const clear = rateChangesOf(evidence);
  const { metrics, dimensions } = evidence.table;
  return metrics
    .filter(
      ({ id, unit, status, beside, state }) => regarded.includes(id) && unit === 'ratio' && status === 'computed' && !beside && !state,
    )
    .filter(({ id }) => !clear.some(({ metric }) => metric === id))
    .flatMap((note) => {
      const families = dimensions
        .filter(isTold)
        .map((dimension): Family => ({ note, dimension, moves: movesOf(evidence, note.id, dimension, {}) }));
      return families
        .flatMap((family) => largestIn(evidence, family, dimensions) ?? [])
        .toSorted((a, b) => moved(b.first) - moved(a.first) || (a.dimension.id < b.dimension.id ? -1 : 1))
        .slice(0, mostRegarded);
    });
}

/** Persons and single customers are not pointed at over what may be chance; nor does a field that nobody recognises say where to look. */
const untold: readonly Dimension['role'][] = ['owner', 'account', 'other'];
const isTold = ({ members, coded, role }: Dimension) => members.length <= mostMembers && !coded && !untold.includes(role);

function largestIn(evidence: Evidence, { note, dimension, moves }: Family, dimensions: readonly Dimension[]): RateChange | null {
  const [first] = moves
    .filter(({ now, before }) => Math.min(now.n, before.n) >= leastRegarded)
    .filter(({ delta, p }) => Math.abs(delta.value) >= leastPoints && p < mayBe)
    .toSorted((a, b) => moved(b) - moved(a));
  if (!first || moves.length < 2) return null;
  const drills = dimensions.filter(isTold).flatMap((across): Crossed[] => {
    if (across === dimension) return [];
    const cells = movesOf(evidence, note.id, across, { [dimension.id]: first.member });
    return cells.length < leastCells ? [] : [{ note, dimension, of: first, across, moves: cells }];
  });
  return described(
    evidence,
    { note, dimension, moves },
    first,
    drillOf(drills, first, () => false),
    false,
  );
}

/** Where a rate moved by a dimension: clear of chance, else what is told of a rate that the brief looks at. */
export function rateChangeBy(evidence: Evidence, metric: string, dimension: Dimension): RateChange | null {
  const isIt = (change: RateChange) => change.metric === metric && change.dimension === dimension;
  return rateChangesOf(evidence).find(isIt) ?? regardedRateChanges(evidence, [metric]).find(isIt) ?? null;
}

/** The members with rows enough in both periods, largest rise first. */
function movesOf(evidence: Evidence, metric: string, dimension: Dimension, within: Readonly<Record<string, string>>): RateMove[] {
  const { prior } = evidence.table;
  if (!prior || evidence.table.reporting.partial) return [];
  return dimension.members
    .flatMap((member): RateMove[] => {
      const scope = { ...within, [dimension.id]: member };
      const [now, before] = [evidence.get(metric, 0, scope), evidence.get(metric, prior.offset, scope)];
      const [a, b] = [comparableRate(now), comparableRate(before)];
      const delta = a && b && isNamed(member, dimension) ? evidence.changeBetween(now!, before!) : null;
      return delta ? [{ member, now: now!, before: before!, delta, p: pOfMove(a!, b!) }] : [];
    })
    .sort((a, b) => b.delta.value - a.delta.value || (a.member < b.member ? -1 : 1));
}

const pOfMove = (now: Proportion, before: Proportion) => pOfZ(twoProportionZ(now, before));
const moved = ({ now, delta }: RateMove) => Math.abs(now.n * delta.value);
/** A crossing belongs to two members: the one less likely to have moved by chance tells it. */
function toldOnce(changes: readonly RateChange[]): RateChange[] {
  const seen = new Set<string>();
  return changes
    .toSorted((a, b) => a.first.p - b.first.p)
    .filter(({ drill }) => {
      const cell = drill?.apart?.now.id;
      return cell === undefined || (!seen.has(cell) && seen.add(cell));
    });
}

/** Chance up to which a member moved at all, where one of its crossings is what stands clear. */
const alsoMoved = 0.01;

interface Passed {
  own: ReadonlySet<RateMove>;
  clear: (cell: RateMove) => boolean;
}

function changeIn(evidence: Evidence, { note, dimension, moves }: Family, crossed: readonly Crossed[], passed: Passed): RateChange | null {
  const drillsOf = (move: RateMove) => crossed.filter(({ of }) => of === move);
  const sameWay = (cell: RateMove, move: RateMove) => cell.delta.value * move.delta.value > 0;
  const clearIn = (move: RateMove) =>
    drillsOf(move).flatMap((drill) => drill.moves.filter((cell) => passed.clear(cell) && sameWay(cell, move)));
  const [first] = moves
    .filter((move) => Math.abs(move.delta.value) >= leastPoints)
    .filter((move) => passed.own.has(move) || (move.p < alsoMoved && clearIn(move).length > 0))
    .toSorted((a, b) => moved(b) - moved(a));
  return first ? described(evidence, { note, dimension, moves }, first, drillOf(drillsOf(first), first, passed.clear), true) : null;
}

function described(
  evidence: Evidence,
  { note, dimension, moves }: Family,
  first: RateMove,
  drill: Drill | null,
  clear: boolean,
): RateChange {
  const alike = alikeIn(moves, first);
  const [against] = moves
    .filter(({ delta }) => delta.value * first.delta.value < 0 && Math.abs(delta.value) >= leastPoints)
    .toSorted((a, b) => Math.abs(b.delta.value) - Math.abs(a.delta.value));
  const q = benjaminiHochberg(moves.map(({ p }) => p));
  const own = outcomesOf(evidence, note.id, first);
  return {
    metric: note.id,
    dimension,
    first,
    moves,
    alike,
    against: against ?? null,
    beyond: [first, ...alike].filter((move) => (clear && move === first) || q[moves.indexOf(move)]! < byChance),
    apart: pOfSameChange(moves.map(({ now, before }) => ({ now: comparableRate(now)!, before: comparableRate(before)! }))) < byChance,
    few: fewIn(evidence, { note, dimension, moves }),
    ...own,
    together: added(evidence, dimension, [first, ...alike], [own, ...alike.map((move) => outcomesOf(evidence, note.id, move))]),
    drill,
    clear,
  };
}

/** Chance up to which a member of those that are told moved at all, and up to which they moved apart. */
const byChance = 0.05;
/** Part of the first member's points, and of its outcomes, from which another fell or rose alike. */
const nearly = { points: 0.6, outcomes: 0.3 } as const;

function alikeIn(moves: readonly RateMove[], first: RateMove): RateMove[] {
  return moves
    .filter((move) => move !== first && move.delta.value * first.delta.value > 0)
    .filter(({ delta }) => Math.abs(delta.value) >= Math.max(leastPoints, nearly.points * Math.abs(first.delta.value)))
    .filter((move) => moved(move) >= nearly.outcomes * moved(first))
    .toSorted((a, b) => moved(b) - moved(a));
}

function outcomesOf(evidence: Evidence, metric: string, { now, before, delta }: RateMove): Outcomes {
  const outcomes = evidence.workedOut(now, '.outcomes', Math.round(-now.n * delta.value), [now, before], {
    label: `${now.label}, outcomes at the rate before`,
    formula: 'rows times the difference between the rate before and the rate now, rounded',
    unit: 'count',
  });
  const size = metric === 'win_rate' ? evidence.get('average_deal', 0, now.scope) : null;
  const worth = size
    ? evidence.workedOut(size, '.of_rate_change', outcomes.value * size.value, [outcomes, size], {
        label: `${size.label}, deals at the rate before`,
        formula: 'deals that the rate before would have won more, times the average deal size',
      })
    : null;
  return { outcomes, worth };
}

/** The sum of several members' outcomes and of what they are worth; of one, its own. */
function added(evidence: Evidence, dimension: Dimension, moves: readonly RateMove[], all: readonly Outcomes[]): Outcomes {
  if (all.length === 1) return all[0]!;
  const scope = { [dimension.id]: moves.map(({ member }) => member).join(' + ') };
  const sum = (parts: readonly Known[], label: string) =>
    evidence.workedOut(
      parts[0]!,
      '.added',
      parts.reduce((total, { value }) => total + value, 0),
      parts,
      { label, formula: 'sum of the members', scope },
    );
  const worths = all.flatMap(({ worth }) => worth ?? []);
  return {
    outcomes: sum(
      all.map(({ outcomes }) => outcomes),
      'Outcomes at the rates before, together',
    ),
    worth: worths.length === all.length ? sum(worths, 'Worth of the outcomes at the rates before, together') : null,
  };
}

function fewIn(evidence: Evidence, { note, dimension, moves }: Family): string[] {
  const offsets = [0, evidence.table.prior!.offset];
  return dimension.members.filter(
    (member) =>
      isNamed(member, dimension) &&
      !moves.some((move) => move.member === member) &&
      offsets.some((offset) => evidence.get(note.id, offset, { [dimension.id]: member }) !== null),
  );
}

/** Of the other dimensions, the one with the crossing least likely to be chance. */
function drillOf(drills: readonly Crossed[], { delta }: RateMove, clear: Passed['clear']): Drill | null {
  const [found] = drills
    .filter(({ moves }) => moves.length <= mostCells)
    .map(({ across, moves }): Drill & { least: number } => {
      const q = benjaminiHochberg(moves.map(({ p }) => p));
      const least = Math.min(...q);
      // Within a member that moved, its own crossings are the family.
      const apart = moves.find(
        (cell, at) => (clear(cell) || q[at]! < discovery.crossings) && q[at] === least && cell.delta.value * delta.value > 0,
      );
      return { dimension: across, cells: moves.toReversed(), apart: apart ?? null, least };
    })
    .toSorted((a, b) => a.least - b.least);
  return found ?? null;
}

/** @param regarded IDs of the measures that the brief looks at */
export function findRateChanges(evidence: Evidence, regarded: readonly string[] = []): Found[] {
  return [...rateChangesOf(evidence), ...regardedRateChanges(evidence, regarded)].map((change): Found => {
    const { metric, dimension, first, outcomes, worth } = change;
    const direction = directionOf(first.delta.value);
    return {
      id: `rate-change:${metric}:${dimension.id}=${first.member}`,
      kind: 'rate-change',
      metric,
      dimension: dimension.id,
      member: first.member,
      facts: idsOf({ value: first.now, before: first.before, delta: first.delta, count: outcomes, worth, whole: evidence.get(metric, 0) }),
      direction,
      tone: toneOf(direction, evidence.metric(metric)!.polarity),
      claim: change.clear,
      impact: Math.min(1, 0.5 + 2 * Math.abs(first.delta.value)),
      significance: change.clear ? 0.9 : 0.5,
    };
  });
}
