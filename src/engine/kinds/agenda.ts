/** Agenda: the real sections, each with what it will show. */
import { z } from 'zod';
import type { Box, Element, Paragraph } from '../layout/layout.ts';
import { halves } from './halves.ts';
import { fittingPages } from './pages.ts';
import { hairline } from './reading.ts';
import type { Page, SlideKind } from './slide-kind.ts';
import { fewEnoughWords } from './word-limit.ts';

export const agendaContent = z.strictObject({
  items: z.array(z.strictObject({ head: z.string(), text: z.string().optional() })).min(1),
  /** Number of the first item; 1 by default. */
  first: z.number().int().positive().optional(),
});
export type AgendaContent = z.infer<typeof agendaContent>;

type Item = AgendaContent['items'][number];

/** One column up to this many, then two. */
const mostRows = 6;
const tallestRow = 1;

export const agenda: SlideKind<AgendaContent> = {
  summary: 'The sections of the deck with what each will show; chosen for decks long enough to need a map.',
  content: agendaContent,
  layout: 'title-only',
  split: ({ items, first = 1 }, page) => {
    const fits = (group: readonly Item[]) =>
      group.length <= 2 * mostRows &&
      fewEnoughWords(
        group.flatMap(({ head, text }) => [head, text]),
        page,
      ) &&
      rowNeeded(group, page) <= roomiest(group, page);
    return fittingPages(items, fits).map((group) => ({ items: group, first: first + items.indexOf(group[0]!) }));
  },
  place: ({ items, first = 1 }, page) => {
    const rows = rowsOf(items);
    const h = Math.min(roomiest(items, page), Math.max(tallestRow, rowNeeded(items, page)));
    return items.flatMap((item, index) => {
      const span = spanOf(items, page, index < rows ? 'left' : 'right');
      return placeItem(item, first + index, { ...span, y: page.body.y + (index % rows) * h, h }, page);
    });
  },
};

/** Rows of a column. */
function rowsOf(items: readonly Item[]): number {
  return items.length > mostRows ? Math.ceil(items.length / 2) : items.length;
}

function roomiest(items: readonly Item[], page: Page): number {
  return page.body.h / rowsOf(items);
}

/** The whole width, or a half of it where the items need two columns. */
function spanOf(items: readonly Item[], page: Page, column: 'left' | 'right'): { x: number; w: number } {
  return items.length > mostRows ? halves(page)[column] : page.columns(0, 12);
}

/** Height of the tallest item. */
function rowNeeded(items: readonly Item[], page: Page): number {
  const { w } = spanOf(items, page, 'left');
  return Math.max(
    ...items.map((item) => {
      const { paragraphs, size } = words(item, w, page);
      return page.measure(paragraphs, w - numberWidth(page), size).height;
    }),
  );
}

const numberWidth = (page: Page) => page.columns(0, 1).w;

/** Head and text of an item; two columns leave less room for them. */
function words({ head, text }: Item, width: number, page: Page): { paragraphs: Paragraph[]; size: number } {
  const { lead, body, label } = page.sizes;
  const [first, rest] = width > page.body.w / 2 ? [lead, body] : [body, label];
  const paragraphs = [
    { runs: page.runs(head, { bold: true }), after: 2 },
    ...(text ? [{ runs: page.runs(text, { size: rest, color: 'ink-65' }) }] : []),
  ];
  return { paragraphs, size: first };
}

function placeItem(item: Item, number: number, row: Box, page: Page): Element[] {
  const left = numberWidth(page);
  const { paragraphs, size } = words(item, row.w, page);
  return [
    hairline(`Line ${number}`, { x: row.x, y: row.y, w: row.w }, page),
    page.text(`Number ${number}`, { ...row, w: left }, [{ runs: [{ text: String(number) }] }], {
      size: page.sizes.lead,
      font: 'heading',
      color: 'accent',
      anchor: 'middle',
    }),
    page.text(`Item ${number}`, { x: row.x + left, y: row.y, w: row.w - left, h: row.h }, paragraphs, { size, anchor: 'middle' }),
  ];
}
