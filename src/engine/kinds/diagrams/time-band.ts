/** The band of months or years that a scale of time is drawn as, and the mark of today on it. */
import type { Box, Element, Paragraph } from '../../layout/layout.ts';
import { widerBy } from '../parts/figure-size.ts';
import type { Page } from '../slide-kind.ts';
import type { TimeScale } from './time-scale.ts';

/** Between two names side by side, inches. */
const air = 0.14;

/** Alternate segments differ a little; their names stand in them where all have room, in one line or in two. */
export function placeBand({ segments }: TimeScale, box: Box, page: Page): Element[] {
  const size = page.sizes.label;
  const width = ({ from, to }: TimeScale['segments'][number]) => (to - from) * box.w;
  const inLines = (label: string, lines: number) => (lines === 1 ? label : label.replace(/ (?=\S+$)/u, '\n'));
  const fit = (lines: number) =>
    segments.every((segment) => {
      const { widest, height } = page.measure([{ runs: [{ text: inLines(segment.label, lines) }] }], page.width, size, { lineSpacing: 1 });
      return widest * widerBy(segment.label) <= width(segment) - air && height <= box.h;
    });
  const lines = [1, 2].find(fit);
  const named = lines !== undefined;
  const words = segments.map(({ label }): Paragraph[] => [{ runs: [{ text: inLines(label, lines ?? 1) }], align: 'center' }]);
  return segments.map((segment, index) =>
    page.text(`Period ${index + 1}`, { ...box, x: box.x + segment.from * box.w, w: width(segment) }, named ? words[index]! : [], {
      geometry: 'rect',
      fill: index % 2 === 0 ? 'accent-12' : 'light',
      size,
      color: 'ink',
      anchor: 'middle',
      lineSpacing: 1,
      ...(named ? {} : { alt: '' }),
    }),
  );
}

/** Width that the word for today takes, inches. */
export function todayWidth(page: Page): number {
  return page.measure(todayWords(page), page.body.w, page.sizes.label).widest + 0.04;
}

export function todayWords(page: Page): Paragraph[] {
  return [{ runs: [{ text: page.words.today, bold: true }], align: 'center' }];
}
