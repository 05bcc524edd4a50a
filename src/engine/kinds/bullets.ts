/** Bullets: a short list, if nothing shows it better; few points are spread over the page in rows. */
import { z } from 'zod';
import type { Element, Paragraph } from '../../model/layout.ts';
import { iconsFor } from '../icons/find-icons.ts';
import { defineKind, type Form, type Page, type Told } from './define-kind.ts';
import type { ExecutiveSummaryContent } from './executive-summary.ts';
import type { IconGridContent } from './icon-grid.ts';
import { tableForm } from './other-forms.ts';
import { fewEnoughWords, fittingPages, hairline } from './parts/pages.ts';
import type { StatementContent } from './statement.ts';

const bulletsContent = z.strictObject({
  items: z.array(z.strictObject({ text: z.string(), children: z.array(z.string()).default([]) })).min(1),
});
export type BulletsContent = z.infer<typeof bulletsContent>;

type Item = BulletsContent['items'][number];

/** With more points, nobody can talk through the list. */
const mostItems = 7;
/** Points between items, and between an item and its sub-items. */
const gaps = { points: 12, under: 4 } as const;
/** Space between two items in rows, inches. */
const rowGap = { least: 0.36, most: 1.3 } as const;
/** Share of the page that rows fill. */
const filled = 0.86;

export const bullets = defineKind({
  summary: 'A short list; used only when no chart, table or diagram shows it better.',
  content: bulletsContent,
  layout: 'content',
  split: ({ items }, page) => {
    const { w } = page.columns(0, 9);
    const fits = (group: readonly Item[]) =>
      group.length <= mostItems &&
      fewEnoughWords(page, ...group.flatMap(({ text, children }) => [text, ...children])) &&
      page.measure(paragraphs(group, gaps.points, 'dot', page), w, page.sizes.body).height <= page.body.h;
    return fittingPages(items, fits).map((group) => ({ items: group }));
  },
  place: ({ items }, page) => placeRows(items, page) ?? [placeList(items, page)],
  otherForms: ({ items }, told) => listForms(items, told),
  /** A short list with points under points. */
  example: {
    title: 'What we learned from lost deals',
    content: {
      items: [
        {
          text: '**Price came late.** Half a dozen customers decided before they had an offer.',
          children: ['Offers now go out with the demonstration'],
        },
        { text: '**The cheaper model was enough.** GTX Basic won where GTXPro was proposed.', children: [] },
        {
          text: '**Delivery dates were unclear.** Nobody owned the answer.',
          children: ['Operations names a date within two days', 'Owners see it in the CRM'],
        },
      ],
    },
  },
});

/** Maximum length of text in a grid cell, as a single sentence, and of a cell's heading, characters. */
const longest = { cell: 90, sentence: 160, head: 40 } as const;

/** A list as a statement, grid, table or summary, depending on how its items are written. */
function listForms(items: BulletsContent['items'], { language, words }: Told): Form[] {
  const plain = items.every(({ children }) => children.length === 0);
  const split = items.map(({ text, children }) => {
    const [, head, rest] = /^\**([^:：*]{2,60}?)(?:\**[:：]\**|\s[–—]\s)\s*(.+)$/u.exec(text) ?? [];
    const marked = text.startsWith(words.toFill);
    const under = [...(head === undefined || marked ? [] : [rest!]), ...children];
    return { head: head === undefined || marked ? text : head, ...(under.length > 0 ? { text: under.join('; ') } : {}) };
  });
  const forms: Form[] = [];
  const [first, second] = items;
  if (plain && items.length <= 2 && items.every(({ text }) => text.length <= longest.sentence))
    forms.push({
      kind: 'statement',
      content: { text: first!.text, ...(second ? { support: second.text } : {}) } satisfies StatementContent,
    });
  const told = split.every(({ text, head }) => text !== undefined && head.length <= longest.head);
  const short = split.every(({ text = '', head }) => (head + text).length <= (text === '' ? longest.cell / 1.5 : longest.cell * 1.5));
  const grid: Form = { kind: 'icon-grid', content: { cells: split } satisfies IconGridContent };
  const pictured = iconsFor(split, language) !== null;
  const cells = items.length >= 3 && items.length <= 6 && short;
  if (cells && pictured) forms.push(grid);
  if (told)
    forms.push(
      tableForm(
        [words.item, words.note],
        split.map(({ head, text }) => [head, text!]),
      ),
    );
  if (cells && !pictured) forms.push(grid);
  if (plain)
    forms.push({ kind: 'executive-summary', content: { points: items.map(({ text }) => ({ text })) } satisfies ExecutiveSummaryContent });
  else
    forms.push(
      tableForm(
        [words.item, words.note],
        items.map(({ text, children }) => [text, children.join('; ')]),
      ),
    );
  return forms;
}

function placeList(items: readonly Item[], page: Page): Element {
  const box = { ...page.columns(0, 9), y: page.body.y, h: page.body.h };
  const list = paragraphs(items, gaps.points, 'dot', page);
  const size = page.fitSize(list, box, [page.sizes.lead, page.sizes.body, page.sizes.label]);
  return page.text('Body', box, list, { placeholder: 'body', size });
}

/** Still one text, with hairlines between items; null if there are too many for rows. */
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
