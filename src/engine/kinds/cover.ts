/** Cover: the deck's name, period and presenter on a full colour page. */
import { z } from 'zod';
import type { Box, Element, Paragraph } from '../layout/layout.ts';
import { darkTitle } from './own-title.ts';
import type { Page, SlideKind } from './slide-kind.ts';

export const coverContent = z.strictObject({
  subtitle: z.string().optional(),
  /** Period, date, presenter: one short line each. */
  details: z.array(z.string()).max(4).default([]),
});
export type CoverContent = z.infer<typeof coverContent>;

export const cover: SlideKind<CoverContent> = {
  summary: "The deck's name, period and presenter on a full colour page; always the first slide.",
  content: coverContent,
  layout: 'title',
  dark: true,
  ownTitle: true,
  split: (content) => [content],
  place: ({ subtitle, details }, page) => {
    const { x, w } = page.columns(0, 8);
    const bottom = page.height - page.body.x;
    const below: Element[] = [];
    let y = bottom;
    if (details.length > 0) {
      const paragraphs: Paragraph[] = details.map((detail) => ({ runs: page.runs(detail), after: 2 }));
      const { height } = page.measure(paragraphs, w, page.sizes.body);
      y -= height;
      below.push(page.text('Details', { x, y, w, h: height }, paragraphs, { color: 'on-dark-70' }));
      y -= page.gaps.between;
    }
    const text = subtitle ?? page.lead;
    if (text) {
      const paragraphs: Paragraph[] = [{ runs: page.runs(text) }];
      const { height } = page.measure(paragraphs, w, page.sizes.lead);
      y -= height;
      below.unshift(
        page.text('Subtitle', { x, y, w, h: height }, paragraphs, { placeholder: 'subtitle', size: page.sizes.lead, color: 'on-dark' }),
      );
      y -= page.gaps.within;
    }
    const top = page.height * 0.3;
    return [
      page.shape('Ground shape', shapeBox(page), { fill: 'accent' }),
      darkTitle(page, { x, y: top, w, h: y - top }, [page.sizes.cover, page.sizes.figure, page.sizes.title]),
      ...below,
    ];
  },
};

/** Where the one large quiet shape stands: a block at the lower right, clear of the text and of the logo above it. */
function shapeBox(page: Page): Box {
  const { x } = page.columns(9, 3);
  const y = page.height / 3;
  return { x, y, w: page.width - x, h: page.height - y };
}
