/**
 * Since when a rate is another one, and where: of the members of every dimension and of every two that cross, and of the months of the data, the
 * place and the month that part the rows furthest from all others before and after.
 */
import { type Fact, type OnsetNote, type OnsetSide, onsetId, onsetSides } from '../../model/fact.ts';
import type { Period } from '../../model/period.ts';
import { literal, name } from '../data/database.ts';
import { noMember } from '../data/dimensions.ts';
import { periodNumber } from './calendar/calendar.ts';
import { datedRows, month, number, type Question, type Split } from './compute.ts';
import type { Metric } from './metric.ts';
import { valuesOf } from './values.ts';

/** Members of a dimension, and dimensions. More members have too few rows each. */
const most = { members: 14, dimensions: 6 } as const;
/** Months on either side, and rows of either side of a place. */
const least = { before: 6, after: 2, rows: 30 } as const;

interface Counted {
  hits: number;
  n: number;
}

/** A place by month, oldest first. */
interface Course {
  set: readonly Split[];
  members: readonly string[];
  months: Counted[];
}

/** Null where the measure is no share of its rows, the months are few, or no place has rows enough. */
export async function onsetOf(
  question: Question,
  metric: Metric,
  dimensions: readonly string[],
): Promise<{ note: OnsetNote; facts: Fact[] } | null> {
  const { periods, known } = question;
  const { basis } = metric;
  const months = periods.months.filter(({ partial, end }) => !partial && end <= periods.reporting.end);
  if (metric.unit !== 'ratio' || metric.weight !== undefined || metric.parts || metric.state || basis.date === null) return null;
  if (periods.reporting.partial || months.length < least.before + least.after) return null;
  const splits = [...known.splits]
    .flatMap(([key, split]) => (key.startsWith(`${basis.table}\n`) && dimensions.includes(split.id) ? [split] : []))
    .filter(({ members, column }) => members.length >= 2 && members.length <= most.members && !metric.value.includes(column))
    .slice(0, most.dimensions);
  const courses = await coursesOf(question, metric, splits, months);
  const all = courses.find(({ set }) => set.length === 0);
  if (!all) return null;
  const found = courses.filter((course) => course !== all).flatMap((course) => partsOf(course, all));
  const [best] = found.toSorted((a, b) => Math.abs(b.z) - Math.abs(a.z) || a.course.set.length - b.course.set.length);
  if (!best) return null;
  const { course, at, z } = best;
  const note: OnsetNote = {
    metric: metric.id,
    scope: Object.fromEntries(course.set.map(({ id }, index) => [id, course.members[index]!])),
    start: months[at]!,
    end: months.at(-1)!,
    z,
    looked: new Set(found.map((each) => each.course)).size,
    months: new Set(found.map((each) => each.at)).size,
  };
  return { note, facts: onsetSides.map((side) => factOf(metric, note, course, months, side, best.sides[side])) };
}

async function coursesOf(question: Question, metric: Metric, splits: readonly Split[], months: readonly Period[]): Promise<Course[]> {
  const sets = [...splits.map((split) => [split]), ...splits.flatMap((one, at) => splits.slice(at + 1).map((other) => [one, other]))];
  const columns = splits.map(({ column }) => name(column));
  const groups = [...sets, []].map((set) => `(${[...set.map(({ column }) => name(column)), month].join(', ')})`);
  const grouping = splits.length > 0 ? `GROUPING(${columns.join(', ')})` : '0';
  const members = columns.map((column, at) => `CAST(${column} AS VARCHAR) AS "c${at}"`);
  const rows = await question.database.query(
    `SELECT ${[`${grouping} AS "which"`, ...members, `${month} AS "m"`, valuesOf([metric])].join(', ')}
     FROM ${await datedRows(question, metric.basis)} GROUP BY GROUPING SETS (${groups.join(', ')})`,
  );
  const every = 2 ** splits.length - 1;
  const bit = (split: Split) => 2 ** (splits.length - 1 - splits.indexOf(split));
  const setOf = new Map([[], ...sets].map((set) => [every - set.reduce((sum, split) => sum + bit(split), 0), set]));
  const first = periodNumber(question.periods.calendar, months[0]!.start, 1);
  const found = new Map<string, Course>();
  for (const row of rows) {
    const set = setOf.get(Number(row.which))!;
    const own = set.map((split) => row[`c${splits.indexOf(split)}`]);
    const at = Number(row.m) - first;
    if (at < 0 || at >= months.length || own.some((member) => member == null || member === noMember)) continue;
    const key = [row.which, ...own].join('\n');
    const course = found.get(key) ?? { set, members: own.map(String), months: months.map(() => ({ hits: 0, n: 0 })) };
    const n = number(row.n0!) ?? 0;
    course.months[at] = { n, hits: Math.round((number(row.v0!) ?? 0) * n) };
    found.set(key, course);
  }
  return [...found.values()];
}

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
  return months.flatMap((_, at): Parted[] => {
    if (at < least.before || months.length - at < least.after) return [];
    const [before, after] = [summed(months.slice(0, at)), summed(months.slice(at))];
    const [others_before, others_after] = [less(summed(all.months.slice(0, at)), before), less(summed(all.months.slice(at)), after)];
    const sides = { before, after, others_before, others_after };
    if (Object.values(sides).some(({ n }) => n < least.rows)) return [];
    const error = Math.hypot(...[before, after, others_before, others_after].map(errorOf));
    const move = rateOf(after) - rateOf(before) - (rateOf(others_after) - rateOf(others_before));
    return error > 0 ? [{ course, at, sides, z: move / error }] : [];
  });
}

const summed = (of: readonly Counted[]) => of.reduce((sum, { hits, n }) => ({ hits: sum.hits + hits, n: sum.n + n }), { hits: 0, n: 0 });
const less = (one: Counted, other: Counted) => ({ hits: one.hits - other.hits, n: one.n - other.n });
const rateOf = ({ hits, n }: Counted) => hits / n;
/** Agresti and Caffo 2000: with one of either outcome more, a rate of none is not without error. */
const errorOf = ({ hits, n }: Counted) => {
  const rate = (hits + 1) / (n + 2);
  return Math.sqrt((rate * (1 - rate)) / (n + 2));
};

function factOf(metric: Metric, note: OnsetNote, { set, members }: Course, months: readonly Period[], side: OnsetSide, of: Counted): Fact {
  const { table, where, date, verb } = metric.basis;
  const isAfter = side === 'after' || side === 'others_after';
  const isOwn = side === 'after' || side === 'before';
  const [from, until] = isAfter ? [note.start.start, note.end.end] : [months[0]!.start, note.start.start];
  const place = set.map(({ column }, at) => `${name(column)} = ${literal(members[at]!)}`).join(' AND ');
  const who = `${isOwn ? '' : 'all but '}${members.join(', ')}`;
  return {
    id: onsetId(note, side),
    metric: metric.id,
    label: `${metric.label}, ${who}, ${isAfter ? 'since' : 'before'} ${note.start.label}`,
    value: rateOf(of),
    unit: 'ratio',
    period: null,
    scope: note.scope,
    n: of.n,
    formula: `${metric.formula} ${verb} ${isAfter ? 'from' : 'before'} ${note.start.label}, ${who}`,
    sql: `SELECT ${metric.value} FROM ${table} WHERE ${where} AND ${date} >= DATE '${from}' AND ${date} < DATE '${until}' AND ${isOwn ? `(${place})` : `NOT coalesce(${place}, false)`}`,
  };
}
