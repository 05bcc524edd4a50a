/** The periods the data cover, which of them is reported, and which are not whole. */
import { QuarterdeckError } from '../errors.ts';
import { daysBetween, makePeriod, type PeriodLength, periodNumber, readPeriod } from './calendar.ts';
import type { Period } from './fact.ts';

export interface Covered {
  /** First and last date of the event that counts (the close of a deal), and on how many days there is one. */
  first: string;
  last: string;
  days: number;
}

export interface Periods {
  asOf: string;
  /** Last date the data cover, ISO. */
  last: string;
  /** The as-of date was not given, and today is long after the data end. */
  moved: boolean;
  length: PeriodLength;
  periods: Period[];
  months: Period[];
  reporting: Period;
  prior: Period | null;
}

const quarterDays = 92;

/**
 * The reporting period is the one asked for, or the last whole one that ended by the as-of date.
 * @param today ISO date, used when no as-of date is given
 * @throws period_invalid
 */
export function findPeriods(
  covered: Covered,
  { today, asOf: asked, period }: { today: string; asOf?: string | undefined; period?: string | undefined },
  usual: PeriodLength = 3,
): Periods {
  const moved = !asked && daysBetween(covered.last, today) > quarterDays;
  const asOf = asked ?? (moved ? covered.last : today);
  const wanted = period === undefined ? null : readPeriod(period);
  const length = wanted?.length ?? usual;
  const last = earlier(covered.last, asOf);
  const first = earlier(covered.first, last);
  const isPartial = (number: number, size: PeriodLength) => {
    const { start, end } = makePeriod(number, size, 0, false);
    const allowed = gapAllowed(covered, daysBetween(start, end));
    // A moved as-of date is only the last date of the data: the gap at the end already says whether the period is whole.
    const running = !moved && daysBetween(asOf, end) > 1;
    return running || daysBetween(start, first) > allowed || daysBetween(last, end) - 1 > allowed;
  };
  const from = periodNumber(first, length);
  const to = periodNumber(last, length);
  const number = wanted?.number ?? usualReporting(from, to, asOf, moved, length, isPartial);
  if (number < from || number > to) {
    const [a, b] = [makePeriod(from, length, 0, false).id, makePeriod(to, length, 0, false).id];
    throw new QuarterdeckError('period_invalid', `The data do not cover ${period}: they go from ${covered.first} to ${covered.last}.`, {
      next: `Choose a period from ${a} to ${b} with --period, or leave it out.`,
    });
  }
  const line = (start: number, end: number, size: PeriodLength) =>
    Array.from({ length: end - start + 1 }, (_, at) => makePeriod(start + at, size, start + at - end, isPartial(start + at, size)));
  const periods = line(from, number, length);
  const reporting = periods.at(-1)!;
  const before = periods.at(-2);
  const lastMonth = (number + 1) * length - 1;
  const months = line(periodNumber(first, 1), lastMonth, 1);
  return { asOf, last, moved, length, periods, months, reporting, prior: before && !before.partial && !reporting.partial ? before : null };
}

/** The data end more than a quarter before the date the deck speaks from. */
export function endsEarly({ asOf, last }: Pick<Periods, 'asOf' | 'last'>): boolean {
  return daysBetween(last, asOf) > quarterDays;
}

function usualReporting(
  from: number,
  to: number,
  asOf: string,
  moved: boolean,
  length: PeriodLength,
  isPartial: (number: number, size: PeriodLength) => boolean,
): number {
  const ended = (number: number) => moved || daysBetween(asOf, makePeriod(number, length, 0, false).end) <= 1;
  for (let number = to; number >= from; number--) if (ended(number) && !isPartial(number, length)) return number;
  for (let number = to; number >= from; number--) if (ended(number)) return number;
  return to;
}

/** Empty days allowed at an edge: a tenth of the period, or more where events are days apart anyway, up to half of it. */
function gapAllowed({ first, last, days }: Covered, period: number): number {
  const usualGap = days > 1 ? daysBetween(first, last) / (days - 1) : 0;
  return Math.min(Math.max(Math.floor(period / 10), Math.ceil(usualGap * 3)), Math.floor(period / 2));
}

function earlier(a: string, b: string): string {
  return [a, b].sort()[0]!;
}
