/**
 * What a place makes of the change of the whole, taken apart exactly: by what it has become itself, by what it weighs, and by all others. Evaluated at
 * the mean of both spans, the three add up.
 */
import { type Fact, type OnsetApart, type OnsetNote, onsetId } from '../../model/fact.ts';
import type { Period } from '../../model/period.ts';
import type { Periods } from './calendar/periods.ts';
import type { Question } from './compute.ts';
import { type Counted, less, rateOf, summed } from './counted.ts';
import type { Metric } from './metric.ts';

/** Rows of either side of the place in either span. */
const leastRows = 30;

interface Spans {
  of: NonNullable<OnsetNote['apart']>;
  now: (month: Period) => boolean;
  prior: (month: Period) => boolean;
  /** For formulas. */
  said: { now: string; prior: string };
}

/** What began with the period that is told is held against the one before it; what began within a period or earlier, against all months before. */
function spansOf({ reporting, prior }: Periods, { start, end }: OnsetNote, months: readonly Period[]): Spans | null {
  const isIn = (period: Period) => (month: Period) => month.start >= period.start && month.end <= period.end;
  if (prior === null || start.start !== reporting.start) {
    const said = { now: `from ${start.label} to ${end.label}`, prior: `before ${start.label}` };
    return { of: 'since', now: (month) => month.start >= start.start, prior: (month) => month.start < start.start, said };
  }
  const isWhole = [reporting, prior].every((period) => {
    const own = months.filter(isIn(period));
    return own[0]?.start === period.start && own.at(-1)!.end === period.end;
  });
  return isWhole ? { of: 'periods', now: isIn(reporting), prior: isIn(prior), said: { now: reporting.label, prior: prior.label } } : null;
}

/** @param place the counts of each month, as `all` those of all rows; null where either side has too few */
export function apartOf(
  { periods, currency }: Question,
  metric: Metric,
  note: OnsetNote,
  months: readonly Period[],
  place: readonly Counted[],
  all: readonly Counted[],
): { of: NonNullable<OnsetNote['apart']>; facts: Fact[] } | null {
  const spans = spansOf(periods, note, months);
  if (!spans) return null;
  const sum = (counts: readonly Counted[], isIn: (month: Period) => boolean) => summed(counts.filter((_, at) => isIn(months[at]!)));
  const [now, then] = [sum(place, spans.now), sum(place, spans.prior)];
  const [wholeNow, wholeThen] = [sum(all, spans.now), sum(all, spans.prior)];
  const [restNow, restThen] = [less(wholeNow, now), less(wholeThen, then)];
  if ([now, then, restNow, restThen].some(({ n, by }) => n < leastRows || by <= 0)) return null;
  const [weightNow, weightThen] = [now.by / wholeNow.by, then.by / wholeThen.by];
  const weight = (weightNow + weightThen) / 2;
  const members = Object.values(note.scope).join(', ');
  const fact = (part: OnsetApart, value: number, unit: Fact['unit'], label: string, n: number): Fact => ({
    id: onsetId(note, part),
    metric: metric.id,
    label: `${metric.label}, ${label}`,
    value,
    unit,
    ...(unit === 'money' && currency ? { currency } : {}),
    period: null,
    scope: note.scope,
    n,
    formula: `${metric.formula}, ${label}`,
    sql: '',
  });
  const level = (part: OnsetApart, of: Counted, who: string, when: string) => fact(part, rateOf(of), metric.unit, `${who}${when}`, of.n);
  const share = (part: OnsetApart, value: number, when: string) =>
    fact(part, value, 'ratio', `part of ${members} in what it is taken over, ${when}`, now.n);
  const change = metric.unit === 'ratio' ? 'points' : metric.unit;
  const effect = (part: OnsetApart, value: number, what: string) =>
    fact(part, value, change, `change from ${spans.said.prior} to ${spans.said.now}${what}`, wholeNow.n);
  const own = (of: Counted, before: Counted) => rateOf(of) - rateOf(before);
  const apart = (rateOf(now) + rateOf(then) - rateOf(restNow) - rateOf(restThen)) / 2;
  const { said } = spans;
  return {
    of: spans.of,
    facts: [
      level('whole_now', wholeNow, '', said.now),
      level('whole_then', wholeThen, '', said.prior),
      level('place_now', now, `${members}, `, said.now),
      level('place_then', then, `${members}, `, said.prior),
      level('rest_now', restNow, `all but ${members}, `, said.now),
      level('rest_then', restThen, `all but ${members}, `, said.prior),
      share('weight_now', weightNow, said.now),
      share('weight_then', weightThen, said.prior),
      effect('by_place', weight * own(now, then), `, from what ${members} itself became, at its mean weight`),
      effect('by_weight', (weightNow - weightThen) * apart, `, from what ${members} weighs, at the mean distance from all others`),
      effect('by_rest', (1 - weight) * own(restNow, restThen), ', from all others, at their mean weight'),
      effect('change', own(wholeNow, wholeThen), ''),
    ],
  };
}
