/** What the use of the product says beforehand of who will leave: little of it, or much less than before, in the last whole months. */
import type { Database } from '../../data/database.ts';
import type { UsageTable } from '../../data/families/usage.ts';
import { columnLabel } from '../../data/records/measure-columns.ts';

export interface UsageSignal {
  id: 'low-use' | 'falling-use';
  /** What is counted of the use. */
  use: string;
  /** Below how many a month, or by what share less. */
  limit: number;
  unit: 'number' | 'ratio';
  /** SQL that is true of a subscription `s` on a day; null where its use is not known, or for too short a time. */
  holds: (day: string) => string;
}

/** Whole months that are looked at, and as many before them. */
const span = 3;
/** Of what the middle user does in a month, less is little. */
const little = 0.5;
const fall = 0.3;

/**
 * By the table `usage_months`. A month without a row is one without use, of an account that has rows.
 * @param key SQL of a subscription's account as the usage table writes it
 * @param days the first days of the periods before which the use has to be known
 */
export async function usageSignals(database: Database, usage: UsageTable, key: string, days: readonly string[]): Promise<UsageSignal[]> {
  const [known] = await database.query(
    'SELECT CAST(min(month) AS VARCHAR) AS "first", CAST(max(month) AS VARCHAR) AS "last" FROM usage_months',
  );
  const reaches = (months: number) =>
    days.every((day) => {
      const first = monthsBefore(day, months);
      return String(known!.first) <= first && String(known!.last) >= monthsBefore(day, 1);
    });
  if (!reaches(span)) return [];
  const signals: UsageSignal[] = [];
  for (const [at, { name: column }] of usage.counts.entries()) {
    const use = columnLabel(column);
    const [from, to] = [monthsBefore(days[0]!, span), monthsBefore(days[0]!, 0)];
    const [row] = await database.query(
      `SELECT median(v) AS "middle" FROM (SELECT sum(c${at}) / ${span} AS v FROM usage_months WHERE month >= DATE '${from}' AND month < DATE '${to}' GROUP BY who)`,
    );
    const limit = rounded(Number(row!.middle ?? 0) * little);
    const since = (day: string, months: number) => `(date_trunc('month', ${day}) - INTERVAL ${months} MONTH)`;
    const of = (day: string, months: number, having: string) =>
      `${key} IN (SELECT who FROM usage_months WHERE month >= ${since(day, months)} AND month < ${since(day, 0)} GROUP BY who HAVING ${having})`;
    const listed = (day: string) => `${key} IN (SELECT who FROM usage_months WHERE month < ${since(day, 0)})`;
    if (limit > 0)
      signals.push({
        id: 'low-use',
        use,
        limit,
        unit: 'number',
        holds: (day) =>
          `CASE WHEN started <= ${since(day, span)} AND ${listed(day)} THEN NOT ${of(day, span, `sum(c${at}) >= ${limit * span}`)} END`,
      });
    const late = (day: string) => `coalesce(sum(c${at}) FILTER (WHERE month >= ${since(day, span)}), 0)`;
    const early = (day: string) => `sum(c${at}) FILTER (WHERE month < ${since(day, span)})`;
    // Of next to nothing, a fall says nothing.
    if (limit > 0 && reaches(2 * span))
      signals.push({
        id: 'falling-use',
        use,
        limit: fall,
        unit: 'ratio',
        holds: (day) =>
          `CASE WHEN started <= ${since(day, 2 * span)} AND ${of(day, 2 * span, `${early(day)} >= ${limit * span}`)} THEN ${of(day, 2 * span, `${late(day)} < ${early(day)} * ${1 - fall}`)} END`,
      });
  }
  return signals;
}

/** The first of the month so many before that of a day. */
function monthsBefore(day: string, months: number): string {
  const count = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1 - months;
  return `${String(Math.floor(count / 12)).padStart(4, '0')}-${String((count % 12) + 1).padStart(2, '0')}-01`;
}

/** As one would set a limit: whole from two on, in fives from twenty, to two digits. */
function rounded(value: number): number {
  if (value < 2) return Number(value.toPrecision(1));
  const step = value < 20 ? 1 : value < 100 ? 5 : 10 ** (Math.floor(Math.log10(value)) - 1);
  return Math.round(value / step) * step;
}
