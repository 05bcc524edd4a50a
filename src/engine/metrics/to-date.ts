/**
 * Sums over spans other than a period, each against the same span earlier: the period to date (`.qtd`), as many weeks as the period had
 * a year earlier where a leap week changes its length (`.weeks`), the year to date (`.ytd`), the twelve months to the end of the period
 * (`.ttm`). Only for metrics that add up over time.
 */

import { factId } from '../../model/fact.ts';
import { addDays, daysBetween, equallyLong, isSpan, type Period } from '../../model/period.ts';
import { hexOfRows } from '../data/database.ts';
import { cutNumber, monthStart, periodNumber } from './calendar/calendar.ts';
import type { Periods } from './calendar/periods.ts';
import type { Question } from './compute.ts';
import type { Metric } from './metric.ts';
import { valuesOf } from './values.ts';

interface Span {
  name: 'qtd' | 'qtd_prior' | 'qtd_year' | 'weeks' | 'weeks_year' | 'ytd' | 'ytd_prior' | 'ttm' | 'ttm_prior';
  start: string;
  /** Exclusive. */
  end: string;
  /** For labels. */
  words: string;
}

/** Which spans are compared, and the suffix of the change in percent. */
const changes = [
  ['qtd', 'qtd_prior', 'qtd_pct'],
  ['qtd', 'qtd_year', 'qtd_yoy'],
  ['weeks', 'weeks_year', 'weeks_yoy'],
  ['ytd', 'ytd_prior', 'ytd_pct'],
  ['ttm', 'ttm_prior', 'ttm_pct'],
] as const;

/** @param group metrics of one basis */
export async function computeToDate(question: Question, group: readonly Metric[]): Promise<void> {
  const metrics = group.filter(({ additive, state, basis }) => additive && !state && basis.date);
  if (metrics.length === 0) return;
  for (const span of spansOf(question.periods)) await putSums(question, metrics, span);
  for (const metric of metrics) for (const [now, before, name] of changes) putChange(question, metric, now, before, name);
}

/** The spans that the data fully cover. */
function spansOf(periods: Periods): Span[] {
  const { calendar, reporting, through } = periods;
  const { length } = periods.cut;
  // A span named by its months is one to date already.
  if (isSpan(reporting.id)) return [];
  // A whole period whose last days have no rows is over.
  const running = reporting.partial && through >= reporting.start && daysBetween(through, reporting.end) > 1;
  // The first period may lack its start.
  if (reporting.partial && !(running && periods.periods.length > 1)) return [];
  const end = running ? addDays(through, 1) : reporting.end;
  const days = daysBetween(reporting.start, end);
  const aYear = 12 / length;
  const whole = (from: number, to: number) => wholeFrom(periods, from, to);
  const spans: Span[] = [];
  const add = (name: Span['name'], start: string, until: string, words: string) => spans.push({ name, start, end: until, words });

  if (running) {
    add('qtd', reporting.start, end, `first ${days} days of ${reporting.label}`);
    const sameDay = (name: Span['name'], offset: number) => {
      const before = whole(offset, offset)?.[0];
      // Day 91 has no counterpart in a quarter of 90 days.
      if (!before || daysBetween(before.start, before.end) < days) return;
      add(name, before.start, addDays(before.start, days), `first ${days} days of ${before.label}`);
    };
    sameDay('qtd_prior', -1);
    if (length < 12) sameDay('qtd_year', -aYear);
  }

  const yearAgo = running ? null : whole(-aYear, -aYear)?.[0];
  if (yearAgo && !equallyLong(yearAgo, reporting)) {
    const weeks = Math.min(yearAgo.weeks!, reporting.weeks!);
    for (const [name, { start, label }] of [['weeks', reporting] as const, ['weeks_year', yearAgo] as const])
      add(name, start, addDays(start, weeks * 7), `first ${weeks} weeks of ${label}`);
  }

  const place = cutNumber(calendar, reporting.start, periods.cut) % aYear;
  const year = yearStart(periods, reporting.start);
  if ((length < 12 || running) && (place === 0 || whole(-place, -1))) {
    add('ytd', year, end, `year to ${addDays(end, -1)}`);
    const same = whole(-place - aYear, -aYear);
    const before = same?.at(-1);
    if (same && before && (!running || daysBetween(before.start, before.end) >= days)) {
      const until = running ? addDays(before.start, days) : before.end;
      const equal = calendar.kind === 'gregorian' || daysBetween(same[0]!.start, until) === daysBetween(year, end);
      if (equal) add('ytd_prior', same[0]!.start, until, `year to ${addDays(until, -1)}`);
    }
  }

  const last = running || length === 12 ? null : whole(1 - aYear, 0);
  if (last) {
    add('ttm', last[0]!.start, end, `twelve months to ${addDays(end, -1)}`);
    const before = whole(1 - 2 * aYear, -aYear);
    if (before && weeksOf(before) === weeksOf(last)) {
      const until = before.at(-1)!.end;
      add('ttm_prior', before[0]!.start, until, `twelve months to ${addDays(until, -1)}`);
    }
  }
  return spans;
}

/** The periods at these offsets, if the data fully cover each of them. */
function wholeFrom({ periods }: Periods, from: number, to: number): Period[] | null {
  const found = periods.filter(({ offset, partial }) => offset >= from && offset <= to && !partial);
  return found.length === to - from + 1 ? found : null;
}

function yearStart({ calendar }: Periods, date: string): string {
  return monthStart(calendar, periodNumber(calendar, date, 12) * 12);
}

function weeksOf(periods: readonly Period[]): number {
  return periods.reduce((sum, { weeks = 0 }) => sum + weeks, 0);
}

async function putSums({ database, periods, currency, facts }: Question, metrics: readonly Metric[], span: Span): Promise<void> {
  const { table, where, date, verb } = metrics[0]!.basis;
  const which = `${where} AND ${date} >= DATE '${span.start}' AND ${date} < DATE '${span.end}'`;
  const [row] = await database.query(`SELECT ${valuesOf(metrics)} FROM ${table} WHERE ${which}`);
  for (const [at, metric] of metrics.entries()) {
    const id = factId({ metric: `${metric.id}.${span.name}`, at: 0 });
    facts.set(id, {
      id,
      metric: metric.id,
      label: `${metric.label}, ${span.words}`,
      // No rows means zero for additive metrics.
      value: Number(row![`v${at}`] ?? 0),
      unit: metric.unit,
      ...(metric.unit === 'money' && currency ? { currency } : {}),
      period: periods.reporting.id,
      scope: {},
      n: Number(row![`n${at}`] ?? 0),
      rows: hexOfRows(row!.rows),
      formula: `${metric.formula} ${verb} from ${span.start} to ${addDays(span.end, -1)}`,
      sql: `SELECT ${metric.value} FROM ${table} WHERE ${which}`,
    });
  }
}

function putChange({ facts, periods }: Question, metric: Metric, now: string, before: string, name: string): void {
  const current = facts.get(factId({ metric: `${metric.id}.${now}`, at: 0 }));
  const earlier = facts.get(factId({ metric: `${metric.id}.${before}`, at: 0 }));
  if (!current || !earlier || current.value === null || earlier.value === null) return;
  const id = factId({ metric: `${metric.id}.${name}`, at: 0 });
  facts.set(id, {
    id,
    metric: metric.id,
    label: `${current.label}, change in percent`,
    value: earlier.value > 0 ? (current.value - earlier.value) / earlier.value : null,
    unit: 'ratio',
    period: periods.reporting.id,
    scope: {},
    n: current.n,
    formula: `${current.formula}, minus ${earlier.formula}, divided by the latter`,
    sql: '',
    from: [current.id, earlier.id],
  });
}
