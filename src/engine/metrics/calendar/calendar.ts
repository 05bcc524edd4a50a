/** A company's fiscal year, as plain JSON or as written by a person, and its periods of 1, 3, 6 and 12 months as civil dates. */

import { QuarterdeckError } from '../../../model/errors.ts';
import { addDays, daysBetween, type Period, periodInWords } from '../../../model/period.ts';

/** Months in a period; in a week-based calendar, a month has four or five weeks. */
export type PeriodLength = 1 | 3 | 6 | 12;

/**
 * How time is cut into periods: each has `length` months, and one begins `every` so many months, counted from month `from`. January to
 * September of each year has a length of 9 and comes every 12; the other three months are in no period.
 */
export interface Cut {
  length: number;
  every: number;
  from: number;
}

/** Periods without a gap, which begin where the year does. */
export function evenCut(length: PeriodLength): Cut {
  return { length, every: length, from: 0 };
}

/** A fiscal year is named after the calendar year it ends in, or the one it starts in. */
type YearName = 'end' | 'start';

export type Calendar =
  | { kind: 'gregorian'; startMonth: number; nameBy: YearName }
  | {
      kind: 'weeks';
      /** Weeks in the three months of each quarter. */
      pattern: '445' | '454' | '544';
      /** Last day of the year: the last such weekday of a month, or the one nearest the month's end. 0 is Sunday. */
      yearEnd: { rule: 'last' | 'nearest'; weekday: number; month: number };
      nameBy: YearName;
    };

export const calendarYears: Calendar = { kind: 'gregorian', startMonth: 1, nameBy: 'end' };

/**
 * Number of the period that contains a date, counted from year 0: 2017-Q4 is 2017 × 4 + 3.
 * Internally a year is always numbered by the calendar year it ends in.
 */
export function periodNumber(calendar: Calendar, date: string, length: PeriodLength): number {
  return cutNumber(calendar, date, evenCut(length));
}

/** Number of the period that a date is in, or that was the last one before it. */
export function cutNumber(calendar: Calendar, date: string, { every, from }: Cut): number {
  return Math.floor((monthNumber(calendar, date) - from) / every);
}

/** SQL of the same for the number of a month; null for a month in no period. */
export function cutSql(month: string, { length, every, from }: Cut): string {
  const number = from === 0 ? `(${month}) // ${every}` : `(${month} - ${from}) // ${every}`;
  return length === every ? number : `CASE WHEN (${month} - ${from}) % ${every} < ${length} THEN ${number} END`;
}

function monthNumber(calendar: Calendar, date: string): number {
  if (calendar.kind === 'gregorian') return Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1 + monthsAhead(calendar);
  let number = (Number(date.slice(0, 4)) + 1) * 12 + 11;
  while (monthStart(calendar, number) > date) number -= 1;
  return number;
}

/** First day of a month of the calendar, by number. */
export function monthStart(calendar: Calendar, number: number): string {
  const year = Math.floor(number / 12);
  const at = number - year * 12;
  if (calendar.kind === 'gregorian') {
    const month = number - monthsAhead(calendar);
    return `${String(Math.floor(month / 12)).padStart(4, '0')}-${two((((month % 12) + 12) % 12) + 1)}-01`;
  }
  const weeks = [...calendar.pattern].map(Number);
  const inQuarter = weeks.slice(0, at % 3).reduce((sum, each) => sum + each, 0);
  return addDays(yearEnd(calendar, year - 1), 1 + 7 * (Math.floor(at / 3) * 13 + inQuarter));
}

export function makePeriod(calendar: Calendar, number: number, length: PeriodLength, offset: number, partial: boolean): Period {
  return cutPeriod(calendar, number, evenCut(length), offset, partial);
}

export function cutPeriod(calendar: Calendar, number: number, cut: Cut, offset: number, partial: boolean): Period {
  const { length, every, from } = cut;
  const first = number * every + from;
  const start = monthStart(calendar, first);
  const end = monthStart(calendar, first + length);
  const weeks = calendar.kind === 'weeks' ? { weeks: daysBetween(start, end) / 7 } : {};
  const names = isEven(cut) ? namesOf(calendar, first, cut.length, start) : spanNames(calendar, first, length, start);
  return { ...names, start, end, partial, offset, ...weeks };
}

/** Whether its periods are months, quarters, halves or years, one after the other. */
function isEven(cut: Cut): cut is Cut & { length: PeriodLength } {
  const { length, every, from } = cut;
  return length === every && from % length === 0 && [1, 3, 6, 12].includes(length);
}

/** `2026-01..2026-09` and `Jan–Sep 2026`; where months are made of weeks, `FY26-P01..FY26-P09`. */
function spanNames(calendar: Calendar, first: number, length: number, start: string): { id: string; label: string } {
  const [from, to] = [
    namesOf(calendar, first, 1, start).id,
    namesOf(calendar, first + length - 1, 1, monthStart(calendar, first + length - 1)).id,
  ];
  const id = length === 1 ? from : `${from}..${to}`;
  return { id, label: periodInWords(id) };
}

/** `2017-Q4` and `Q4 2017` if years are calendar years; otherwise `FY26-Q1` and `Q1 FY26`. */
function namesOf(calendar: Calendar, first: number, length: PeriodLength, start: string): { id: string; label: string } {
  const named = Math.floor(first / 12) - yearsToName(calendar);
  const part = (((first % 12) + 12) % 12) / length + 1;
  if (length === 1 && calendar.kind === 'gregorian') {
    return { id: start.slice(0, 7), label: periodInWords(start.slice(0, 7)) };
  }
  const year = isCalendarYear(calendar) ? `${named}` : `FY${named >= 2000 && named < 2100 ? two(named % 100) : named}`;
  if (length === 12) return { id: year, label: year };
  const letter = ({ 1: 'P', 3: 'Q', 6: 'H' } as const)[length];
  const id = `${year}-${letter}${length === 1 ? two(part) : part}`;
  return { id, label: periodInWords(id) };
}

/** Whether the year is the calendar year. */
function isCalendarYear(calendar: Calendar): boolean {
  return calendar.kind === 'gregorian' && calendar.startMonth === 1;
}

/** Years between the year a fiscal year is named after and the year it ends in. */
export function yearsToName(calendar: Calendar): 0 | 1 {
  const overNewYear = calendar.kind === 'gregorian' ? calendar.startMonth > 1 : calendar.yearEnd.month < 12;
  return calendar.nameBy === 'start' && overNewYear ? 1 : 0;
}

/** Months between a calendar month's number and that of its fiscal month, which in a week-based calendar is an approximation. */
export function monthsAhead(calendar: Calendar): number {
  const startMonth = calendar.kind === 'gregorian' ? calendar.startMonth : (calendar.yearEnd.month % 12) + 1;
  return startMonth === 1 ? 0 : 13 - startMonth;
}

function yearEnd({ yearEnd: { rule, weekday, month } }: Extract<Calendar, { kind: 'weeks' }>, year: number): string {
  const last = new Date(Date.UTC(year, month, 0));
  const back = (last.getUTCDay() - weekday + 7) % 7;
  const days = rule === 'nearest' && back > 3 ? 7 - back : -back;
  return addDays(last.toISOString().slice(0, 10), days);
}

function two(value: number): string {
  return String(value).padStart(2, '0');
}

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const longMonths = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
];
const weekdays = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];

const inMonths = /^([a-z]+|\d{1,2})$/;
const inWeeks = /^(445|454|544):(last|nearest)-([a-z]{3})[a-z]*-([a-z]+|\d{1,2})$/;

export interface FiscalYearSources {
  /** From the option. */
  fiscalYear?: string | undefined;
  mapping?: { calendar?: string | undefined } | undefined;
  /** From the brief. */
  fiscalYearSaid?: string | undefined;
}

/** The option overrides the mapping file, which overrides the brief; the default is the calendar year. @throws option_invalid */
export function calendarOf({ fiscalYear, mapping, fiscalYearSaid }: FiscalYearSources): Calendar {
  const text = fiscalYear ?? mapping?.calendar ?? fiscalYearSaid;
  return text === undefined ? calendarYears : readCalendar(text);
}

/**
 * Reads a start month, or a week pattern and the day the year ends; `:start` names the year after its first day.
 * @throws option_invalid
 */
export function readCalendar(text: string): Calendar {
  const [, plain, name] = /^(.*?)(?::(start|end))?$/s.exec(text.trim().toLowerCase())!;
  const nameBy = name === 'start' ? 'start' : 'end';
  const startMonth = monthOf(inMonths.exec(plain!)?.[1]);
  if (startMonth) return { kind: 'gregorian', startMonth, nameBy };
  const [, pattern, rule, day, ending] = inWeeks.exec(plain!) ?? [];
  const month = monthOf(ending);
  const weekday = weekdays.indexOf(day ?? '');
  if (pattern && rule && month && weekday >= 0) {
    return {
      kind: 'weeks',
      pattern: pattern as '445' | '454' | '544',
      yearEnd: { rule: rule as 'last' | 'nearest', weekday, month },
      nameBy,
    };
  }
  throw new QuarterdeckError('option_invalid', `"${text.slice(0, 60)}" is no fiscal year.`, {
    next: 'Give the month it starts in, such as feb, or weeks and the day it ends on, such as 445:last-sat-jan or 454:nearest-sat-jan; add :start when years are named by the one they start in.',
  });
}

function monthOf(text: string | undefined): number {
  if (text === undefined) return 0;
  if (/^\d/.test(text)) return Number(text) >= 1 && Number(text) <= 12 ? Number(text) : 0;
  return Math.max(months.indexOf(text), longMonths.indexOf(text), months.indexOf(text === 'sept' ? 'sep' : text)) + 1;
}
