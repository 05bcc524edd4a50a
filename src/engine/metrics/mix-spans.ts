/**
 * The two spans between which a change is taken apart: the periods that are compared or, where the measure became another one before the later of them
 * began, all months since then and all before.
 */
import type { MixNote } from '../../model/fact.ts';
import type { Period } from '../../model/period.ts';
import { periodNumber } from './calendar/calendar.ts';
import { datedRows, month, type Question } from './compute.ts';
import { type Counted, countedIn, errorOf, nothing, rateOf, summed, sumsOf } from './counted.ts';
import type { Metric } from './metric.ts';
import { valuesOf } from './values.ts';

export interface MixSpans {
  of: MixNote['of'];
  now: Pick<Period, 'start' | 'end' | 'label'>;
  prior: Pick<Period, 'start' | 'end' | 'label'>;
  /** The first month since. */
  start: Period;
  /** The first of all months, and the last. */
  months?: readonly [Period, Period];
}

/** Months in all, before and since; standard errors of such a change, and how many times those between the periods. */
const least = { months: 6, before: 3, since: 2, z: 5, further: 1.5 } as const;

/** Null where nothing is compared. */
export async function mixSpansOf(question: Question, metric: Metric): Promise<MixSpans | null> {
  const { periods } = question;
  const { reporting, prior } = periods;
  if (prior === null || reporting.partial || prior.partial) return null;
  const between: MixSpans = { of: 'periods', now: reporting, prior, start: reporting };
  const months = periods.months.filter(({ partial, end }) => !partial && end <= reporting.end);
  if (months.length < least.months) return between;
  const counts = await countsOf(question, metric, months);
  const moved = (before: readonly Counted[], since: readonly Counted[]) => {
    const [one, other] = [summed(before), summed(since)];
    const error = Math.hypot(errorOf(one), errorOf(other));
    return one.by > 0 && other.by > 0 && error > 0 ? Math.abs(rateOf(other) - rateOf(one)) / error : 0;
  };
  const cuts = months.flatMap((start, at) =>
    at < least.before || months.length - at < least.since ? [] : [{ start, at, z: moved(counts.slice(0, at), counts.slice(at)) }],
  );
  const [best] = cuts.toSorted((a, b) => b.z - a.z || a.at - b.at);
  // What began with the later period, or between the two, is told of their change.
  if (!best || best.start.start >= reporting.start || best.start.start >= prior.end) return between;
  const within = (period: Period) => counts.filter((_, at) => months[at]!.start >= period.start && months[at]!.end <= period.end);
  if (best.z < least.z || best.z < least.further * moved(within(prior), within(reporting))) return between;
  const [first, last, before] = [months[0]!, months.at(-1)!, months[best.at - 1]!];
  const label = (one: Period, other: Period) => (one === other ? one.label : `${one.label}–${other.label}`);
  return {
    of: 'since',
    now: { start: best.start.start, end: last.end, label: label(best.start, last) },
    prior: { start: first.start, end: before.end, label: label(first, before) },
    start: best.start,
    months: [first, last],
  };
}

async function countsOf(question: Question, metric: Metric, months: readonly Period[]): Promise<Counted[]> {
  const rows = await question.database.query(
    `SELECT ${[`${month} AS "m"`, valuesOf([metric]), ...sumsOf(metric)].join(', ')} FROM ${await datedRows(question, metric.basis)} GROUP BY 1 ORDER BY 1`,
  );
  const first = periodNumber(question.periods.calendar, months[0]!.start, 1);
  const counts = months.map(() => nothing);
  for (const row of rows) {
    const at = Number(row.m) - first;
    if (at >= 0 && at < counts.length) counts[at] = countedIn(row, metric);
  }
  return counts;
}
