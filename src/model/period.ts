/** A period as ISO dates. */

export interface Period {
  /** `2017-Q4`, `2017-11`, `2017-01..2017-09`; `FY26-Q1` if the fiscal year differs from the calendar year. */
  id: string;
  label: string;
  /** ISO date, inclusive. */
  start: string;
  /** ISO date, exclusive. */
  end: string;
  /** The data do not fully cover it: shown and labelled, never compared. */
  partial: boolean;
  /** Offset from the reporting period: 0, -1, … */
  offset: number;
  /** Number of weeks, in a week-based fiscal year: 13, or 14 in a quarter with a leap week. */
  weeks?: number;
}

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

/** Whether it is a span of months of its own, not a month, quarter, half or year: `2026-01..2026-09`. */
export function isSpan(id: string): boolean {
  return id.includes('..');
}

/** The English label of a period ID: `2017-Q4` → `Q4 2017`, `2017-11` → `November 2017`, `2017-01..2017-09` → `Jan–Sep 2017`. */
export function periodInWords(id: string): string {
  if (isSpan(id)) return spanInWords(id);
  const [, year, letter, number] = /^(\d{4}|FY\d+)-([A-Z]?)(\d+)$/.exec(id) ?? [];
  if (year === undefined) return id;
  return letter === '' ? `${monthNames[Number(number) - 1]} ${Number(year)}` : `${letter}${Number(number)} ${year}`;
}

function spanInWords(id: string): string {
  const [from, to] = id.split('..').map((each) => {
    const [, year, month] = /^(\d{4}|FY\d+)-P?(\d\d)$/.exec(each) ?? [];
    return { year: year ?? each, month: /P/.test(each) ? `P${month}` : (monthNames[Number(month) - 1]?.slice(0, 3) ?? '') };
  });
  return `${from!.month}${from!.year === to!.year ? '' : ` ${from!.year}`}–${to!.month} ${to!.year}`;
}

/** Whether two periods have the same number of weeks; calendar months always count as equal. */
export function equallyLong(a: Pick<Period, 'weeks'>, b: Pick<Period, 'weeks'>): boolean {
  return a.weeks === b.weeks;
}

/** The month of a name, `2026-05` or `M05` for the latest May; null if it is not among them. */
export function monthNamed(months: readonly Period[], name: string): Period | null {
  const ending = name.startsWith('M') ? `-${name.slice(1)}` : name;
  return months.findLast(({ id, partial }) => !partial && id.endsWith(ending)) ?? null;
}

export function addDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}

/** Days from one ISO date to another. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000);
}
