/** SWOT: strengths, weaknesses, opportunities and threats in four equal quadrants. */
import { z } from 'zod';
import type { Box, Element, Paragraph } from '../../model/layout.ts';
import { defineKind, type Page } from './define-kind.ts';
import { diagram, standsIn } from './parts/diagram.ts';
import { fewEnoughWords, halves, splitTogether } from './parts/pages.ts';

const points = z.array(z.string()).min(1);
const swotContent = z.strictObject({ strengths: points, weaknesses: points, opportunities: points, threats: points });
export type SwotContent = z.infer<typeof swotContent>;

/** In reading order: internal above external, helpful before harmful. */
const fields = ['strengths', 'weaknesses', 'opportunities', 'threats'] as const;

const inset = 0.2;

export const swot = defineKind({
  summary: 'Strengths, weaknesses, opportunities and threats in four quadrants; used to assess a position from inside and outside.',
  content: swotContent,
  split: (content, page) => {
    const lists = fields.map((field) => content[field]);
    const fits = (part: readonly (readonly string[])[]) =>
      fewEnoughWords(page, ...fields.map((field) => page.words[field]), ...part.flat()) &&
      part.every((list, index) => standsIn(listed(list, page), room(index, page), page.sizes.label, page));
    return splitTogether(lists, fits).map(
      ([strengths, weaknesses, opportunities, threats]) => ({ strengths, weaknesses, opportunities, threats }) as SwotContent,
    );
  },
  place: (content, page) => {
    const { lead, body, label } = page.sizes;
    const lists = fields.map((field) => listed(content[field], page));
    const size =
      [lead, body, label].find((candidate) => lists.every((list, index) => standsIn(list, room(index, page), candidate, page))) ?? label;
    const alt = fields.map((field) => `${page.words[field]}: ${content[field].map((point) => page.plain(point)).join('; ')}`).join('. ');
    const elements = fields.flatMap((field, index): Element[] => {
      const box = fieldBox(index, page);
      const head = page.words[field];
      const headBox = { x: box.x + inset, y: box.y + inset, w: box.w - 2 * inset, h: headHeight(page) };
      return [
        page.panel(`${head} panel`, box, 'SWOT'),
        page.text(head, headBox, [{ runs: [{ text: head, bold: true }] }], {
          size: page.sizes.lead,
          color: page.accentOn('light', page.sizes.lead),
        }),
        ...(content[field].length > 0 ? [page.text(`${head} list`, room(index, page), lists[index]!, { size })] : []),
      ];
    });
    return diagram('SWOT', alt, elements);
  },
  /** Four fields with two or three points each. */
  example: {
    title: 'We are strong where prices are fixed and weak where they are not',
    content: {
      strengths: ['Largest range of hardware in the region', 'Delivery within a week'],
      weaknesses: ['Discounts differ from team to team', 'No partner programme'],
      opportunities: ['Medical customers buy in bundles', 'A rival leaves the East'],
      threats: ['Importers undercut small orders', 'Component prices rise'],
    },
  },
});

function fieldBox(index: number, page: Page): Box {
  const half = index % 2 === 0 ? halves(page).left : halves(page).right;
  const h = (page.body.h - page.gaps.within) / 2;
  return { ...half, y: page.body.y + (index < 2 ? 0 : h + page.gaps.within), h };
}

/** Area for the points of a quadrant, below its heading. */
function room(index: number, page: Page): Box {
  const { x, y, w, h } = fieldBox(index, page);
  const top = inset + headHeight(page) + page.gaps.within / 2;
  return { x: x + inset, y: y + top, w: w - 2 * inset, h: h - top - inset };
}

function headHeight(page: Page): number {
  return page.measure([{ runs: [{ text: page.words.strengths, bold: true }] }], page.body.w, page.sizes.lead).height;
}

function listed(points: readonly string[], page: Page): Paragraph[] {
  return points.map((point) => ({ runs: page.runs(point), bullet: 'dot', after: 6 }));
}
