/** A person's words under a page's content: one strip above the foot, led by who said them, never reworded. */

import type { Element, Paragraph } from '../../model/layout.ts';
import type { OutlineSlide } from '../../model/outline.ts';
import type { Page } from '../kinds/slide-kind.ts';

type Comment = NonNullable<OutlineSlide['comment']>;

/** The page with its body above the strip, and the strip. */
export function withComment(page: Page, { text, by }: Comment): { page: Page; strip: Element[] } {
  const { x, y, w, h } = page.body;
  const inset = page.gaps.within;
  const size = page.sizes.label;
  const lead = { text: `${by ?? page.words.comment}: `, bold: true };
  const paragraphs = text.map((words, index): Paragraph => ({ runs: index === 0 ? [lead, { text: words }] : [{ text: words }] }));
  const { height } = page.measure(paragraphs, w - inset, size);
  const top = y + h - height;
  const group = 'Comment';
  return {
    page: { ...page, body: { x, y, w, h: h - height - page.gaps.between } },
    strip: [
      page.shape('Comment mark', { x, y: top, w: 0.05, h: height }, { fill: 'accent', group }),
      page.text('Comment', { x: x + inset, y: top, w: w - inset, h: height }, paragraphs, { size, color: 'ink-65', group }),
    ],
  };
}
