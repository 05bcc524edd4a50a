/** Cover: the deck's name, period and presenter. */
import { z } from 'zod';
import type { Element, Paragraph } from '../../model/layout.ts';
import { defineKind, type Page } from './define-kind.ts';
import { fullTitle, groundShape, placeOnOwn } from './parts/title-page.ts';

const coverContent = z.strictObject({
  subtitle: z.string().optional(),
  /** Period, date, presenter: one short line each. */
  details: z.array(z.string()).max(4).default([]),
});

export const cover = defineKind({
  summary: "The deck's name, period and presenter on a full background; always the first slide.",
  content: coverContent,
  frame: true,
  layout: 'title',
  dark: true,
  ownTitle: true,
  place: ({ subtitle, details }, page) => {
    const { ground, look, sizes, gaps } = page;
    if (page.own) {
      const said = [subtitle ?? page.lead ?? [], ...details].flat();
      return placeOnOwn(
        page.own,
        said.map((text) => ({ runs: page.runs(text), after: 2 })),
        page,
      );
    }
    const { x, w } = page.columns(0, 8);
    const below: Element[] = [];
    let y = page.height - page.body.x;
    if (details.length > 0) {
      const paragraphs: Paragraph[] = details.map((detail) => ({ runs: page.runs(detail), after: 2 }));
      const { height } = page.measure(paragraphs, w, sizes.body);
      y -= height;
      below.push(page.text('Details', { x, y, w, h: height }, paragraphs, { color: ground.quiet }));
      y -= gaps.between;
    }
    const text = subtitle ?? page.lead;
    if (text) {
      const paragraphs: Paragraph[] = [{ runs: page.runs(text) }];
      // A subtitle as long as a paragraph must not crowd the title.
      const size = page.fitSize(paragraphs, { w, h: page.height * 0.15 }, [sizes.lead, sizes.body]);
      const { height } = page.measure(paragraphs, w, size);
      y -= height;
      below.unshift(page.text('Subtitle', { x, y, w, h: height }, paragraphs, { placeholder: 'subtitle', size, color: ground.text }));
      y -= gaps.within;
    }
    const top = Math.max(page.coverTop, page.height * 0.2);
    const title = fullTitle(page, { x, y: top, w, h: y - top }, [sizes.cover, sizes.figure, sizes.title]);
    return [...groundShape(page), ...(look.coverRule ? [rule(title, page)] : []), title, ...below];
  },
  /** A cover with subtitle, period and presenter. */
  example: {
    title: 'Quarterly business review',
    content: {
      subtitle: 'Where the fourth quarter stands, why it moved and what we ask of the board',
      details: ['Meridian Hardware', 'Q4 2017, as of 31 December 2017', 'Prepared for the board'],
    },
  },
});

/** Above the first line of the title, wherever that is. */
function rule({ x, y, h, paragraphs, size }: ReturnType<typeof fullTitle>, page: Page): Element {
  const { height } = page.measure(paragraphs, page.columns(0, 8).w, size, { font: 'heading', lineSpacing: 1 });
  const above = Math.max(page.body.x, y + h - height - page.gaps.between);
  return page.shape('Rule', { x, y: above, w: page.columns(0, 1).w, h: 0 }, { geometry: 'line', line: { color: 'accent', width: 2 } });
}
