/** A line of small print at the foot of a chart. */
import type { Box, TextElement } from '../../../model/layout.ts';
import type { Page } from '../define-kind.ts';

/** The note's element at the bottom of the box, and the box that is left above it. */
export function chartNote(text: string, box: Box, page: Page): { element: TextElement; above: Box } {
  const paragraphs = [{ runs: [{ text }] }];
  const { height } = page.measure(paragraphs, box.w, page.sizes.label);
  return {
    element: page.text('Chart note', { x: box.x, y: box.y + box.h - height, w: box.w, h: height }, paragraphs, {
      size: page.sizes.label,
      color: 'ink-65',
    }),
    above: { ...box, h: box.h - height - page.gaps.within / 2 },
  };
}
