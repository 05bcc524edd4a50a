/** The periods the data cover, which of them is reported, and which are not whole. */
import { QuarterdeckError } from '../../../model/errors.ts';
import type { Period } from '../../../model/period.ts';
import { daysBetween, equallyLong } from '../../../model/period.ts';
import { type Calendar, makePeriod, type PeriodLength, periodNumber } from './calendar.ts';
import { calendarOf, type FiscalYearSources } from './calendar-text.ts';
import { type AskedPeriod, readPeriodId } from './period-id.ts';

export interface Covered {
  /** First and last date of the event that counts (the close of a deal), and on how many days there is one. */
  first: string;
  last: string;
  days: number;
}

export interface Periods {
  calendar: Calendar;
  asOf: string;
  /** Last date the data cover, ISO. */
  last: string;
  /** Last date up to which the data can be taken as whole: the as-of date, unless they end well before it. */
  through: string;
  /** The as-of date was not given, and today is long after the data end. */
  moved: boolean;
  length: PeriodLength;
  periods: Period[];
  months: Period[];
  reporting: Period;
  prior: Period | null;
}

const quarterDays = 92;

export interface PeriodOptions extends FiscalYearSources {
  /** ISO date, used when no as-of date is given. */
  today: string;
  asOf?: string | undefined;
  period?: string | undefined;
}

/**
 * The reporting period is the one asked for, or the last whole one that ended by the as-of date.
 * @throws period_invalid, option_invalid
 */
export function findPeriods(covered: Covered, options: PeriodOptions, usual: PeriodLength = 3): Periods {
  const { today, asOf: asked, period } = options;
  const calendar = calendarOf(options);
  const moved = !asked && daysBetween(covered.last, today) > quarterDays;
  const asOf = asked ?? (moved ? covered.last : today);
  const wanted = period === undefined ? null : readPeriodId(period, calendar);
  const length = wanted?.length ?? usual;
  const last = earlier(covered.last, asOf);
  const first = earlier(covered.first, last);
  const isPartial = (number: number, size: PeriodLength) => {
    const { start, end } = makePeriod(calendar, number, size, 0, false);
    const allowed = gapAllowed(covered, daysBetween(start, end));
    // A moved as-of date is only the last date of the data: the gap at the end already says whether the period is whole.
    const running = !moved && daysBetween(asOf, end) > 1;
    return running || daysBetween(start, first) > allowed || daysBetween(last, end) - 1 > allowed;
  };
  const from = periodNumber(calendar, first, length);
  const to = periodNumber(calendar, last, length);
  const ended = (number: number) => moved || daysBetween(asOf, makePeriod(calendar, number, length, 0, false).end) <= 1;
  const number = numberOf(wanted, from, to, ended, (each) => isPartial(each, length));
  if (number < from || number > to) {
    const [a, b] = [makePeriod(calendar, from, length, 0, false).id, makePeriod(calendar, to, length, 0, false).id];
    throw new QuarterdeckError(
      'period_invalid',
      `The data do not cover ${wanted?.number == null ? period : makePeriod(calendar, number, length, 0, false).id}: they go from ${covered.first} to ${covered.last}.`,
      {
        next: `Choose a period from ${a} to ${b} with --period, or leave it out.`,
      },
    );
  }
  const line = (start: number, end: number, size: PeriodLength) =>
    Array.from({ length: end - start + 1 }, (_, at) =>
      makePeriod(calendar, start + at, size, start + at - end, isPartial(start + at, size)),
    );
  const periods = line(from, number, length);
  const reporting = periods.at(-1)!;
  const before = periods.at(-2);
  const lastMonth = (number + 1) * length - 1;
  const months = line(periodNumber(calendar, first, 1), lastMonth, 1);
  const prior = before && comparable(before, reporting) ? before : null;
  const through = moved || daysBetween(last, asOf) > gapAllowed(covered, daysBetween(reporting.start, reporting.end)) ? last : asOf;
  return { calendar, asOf, last, through, moved, length, periods, months, reporting, prior };
}

/** Both are whole and equally long: 14 weeks are never held against 13. */
export function comparable(a: Period, b: Period): boolean {
  return !a.partial && !b.partial && equallyLong(a, b);
}

/** The data end more than a quarter before the date the deck speaks from. */
export function endsEarly({ asOf, last }: Pick<Periods, 'asOf' | 'last'>): boolean {
  return daysBetween(last, asOf) > quarterDays;
}

/** The period asked for; else the last whole one that ended, or the last that ended, of those that fit. */
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

/** Empty days allowed at an edge: a tenth of the period, or more where events are days apart anyway, up to half of it. */
function gapAllowed({ first, last, days }: Covered, period: number): number {
  const usualGap = days > 1 ? daysBetween(first, last) / (days - 1) : 0;
  return Math.min(Math.max(Math.floor(period / 10), Math.ceil(usualGap * 3)), Math.floor(period / 2));
}

function earlier(a: string, b: string): string {
  return [a, b].sort()[0]!;
}
