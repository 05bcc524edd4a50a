/** Closing: the ask again and the next date. */
import { z } from 'zod';
import type { Element, Paragraph } from '../../model/layout.ts';
import { defineKind } from './define-kind.ts';
import { fullTitle, groundShape, placeOnOwn } from './parts/title-page.ts';

const closingContent = z.strictObject({ lines: z.array(z.string()).max(4).default([]) });

export const closing = defineKind({
  summary: 'The ask again and the next date; the last slide before the appendix.',
  content: closingContent,
  frame: true,
  layout: 'section',
  dark: true,
  ownTitle: true,
  place: ({ lines }, page) => {
    if (page.own) {
      return placeOnOwn(
        page.own,
        lines.map((line) => ({ runs: page.runs(line), after: 8 })),
        page,
      );
    }
    const { x, w } = page.columns(0, 8);
    const middle = page.height * 0.48;
    const top = page.height * 0.16;
    const elements: Element[] = [
      ...groundShape(page),
      fullTitle(page, { x, y: top, w, h: middle - top }, [page.sizes.figure, page.sizes.title]),
    ];
    if (lines.length > 0) {
      const y = middle + page.gaps.between;
      const h = page.body.y + page.body.h - y;
      const paragraphs: Paragraph[] = lines.map((line) => ({ runs: page.runs(line), after: 8 }));
      const textSize = page.fitSize(paragraphs, { w, h }, [page.sizes.lead, page.sizes.body, page.sizes.label]);
      elements.push(page.text('Lines', { x, y, w, h }, paragraphs, { size: textSize, color: page.ground.text }));
    }
    return elements;
  },
  /** The ask and the next date. */
  example: {
    title: 'We ask for the price corridor today',
    content: { lines: ['Decide on the corridor and on two positions in Central', 'Next review: 16 April 2018'] },
  },
});
