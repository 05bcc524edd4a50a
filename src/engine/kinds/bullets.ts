/** Bullets: a short list, when nothing shows it better; few points stand in rows of their own over the page. */
import { z } from 'zod';
import type { Element, Paragraph } from '../../model/layout.ts';
import { fittingPages } from './parts/pages.ts';
import { hairline } from './parts/reading.ts';
import { fewEnoughWords } from './parts/word-limit.ts';
import type { Page, SlideKind } from './slide-kind.ts';

export const bulletsContent = z.strictObject({
  items: z.array(z.strictObject({ text: z.string(), children: z.array(z.string()).default([]) })).min(1),
});
export type BulletsContent = z.infer<typeof bulletsContent>;

type Item = BulletsContent['items'][number];

/** More points than this are not a list to talk to. */
const mostItems = 7;
/** Points between points, and between a point and those under it. */
const gaps = { points: 12, under: 4 } as const;
/** Room between two points, inches: from the least on they stand in rows. */
const rowGap = { least: 0.36, most: 1.3 } as const;
/** Part of the page that rows fill. */
const filled = 0.86;

export const bullets: SlideKind<BulletsContent> = {
  summary: 'A short list; chosen only when no chart, table or diagram shows it better.',
  content: bulletsContent,
  layout: 'content',
  split: ({ items }, page) => {
    const { w } = page.columns(0, 9);
    const fits = (group: readonly Item[]) =>
      group.length <= mostItems &&
      fewEnoughWords(
        group.flatMap(({ text, children }) => [text, ...children]),
        page,
      ) &&
      page.measure(paragraphs(group, gaps.points, 'dot', page), w, page.sizes.body).height <= page.body.h;
    return fittingPages(items, fits).map((group) => ({ items: group }));
  },
  place: ({ items }, page) => placeRows(items, page) ?? [placeList(items, page)],
};

function placeList(items: readonly Item[], page: Page): Element {
  const box = { ...page.columns(0, 9), y: page.body.y, h: page.body.h };
  const list = paragraphs(items, gaps.points, 'dot', page);
  const size = page.fitSize(list, box, [page.sizes.lead, page.sizes.body, page.sizes.label]);
  return page.text('Body', box, list, { placeholder: 'body', size });
}

/** Still one text, with hairlines between its points; null where there are too many for rows. */
function placeRows(items: readonly Item[], page: Page): Element[] | null {
  const size = page.sizes.lead;
  const box = { ...page.columns(0, 10), y: page.body.y, h: page.body.h };
  const heights = items.map((item) => page.measure(paragraphs([item], 0, null, page), box.w, size).height);
  const needed = heights.reduce((sum, height) => sum + height, 0);
  const gap = Math.min(rowGap.most, (page.body.h * filled - needed) / items.length);
  if (items.length < 2 || gap < rowGap.least) return null;
  const list = paragraphs(items, gap * 72, null, page);
  let y = box.y;
  const lines = heights.map((height, at) => {
    const line = hairline(`Line ${at + 1}`, { ...page.columns(0, 12), y }, page);
    y += height + gap;
    return line;
  });
  const text = { ...box, y: box.y + gap / 2, h: needed + gap * (items.length - 1) + 0.05 };
  return [...lines, page.text('Body', text, list, { placeholder: 'body', size })];
}

function paragraphs(items: readonly Item[], gap: number, bullet: 'dot' | null, page: Page): Paragraph[] {
  const dot = bullet === null ? {} : { bullet };
  return items.flatMap(({ text, children }, at) => {
    const after = at === items.length - 1 ? 0 : gap;
    return [
      { runs: page.runs(text), ...dot, after: children.length > 0 ? gaps.under : after },
      ...children.map((child, index) => ({
        runs: page.runs(child, { color: 'ink-65', size: page.sizes.body }),
        ...(bullet === null ? {} : { ...dot, level: 1 }),
        after: index === children.length - 1 ? after : gaps.under,
      })),
    ];
  });
}
