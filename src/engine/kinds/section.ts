/** Section: a divider that says where we are. */
import { z } from 'zod';
import type { Element, Paragraph } from '../../model/layout.ts';
import { defineKind } from './define-kind.ts';
import { fullTitle, placeOnOwn } from './parts/title-page.ts';

const sectionContent = z.strictObject({ number: z.number().int().positive().optional(), text: z.string().optional() });

export const section = defineKind({
  summary: 'A divider that says where we are; used between the parts of a long deck.',
  content: sectionContent,
  frame: true,
  layout: 'section',
  dark: true,
  ownTitle: true,
  place: ({ number, text }, page) => {
    const below = text ?? page.lead;
    if (page.own) return placeOnOwn(page.own, below ? [{ runs: page.runs(below) }] : [], page);
    const { x, w } = page.columns(0, 8);
    const { ground, sizes, gaps } = page;
    const middle = page.height * 0.56;
    const label: Paragraph[] = number === undefined ? [] : [{ runs: [{ text: String(number) }] }];
    const setting = { size: sizes.cover, font: 'heading', lineSpacing: 1 } as const;
    const numberHeight = page.measure(label, w, setting.size, setting).height;
    const top = page.height * 0.2 + numberHeight;
    const whole = fullTitle(page, { x, y: top, w, h: middle - top }, [sizes.cover, sizes.figure, sizes.title]);
    // No higher than its text, so that the number is directly above it.
    const { height: h } = page.measure(whole.paragraphs, w, whole.size, setting);
    const title = { ...whole, y: middle - h, h };
    const elements: Element[] = [title];
    if (number !== undefined) {
      const box = { x, y: title.y - gaps.within - numberHeight, w: page.columns(0, 2).w, h: numberHeight };
      elements.unshift(page.text('Number', box, label, { ...setting, color: ground.fill === 'dark' ? ground.quiet : 'accent' }));
    }
    if (below) {
      const y = middle + gaps.within;
      elements.push(page.text('Text', { x, y, w, h: page.body.y + page.body.h - y }, below, { size: sizes.lead, color: ground.quiet }));
    }
    return elements;
  },
  /** A section page with its number and a line of text. */
  example: {
    title: 'Why the quarter moved',
    content: { number: 2, text: 'One product explains most of the fall; prices, not demand, are the reason.' },
  },
});
