/** Bullets: a short list, when nothing shows it better. */
import { z } from 'zod';
import type { Paragraph } from '../layout/layout.ts';
import { fittingPages } from './pages.ts';
import type { Page, SlideKind } from './slide-kind.ts';
import { fewEnoughWords } from './word-limit.ts';

export const bulletsContent = z.strictObject({
  items: z.array(z.strictObject({ text: z.string(), children: z.array(z.string()).default([]) })).min(1),
});
export type BulletsContent = z.infer<typeof bulletsContent>;

type Item = BulletsContent['items'][number];

/** More points than this are not a list to talk to. */
const mostItems = 7;

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
      page.measure(paragraphs(group, page), w, page.sizes.body).height <= page.body.h;
    return fittingPages(items, fits).map((group) => ({ items: group }));
  },
  place: ({ items }, page) => {
    const box = { ...page.columns(0, 9), y: page.body.y, h: page.body.h };
    const list = paragraphs(items, page);
    const size = page.fitSize(list, box, [page.sizes.lead, page.sizes.body, page.sizes.label]);
    return [page.text('Body', box, list, { placeholder: 'body', size })];
  },
};

function paragraphs(items: readonly Item[], page: Page): Paragraph[] {
  return items.flatMap(({ text, children }) => [
    { runs: page.runs(text), bullet: 'dot' as const, after: children.length > 0 ? 4 : 12 },
    ...children.map((child, index) => ({
      runs: page.runs(child, { color: 'ink-65', size: page.sizes.body }),
      bullet: 'dot' as const,
      level: 1,
      after: index === children.length - 1 ? 12 : 4,
    })),
  ]);
}
