/**
 * Since when a share, a mean or a quotient is another one, and where: of the members of every dimension and of every two that cross, and of the
 * months of the data, the place and the month that part the rows furthest from all others before and after; of two that cross, also of a part that
 * a third gives.
 */
import { type Fact, factId, type OnsetNote, type OnsetSide, onsetId, onsetSides } from '../../model/fact.ts';
import type { Period } from '../../model/period.ts';
import { literal, name } from '../data/database.ts';
import { noMember } from '../data/dimensions.ts';
import { periodNumber } from './calendar/calendar.ts';
import { datedRows, month, type Question, type Split } from './compute.ts';
import { type Counted, countedIn, errorOf, furtherThanExpected, inParts, less, nothing, rateOf, summed, sumsOf } from './counted.ts';
import type { Metric } from './metric.ts';
import { alongOf } from './onset-along.ts';
import { apartOf } from './onset-apart.ts';
import { besideOf } from './onset-beside.ts';
import { courseOf } from './onset-course.ts';
import { dealSizeAt, lossesAt } from './onset-losses.ts';
import { seasonOf } from './onset-season.ts';
import { worthAt } from './onset-worth.ts';
import { valuesOf } from './values.ts';

/**
 * Members of a dimension, and dimensions; more members have too few rows each. How many times the part of all rows that a place had at
 * first: one that came to be is what changed somewhere, not where.
 */
const most = { members: 14, dimensions: 9, grown: 2.5 } as const;
/**
 * Months, those on either side, rows of either side of a place, and standard errors by which a part of a place has to stand further apart, and by which it
 * has to change more than the rest of it; and the part of its change from which the rest has changed too.
 */
const least = { months: 6, before: 3, after: 2, rows: 30, further: 0.5, inside: 2.5, ofRest: 0.3 } as const;

/** A place by month, oldest first. */
interface Course {
  set: readonly Split[];
  members: readonly string[];
  months: Counted[];
}

/** Null where the measure is none of these, the months are few, or no place has rows enough. */
export async function onsetOf(
  question: Question,
  measure: Metric,
  dimensions: readonly string[],
): Promise<{ note: OnsetNote; facts: Fact[] } | null> {
  const { periods, known } = question;
  const metric = inParts(measure);
  const { basis } = metric;
  const isShare = metric.unit === 'ratio' && metric.weight === undefined;
  if (!(metric.parts || isShare) || metric.state || basis.date === null) return null;
  const whole = periods.months.filter(({ partial, end }) => !partial && end <= periods.reporting.end);
  const months = await withRows(question, metric, whole);
  if (periods.reporting.partial || months.length < least.months) return null;
  const splits = [...known.splits]
    .flatMap(([key, split]) => (key.startsWith(`${basis.table}\n`) && dimensions.includes(split.id) ? [split] : []))
    .filter(({ members, column }) => members.length >= 2 && members.length <= most.members && !metric.value.includes(column))
    .slice(0, most.dimensions);
  const sets = [...splits.map((split) => [split]), ...splits.flatMap((one, at) => splits.slice(at + 1).map((other) => [one, other]))];
  const courses = await coursesOf(question, metric, [...sets, []], months);
  const all = courses.find(({ set }) => set.length === 0);
  if (!all) return null;
  const found = courses.filter((course) => course !== all).flatMap((course) => partsOf(course, all));
  const furthest = (parted: readonly Parted[]) =>
    parted.toSorted((a, b) => Math.abs(b.z) - Math.abs(a.z) || a.course.set.length - b.course.set.length)[0];
  const first = furthest(found);
  if (!first) return null;
  const wide = concentrated(first, found, all) ?? first;
  // Where two cross, it may lie with a part of them alone.
  const others = splits.filter((split) => wide.course.set.length === 2 && !wide.course.set.includes(split));
  const within =
    others.length > 0
      ? await coursesOf(
          question,
          metric,
          others.map((split) => [split]),
          months,
          wide.course,
        )
      : [];
  const parts = within.flatMap((course) => partsOf(course, all));
  found.push(...parts);
  const narrow = furthest(parts);
  const { course, at, z, sides } = narrow && Math.abs(narrow.z) >= Math.abs(wide.z) + least.further ? narrow : wide;
  const note: OnsetNote = {
    metric: metric.id,
    scope: Object.fromEntries(course.set.map(({ id }, index) => [id, course.members[index]!])),
    start: months[at]!,
    end: months.at(-1)!,
    before: [months[0]!, months[at - 1]!],
    // The squares that it is made of know an order of rows in their last digits.
    z: Number(z.toPrecision(9)),
    looked: new Set(found.map((each) => each.course)).size,
    months: new Set(found.map((each) => each.at)).size,
  };
  const facts = onsetSides.map((side) => factOf(metric, note, course, months, side, sides[side], question.currency));
  const losses = await lossesAt(question, metric, note, placeOf(course));
  const apart = apartOf(question, metric, note, months, course.months, all.months);
  const { beside, facts: ofBeside } = await besideOf(question, metric, note, months[0]!, dimensions, placeOf(course), sides);
  const { course: blocks, facts: ofBlocks } = courseOf(metric, note, months, course.months, all.months, question.currency, placeOf(course));
  const worth = await worthAt(question, measure, note, placeOf(course), sides);
  const { along, facts: ofAlong } = await alongOf(question, metric, note, dimensions, placeOf(course));
  return {
    note: {
      ...note,
      ...(losses.reason && { reason: losses.reason }),
      ...(apart && { apart: apart.of }),
      ...(beside.length > 0 && { beside }),
      ...(along.length > 0 && { along }),
      ...(blocks.length > 0 && { course: blocks }),
      ...(worth && { worth: worth.label }),
    },
    facts: [
      ...facts,
      ...losses.facts,
      ...(await dealSizeAt(question, metric, note, placeOf(course))),
      ...(worth ? [worth.fact] : []),
      ...(apart?.facts ?? []),
      ...ofBeside,
      ...ofAlong,
      ...ofBlocks,
      ...seasonOf(metric, note, months, course.months, question.currency, placeOf(course)),
      ...(await sinceOf(question, metric, note, course, sides.after)),
    ],
  };
}

/** Without those at the end that no row is of, as of what is judged later. */
async function withRows(question: Question, { basis }: Metric, months: readonly Period[]): Promise<Period[]> {
  const [row] = await question.database.query(
    `SELECT CAST(max(${basis.date}) AS VARCHAR) AS "last" FROM ${basis.table} WHERE ${basis.where}`,
  );
  return row!.last === null ? [] : months.filter(({ start }) => start <= String(row!.last).slice(0, 10));
}

/** The courses of all members of each set of dimensions; within a place, with what it is. */
async function coursesOf(
  question: Question,
  metric: Metric,
  sets: readonly (readonly Split[])[],
  months: readonly Period[],
  within?: Course,
): Promise<Course[]> {
  const splits = [...new Set(sets.flat())];
  const columns = splits.map(({ column }) => name(column));
  const groups = sets.map((set) => `(${[...set.map(({ column }) => name(column)), month].join(', ')})`);
  const grouping = splits.length > 0 ? `GROUPING(${columns.join(', ')})` : '0';
  const members = columns.map((column, at) => `CAST(${column} AS VARCHAR) AS "c${at}"`);
  const where = within ? `WHERE ${placeOf(within)}` : '';
  const rows = await question.database.query(
    `SELECT ${[`${grouping} AS "which"`, ...members, `${month} AS "m"`, valuesOf([metric]), ...sumsOf(metric)].join(', ')}
     FROM ${await datedRows(question, metric.basis)} ${where} GROUP BY GROUPING SETS (${groups.join(', ')})`,
  );
  const every = 2 ** splits.length - 1;
  const bit = (split: Split) => 2 ** (splits.length - 1 - splits.indexOf(split));
  const setOf = new Map(sets.map((set) => [every - set.reduce((sum, split) => sum + bit(split), 0), set]));
  const first = periodNumber(question.periods.calendar, months[0]!.start, 1);
  const found = new Map<string, Course>();
  for (const row of rows) {
    const set = setOf.get(Number(row.which))!;
    const own = set.map((split) => row[`c${splits.indexOf(split)}`]);
    const at = Number(row.m) - first;
    if (at < 0 || at >= months.length || own.some((member) => member == null || member === noMember)) continue;
    const key = [row.which, ...own].join('\n');
    const course = found.get(key) ?? {
      set: [...(within?.set ?? []), ...set],
      members: [...(within?.members ?? []), ...own.map(String)],
      months: months.map(() => nothing),
    };
    course.months[at] = countedIn(row, metric);
    found.set(key, course);
  }
  return [...found.values()];
}

const placeOf = ({ set, members }: Pick<Course, 'set' | 'members'>) =>
  set.map(({ column }, at) => `CAST(${name(column)} AS VARCHAR) = ${literal(members[at]!)}`).join(' AND ');

interface Parted {
  course: Course;
  /** Index of the first month after. */
  at: number;
  sides: Record<OnsetSide, Counted>;
  /** Of its change beside that of all others. */
  z: number;
}

function partsOf(course: Course, all: Course): Parted[] {
  const { months } = course;
  const third = Math.ceil(months.length / 3);
  const weight = (from: number, to: number) => summed(months.slice(from, to)).n / summed(all.months.slice(from, to)).n;
  const grown = weight(-third, months.length) / weight(0, third);
  if (grown > most.grown || grown < 1 / most.grown) return [];
  return months.flatMap((_, at): Parted[] => {
    if (at < least.before || months.length - at < least.after) return [];
    const [before, after] = [summed(months.slice(0, at)), summed(months.slice(at))];
    const [others_before, others_after] = [less(summed(all.months.slice(0, at)), before), less(summed(all.months.slice(at)), after)];
    const sides = { before, after, others_before, others_after };
    if (Object.values(sides).some(({ n }) => n < least.rows)) return [];
    const z = movedApart(sides, { before: others_before, after: others_after });
    return z === 0 ? [] : [{ course, at, sides, z }];
  });
}

/**
 * The part of a place that has changed while the rest of the place has not: of what is rare, such as leaving, as many that left stand as far from chance
 * among many who stayed as among few. Null where the place changed as a whole.
 */
function concentrated({ course: place, at, z: own, sides }: Parted, found: readonly Parted[], all: Course): Parted | null {
  const way = Math.sign(own);
  const isIn = ({ set, members }: Course) =>
    set.length > place.set.length &&
    place.set.every((split, index) => members[set.findIndex(({ id }) => id === split.id)] === place.members[index]);
  const parts = found.flatMap((part) => {
    if (part.at !== at || !isIn(part.course)) return [];
    const rest = { before: less(sides.before, part.sides.before), after: less(sides.after, part.sides.after) };
    if (rest.before.n < least.rows || rest.after.n < least.rows) return [];
    const inside = way * movedApart(part.sides, rest);
    const others = moveOf({ before: sides.others_before, after: sides.others_after });
    const isLittle = way * (moveOf(rest) - others) < least.ofRest * way * (moveOf(part.sides) - others);
    return inside >= least.inside && isLittle ? [{ course: part.course, inside }] : [];
  });
  const [best] = parts.toSorted((a, b) => b.inside - a.inside);
  return best ? partsOf(best.course, all).toSorted((a, b) => way * (b.z - a.z))[0]! : null;
}

type Move = Pick<Parted['sides'], 'before' | 'after'>;

const moveOf = ({ before, after }: Move) => rateOf(after) - rateOf(before);

/** In standard errors. Of a share, what is since is held against what was and how the others moved, where chance is that of the expected share. */
function movedApart(one: Move, other: Move): number {
  if (one.after.squares === null) return furtherThanExpected(one, moveOf(other), Math.hypot(errorOf(other.before), errorOf(other.after)));
  const error = Math.hypot(...[one.before, one.after, other.before, other.after].map(errorOf));
  return error > 0 ? (moveOf(one) - moveOf(other)) / error : 0;
}

/** Of a quotient: what it is a share of at the place since then, and what that cost where it has a cost of its own. */
async function sinceOf(question: Question, metric: Metric, note: OnsetNote, course: Course, after: Counted): Promise<Fact[]> {
  const { parts, basis } = metric;
  if (!parts) return [];
  const whole = question.known.metrics.get(metric.weighedBy ?? '');
  const cost = metric.id.endsWith('_rate') ? question.known.metrics.get(metric.id.replace(/_rate$/, '_cost')) : undefined;
  const where = `${basis.where} AND ${basis.date} >= DATE '${note.start.start}' AND ${basis.date} < DATE '${note.end.end}' AND (${placeOf(course)})`;
  const fact = (name: string, of: Metric, value: number, sum: string): Fact => ({
    id: factId({ metric: `${metric.id}.${name}`, scope: note.scope, at: 0 }),
    metric: metric.id,
    label: `${of.label}, ${course.members.join(', ')}, since ${note.start.label}`,
    value,
    unit: of.unit,
    ...(of.unit === 'money' && question.currency ? { currency: question.currency } : {}),
    period: null,
    scope: note.scope,
    n: after.n,
    formula: `${of.formula} ${basis.verb} from ${note.start.label}, ${course.members.join(', ')}`,
    sql: `SELECT ${sum} FROM ${basis.table} WHERE ${where}`,
  });
  const facts = whole ? [fact('onset_whole', whole, after.by, `sum(${parts.by})`)] : [];
  if (!cost || cost.basis !== basis) return facts;
  const [row] = await question.database.query(`SELECT ${cost.value} AS "v" FROM ${basis.table} WHERE ${where}`);
  return [...facts, fact('onset_spent', cost, Number(row!.v ?? 0), cost.value)];
}

function factOf(
  metric: Metric,
  note: OnsetNote,
  { set, members }: Course,
  months: readonly Period[],
  side: OnsetSide,
  of: Counted,
  currency: string | null,
): Fact {
  const { table, where, date, verb } = metric.basis;
  const isAfter = side === 'after' || side === 'others_after';
  const isOwn = side === 'after' || side === 'before';
  const [from, until] = isAfter ? [note.start.start, note.end.end] : [months[0]!.start, note.start.start];
  const place = placeOf({ set, members });
  const who = `${isOwn ? '' : 'all but '}${members.join(', ')}`;
  return {
    id: onsetId(note, side),
    metric: metric.id,
    label: `${metric.label}, ${who}, ${isAfter ? 'since' : 'before'} ${note.start.label}`,
    value: rateOf(of),
    unit: metric.unit,
    ...(metric.unit === 'money' && currency ? { currency } : {}),
    period: null,
    scope: note.scope,
    n: of.n,
    formula: `${metric.formula} ${verb} ${isAfter ? 'from' : 'before'} ${note.start.label}, ${who}`,
    sql: `SELECT ${metric.value} FROM ${table} WHERE ${where} AND ${date} >= DATE '${from}' AND ${date} < DATE '${until}' AND ${isOwn ? `(${place})` : `NOT coalesce(${place}, false)`}`,
  };
}
