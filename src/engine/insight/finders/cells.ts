/**
 * Where a measure that is asked about is weak or strong: the member, or the two members that cross, whose distance from all others weighs most and
 * is beyond chance; in the reporting period or, where its rows are too few, over the longest span of whole periods that the data hold.
 */
import type { Dimension, Fact, MetricNote } from '../../../model/fact.ts';
import { knownUntil, longerSpans } from '../../../model/longer-span.ts';
import type { Period } from '../../../model/period.ts';
import { type Evidence, isNamed, type Known } from '../evidence.ts';
import { combined, differs, errorOf, figureOf, type Level, levelOf, type Way, wayOf } from '../levels.ts';
import { minRows } from '../statistics.ts';

export interface Side {
  dimension: Dimension;
  member: string;
}

/** A member, or two that cross, against the whole. */
export interface Cell {
  sides: readonly Side[];
  fact: Known;
  /** Its figure less that of the whole. */
  gap: Known;
  /** Outcomes that a rate would have had more at the level of the whole; null for other measures. */
  outcomes: Known | null;
  /** What the level of the whole would be worth, in the unit of the measure or in money; null where it is neither money nor time nor deals. */
  worth: Known | null;
}

export interface Cells {
  note: MetricNote;
  /** Whether low figures are looked for. */
  low: boolean;
  /** The periods of the figures, oldest first, and how they stand in the IDs: '' for the reporting period, else `.ttm` or `.ever`. */
  periods: readonly Period[];
  suffix: string;
  whole: Known;
  /** Beyond chance, and where it lies; null where nothing is. */
  leading: Cell | null;
  /** The same in the period or the twelve months before, where the data hold them. */
  before: { fact: Known; periods: readonly Period[] } | null;
  /** On that side of the whole, by the same dimensions, the heaviest first. */
  ranked: readonly Cell[];
  /** How many were looked at, in all spans. */
  looked: number;
}

/** Rows of a mean, which knows its own spread. */
const minRowsOfMean = 10;
/** Chance over everything that was looked at, and over the members of either side. */
const level = { all: 0.01, own: 0.05 } as const;
/** Distance of the rest of either member from all others, relative to that of the cell: surely small, or perhaps by chance. */
const alike = { surely: 0.3, maybe: 0.5 } as const;
/** A smaller distance is nothing to act on: points of a rate, part of a mean. */
const leastGap = { rate: 0.03, mean: 0.05 } as const;
/** Part of what a member weighs that one of its crossings has to weigh to be where it happens. */
const within = 0.5;
/** Part of its own level by which a mean may be brought to that of all: what lies further off is of another kind, as samples beside machines. */
const reachable = 0.5;
/** Fewer rows of the reporting period do not say that it has turned. */
const fewRows = 10;

/** Null where a measure was not looked at by two dimensions. */
export function cellsOf(evidence: Evidence, note: MetricNote, low: boolean): Cells | null {
  return evidence.once(`cells ${note.id} ${low}`, () => {
    const { reporting, periods, quality, scanned } = evidence.table;
    const until = scanned?.includes(note.id) ? knownUntil(quality, note.id) : null;
    if (until === null) return null;
    const spans = [
      ...(reporting.partial || until < 0 ? [] : [{ suffix: '', periods: [reporting] }]),
      ...longerSpans(periods, reporting, until)
        .filter(({ name }) => name !== 'ttm_prior')
        .map(({ name, periods: of }) => ({ suffix: `.${name}`, periods: of })),
    ];
    const seen = spans.flatMap((span) => {
      const scan = scanOf(evidence, note, span.suffix, low);
      return scan ? [{ ...span, ...scan }] : [];
    });
    const looked = seen.reduce((sum, { tested }) => sum + tested.length, 0);
    const found = seen.flatMap((span) => {
      const passed = span.tested.filter((each) => each.p * looked < level.all && staysSo(evidence, note, span.suffix, each, low));
      const heaviest = passed.toSorted((a, b) => b.weight * telling(b) - a.weight * telling(a));
      const [first] = heaviest;
      if (!first) return [];
      const crossing = heaviest.find(
        (each) => each.sides.length === 2 && each.weight >= within * first.weight && (first.sides.length === 2 || isWithin(each, first)),
      );
      return [{ ...span, first: crossing ?? first }];
    });
    const crossed = found.find(({ first }) => first.sides.length === 2);
    // More rows may show where in a member it lies.
    const best = crossed && (crossed === found[0] || isWithin(crossed.first, found[0]!.first)) ? crossed : found[0];
    const shown = best ?? seen.at(-1);
    if (!shown) return null;
    const { suffix, whole, way } = shown;
    const known = (each: Tested) => cellOf(evidence, note, way, each, whole);
    const sides = (best?.first ?? shown.tested[0])?.sides ?? [];
    const alongside = shown.tested.filter(
      (each) => each.sides.length === sides.length && each.sides.every(({ dimension }, at) => dimension === sides[at]!.dimension),
    );
    return {
      note,
      low,
      periods: shown.periods,
      suffix,
      whole,
      leading: best ? known(best.first) : null,
      before: best ? beforeOf(evidence, note, best.suffix, best.first.sides) : null,
      ranked: alongside.toSorted((a, b) => b.weight - a.weight).map(known),
      looked,
    };
  });
}

function beforeOf(evidence: Evidence, note: MetricNote, suffix: string, sides: readonly Side[]): Cells['before'] {
  const { prior, periods, reporting, quality } = evidence.table;
  const year = longerSpans(periods, reporting, knownUntil(quality, note.id) ?? 0).find(({ name }) => name === 'ttm_prior');
  const fact =
    suffix === '.ttm' && year
      ? evidence.get(`${note.id}.ttm_prior`, 0, scopeOf(sides))
      : suffix === '' && prior
        ? evidence.get(note.id, prior.offset, scopeOf(sides))
        : null;
  return fact && { fact, periods: suffix === '' ? [prior!] : year!.periods };
}

/** Members by their dimensions. */
export function scopeOf(sides: readonly Side[]): Fact['scope'] {
  return Object.fromEntries(sides.map(({ dimension, member }) => [dimension.id, member]));
}

interface Tested {
  sides: readonly Side[];
  fact: Known;
  /** Rows, or what a mean counts by, times the distance from the whole. */
  weight: number;
  p: number;
}

/** Of what weighs about as much, a known field says more about a business than another one, and than a person. */
const roles: Partial<Record<Dimension['role'], number>> = { other: 0.8, owner: 0.8, team: 0.9 };
const telling = ({ sides }: Tested) => sides.reduce((product, { dimension: { role, of } }) => product * (of ? 0.7 : (roles[role] ?? 1)), 1);

const isWithin = (cell: Tested, member: Tested) =>
  member.sides.every((side) => cell.sides.some((own) => own.dimension === side.dimension && own.member === side.member));

function scanOf(evidence: Evidence, note: MetricNote, suffix: string, low: boolean): { whole: Known; way: Way; tested: Tested[] } | null {
  const { dimensions } = evidence.table;
  const get = (sides: readonly Side[]) => evidence.get(`${note.id}${suffix}`, 0, scopeOf(sides));
  const whole = get([]);
  const way = whole && wayOf(evidence, whole);
  const all = way && levelOf(evidence, way, whole);
  if (!whole || !all || way === 'sum' || all.weight <= 0) return null;
  const least = way === 'rate' ? minRows : minRowsOfMean;
  const areaOf = (sides: readonly Side[]): Area | null => {
    const fact = get(sides);
    const found = fact && levelOf(evidence, way, fact);
    return found && found.n >= least && found.weight > 0 ? { sides, fact, level: found } : null;
  };
  const members = dimensions.map((dimension) =>
    dimension.coded
      ? []
      : dimension.members.flatMap((member) => (isNamed(member, dimension) ? (areaOf([{ dimension, member }]) ?? []) : [])),
  );
  const away = (one: Level, other: Level) => (low ? -1 : 1) * (figureOf(way, one) - figureOf(way, other));
  const move = (of: Level) => ({
    move: figureOf(way, of),
    error: errorOf(way, of),
    rows: way === 'mean' ? of.n : Number.POSITIVE_INFINITY,
  });
  const p = (one: Level, other: Level) => differs(move(one), move(other));
  const enough = way === 'rate' ? leastGap.rate : leastGap.mean * Math.abs(figureOf(way, all));
  const tested: Tested[] = [];
  const add = ({ sides, fact, level: own }: Area, chance: number) => {
    const gap = away(own, all);
    if (gap > 0) tested.push({ sides, fact, weight: own.weight * gap, p: gap >= enough ? chance : 1 });
  };
  for (const [index, rows] of members.entries()) {
    // A month alone is a time, and no place. Where all rows are one member's, there is nothing to compare.
    for (const row of dimensions[index]!.of === 'months' ? [] : rows) {
      const rest = combined(all, row.level, -1);
      if (rest.n >= least) add(row, away(row.level, rest) > 0 ? p(row.level, rest) : 1);
    }
    for (const columns of members.slice(index + 1)) {
      for (const row of rows) {
        for (const column of columns) {
          const cell = areaOf([...row.sides, ...column.sides]);
          if (!cell) continue;
          const [restOfRow, restOfColumn] = [combined(row.level, cell.level, -1), combined(column.level, cell.level, -1)];
          const others = combined(combined(all, row.level, -1), restOfColumn, -1);
          if ([restOfRow, restOfColumn, others].some(({ n, weight }) => n < least || weight <= 0)) continue;
          const apart = away(cell.level, others);
          const stays = (rest: Level) => {
            const reach = Math.max(
              alike.surely * apart,
              Math.min(alike.maybe * apart, 1.64 * Math.hypot(errorOf(way, rest), errorOf(way, others))),
            );
            return Math.abs(away(rest, others)) <= reach;
          };
          const own = (rest: Level, count: number) => away(cell.level, rest) > 0 && p(cell.level, rest) * count < level.own;
          const holds =
            apart > 0 && stays(restOfRow) && stays(restOfColumn) && own(restOfRow, columns.length) && own(restOfColumn, rows.length);
          add(cell, holds ? p(cell.level, others) : 1);
        }
      }
    }
  }
  return { whole, way, tested };
}

interface Area {
  sides: readonly Side[];
  fact: Known;
  level: Level;
}

/** What a longer span says must still hold now, as far as the rows of the reporting period can tell. */
function staysSo(evidence: Evidence, note: MetricNote, suffix: string, { sides }: Tested, low: boolean): boolean {
  if (suffix === '' || knownUntil(evidence.table.quality, note.id) !== 0) return true;
  const [now, whole] = [evidence.get(note.id, 0, scopeOf(sides)), evidence.get(note.id, 0)];
  return !now || !whole || now.n < fewRows || (low ? now.value < whole.value : now.value > whole.value);
}

function cellOf(evidence: Evidence, note: MetricNote, way: Way, { sides, fact }: Tested, whole: Known): Cell {
  const gap = evidence.workedOut(fact, '.gap', fact.value - whole.value, [fact, whole], {
    label: `${fact.label}, less that of all`,
    formula: `${fact.label} less that of all`,
    unit: note.unit === 'ratio' ? 'points' : note.unit,
  });
  const at = { label: `${fact.label}, at the level of all`, formula: 'rows times the distance from the level of all' };
  const lacking = -(fact.weight ?? fact.n) * gap.value;
  if (way === 'rate') {
    const outcomes = evidence.workedOut(fact, '.to_whole', Math.round(lacking), [fact, whole], {
      ...at,
      formula: `${at.formula}, rounded`,
      unit: 'count',
    });
    // Deals of its own size are what the cell can win more of.
    const own = note.id === 'win_rate' ? evidence.get('average_deal', 0, scopeOf(sides)) : null;
    const size = note.id !== 'win_rate' ? null : own && own.n >= fewRows ? own : evidence.get('average_deal', 0);
    const worth =
      size &&
      evidence.workedOut(
        size,
        `.to_whole_${fact.id.replace(/[[@].*$/, '').replaceAll('.', '_')}`,
        outcomes.value * size.value,
        [outcomes, size],
        {
          label: `${at.label}, in money`,
          formula: 'deals that the rate of all would have won more, times the average deal size',
          scope: fact.scope,
        },
      );
    return { sides, fact, gap, outcomes, worth };
  }
  const isTold = note.unit === 'money' || note.unit === 'hours' || note.unit === 'days' || note.unit === 'minutes';
  const isReachable = Math.abs(gap.value) <= reachable * Math.abs(fact.value);
  const worth = isTold && isReachable ? evidence.workedOut(fact, '.to_whole', lacking, [fact, whole], at) : null;
  return { sides, fact, gap, outcomes: null, worth };
}
