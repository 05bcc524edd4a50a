/** Dates by which a step may be proposed to be done, from the deck's own date. */
import { addDays } from './period.ts';

/** What is due within two weeks is begun in one; tidying takes two weeks, a review a month; what changes how one works is done by the end of the quarter. */
export const dues = ['week', 'two-weeks', 'month', 'quarter'] as const;
export type Due = (typeof dues)[number];

const days = { week: 7, 'two-weeks': 14, month: 30 } as const;
/** A quarter that ends sooner leaves no time to change anything. */
const leastOfQuarter = 45;

/** `quarterEnd`: the last day of any quarter of the fiscal year. */
export function dueDate(due: Due, asOf: string, quarterEnd: string): string {
  if (due !== 'quarter') return weekday(addDays(asOf, days[due]));
  const earliest = addDays(asOf, leastOfQuarter);
  let months = monthsBetween(quarterEnd, earliest);
  months -= ((months % 3) + 3) % 3;
  while (monthEnd(quarterEnd, months) < earliest) months += 3;
  return monthEnd(quarterEnd, months);
}

/** Months after a period in which a renewal is soon. */
const soon = 6;

/** Day up to which a renewal is soon. @param end the day after the period */
export function renewsSoon(end: string): string {
  return monthEnd(addDays(end, -1), soon);
}

/** Days of the month of proposed dates: they stand in no brief and in no data, and follow from the deck's date alone. */
export function proposedDays(asOf: string): number[] {
  return (['week', 'two-weeks', 'month'] as const).map((due) => Number(dueDate(due, asOf, asOf).slice(8)));
}

/** The day of a meeting: `2026-10-08` itself, `M10-08` the next such day, `D4` the next Thursday after the deck's date. */
export function meetingDay(named: string, asOf: string): string {
  const [, weekdayNamed] = /^D([1-7])$/.exec(named) ?? [];
  if (weekdayNamed !== undefined) {
    const today = new Date(`${asOf}T00:00:00Z`).getUTCDay();
    return addDays(asOf, ((Number(weekdayNamed) - today + 6) % 7) + 1);
  }
  if (!named.startsWith('M')) return named;
  const thisYear = `${asOf.slice(0, 4)}-${named.slice(1)}`;
  return thisYear > asOf ? thisYear : `${Number(asOf.slice(0, 4)) + 1}-${named.slice(1)}`;
}

/** Days of the month of the week after the deck's date, in which a meeting on a weekday is. */
export const weekAhead = (asOf: string): number[] => Array.from({ length: 7 }, (_, at) => Number(addDays(asOf, at + 1).slice(8)));

/** The Friday before a weekend. */
function weekday(date: string): string {
  const day = new Date(`${date}T00:00:00Z`).getUTCDay();
  return addDays(date, day === 6 ? -1 : day === 0 ? -2 : 0);
}

function monthsBetween(from: string, to: string): number {
  const month = (date: string) => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7));
  return month(to) - month(from);
}

/** The last day of a month so many months later. */
function monthEnd(date: string, months: number): string {
  const [year, month] = date.split('-').map(Number) as [number, number];
  return new Date(Date.UTC(year, month + months, 0)).toISOString().slice(0, 10);
}
