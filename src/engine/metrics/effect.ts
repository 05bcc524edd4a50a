/**
 * What a suspected cause is tested with: a measure in as many whole months before as after something began, of the members it was done to and
 * of all others, in the same months a year before where the data hold them, and month by month.
 */
import {
  type EffectAsked,
  type EffectMissing,
  type EffectNote,
  type EffectSpan,
  effectId,
  effectSpans,
  type Fact,
} from '../../model/fact.ts';
import { addDays, daysBetween, type Period } from '../../model/period.ts';
import { hexOfRows, literal, name } from '../data/database.ts';
import { words } from '../data/lexicon.ts';
import { polarityOf, rateLabel } from '../data/records/measure-columns.ts';
import { makePeriod, periodNumber } from './calendar/calendar.ts';
import type { Periods } from './calendar/periods.ts';
import { number, type Question } from './compute.ts';
import { noiseMetrics } from './evidence.ts';
import type { Metric } from './metric.ts';
import { valuesOf } from './values.ts';

/** Months on either side, and of the whole course: more are another time. */
const most = { side: 12, course: 36 } as const;
/** Days of a month that may lie before the beginning, and days without rows at its end. */
const few = { before: 4, silent: 3 } as const;

const side = '"the side"';
const span = '"the span"';

export async function effectFacts(
  question: Question,
  metric: Metric,
  asked: EffectAsked,
): Promise<{ note: EffectNote | EffectMissing; facts: Fact[] }> {
  const lacking = (missing: EffectMissing['missing']) => ({ note: { ...asked, missing }, facts: [] });
  const { basis } = metric;
  const { date } = basis;
  // A balance is not what happened in a month.
  if (date === null || metric.state) return lacking('measure');
  const split = asked.treated && question.known.splits.get(`${basis.table}\n${asked.treated.dimension}`);
  if (asked.treated && !split) return lacking('dimension');
  // Others lived through the same seasons, and a rate is none of its months: then either side takes all the months it has.
  const isUneven = asked.treated !== null && !metric.additive;
  const found = await monthsOf(question, basis.table, { where: basis.where, date, since: asked.since, isUneven });
  if (typeof found === 'string') return lacking(found);
  const note: EffectNote = { ...asked, ...found, adds: metric.additive };
  const all = [metric, ...(await noiseMetrics(question.database, [metric]))];
  const spans = [
    ...effectSpans.flatMap((part): Span[] => {
      const months = monthsIn(note, part);
      return months.length > 0 ? [{ part, months }] : [];
    }),
    ...note.course.map((part): Span => ({ part, months: [part] })),
  ];
  const isTreated =
    asked.treated && split ? `coalesce(${name(split.column)} IN (${asked.treated.members.map(literal).join(', ')}), false)` : 'true';
  const known = `${basis.where} AND ${date} <= DATE '${question.periods.asOf}'`;
  const places = spans.map(({ months }, at) => `(${at}, DATE '${months[0]!.start}', DATE '${months.at(-1)!.end}')`);
  const rows = await question.database.query(
    `SELECT ${span}, ${side}, ${valuesOf(all)}
     FROM (SELECT *, ${isTreated} AS ${side} FROM ${basis.table} WHERE ${known}) JOIN (VALUES ${places.join(', ')}) k(${span}, "the first", "the end")
       ON ${date} >= "the first" AND ${date} < "the end" GROUP BY 1, 2 ORDER BY 1, 2`,
  );
  if (!rows.some((row) => isOwn(row['the side']))) return lacking('member');
  const facts = rows.flatMap((row) => {
    const { part, months } = spans[Number(row['the span'])]!;
    const own = isOwn(row['the side']);
    const who = asked.treated?.members.join(' + ');
    const [from, until] = [months[0]!, months.at(-1)!];
    const when = from === until ? `in ${from.label}` : `from ${from.start} to ${addDays(until.end, -1)}`;
    return all.flatMap((each, at): Fact[] => {
      const value = number(row[`v${at}`]!);
      if (value === null) return [];
      const weight = each.weight === undefined ? null : number(row[`w${at}`]!);
      const of = who === undefined ? '' : own ? `, ${who}` : `, all but ${who}`;
      return [
        {
          id: effectId(note, part, own ? 'own' : 'others', each.id.slice(metric.id.length)),
          metric: metric.id,
          label: `${each.label}${of}`,
          value,
          unit: each.unit,
          ...(each.unit === 'money' && question.currency ? { currency: question.currency } : {}),
          period: from === until ? from.id : null,
          scope: own && asked.treated ? { [asked.treated.dimension]: who! } : {},
          n: number(row[`n${at}`]!) ?? 0,
          ...(weight !== null && { weight }),
          rows: hexOfRows(row.rows),
          formula: `${each.formula} ${basis.verb} ${when}${of}`,
          sql: `SELECT ${each.value} FROM ${basis.table} WHERE ${known} AND ${date} >= DATE '${from.start}' AND ${date} < DATE '${until.end}' AND ${own ? '' : 'NOT '}${isTreated}`,
        },
      ];
    });
  });
  return { note, facts };
}

/** The share of the rows of a table that are a member's, as a measure; null where no table with dates has such a dimension. */
export function shareMetric({ known }: Question, { dimension, member }: NonNullable<EffectAsked['shareOf']>): Metric | null {
  const dated = [...known.metrics.values()].filter(
    ({ id, basis, state }) =>
      basis.date !== null && !basis.stands && !state && !id.includes('.') && known.splits.has(`${basis.table}\n${dimension}`),
  );
  // What counts all rows, rather than those that one measure is of.
  const like =
    dated.find(({ value, n, unit }) => unit === 'count' && value === n) ?? dated.find(({ basis }) => basis.where === 'true') ?? dated[0];
  if (!like) return null;
  const { basis, subject } = like;
  const split = known.splits.get(`${basis.table}\n${dimension}`)!;
  const column = name(split.column);
  const text = `share of ${subject?.many ?? 'rows'} with ${split.label.toLowerCase()} ${member}`;
  return {
    id: `${split.id}_${words(member).replaceAll(' ', '_')}`,
    label: rateLabel(member),
    definition: `${text.charAt(0).toUpperCase()}${text.slice(1)}.`,
    unit: 'ratio',
    polarity: polarityOf(member),
    needs: [],
    basis,
    value: `CAST(count(*) FILTER (WHERE ${column} = ${literal(member)}) AS DOUBLE) / nullif(count(${column}), 0)`,
    n: `count(${column})`,
    formula: text,
    additive: false,
    byDimension: true,
    ...(subject && { subject }),
    measured: { how: 'rate', of: member, label: rateLabel(member) },
  };
}

const isOwn = (cell: unknown) => cell === true || cell === 1 || cell === 'true';

interface Span {
  part: EffectSpan | Period;
  months: readonly Period[];
}

function monthsIn({ before, after, course, yearBefore }: EffectNote, part: EffectSpan): readonly Period[] {
  if (part === 'before' || part === 'after') return part === 'before' ? before : after;
  if (!yearBefore) return [];
  const offsets = (part === 'year_before' ? before : after).map(({ offset }) => offset - 12);
  return course.filter(({ offset }) => offsets.includes(offset));
}

type Months = Pick<EffectNote, 'start' | 'before' | 'after' | 'course' | 'yearBefore'>;

/** The whole months on both sides of a beginning; what is missing where there are none. */
async function monthsOf(
  { database, periods }: Question,
  table: string,
  { where, date, since, isUneven }: { where: string; date: string; since: string; isUneven: boolean },
): Promise<Months | 'prior' | 'period' | 'since'> {
  const [row] = await database.query(
    `SELECT CAST(min(${date}) AS VARCHAR) AS "first", CAST(max(${date}) AS VARCHAR) AS "last" FROM ${table} WHERE ${where} AND ${date} <= DATE '${periods.asOf}'`,
  );
  if (row?.first == null) return 'period';
  const [first, last] = [String(row.first).slice(0, 10), String(row.last).slice(0, 10)];
  const day = dayOf(since, last);
  if (day > addDays(last, 1) || day < first) return day < first ? 'prior' : 'period';
  const { calendar } = periods;
  const origin = periodNumber(calendar, addDays(periods.reporting.end, -1), 1);
  const month = (at: number) => makePeriod(calendar, at, 1, at - origin, false);
  const starting = periodNumber(calendar, day, 1);
  const start = month(starting);
  const from = daysBetween(start.start, day) >= few.before ? starting + 1 : starting;
  const [begun, ended] = [periodNumber(calendar, first, 1), periodNumber(calendar, last, 1)];
  const known = {
    first: daysBetween(month(begun).start, first) > few.silent ? begun + 1 : begun,
    last: isOver(month(ended), last, periods) ? ended : ended - 1,
  };
  const [earlier, later] = [starting - known.first, known.last - from + 1].map((months) => Math.min(most.side, months)) as [number, number];
  const even = Math.min(earlier, later);
  const length = isUneven ? { before: earlier, after: later } : { before: even, after: even };
  if (starting <= known.first) return 'prior';
  if (even < 1) return 'since';
  const line = (at: number, count: number) => Array.from({ length: count }, (_, index) => month(at + index));
  const course = Math.max(known.first, from + length.after - most.course);
  return {
    start,
    before: line(starting - length.before, length.before),
    after: line(from, length.after),
    course: line(course, from + length.after - course),
    // Months of weeks begin on other days a year later.
    yearBefore: calendar.kind === 'gregorian' && starting - length.before - 12 >= known.first,
  };
}

/** Whether all rows of a month are there: it ended by the as-of date, and the data do not stop well before its end. */
function isOver({ end }: Period, last: string, { asOf, moved }: Periods): boolean {
  return (moved || daysBetween(asOf, end) <= 1) && daysBetween(last, end) - 1 <= few.silent;
}

/** The latest day of such a name that the data reach. */
function dayOf(since: string, last: string): string {
  const [, year, monthOfYear, day = '01'] = /^(?:(\d{4})-|M)(\d\d)(?:-(\d\d))?$/.exec(since)!;
  if (year !== undefined) return `${year}-${monthOfYear}-${day}`;
  const inYear = Number(last.slice(0, 4));
  const latest = `${inYear}-${monthOfYear}-${day}`;
  return latest <= last ? latest : `${inYear - 1}-${monthOfYear}-${day}`;
}
