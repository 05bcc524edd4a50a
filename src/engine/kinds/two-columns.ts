/** Two columns: two sides in parallel wording; the preferred one is marked. */
import { z } from 'zod';
import type { Box, Element, Paragraph } from '../../model/layout.ts';
import { defineKind, type Page } from './define-kind.ts';
import { tableForm } from './other-forms.ts';
import { fewEnoughWords, fittingPages, halves } from './parts/pages.ts';

const column = z.strictObject({ head: z.string(), items: z.array(z.string()).min(1) });
const twoColumnsContent = z.strictObject({ left: column, right: column, favoured: z.enum(['left', 'right']).optional() });
export type TwoColumnsContent = z.infer<typeof twoColumnsContent>;

type Side = 'left' | 'right';

/** Points between two items; larger if the page has room. */
const gaps = [60, 44, 30, 20, 12] as const;
const leastGap = 12;
const filled = 0.8;

export const twoColumns = defineKind({
  summary: 'Two sides in parallel wording; used to compare options, views or times.',
  content: twoColumnsContent,
  layout: 'two-content',
  split: (content, page) => {
    const pairs = pair(content.left.items, content.right.items);
    const w = columnBox('left', page).w;
    const room = page.body.h - headHeight(content, page);
    const heads = [content.left.head, content.right.head];
    const fits = (group: readonly (readonly [string | undefined, string | undefined])[]) =>
      fewEnoughWords(page, ...heads, ...group.flat()) &&
      [0, 1].every((side) => {
        const items = group.flatMap((pair) => pair[side] ?? []);
        return page.measure(list(items, leastGap, page), w, page.sizes.label).height <= room;
      });
    return fittingPages(pairs, fits).map((group) => ({
      ...content,
      left: { ...content.left, items: group.flatMap(([item]) => item ?? []) },
      right: { ...content.right, items: group.flatMap(([, item]) => item ?? []) },
    }));
  },
  place: (content, page) => {
    const top = headHeight(content, page);
    const room = page.body.h - top;
    const { w } = columnBox('left', page);
    const { sizes } = page;
    const settings = [sizes.lead, sizes.body, sizes.label].flatMap((size) => gaps.map((gap) => ({ size, gap })));
    const setting = settings.find(({ size, gap }) =>
      [content.left, content.right].every(
        ({ items }) => page.measure(list(items, gap, page), w, size).height <= (gap > leastGap ? filled * room : room),
      ),
    ) ?? { size: sizes.label, gap: leastGap };
    return [...placeSide('left', content, top, setting, page), ...placeSide('right', content, top, setting, page)];
  },
  otherForms: ({ left, right, favoured }) => {
    const rows = Array.from({ length: Math.max(left.items.length, right.items.length) }, (_, at) => [
      left.items[at] ?? '',
      right.items[at] ?? '',
    ]);
    return favoured === undefined ? [tableForm([left.head, right.head], rows)] : [];
  },
  /** Two options with the favoured one marked. */
  example: {
    title: 'A price corridor protects more than a discount',
    content: {
      left: {
        head: 'Discount GTXPro',
        items: ['Brings volume back within weeks', 'Lowers the price for every customer', 'Is hard to take back next year'],
      },
      right: {
        head: 'Set a price corridor',
        items: ['Keeps the list price', 'Lets owners move within limits', 'Shows within one quarter whether price was the reason'],
      },
      favoured: 'right',
    },
  },
});

interface Setting {
  size: number;
  gap: number;
}

function placeSide(side: Side, content: TwoColumnsContent, top: number, { size, gap }: Setting, page: Page): Element[] {
  const box = columnBox(side, page);
  const { head, items } = content[side];
  const favoured = content.favoured === side;
  const name = side === 'left' ? 'Left' : 'Right';
  return [
    page.shape(
      `${name} line`,
      { ...box, h: 0 },
      { geometry: 'line', line: favoured ? { color: 'accent', width: 2 } : { color: 'ink-12', width: 0.75 } },
    ),
    page.text(
      `${name} head`,
      { ...box, y: box.y + page.gaps.within, h: top - 2 * page.gaps.within },
      [{ runs: page.runs(head, { bold: true }) }],
      { size: page.sizes.lead },
    ),
    ...(items.length > 0
      ? [page.text(`${name} list`, { ...box, y: box.y + top, h: box.h - top }, list(items, gap, page), { placeholder: side, size })]
      : []),
  ];
}

function columnBox(side: Side, page: Page): Box {
  return { ...halves(page)[side], y: page.body.y, h: page.body.h };
}

function headHeight({ left, right }: TwoColumnsContent, page: Page): number {
  const { w } = columnBox('left', page);
  const heights = [left, right].map(({ head }) => page.measure([{ runs: page.runs(head, { bold: true }) }], w, page.sizes.lead).height);
  return Math.max(...heights) + 2 * page.gaps.within;
}

function list(items: readonly string[], gap: number, page: Page): Paragraph[] {
  return items.map((item) => ({ runs: page.runs(item), bullet: 'dot', after: gap }));
}

function pair(left: readonly string[], right: readonly string[]): [string | undefined, string | undefined][] {
  return Array.from({ length: Math.max(left.length, right.length) }, (_, index) => [left[index], right[index]]);
}
