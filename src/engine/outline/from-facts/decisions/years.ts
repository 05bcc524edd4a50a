/** Figures by the year: what a period came to, at its pace, or the last twelve months where they are known. */
import type { Fact, OnsetNote } from '../../../../model/fact.ts';
import { longerSpans } from '../../../../model/longer-span.ts';
import type { Period } from '../../../../model/period.ts';
import { toldPer } from '../../../../model/recurring-revenue.ts';
import type { Known } from '../../../insight/evidence.ts';
import type { Context } from '../context.ts';

const daysOfMonth = 30.44;
const year = 12;

export const monthsIn = ({ start, end }: Pick<Period, 'start' | 'end'>) =>
  Math.max(1, Math.round((Date.parse(end) - Date.parse(start)) / 86_400_000 / daysOfMonth));

/** Months that a figure is of; null where its id does not say. */
export function monthsOf({ table }: Context, { id, period, metric, scope }: Known): number | null {
  const name = id.replace(/[[@].*$/, '');
  if (name.includes('.onset_')) {
    // What outcomes come to is a figure of another measure, of the same place.
    const isThere = (each: OnsetNote) => Object.entries(each.scope).every(([dimension, member]) => scope[dimension] === member);
    const onset = table.onsets?.find((each) => each.metric === metric) ?? table.onsets?.find(isThere);
    return onset ? monthsIn({ start: onset.start.start, end: onset.end.end }) : null;
  }
  if (/[._]ttm(?:[._]|$)/.test(name)) return year;
  if (/[._]ever(?:[._]|$)/.test(name)) {
    const span = longerSpans(table.periods, table.reporting).find((each) => each.name === 'ever')?.periods;
    return span ? monthsIn({ start: span[0]!.start, end: span.at(-1)!.end }) : null;
  }
  const own = period === null ? undefined : [table.reporting, ...table.periods].find((each) => each.id === period);
  return own && !own.partial ? monthsIn(own) : null;
}

/** What it comes to in a year; itself where it is of a year, or of a revenue that recurs every year. */
export function yearly(context: Context, fact: Known): Known | null {
  const { evidence, table } = context;
  const isRecurring = fact.unit === 'money' && evidence.metric(fact.metric)?.family === 'recurring';
  const months = isRecurring ? (isYearly(fact, toldPer(table)) ? year : 1) : monthsOf(context, fact);
  if (months === null) return null;
  if (months === year) return fact;
  const times = year / months;
  const value = Math.abs(fact.value) * times;
  return evidence.workedOut(fact, '.of_year', fact.unit === 'count' ? Math.round(value) : value, [fact], {
    label: `${fact.label}, by the year`,
    formula: `${fact.label}, ${months === 1 ? 'twelve times' : `twelve months for ${months}`}${fact.unit === 'count' ? ', rounded' : ''}`,
  });
}

/** ARR is of a year and MRR of a month, whichever of them is told. */
const isYearly = ({ metric }: Known, told: 'arr' | 'mrr') =>
  /(?:^|_)[am]rr(?:_|$)/.test(metric) ? /(?:^|_)arr(?:_|$)/.test(metric) : told === 'arr';

/** A sum over the last twelve months, or the period at its pace. */
export function yearOf(context: Context, metric: string, scope: Fact['scope'] = {}): Known | null {
  const { evidence } = context;
  const twelve = evidence.get(`${metric}.ttm`, 0, scope);
  const now = twelve ?? evidence.get(metric, 0, scope);
  return now && yearly(context, now);
}

/** Whether a figure by the year was that of the last twelve months, and no period at its pace. */
export const isOfYear = ({ id }: Known) => !id.includes('.of_year');
