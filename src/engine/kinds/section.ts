/** Section: a quiet page that says where we are. */
import { z } from 'zod';
import type { Element } from '../layout/layout.ts';
import { darkTitle } from './own-title.ts';
import type { SlideKind } from './slide-kind.ts';

export const sectionContent = z.strictObject({
  number: z.number().int().positive().optional(),
  text: z.string().optional(),
});
export type SectionContent = z.infer<typeof sectionContent>;

export const section: SlideKind<SectionContent> = {
  summary: 'A quiet page that says where we are; chosen between the parts of a long deck.',
  content: sectionContent,
  layout: 'section',
  dark: true,
  ownTitle: true,
  split: (content) => [content],
  place: ({ number, text }, page) => {
    const { x, w } = page.columns(0, 8);
    const middle = page.height * 0.56;
    const top = page.height * 0.24;
    const elements: Element[] = [
      darkTitle(page, { x, y: top, w, h: middle - top }, [page.sizes.cover, page.sizes.figure, page.sizes.title]),
    ];
    if (number !== undefined) {
      const h = 0.4;
      elements.unshift(
        page.text('Number', { x, y: page.body.x, w: 1, h }, [{ runs: [{ text: String(number) }] }], {
          size: page.sizes.lead,
          font: 'heading',
          color: 'on-dark-70',
          anchor: 'top',
        }),
      );
    }
    const below = text ?? page.lead;
    if (below) {
      const y = middle + page.gaps.within;
      elements.push(
        page.text('Text', { x, y, w, h: page.body.y + page.body.h - y }, below, { size: page.sizes.lead, color: 'on-dark-70' }),
      );
    }
    return elements;
  },
};
