/** The band of months or years that a scale of time is drawn as, and the mark of today on it. */
import type { Box, Element, Paragraph } from '../../layout/layout.ts';
import type { Page } from '../slide-kind.ts';
import type { TimeScale } from './time-scale.ts';

/** Alternate segments differ a little; their names stand in them where all have room. */
export function placeBand({ segments }: TimeScale, box: Box, page: Page): Element[] {
  const size = page.sizes.label;
  const words = segments.map(({ label }): Paragraph[] => [{ runs: [{ text: label }], align: 'center' }]);
  const width = ({ from, to }: TimeScale['segments'][number]) => (to - from) * box.w;
  const named = segments.every((segment, index) => page.measure(words[index]!, box.w, size).widest <= width(segment) - 0.04);
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
