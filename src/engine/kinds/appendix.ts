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

/** Points between two items; closer where that saves a page. */
const gaps = [6, 3] as const;

export const appendix: SlideKind<AppendixContent> = {
  summary: 'Definitions and data quality, small and complete; the last pages.',
  content: appendixContent,
  layout: 'two-content',
  split: ({ items }, page) => fittingPages(items, (group) => flow(group, page) !== null).map((group) => ({ items: group })),
  place: ({ items }, page) => {
    const { left, right, gap } = flow(items, page) ?? { left: items, right: [], gap: gaps[1] };
    const { y, h } = page.body;
    const columns = halves(page);
    const column = (name: string, side: 'left' | 'right', list: readonly Item[]): Element =>
      page.text(name, { ...columns[side], y, h }, paragraphs(list, gap, page), { placeholder: side, size: page.sizes.label });
    return [column('Left', 'left', left), ...(right.length > 0 ? [column('Right', 'right', right)] : [])];
  },
};

interface Flow {
  left: readonly Item[];
  right: readonly Item[];
  gap: number;
}

/** The items in two columns that fit and are as even as can be, in order; null when they do not fit. */
function flow(items: readonly Item[], page: Page): Flow | null {
  for (const gap of gaps) {
    const height = (list: readonly Item[]) => page.measure(paragraphs(list, gap, page), halves(page).left.w, page.sizes.label).height;
    const cuts = items.map((_, index) => {
      const left = items.slice(0, index + 1);
      const right = items.slice(index + 1);
      return { left, right, gap, tallest: Math.max(height(left), right.length > 0 ? height(right) : 0) };
    });
    const [best] = cuts.toSorted((a, b) => a.tallest - b.tallest || b.left.length - a.left.length);
    if (best && best.tallest <= page.body.h) return best;
  }
  return null;
}

function paragraphs(items: readonly Item[], gap: number, page: Page): Paragraph[] {
  return items.map(({ term, text }) => ({
    runs: [...(term ? page.runs(`${term}  `, { bold: true }) : []), ...page.runs(text)],
    after: gap,
  }));
}
