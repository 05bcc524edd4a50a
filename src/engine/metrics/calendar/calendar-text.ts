/** A fiscal year as people write it in one word: `feb`, `apr:start`, `445:last-sat-jan`. */
import { QuarterdeckError } from '../../../model/errors.ts';
import { type Calendar, calendarYears } from './calendar.ts';

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
  /** As an option gives it. */
  fiscalYear?: string | undefined;
  mapping?: { calendar?: string | undefined } | undefined;
  /** As the brief says it. */
  fiscalYearSaid?: string | undefined;
}

/** The option beats the mapping file, and that the brief; without any, years are calendar years. @throws option_invalid */
export function calendarOf({ fiscalYear, mapping, fiscalYearSaid }: FiscalYearSources): Calendar {
  const text = fiscalYear ?? mapping?.calendar ?? fiscalYearSaid;
  return text === undefined ? calendarYears : readCalendar(text);
}

/**
 * The month the year starts in, or the weeks of a quarter's months and the day the year ends on; `:start` names the year by its first day.
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
