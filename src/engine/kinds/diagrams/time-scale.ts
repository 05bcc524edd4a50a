/** A scale of time: where a day stands between two ends, and the months or years it runs through. */
import { type LanguageCode, languages } from '../../../model/language.ts';

const dayLength = 86_400_000;
/** Up to this many months they are named, beyond it the years. */
const mostMonths = 14;

export interface TimeScale {
  /** 0 at the start, 1 at the end; outside for days before or after. */
  at(iso: string): number;
  /** Months or years, with their share of the whole; those at the ends may be cut. */
  segments: { label: string; from: number; to: number }[];
}

/** From the first of the month (or year) of the first day to the last of that of the last one. */
export function timeScale(days: readonly string[], language: LanguageCode): TimeScale {
  const times = days.map(timeOf);
  const [first, last] = [new Date(Math.min(...times)), new Date(Math.max(...times))];
  const months = monthsBetween(first, last);
  const byMonth = months <= mostMonths;
  const starts = byMonth
    ? Array.from({ length: months + 1 }, (_, index) => Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + index, 1))
    : Array.from({ length: last.getUTCFullYear() - first.getUTCFullYear() + 2 }, (_, index) =>
        Date.UTC(first.getUTCFullYear() + index, 0, 1),
      );
  const [from, to] = [starts[0]!, starts[starts.length - 1]!];
  const share = (time: number) => (time - from) / (to - from);
  const name = byMonth ? monthName(language) : (time: number) => String(new Date(time).getUTCFullYear());
  return {
    at: (iso) => share(timeOf(iso)),
    segments: starts.slice(0, -1).map((start, index) => ({ label: name(start), from: share(start), to: share(starts[index + 1]!) })),
  };
}

/** The day after, where a bar that lasts to the end of a day ends. */
export function dayAfter(iso: string): string {
  return new Date(timeOf(iso) + dayLength).toISOString().slice(0, 10);
}

function timeOf(iso: string): number {
  return Date.parse(`${iso}T00:00:00Z`);
}

function monthsBetween(first: Date, last: Date): number {
  return (last.getUTCFullYear() - first.getUTCFullYear()) * 12 + last.getUTCMonth() - first.getUTCMonth() + 1;
}

function monthName(language: LanguageCode): (time: number) => string {
  const format = new Intl.DateTimeFormat(`${languages[language].locale}-u-nu-latn`, { month: 'short', timeZone: 'UTC' });
  return (time) => format.format(time);
}
