/**
 * The pair of members in which a change happened: late nights in Leeds, a product at one customer. Told where the crossing holds most of the
 * change, while the rest of either member moved no more than all others; a change that a single member shares is told of that member alone.
 */
import type { Dimension, Fact, MetricNote } from '../../../model/fact.ts';
import { directionOf, toneOf } from '../../../model/finding.ts';
import { growthOf } from '../derived-fact.ts';
import { type Evidence, idsOf, isNamed, type Known } from '../evidence.ts';
import type { Found } from '../found.ts';
import { combined, differs, errorOf, figureOf, type Level, levelOf, type Move, type Way, wayOf } from '../levels.ts';
import { minRows } from '../statistics.ts';

/** Some rows in both periods, with what made their change visible. */
export interface AreaChange {
  now: Known;
  before: Known;
  /** In points or in the measure's unit. */
  delta: Known;
  /** Growth of a sum; null for rates and means, and from nothing. */
  growth: Known | null;
}

export interface PairChange {
  metric: string;
  row: { dimension: Dimension; member: string };
  /** One member of the other dimension, or two that moved alike. */
  column: { dimension: Dimension; members: readonly string[] };
  whole: AreaChange;
  cell: AreaChange;
  restOfRow: AreaChange;
  restOfColumn: AreaChange;
  others: AreaChange;
  /** Part of the change of the whole that the pair made. */
  part: Known;
  /** The whole had the pair stayed at its level before. */
  without: Known;
  /** Outcomes that a rate cost or brought; null for other measures. */
  outcomes: Known | null;
  /** What bringing the pair back to its level before is worth; null where it is no money, time or count. */
  worth: Known | null;
  /** Chance that it is none, over everything that was looked at. */
  p: number;
}

/** Part of the change from which a pair holds most of it. */
const leastPart = 0.5;
/** Of one of two. */
const leastOfCell = 0.2;
const mostLarge = 40;
/** Members of a dimension that reasons are crossed with. */
const mostKnown = 12;
/** Move of the rest of either member beyond all others, relative to that of the pair, up to which it stayed with them; more where it may be chance. */
const alike = { surely: 0.3, maybe: 0.5 } as const;
/** A smaller move is nothing to act on: points of a rate, part of a mean or sum. */
const leastMove = { rate: 0.03, other: 0.05 } as const;
/** Sums over fewer rows say what single rows were. */
const minRowsOfSum = 20;
/** A count knows its own spread: no row of it weighs more than another. */
const minRowsOfCount = 10;
/** Means know their own spread, and a test for few rows. */
const minRowsOfMean = 10;
/** Chance over all crossings of all measures, and over those of the members that cross; a reason is given by few, and known to have risen. */
const level = { all: 0.02, own: 0.002, ofReasons: 0.05 } as const;
/** Move of either of two members, relative to that of both. */
const leastOfTwo = 0.5;
/** A pair within a larger one that explains as much is where it happened. */
const coarse = 0.5;
/** Two members must explain this much more than one. */
const second = 0.15;

export function pairChangesOf(evidence: Evidence): readonly PairChange[] {
  return evidence.once('pairs', () => {
    const { prior, reporting, dimensions, metrics } = evidence.table;
    if (!prior || reporting.partial) return [];
    const measured = metrics.flatMap((note) => {
      if (note.status !== 'computed' || note.state || note.beside !== undefined) return [];
      const crossings = crossingsOf(evidence, note, prior.offset);
      return crossings.length > 0 ? [{ note, crossings }] : [];
    });
    const looked = { all: measured.length * cellsOf(dimensions), reasons: cellsOfReasons(dimensions) };
    return measured.flatMap(({ note, crossings }) => pairOf(evidence, note, crossings, looked) ?? []);
  });
}

/** A crossing with its members by dimension. */
interface Crossing {
  scope: Fact['scope'];
  now: Known;
  before: Known;
}

/** Those of a measure with figures in both periods. */
function crossingsOf(evidence: Evidence, { id: metric }: MetricNote, prior: number): Crossing[] {
  return evidence.of(metric).flatMap(({ id, scope }) => {
    // By the address first, as most facts are no crossings: two members, this period.
    if (!id.endsWith('@0') || !id.includes('&') || Object.keys(scope).length !== 2) return [];
    const [now, before] = [evidence.byId(id), evidence.byId(`${id.slice(0, -1)}${prior}`)];
    return now && before ? [{ scope, now, before }] : [];
  });
}

/** How many crossings were looked at: of all measures, and of the reasons for a loss, which are looked at once, by dimensions whose meaning is known. */
interface Looked {
  all: number;
  reasons: number;
}

/** Crossings of all dimensions, whether or not their figures were kept. */
function cellsOf(dimensions: readonly Dimension[]): number {
  return dimensions.reduce((sum, one, at) => sum + crossingsWith(one, dimensions.slice(at + 1)), 0);
}

const crossingsWith = ({ members: own }: Dimension, others: readonly Dimension[]) =>
  others.reduce((cells, { members }) => cells + own.length * members.length, 0);

/** Those that are computed of the reasons for a loss. */
function cellsOfReasons(dimensions: readonly Dimension[]): number {
  const reasons = dimensions.find(isReason);
  return reasons ? crossingsWith(reasons, dimensions.filter(isKnownAndFew)) : 0;
}

const isReason = ({ role }: Dimension) => role === 'reason';
const isKnownAndFew = ({ role, members }: Dimension) => role !== 'other' && role !== 'reason' && members.length <= mostKnown;

interface Area {
  now: Level;
  before: Level;
}

function pairOf(evidence: Evidence, note: MetricNote, crossings: readonly Crossing[], looked: Looked): PairChange | null {
  const prior = evidence.table.prior!.offset;
  const [now, before] = [evidence.get(note.id, 0), evidence.get(note.id, prior)];
  if (!now || !before || now.value === before.value) return null;
  const way = wayOf(evidence, now);
  if (way === null || (note.untested && way !== 'mean')) return null;
  const whole = areaOf(evidence, way, now, before);
  if (!whole) return null;
  const found: { candidate: Candidate; score: number }[] = [];
  const effect = effectOfFacts(way, { now, before });
  const part = (crossing: Crossing) => effect(crossing) / (now.value - before.value);
  // Of a change next to none, nearly every crossing is a large part.
  const large = crossings
    .filter((crossing) => part(crossing) >= leastOfCell)
    .toSorted((a, b) => part(b) - part(a))
    .slice(0, mostLarge);
  for (const { row, column, cells } of rowsOf(evidence, large)) {
    const [rowArea, areas] = [
      memberArea(evidence, way, note.id, row.dimension, row.member),
      cells.map(({ crossing }) => areaOf(evidence, way, crossing.now, crossing.before)),
    ];
    if (!rowArea) continue;
    const sets = setsOf(cells.flatMap((cell, at) => (areas[at] ? [{ ...cell, area: areas[at]! }] : [])));
    for (const set of sets) {
      const members = set.map(({ member }) => member);
      const columns = members.map((member) => memberArea(evidence, way, note.id, column, member));
      if (columns.some((area) => area === null)) continue;
      const cell = set.map(({ area }) => area).reduce(added);
      const ofColumn = (columns as Area[]).reduce(added);
      const [restOfRow, restOfColumn] = [less(rowArea, cell), less(ofColumn, cell)];
      const others = less(less(whole, rowArea), restOfColumn);
      const candidate = { row, column, set, way, whole, areas: { cell, restOfRow, restOfColumn, others } };
      const held = tested(candidate, looked, column.members.length);
      if (held !== null)
        found.push({
          candidate: { ...candidate, p: held.p },
          score: held.part - second * (set.length - 1) - unlikely(row.dimension, column) - coarse * weightIn(way, cell, whole),
        });
    }
  }
  const [best] = found.toSorted((a, b) => b.score - a.score || (keyOf(a.candidate) < keyOf(b.candidate) ? -1 : 1));
  return best ? told(evidence, note, best.candidate) : null;
}

/** What a crossing did to the whole, as `effectOf`, before anything is asked of its noise. */
function effectOfFacts(way: Way, whole: Pick<Crossing, 'now' | 'before'>): (crossing: Crossing) => number {
  const weightOf = ({ n, weight = n }: Known) => weight;
  return ({ now, before }) => {
    const share = (weightOf(now) / weightOf(whole.now) + weightOf(before) / weightOf(whole.before)) / 2;
    return way === 'sum' ? now.value - before.value : share * (now.value - before.value);
  };
}

interface Cell {
  member: string;
  crossing: Crossing;
}

interface Row {
  row: PairChange['row'];
  column: Dimension;
  cells: Cell[];
}

interface Candidate {
  row: PairChange['row'];
  column: Dimension;
  set: readonly (Cell & { area: Area })[];
  way: Way;
  whole: Area;
  areas: Record<'cell' | 'restOfRow' | 'restOfColumn' | 'others', Area>;
  p?: number;
}

const keyOf = ({ row, column, set }: Candidate) =>
  `${row.dimension.id} ${row.member} ${column.id} ${set.map(({ member }) => member).join(' ')}`;

/** Of pairs that explain as much, the one of fields that are known; a person or team later, and last what was measured with it: long visits are those that failed. */
function unlikely(...dimensions: readonly Dimension[]): number {
  return dimensions.reduce(
    (sum, { role, of }) => sum + (of === 'bands' ? 0.15 : role === 'owner' || role === 'team' ? 0.06 : role === 'other' ? 0.02 : 0),
    0,
  );
}

/** Every member with its crossings by each other dimension, seen from both sides. */
function rowsOf(evidence: Evidence, crossings: readonly Crossing[]): Row[] {
  const rows = new Map<string, Row>();
  for (const crossing of crossings) {
    const ids = Object.keys(crossing.scope);
    for (const [own, other] of [ids, ids.toReversed()] as [string, string][]) {
      const [dimension, column] = [evidence.dimension(own), evidence.dimension(other)];
      const [member, across] = [crossing.scope[own]!, crossing.scope[other]!];
      if (!dimension || !column || !isNamed(member, dimension) || !isNamed(across, column)) continue;
      const key = `${own}\n${other}\n${member}`;
      const row = rows.get(key) ?? { row: { dimension, member }, column, cells: [] };
      row.cells.push({ member: across, crossing });
      rows.set(key, row);
    }
  }
  return [...rows.values()];
}

/** With more crossings of one member, two of them are found by looking. */
const mostOfTwo = 8;

function setsOf<T>(cells: readonly T[]): T[][] {
  const single = cells.map((cell) => [cell]);
  if (cells.length > mostOfTwo) return single;
  return [...single, ...cells.flatMap((one, at) => cells.slice(at + 1).map((other) => [one, other]))];
}

function areaOf(evidence: Evidence, way: Way, now: Known, before: Known): Area | null {
  const [is, was] = [levelOf(evidence, way, now), levelOf(evidence, way, before)];
  return is && was ? { now: is, before: was } : null;
}

function memberArea(evidence: Evidence, way: Way, metric: string, { id }: Dimension, member: string): Area | null {
  const [now, before] = [0, evidence.table.prior!.offset].map((at) => evidence.get(metric, at, { [id]: member }));
  return now && before ? areaOf(evidence, way, now, before) : null;
}

const added = (a: Area, b: Area): Area => ({ now: combined(a.now, b.now, 1), before: combined(a.before, b.before, 1) });
const less = (a: Area, b: Area): Area => ({ now: combined(a.now, b.now, -1), before: combined(a.before, b.before, -1) });

/** Of a rate or mean its difference, of a sum its growth about the mean of both periods, which knows members that came or went. */
function moveOf(way: Way, { now, before }: Area): Move {
  const rows = way === 'mean' ? Math.min(now.n, before.n) : Number.POSITIVE_INFINITY;
  if (way === 'sum') {
    const both = now.sum + before.sum;
    // As if nothing had moved: what rose from none would have no error otherwise.
    const error = (2 * Math.sqrt(now.variance + before.variance)) / both;
    return { move: (2 * (now.sum - before.sum)) / both, error, rows };
  }
  return { move: figureOf(way, now) - figureOf(way, before), error: Math.hypot(errorOf(way, now), errorOf(way, before)), rows };
}

function hasRows(way: Way, { now, before }: Area): boolean {
  const counts = now.sum === now.n && before.sum === before.n;
  if (way === 'sum')
    return now.n + before.n >= (counts ? minRowsOfCount : minRowsOfSum) && before.sum >= 0 && now.sum >= 0 && now.sum + before.sum > 0;
  const least = way === 'rate' ? minRows : minRowsOfMean;
  return now.n >= least && before.n >= least && now.weight > 0 && before.weight > 0;
}

/** The pair's part of the change and its chance; null where it is not the pair that moved. */
function tested(
  { row: of, column, way, whole, areas, set }: Omit<Candidate, 'p'>,
  looked: Looked,
  cells: number,
): { part: number; p: number } | null {
  const { cell, restOfRow, restOfColumn, others } = areas;
  // A reason that hardly anyone gives elsewhere has no move there.
  const sides = [restOfRow, restOfColumn].filter((area, at) => !isReason(at === 0 ? of.dimension : column) || hasRows(way, area));
  if (![cell, ...sides, others].every((area) => hasRows(way, area))) return null;
  const part = effectOf(way, cell, whole) / (figureOf(way, whole.now) - figureOf(way, whole.before));
  const [own, rest, ...besides] = [cell, others, ...sides].map((area) => moveOf(way, area)) as [Move, Move, ...Move[]];
  const apart = own.move - rest.move;
  const least = way === 'rate' ? leastMove.rate : way === 'sum' ? leastMove.other : leastMove.other * Math.abs(figureOf(way, cell.before));
  if (part < leastPart || Math.abs(own.move) < least || Math.abs(apart) < least || own.move * apart < 0) return null;
  const stayed = (side: Move) => {
    const reach = Math.max(
      alike.surely * Math.abs(apart),
      Math.min(alike.maybe * Math.abs(apart), 1.64 * Math.hypot(side.error, rest.error)),
    );
    return Math.abs(side.move - rest.move) <= reach;
  };
  if (!besides.every(stayed)) return null;
  const ways = set.length === 1 ? 1 : cells;
  const ofReasons = isReason(of.dimension) || isReason(column);
  const p = Math.min(1, differs(own, rest) * (ofReasons ? looked.reasons : looked.all) * ways);
  // Of two members, each moved on its own.
  const alone = set.map(({ area }) => moveOf(way, area));
  if (set.length > 1 && alone.some((each) => differs(each, rest) * cells > level.own || each.move / own.move < leastOfTwo)) return null;
  const apartFrom = (side: Move) => (ofReasons ? differs(own, side) <= level.ofReasons : differs(own, side) * cells * ways <= level.own);
  if (p > level.all || !besides.every(apartFrom)) return null;
  return { part: Math.min(1, part), p };
}

/** What the pair weighed before, in rows, in what it is divided by, or in the sum. */
function weightIn(way: Way, { before: cell }: Area, { before: whole }: Area): number {
  return way === 'sum' ? cell.sum / whole.sum : cell.weight / whole.weight;
}

/** Exact: rates and means at the mean of the weights in both periods. */
function effectOf(way: Way, cell: Area, whole: Area): number {
  const move = figureOf(way, cell.now) - figureOf(way, cell.before);
  return way === 'sum' ? move : ((cell.now.weight / whole.now.weight + cell.before.weight / whole.before.weight) / 2) * move;
}

function told(evidence: Evidence, note: MetricNote, { row, column, set, way, whole: wholeArea, areas, p }: Candidate): PairChange | null {
  const prior = evidence.table.prior!.offset;
  const members = set.map(({ member }) => member);
  const scopes = {
    whole: {},
    cell: { [row.dimension.id]: row.member, [column.id]: members.join(' + ') },
    restOfRow: { [row.dimension.id]: row.member, [column.id]: '(rest)' },
    restOfColumn: { [row.dimension.id]: '(rest)', [column.id]: members.join(' + ') },
    others: { [row.dimension.id]: '(rest)', [column.id]: '(rest)' },
  };
  const [now, before] = [evidence.get(note.id, 0)!, evidence.get(note.id, prior)!];
  const named = {
    cell: 'the pair',
    restOfRow: `the rest of ${row.member}`,
    restOfColumn: `the rest of ${members.join(' and ')}`,
    others: 'all others',
  };
  const change = (is: Known, was: Known): AreaChange | null => {
    const delta = evidence.changeBetween(is, was);
    return delta && { now: is, before: was, delta, growth: way === 'sum' && was.value > 0 ? evidence.keep(growthOf(is, was)) : null };
  };
  const area = (name: keyof typeof named): AreaChange | null => {
    const [single] = set;
    if (name === 'cell' && set.length === 1) return change(single!.crossing.now, single!.crossing.before);
    const made = (like: Known, of: Level, from: readonly Known[]) =>
      evidence.workedOut(like, `.${name === 'cell' ? 'pair' : 'beside_pair'}`, figureOf(way, of), [like, ...from], {
        label: `${note.label}, ${named[name]}`,
        formula: `${note.label} of ${named[name]}, from the rows of ${way === 'sum' ? 'the figures' : 'the figures, weighed'}`,
        scope: scopes[name],
        n: of.n,
      });
    return change(
      made(
        now,
        areas[name].now,
        set.map(({ crossing }) => crossing.now),
      ),
      made(
        before,
        areas[name].before,
        set.map(({ crossing }) => crossing.before),
      ),
    );
  };
  const [whole, cell, restOfRow, restOfColumn, others] = [
    change(now, before),
    area('cell'),
    area('restOfRow'),
    area('restOfColumn'),
    area('others'),
  ];
  if (!whole || !cell || !restOfRow || !restOfColumn || !others) return null;
  const effect = effectOf(way, areas.cell, wholeArea);
  const from = [whole.now, whole.before, cell.now, cell.before];
  const part = evidence.workedOut(cell.now, '.part_of_change', effect / whole.delta.value, from, {
    label: `${cell.now.label}, part of the change`,
    formula:
      way === 'sum'
        ? 'change of the pair divided by the change of all'
        : 'change of the pair times the mean of its weights, divided by the change of all',
    unit: 'ratio',
  });
  const without = evidence.workedOut(whole.now, '.without_pair', whole.now.value - effect, from, {
    label: `${whole.now.label} had the pair stayed`,
    formula: 'figure of all less what the own move of the pair did to it',
  });
  return {
    metric: note.id,
    row,
    column: { dimension: column, members },
    whole,
    cell,
    restOfRow,
    restOfColumn,
    others,
    part,
    without,
    ...worthOf(evidence, note, way, cell, areas.cell),
    p: p!,
  };
}

function worthOf(
  evidence: Evidence,
  note: MetricNote,
  way: Way,
  { now, before, delta }: AreaChange,
  { now: level }: Area,
): Pick<PairChange, 'outcomes' | 'worth'> {
  if (way === 'sum') return { outcomes: null, worth: delta };
  const back = { label: `${now.label}, at the level before`, formula: 'rows times the difference between the level before and now' };
  if (way === 'rate') {
    const outcomes = evidence.workedOut(now, '.outcomes', Math.round(-level.n * delta.value), [now, before], {
      ...back,
      formula: `${back.formula}, rounded`,
      unit: 'count',
    });
    const size = note.id === 'win_rate' ? (evidence.get('average_deal', 0, now.scope) ?? evidence.get('average_deal', 0)) : null;
    const worth = size
      ? evidence.workedOut(size, '.of_pair', outcomes.value * size.value, [outcomes, size], {
          label: `${size.label}, deals at the rate before`,
          formula: 'deals that the rate before would have won more, times the average deal size',
          scope: now.scope,
        })
      : null;
    return { outcomes, worth };
  }
  // A margin is weighed by the money it is a share of.
  const whole = note.weighedBy === undefined ? null : evidence.get(note.weighedBy, 0);
  if (note.unit === 'ratio' && whole?.unit !== 'money') return { outcomes: null, worth: null };
  if (note.unit !== 'ratio' && note.unit !== 'money' && note.unit !== 'hours' && note.unit !== 'days')
    return { outcomes: null, worth: null };
  const worth = evidence.workedOut(
    note.unit === 'ratio' && whole ? whole : now,
    `.of_pair_${note.id}`,
    -level.weight * delta.value,
    [now, before],
    {
      ...back,
      scope: now.scope,
    },
  );
  return { outcomes: null, worth };
}

export function findPairs(evidence: Evidence): Found[] {
  return pairChangesOf(evidence).map(({ metric, row, column, whole, cell, part, without, outcomes, worth, p }): Found => {
    const direction = directionOf(cell.delta.value);
    return {
      id: `pair:${metric}:${row.dimension.id}=${row.member}:${column.dimension.id}=${column.members.join('+')}`,
      kind: 'pair',
      metric,
      dimension: row.dimension.id,
      member: row.member,
      inside: column.dimension.id,
      members: column.members,
      facts: idsOf({
        value: cell.now,
        before: cell.before,
        delta: cell.delta,
        total: whole.delta,
        contribution: part,
        without,
        whole: whole.now,
        count: outcomes,
        worth,
      }),
      direction,
      tone: toneOf(direction, evidence.metric(metric)!.polarity),
      claim: true,
      impact: Math.min(1, 0.6 + Math.min(1, part.value) / 2),
      significance: 1 - p,
    };
  });
}
