/** Agenda: the real sections, each with what it will show. */
import { z } from 'zod';
import type { Box, Element } from '../layout/layout.ts';
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

/** One column up to this many, then two. */
const mostRows = 6;
const tallestRow = 1;

export const agenda: SlideKind<AgendaContent> = {
  summary: 'The sections of the deck with what each will show; chosen for decks long enough to need a map.',
  content: agendaContent,
  layout: 'title-only',
  split: ({ items, first = 1 }, page) =>
    fittingPages(
      items,
      (group) =>
        group.length <= 2 * mostRows &&
        fewEnoughWords(
          group.flatMap(({ head, text }) => [head, text]),
          page,
        ),
    ).map((group) => ({ items: group, first: first + items.indexOf(group[0]!) })),
  place: ({ items, first = 1 }, page) => {
    const columns = items.length > mostRows ? 2 : 1;
    const rows = Math.ceil(items.length / columns);
    const h = Math.min(tallestRow, page.body.h / rows);
    return items.flatMap((item, index) => {
      const column = Math.floor(index / rows);
      const row = index % rows;
      const span = columns === 1 ? page.columns(0, 12) : halves(page)[column === 0 ? 'left' : 'right'];
      return placeItem(item, first + index, { ...span, y: page.body.y + row * h, h }, page);
    });
  },
};

function placeItem(item: AgendaContent['items'][number], number: number, row: Box, page: Page): Element[] {
  const left = page.columns(0, 1).w;
  // Two columns leave less room for words.
  const [first, rest] = row.w > page.body.w / 2 ? [page.sizes.lead, page.sizes.body] : [page.sizes.body, page.sizes.label];
  const text = { x: row.x + left, y: row.y, w: row.w - left, h: row.h };
  return [
    hairline(`Line ${number}`, { x: row.x, y: row.y, w: row.w }, page),
    page.text(`Number ${number}`, { ...row, w: left }, [{ runs: [{ text: String(number) }] }], {
      size: page.sizes.lead,
      font: 'heading',
      color: 'accent',
      anchor: 'middle',
    }),
    page.text(
      `Item ${number}`,
      text,
      [
        { runs: page.runs(item.head, { bold: true }), after: 2 },
        ...(item.text ? [{ runs: page.runs(item.text, { size: rest, color: 'ink-65' }) }] : []),
      ],
      { size: first, anchor: 'middle' },
    ),
  ];
}
