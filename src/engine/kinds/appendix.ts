/** Appendix: definitions and data quality, small and complete. */
import { z } from 'zod';
import type { Element, Paragraph } from '../layout/layout.ts';
import { halves } from './halves.ts';
import { fittingPages } from './pages.ts';
import type { Page, SlideKind } from './slide-kind.ts';

export const appendixContent = z.strictObject({
  items: z.array(z.strictObject({ term: z.string().optional(), text: z.string() })).min(1),
});
export type AppendixContent = z.infer<typeof appendixContent>;

type Item = AppendixContent['items'][number];

export const appendix: SlideKind<AppendixContent> = {
  summary: 'Definitions and data quality, small and complete; the last pages.',
  content: appendixContent,
  layout: 'two-content',
  split: ({ items }, page) => fittingPages(items, (group) => flow(group, page) !== null).map((group) => ({ items: group })),
  place: ({ items }, page) => {
    const [left, right] = flow(items, page) ?? [items, []];
    const { y, h } = page.body;
    const columns = halves(page);
    const column = (name: string, side: 'left' | 'right', list: readonly Item[]): Element =>
      page.text(name, { ...columns[side], y, h }, paragraphs(list, page), { placeholder: side, size: page.sizes.label });
    return [column('Left', 'left', left), ...(right.length > 0 ? [column('Right', 'right', right)] : [])];
  },
};

/** The items in two columns that fit and are as even as can be, in order; null when they do not fit. */
function flow(items: readonly Item[], page: Page): [Item[], Item[]] | null {
  const height = (list: readonly Item[]) => page.measure(paragraphs(list, page), halves(page).left.w, page.sizes.label).height;
  const cuts = items.map((_, index) => {
    const left = items.slice(0, index + 1);
    const right = items.slice(index + 1);
    return { left, right, tallest: Math.max(height(left), right.length > 0 ? height(right) : 0) };
  });
  const [best] = cuts.toSorted((a, b) => a.tallest - b.tallest || b.left.length - a.left.length);
  return best && best.tallest <= page.body.h ? [best.left, best.right] : null;
}

function paragraphs(items: readonly Item[], page: Page): Paragraph[] {
  return items.map(({ term, text }) => ({
    runs: [...(term ? page.runs(`${term}  `, { bold: true }) : []), ...page.runs(text)],
    after: 6,
  }));
}
