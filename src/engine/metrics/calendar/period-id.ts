/** The ids periods are asked for by: `2017-Q4`, `2017-H2`, `2017-11`, `2017`, `FY26-Q1`, `FY26-P03`, `FY-Q2` for the latest second quarter, `CY2017-Q4`. */
import { QuarterdeckError } from '../../../model/errors.ts';
import { type Calendar, calendarYears, monthStart, type PeriodLength, periodNumber, yearsToName } from './calendar.ts';

export interface AskedPeriod {
  length: PeriodLength;
  /** null: of the given place in any year, the latest. */
  number: number | null;
  /** Place in the year, from 0. */
  place: number;
}

const lengths = { P: 1, Q: 3, H: 6 } as const;
const grammar = /^(?:(\d{4})|FY(\d{4}|\d{2})?)(?:-(?:Q([1-4])|H([12])|P(0[1-9]|1[0-2])|(0[1-9]|1[0-2])))?$/;

/**
 * A year's number is the year's name in the calendar: where years start in February, 2026-Q1 is the same as FY26-Q1.
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

/** A period of the calendar year, where it is one of the fiscal year too: `CY2025-Q4` is FY26-Q3 where years start in April. */
function inCalendar(text: string, calendar: Calendar): AskedPeriod {
  const { length, number } = readPeriodId(text.slice(2), calendarYears);
  const start = monthStart(calendarYears, number! * length);
  const found = periodNumber(calendar, start, length);
  if (monthStart(calendar, found * length) === start) return { length, number: found, place: found % (12 / length) };
  throw new QuarterdeckError('period_invalid', `${text.slice(2)} begins on ${start}, and no such period of the fiscal year does.`, {
    next: 'Name a period of the fiscal year, such as FY26-Q1.',
  });
}
