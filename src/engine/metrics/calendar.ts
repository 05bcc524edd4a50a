/** Calendar periods of equal length: months, quarters, half-years and years, as civil dates. */
import { QuarterdeckError } from '../errors.ts';
import type { Period } from './fact.ts';

/** Months in a period. */
export type PeriodLength = 1 | 3 | 6 | 12;

const monthNames = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** Number of a period since year 0: the quarter 2017-Q4 is 2017 × 4 + 3. */
export function periodNumber(date: string, length: PeriodLength): number {
  return Math.floor((Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1) / length);
}

/** `2017-Q4`, `2017`, `2017-11`, `2017-H2` → its length and number. @throws period_invalid */
export function readPeriod(text: string): { length: PeriodLength; number: number } {
  const match = /^(\d{4})(?:-(?:Q([1-4])|H([12])|(0[1-9]|1[0-2])))?$/.exec(text);
  if (!match) {
    throw new QuarterdeckError('period_invalid', `${text} is not a period.`, {
      next: 'Write a quarter as 2017-Q4, or 2017-H2, 2017-11, 2017.',
    });
  }
  const [, year, quarter, half, month] = match;
  if (quarter) return { length: 3, number: Number(year) * 4 + Number(quarter) - 1 };
  if (half) return { length: 6, number: Number(year) * 2 + Number(half) - 1 };
  if (month) return { length: 1, number: Number(year) * 12 + Number(month) - 1 };
  return { length: 12, number: Number(year) };
}

export function makePeriod(number: number, length: PeriodLength, offset: number, partial: boolean): Period {
  const first = number * length;
  const year = Math.floor(first / 12);
  const part = (first % 12) / length;
  const names = {
    1: [`${year}-${two(part + 1)}`, `${monthNames[part]} ${year}`],
    3: [`${year}-Q${part + 1}`, `Q${part + 1} ${year}`],
    6: [`${year}-H${part + 1}`, `H${part + 1} ${year}`],
    12: [`${year}`, `${year}`],
  } as const;
  const [id, label] = names[length] as readonly [string, string];
  return { id, label, start: monthStart(first), end: monthStart(first + length), partial, offset };
}

function monthStart(month: number): string {
  return `${Math.floor(month / 12)}-${two((month % 12) + 1)}-01`;
}

function two(value: number): string {
  return String(value).padStart(2, '0');
}

/** Days from one ISO date to another. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000);
}
