/** Agenda: the sections of the deck and what each covers. */
import { z } from 'zod';
import type { Box, Element, Paragraph } from '../../model/layout.ts';
import { defineKind, type Page } from './define-kind.ts';
import { fewEnoughWords, fittingPages, hairline, halves, type JumpForm, placeJump, seeSlide } from './parts/pages.ts';

const agendaContent = z.strictObject({
  items: z
    .array(
      z.strictObject({
        head: z.string(),
        text: z.string().optional(),
        /** ID of the section's first slide. */
        slide: z.string().optional(),
      }),
    )
    .min(1),
  /** Number of the first item; 1 by default. */
  first: z.number().int().positive().optional(),
});
type AgendaContent = z.infer<typeof agendaContent>;

type Item = AgendaContent['items'][number];

/** One column up to this many, two beyond. */
const mostRows = 6;
const tallestRow = 1.5;

export const agenda = defineKind({
  summary: 'The sections of the deck and what each covers; for decks long enough to need one.',
  content: agendaContent,
  frame: true,
  split: ({ items, first = 1 }, page) => {
    const fits = (group: readonly Item[]) =>
      group.length <= 2 * mostRows &&
      fewEnoughWords(page, ...group.flatMap(({ head, text }) => [head, text])) &&
      rowNeeded(group, page) <= roomiest(group, page);
    return fittingPages(items, fits).map((group) => ({ items: group, first: first + items.indexOf(group[0]!) }));
  },
  place: ({ items, first = 1 }, page) => {
    const rows = rowsOf(items);
    const h = Math.min(roomiest(items, page), Math.max(tallestRow, rowNeeded(items, page)));
    const form = jumpForm(items, page);
    return items.flatMap((item, index) => {
      const span = spanOf(items, page, index < rows ? 'left' : 'right');
      const row = { ...span, y: page.body.y + (index % rows) * h, h };
      const end = { ...row, x: row.x + row.w - jumpWidth(row.w, page), w: jumpWidth(row.w, page) };
      const jump = placeJump(`Jump ${first + index}`, item.slide, form, end, page);
      return [...placeItem(item, first + index, row, page), ...(jump ? [jump] : [])];
    });
  },
  /** An agenda of five sections. */
  example: {
    title: 'The quarter in five parts',
    content: {
      items: [
        { head: 'Results', text: 'Closed-won revenue fell while more deals were won', slide: 'example-trend' },
        { head: 'Why it moved', text: 'GTXPro lost more than all other products together', slide: 'example-bridge' },
        { head: 'Regions and people', text: 'Central carries the quarter', slide: 'example-comparison' },
        { head: 'Outlook', text: 'Pipeline covers the next target', slide: 'example-big-number' },
        { head: 'Decisions', text: 'Price corridor and two hires', slide: 'example-action-table' },
      ],
    },
  },
});

/** Rows of a column. */
function rowsOf(items: readonly Item[]): number {
  return items.length > mostRows ? Math.ceil(items.length / 2) : items.length;
}

function roomiest(items: readonly Item[], page: Page): number {
  return page.body.h / rowsOf(items);
}

/** The full width, or half of it if the items need two columns. */
function spanOf(items: readonly Item[], page: Page, column: 'left' | 'right'): { x: number; w: number } {
  return items.length > mostRows ? halves(page)[column] : page.columns(0, 12);
}

/** Height of the tallest item. */
function rowNeeded(items: readonly Item[], page: Page): number {
  const { w } = spanOf(items, page, 'left');
  return Math.max(
    ...items.map((item) => {
      const { paragraphs, size } = words(item, w, page);
      return page.measure(paragraphs, wordsWidth(w, page), size).height;
    }),
  );
}

const numberWidth = (page: Page) => page.columns(0, 1).w;

/** Width between the number and the slide link. */
function wordsWidth(width: number, page: Page): number {
  return width - numberWidth(page) - jumpWidth(width, page) - page.gaps.within;
}

/** Two columns in a full-width row; room for an arrow and a number in half of one. */
function jumpWidth(width: number, page: Page): number {
  return width < page.columns(0, 12).w ? page.columns(0, 1).w : page.columns(10, 2).w;
}

/** Heading and text of an item; two columns leave less room for them. */
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
    placeNumber(number, { ...row, w: left }, page),
    page.text(`Item ${number}`, { x: row.x + left, y: row.y, w: wordsWidth(row.w, page), h: row.h }, paragraphs, {
      size,
      anchor: 'middle',
    }),
  ];
}

/** In words at the end of a full-width row, if the page can spare them. */
function jumpForm(items: readonly Item[], page: Page): JumpForm {
  const said = items.flatMap(({ head, text }) => [head, text, seeSlide(page, '{n}')]);
  return items.length <= mostRows && fewEnoughWords(page, ...said) ? 'in words' : 'short';
}

/** Plain in its column, or on an accent square. */
function placeNumber(number: number, box: Box, page: Page): Element {
  const label: Paragraph[] = [{ runs: [{ text: String(number) }] }];
  const style = { size: page.sizes.lead, font: 'heading', anchor: 'middle' } as const;
  if (page.look.agendaNumber === 'plain') return page.text(`Number ${number}`, box, label, { ...style, color: 'accent' });
  const side = Math.min(0.5, box.h - page.gaps.within, box.w - page.gaps.within);
  const square = { x: box.x, y: box.y + (box.h - side) / 2, w: side, h: side };
  return page.text(`Number ${number}`, square, [{ ...label[0]!, align: 'center' }], {
    ...style,
    geometry: 'rect',
    fill: 'accent',
    color: page.textOn('accent'),
  });
}
