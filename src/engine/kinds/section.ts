/** Section: a quiet page that says where we are. */
import { z } from 'zod';
import type { Element, Paragraph } from '../layout/layout.ts';
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
    const title: Paragraph[] = [{ runs: [{ text: page.title }] }];
    const box = { w, h: middle - top };
    const size = page.fitSize(title, box, [page.sizes.cover, page.sizes.figure, page.sizes.title], { font: 'heading', lineSpacing: 1 });
    const { height } = page.measure(title, w, size, { font: 'heading', lineSpacing: 1 });
    const elements: Element[] = [
      page.text('Title', { x, y: middle - height, w, h: height }, title, {
        placeholder: 'title',
        size,
        font: 'heading',
        color: 'on-dark',
        anchor: 'bottom',
        lineSpacing: 1,
      }),
    ];
    if (number !== undefined) {
      const h = 0.4;
      elements.unshift(
        page.text('Number', { x, y: middle - height - page.gaps.within - h, w, h }, [{ runs: [{ text: String(number) }] }], {
          size: page.sizes.lead,
          font: 'heading',
          color: 'on-dark-70',
          anchor: 'bottom',
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
