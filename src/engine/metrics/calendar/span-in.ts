/** Where the data have a span that a prompt names, and how much of it. */
import { QuarterdeckError } from '../../../model/errors.ts';
import { daysBetween } from '../../../model/period.ts';
import { type Calendar, type Cut, cutNumber, cutPeriod, evenCut } from './calendar.ts';
import { type KnownMonths, type Span, spanOf } from './spans.ts';

/** The months that the data fully cover, and the last one that has ended. */
export function knownMonths(
  calendar: Calendar,
  { first, last, asOf, moved }: { first: string; last: string; asOf: string; moved: boolean },
  isPartial: (number: number, by: Cut) => boolean,
): KnownMonths {
  const month = evenCut(1);
  const [from, to, now] = [first, last, asOf].map((date) => cutNumber(calendar, date, month)) as [number, number, number];
  const known = { first: isPartial(from, month) ? from + 1 : from, last: isPartial(to, month) ? to - 1 : to };
  const runs = daysBetween(asOf, cutPeriod(calendar, now, month, 0, false).end) > 1;
  const { start, end } = cutPeriod(calendar, to, month, 0, false);
  const reached = daysBetween(start, last) + 1 >= daysBetween(start, end) / 2 ? to : known.last;
  return { ...known, reached, ended: Math.max(reached, moved ? known.last : runs ? now - 1 : now) };
}

interface SpanIn {
  cut: Cut;
  number: number;
  /** ID of the span as it was named, where the data lack a part of it. */
  lacks?: string;
  /** The data end within its last month. */
  open?: true;
  /** ID of the span a year earlier, where another one is compared with because the data do not reach it. */
  unreached?: string;
}

/** Where the data have a span; null if the name is none of a span. @throws period_invalid if they have none of its months */
export function spanIn(name: string, calendar: Calendar, basis: 'year' | undefined, known: KnownMonths): SpanIn | null {
  const span = spanOf(name, calendar, known);
  if (!span) return null;
  // What is named to a month stays so if the data hold most of that month.
  const isOpen = isEnded.test(name) && span.to > known.last && span.to === known.reached;
  const [from, to] = [Math.max(span.from, known.first), isOpen ? span.to : Math.min(span.to, known.last)];
  const idOf = ({ from: first, to: end }: Pick<Span, 'from' | 'to'>) =>
    cutPeriod(calendar, 0, { length: end - first + 1, every: end - first + 1, from: first }, 0, false).id;
  if (from > to) {
    const [a, b] = [known.first, known.last].map((month) => idOf({ from: month, to: month }));
    throw new QuarterdeckError(
      'period_invalid',
      `The data do not cover ${name.replace(/\.\.$/, '')}: their whole months go from ${a} to ${b}.`,
      {
        next: `Choose months from ${a} to ${b} with --period, or leave it out.`,
      },
    );
  }
  const length = to - from + 1;
  const yearly = (span.yearly || basis === 'year') && length <= 12;
  const reached = from - 12 >= known.first;
  // Where the data do not reach a year back, as many months just before are better than nothing.
  const justBefore = yearly && !reached && from - length >= known.first;
  const every = yearly && !justBefore ? 12 : length;
  // What changed since a month of which the data hold little before: the newest months are held against as many before it.
  const before = from - known.first;
  const shown = name.endsWith('..') && !yearly && before >= 2 && before < length ? before : length;
  const start = to - shown + 1;
  return {
    cut: { length: shown, every, from: start % every },
    number: Math.floor(start / every),
    ...(span.to > to || (span.from < from && name !== 'YTD') ? { lacks: idOf(span) } : {}),
    ...(isOpen && { open: true as const }),
    ...(justBefore && { unreached: idOf({ from: from - 12, to: to - 12 }) }),
  };
}

/** `2026-01..2026-09` and `M01..M09`, unlike `2026-01..`. */
const isEnded = /\.\.(?:\d{4}-|M)\d\d$/;
