/** A time axis: a scale from the first to the last date, and a band with its months or years. */
import { type LanguageCode, languages } from '../../../model/language.ts';
import type { Box, Element, Paragraph } from '../../../model/layout.ts';
import type { Page } from '../define-kind.ts';
import { widerBy } from './pages.ts';

const dayLength = 86_400_000;
/** Up to this many months are named; beyond that, years. */
const mostMonths = 14;

export interface TimeScale {
  /** 0 at the start, 1 at the end; outside that range for earlier or later days. */
  at(iso: string): number;
  /** Months or years with their range; those at the ends may be cut. */
  segments: { label: string; from: number; to: number }[];
}

/** From the start of the first day's month (or year) to the end of the last day's. */
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

/** The day after, where a bar through a given day ends. */
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

/** Minimum space between two names, inches. */
const air = 0.14;

/** Alternating pieces differ slightly; each is a segment with its name on one or two lines, or as many segments as the first one's name needs. */
export function placeBand({ segments }: TimeScale, box: Box, page: Page): Element[] {
  const size = page.sizes.label;
  const inLines = (label: string, lines: number) => (lines === 1 ? label : label.replace(/ (?=\S+$)/u, '\n'));
  const haveRoom = (pieces: TimeScale['segments'], lines: number) =>
    pieces.every(({ label, from, to }) => {
      const { widest, height } = page.measure([{ runs: [{ text: inLines(label, lines) }] }], page.width, size, { lineSpacing: 1 });
      return widest * widerBy(label) <= (to - from) * box.w - air && height <= box.h;
    });
  for (let each = 1; each * 2 <= Math.max(2, segments.length); each++) {
    const pieces = joined(segments, each);
    const lines = [1, 2].find((count) => haveRoom(pieces, count));
    if (lines === undefined) continue;
    // A name for several segments is placed at its first one.
    const align = each === 1 ? 'center' : 'left';
    return drawn(pieces, (label) => [{ runs: [{ text: inLines(label, lines) }], align }], box, page);
  }
  return drawn(segments, () => [], box, page);
}

/** Joins this many segments at a time under the first one's name; any remainder joins the last. */
function joined(segments: TimeScale['segments'], each: number): TimeScale['segments'] {
  const count = Math.floor(segments.length / each);
  return Array.from({ length: count }, (_, index) => {
    const first = segments[index * each]!;
    const last = segments[index === count - 1 ? segments.length - 1 : (index + 1) * each - 1]!;
    return { ...first, to: last.to };
  });
}

function drawn(pieces: TimeScale['segments'], words: (label: string) => Paragraph[], box: Box, page: Page): Element[] {
  return pieces.map(({ label, from, to }, index) => {
    const written = words(label);
    const named = written.length > 0;
    return page.text(`Period ${index + 1}`, { ...box, x: box.x + from * box.w, w: (to - from) * box.w }, written, {
      geometry: 'rect',
      fill: index % 2 === 0 ? 'accent-12' : 'light',
      size: page.sizes.label,
      color: 'ink',
      anchor: 'middle',
      lineSpacing: 1,
      ...(named && written[0]!.align === 'left' && { inset: air / 2 }),
      ...(named ? {} : { alt: '' }),
    });
  });
}

/** Width of the word for today, inches. */
export function todayWidth(page: Page): number {
  return page.measure(todayWords(page), page.body.w, page.sizes.label).widest + 0.04;
}

export function todayWords(page: Page): Paragraph[] {
  return [{ runs: [{ text: page.words.today, bold: true }], align: 'center' }];
}
