/** The band of months or years that a scale of time is drawn as, and the mark of today on it. */
import type { Box, Element, Paragraph } from '../../../model/layout.ts';
import type { Page } from '../define-kind.ts';
import { widerBy } from '../parts/figure-size.ts';
import type { TimeScale } from './time-scale.ts';

/** Between two names side by side, inches. */
const air = 0.14;

/** Alternate pieces differ a little; each is a segment with its name in it, in one line or in two, or as many segments as the name of the first needs. */
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
    // A name that stands for the first of several segments stands at its beginning.
    const align = each === 1 ? 'center' : 'left';
    return drawn(pieces, (label) => [{ runs: [{ text: inLines(label, lines) }], align }], box, page);
  }
  return drawn(segments, () => [], box, page);
}

/** So many segments at a time as one, called like its first; what is left over at the end joins the last. */
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

/** Width that the word for today takes, inches. */
export function todayWidth(page: Page): number {
  return page.measure(todayWords(page), page.body.w, page.sizes.label).widest + 0.04;
}

export function todayWords(page: Page): Paragraph[] {
  return [{ runs: [{ text: page.words.today, bold: true }], align: 'center' }];
}
