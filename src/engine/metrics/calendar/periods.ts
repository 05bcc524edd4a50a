/** The periods of a run: the reporting period, the earlier ones, and the one the user asked for. */
import { QuarterdeckError } from '../../../model/errors.ts';
import { daysBetween, equallyLong, isSpan, monthNamed, type Period } from '../../../model/period.ts';
import type { Database } from '../../data/database.ts';
import {
  type Calendar,
  type Cut,
  calendarOf,
  calendarYears,
  cutNumber,
  cutPeriod,
  evenCut,
  type FiscalYearSources,
  makePeriod,
  monthStart,
  type PeriodLength,
  periodNumber,
  yearsToName,
} from './calendar.ts';
import { knownMonths, spanIn } from './span-in.ts';
import { spanOf } from './spans.ts';

interface AskedPeriod {
  length: PeriodLength;
  /** null: that place in the latest possible year. */
  number: number | null;
  /** Place in the year, from 0. */
  place: number;
}

const lengths = { P: 1, Q: 3, H: 6 } as const;
const grammar = /^(?:(\d{4})|FY(\d{4}|\d{2})?)(?:-(?:Q([1-4])|H([12])|P(0[1-9]|1[0-2])|(0[1-9]|1[0-2])))?$/;

/**
 * A year number is the name of a fiscal year: if years start in February, 2026-Q1 is FY26-Q1.
 * @throws period_invalid
 */
export function readPeriodId(text: string, calendar: Calendar): AskedPeriod {
  if (text.startsWith('CY')) return inCalendar(text, calendar);
  const match = grammar.exec(text);
  const [, calendarYear, fiscalYear, quarter, half, part, month] = match ?? [];
  const year = calendarYear ?? (fiscalYear?.length === 2 ? `20${fiscalYear}` : fiscalYear);
  const letter = quarter ? 'Q' : half ? 'H' : part ? 'P' : null;
  if (!match || (!year && !letter) || (month && !calendarYear)) {
    throw new QuarterdeckError('period_invalid', `${text} is not a period.`, {
      next: 'Write a quarter as 2017-Q4 or FY26-Q1, or 2017-H2, 2017-11, 2017.',
    });
  }
  if (month) {
    if (calendar.kind === 'weeks') {
      throw new QuarterdeckError('period_invalid', `${text} is a month, and the fiscal year is made of weeks.`, {
        next: 'Write its first month as FY26-P01, and so on to FY26-P12.',
      });
    }
    return { length: 1, number: periodNumber(calendar, `${text}-01`, 1), place: Number(month) - 1 };
  }
  const length = letter ? lengths[letter] : 12;
  const place = letter ? Number(quarter ?? half ?? part) - 1 : 0;
  if (!year) return { length, number: null, place };
  return { length, number: ((Number(year) + yearsToName(calendar)) * 12) / length + place, place };
}

/** A calendar period that is also a fiscal one: `CY2025-Q4` is FY26-Q3 if years start in April. */
function inCalendar(text: string, calendar: Calendar): AskedPeriod {
  const { length, number } = readPeriodId(text.slice(2), calendarYears);
  const start = monthStart(calendarYears, number! * length);
  const found = periodNumber(calendar, start, length);
  if (monthStart(calendar, found * length) === start) return { length, number: found, place: found % (12 / length) };
  throw new QuarterdeckError('period_invalid', `${text.slice(2)} begins on ${start}, and no such period of the fiscal year does.`, {
    next: 'Name a period of the fiscal year, such as FY26-Q1.',
  });
}

export interface Covered {
  /** First and last date of the leading event (the close of a deal), and the number of days with one. */
  first: string;
  last: string;
  days: number;
  /** How long periods are where no other length is asked for; quarters, where it is not said. */
  usual?: PeriodLength;
  /** The days on which something was recorded, where the data hold dates that are scheduled after the last of them. */
  recorded?: { first: string; last: string; days: number };
  /** Its dates are those of whole months or more: between them nothing is known to have stopped. */
  coarse?: true;
}

export interface Periods {
  calendar: Calendar;
  asOf: string;
  /** Last date in the data, ISO. */
  last: string;
  /** Last date up to which the data count as complete: the as-of date, unless they end well before it. */
  through: string;
  /** No as-of date was given, and the data ended long before today. */
  moved: boolean;
  cut: Cut;
  periods: Period[];
  months: Period[];
  reporting: Period;
  prior: Period | null;
  /** The period that a prompt names and the data do not cover, with the days they do; `part` where they cover some of its months. */
  absent?: { period: string; first: string; last: string; part?: true };
  /** The last day in the data, where it lies within the last month of a span that is named. */
  runsTo?: string;
  /** Offsets of the months that questions ask of, each with the one before. */
  asked: readonly number[];
  /** The span a year earlier, which the data do not reach: another one is compared with. */
  unreached?: string;
}

const quarterDays = 92;

interface PeriodOptions extends FiscalYearSources {
  /** ISO date; the default as-of date. */
  today: string;
  asOf?: string | undefined;
  period?: string | undefined;
  /** As a prompt names it: where the data lack it, another of its length is told, and that they lack it. */
  periodSaid?: string | undefined;
  monthsAsked?: readonly string[] | undefined;
  /** Compares with the same period a year earlier, if it is complete. */
  basis?: 'year' | undefined;
}

/**
 * Finds the reporting period: the requested one, or the last complete one that ended by the as-of date.
 * @throws period_invalid, option_invalid
 */
export function findPeriods(covered: Covered, options: PeriodOptions, usual: PeriodLength = 3): Periods {
  const { periodSaid: said, ...others } = options;
  if (said === undefined || options.period !== undefined) return periodsOf(covered, options, usual);
  try {
    return periodsOf(covered, { ...options, period: said }, usual);
  } catch (error) {
    if (!(error instanceof QuarterdeckError) || error.code !== 'period_invalid') throw error;
    const calendar = calendarOf(options);
    const isOfMonths = spanOf(said, calendar, { first: 0, last: 0, reached: 0, ended: 0 }) !== null;
    const found = periodsOf(covered, others, isOfMonths ? usual : readPeriodId(said, calendar).length);
    return { ...found, absent: { period: said.replace(/^CY|\.\.$/g, ''), first: covered.first, last: found.last } };
  }
}

function periodsOf(covered: Covered, options: PeriodOptions, usual: PeriodLength): Periods {
  const { today, asOf: asked } = options;
  const calendar = calendarOf(options);
  const exported = asked === undefined ? exportedOn(covered, today) : null;
  const moved = !asked && (exported !== null || daysBetween(covered.last, today) > staleAfter(covered));
  const asOf = asked ?? exported ?? (moved ? covered.last : today);
  const last = earlier(covered.last, asOf);
  const first = earlier(covered.first, last);
  // A year that is still running is held against the one before as far as it has come.
  const period = options.basis === 'year' && isRunningYear(options.period, calendar, last) ? 'YTD' : options.period;
  const isPartial = (number: number, by: Cut) => {
    const { start, end } = cutPeriod(calendar, number, by, 0, false);
    const allowed = gapAllowed(covered, daysBetween(start, end));
    // A moved as-of date is only the data's last date; the gap at the end decides whether the period is complete.
    const running = !moved && daysBetween(asOf, end) > 1;
    return running || daysBetween(start, first) > allowed || daysBetween(last, end) - 1 > allowed;
  };
  const spanned =
    period === undefined ? null : spanIn(period, calendar, options.basis, knownMonths(calendar, { first, last, asOf, moved }, isPartial));
  const wanted = period === undefined || spanned ? null : readPeriodId(period, calendar);
  const cut = spanned?.cut ?? evenCut(wanted?.length ?? usual);
  const from = cutNumber(calendar, first, cut);
  const to = cutNumber(calendar, last, cut);
  const ended = (number: number) => moved || daysBetween(asOf, cutPeriod(calendar, number, cut, 0, false).end) <= 1;
  const number = spanned?.number ?? numberOf(wanted, from, to, ended, (each) => isPartial(each, cut));
  if (number < from || number > to) {
    const [a, b] = [cutPeriod(calendar, from, cut, 0, false).id, cutPeriod(calendar, to, cut, 0, false).id];
    throw new QuarterdeckError(
      'period_invalid',
      `The data do not cover ${wanted?.number == null ? period : cutPeriod(calendar, number, cut, 0, false).id}: they go from ${covered.first} to ${covered.last}.`,
      {
        next: `Choose a period from ${a} to ${b} with --period, or leave it out.`,
      },
    );
  }
  const line = (start: number, end: number, by: Cut) =>
    Array.from({ length: end - start + 1 }, (_, at) =>
      cutPeriod(
        calendar,
        start + at,
        by,
        start + at - end,
        isPartial(start + at, by) && !(spanned?.open && by === cut && start + at === number),
      ),
    );
  // Of a span that comes once a year, the first may have ended before the data begin.
  const periods = line(from, number, cut).filter(({ end, offset }) => offset === 0 || end > first);
  const reporting = periods.at(-1)!;
  const before = basisOf(periods, cut, options.basis);
  const lastMonth = number * cut.every + cut.from + cut.length - 1;
  const months = line(periodNumber(calendar, first, 1), lastMonth, evenCut(1));
  const prior = before && comparable(before, reporting) ? before : null;
  const through = moved || daysBetween(last, asOf) > gapAllowed(covered, daysBetween(reporting.start, reporting.end)) ? last : asOf;
  return {
    calendar,
    asOf,
    last,
    through,
    moved,
    cut,
    periods,
    months,
    reporting,
    prior,
    asked: monthsAsked(months, options.monthsAsked ?? []),
    ...(spanned?.lacks && { absent: { period: spanned.lacks, first: covered.first, last, part: true } }),
    ...(spanned?.unreached && { unreached: spanned.unreached }),
    ...(spanned?.open && { runsTo: last }),
  };
}

function isRunningYear(period: string | undefined, calendar: Calendar, last: string): boolean {
  if (period === undefined || !/^\d{4}$/.test(period)) return false;
  const number = periodNumber(calendar, last, 12);
  const year = makePeriod(calendar, number, 12, 0, true);
  return readPeriodId(period, calendar).number === number && daysBetween(last, year.end) > quarterDays / 3;
}

function monthsAsked(months: readonly Period[], names: readonly string[]): number[] {
  const found = names.flatMap((name) => monthNamed(months, name)?.offset ?? []);
  return [...new Set(found.flatMap((offset) => [offset, offset - 1]))];
}

/** The period before; or the same one a year earlier, if that is asked for and can be compared. */
function basisOf(periods: readonly Period[], { every }: Cut, basis: PeriodOptions['basis']): Period | undefined {
  const reporting = periods.at(-1)!;
  const year = basis === 'year' && every < 12 ? periods.find(({ offset }) => offset === -12 / every) : undefined;
  return year && comparable(year, reporting) ? year : periods.at(-2);
}

/** The period after the reporting one; after a span of its own months, the quarter that comes next. */
export function following({ calendar, cut, reporting }: Periods, partial: boolean): Period {
  const number = cutNumber(calendar, reporting.start, cut) + 1;
  if (!isSpan(reporting.id)) return cutPeriod(calendar, number, cut, 1, partial);
  return makePeriod(calendar, periodNumber(calendar, reporting.end, 3), 3, 1, partial);
}

/** Days after the last event from which an export is taken to be as of that event, not of today: twenty usual gaps, between six weeks and a quarter. */
function staleAfter({ first, last, days, coarse }: Covered): number {
  if (coarse) return quarterDays;
  const usualGap = days > 1 ? daysBetween(first, last) / (days - 1) : quarterDays;
  return Math.min(quarterDays, Math.max(45, Math.ceil(usualGap * 20)));
}

/** Usual gaps without a record, and days at the least, after which what is scheduled since has not been recorded as it happened. */
const silentGaps = 10;
const silentDays = 14;

/** The day of the last record, where dates are scheduled after it and records end long before today by their own pace. */
function exportedOn({ recorded }: Covered, today: string): string | null {
  if (!recorded || recorded.days < 2) return null;
  const { first, last, days } = recorded;
  const silent = daysBetween(last, today);
  return silent >= silentDays && silent >= (silentGaps * daysBetween(first, last)) / (days - 1) ? last : null;
}

/** Both are complete and of equal length: 14 weeks are never compared with 13. */
export function comparable(a: Period, b: Period): boolean {
  return !a.partial && !b.partial && equallyLong(a, b);
}

/** The data end more than a quarter before the as-of date. */
export function endsEarly({ asOf, last }: Pick<Periods, 'asOf' | 'last'>): boolean {
  return daysBetween(last, asOf) > quarterDays;
}

/** The requested period; otherwise the last complete one that has ended, or else the last one that has ended. */
function numberOf(
  wanted: AskedPeriod | null,
  from: number,
  to: number,
  ended: (number: number) => boolean,
  isPartial: (number: number) => boolean,
): number {
  if (wanted?.number != null) return wanted.number;
  const fits = (number: number) => wanted === null || number % (12 / wanted.length) === wanted.place;
  const numbers = Array.from({ length: to - from + 1 }, (_, at) => to - at).filter(fits);
  return numbers.find((each) => ended(each) && !isPartial(each)) ?? numbers.find(ended) ?? numbers[0] ?? (wanted ? from - 1 : to);
}

/** Days without events allowed at the edge of a period: a tenth of it, or more if events are days apart anyway, up to half. */
function gapAllowed({ first, last, days }: Covered, period: number): number {
  const usualGap = days > 1 ? daysBetween(first, last) / (days - 1) : 0;
  return Math.min(Math.max(Math.floor(period / 10), Math.ceil(usualGap * 3)), Math.floor(period / 2));
}

export function earlier(a: string, b: string): string {
  return [a, b].sort()[0]!;
}

/** SQL of a table (day, month) with the month number of every day from the first date in the rows to the as-of date. */
export async function monthOfDay(database: Database, rows: string, date: string, { calendar, asOf }: Periods): Promise<string> {
  const [row] = await database.query(`SELECT CAST(min(${date}) AS VARCHAR) AS "first" FROM ${rows}`);
  const from = periodNumber(calendar, String(row!.first ?? asOf), 1);
  const to = periodNumber(calendar, asOf, 1);
  const months = Array.from({ length: to - from + 1 }, (_, at) => from + at);
  const spans = months.map((month) => `(${month}, DATE '${monthStart(calendar, month)}', DATE '${monthStart(calendar, month + 1)}')`);
  return `(SELECT month, CAST(unnest(range(start, "end", INTERVAL 1 DAY)) AS DATE) AS day FROM (VALUES ${spans.join(', ')}) s(month, start, "end"))`;
}
