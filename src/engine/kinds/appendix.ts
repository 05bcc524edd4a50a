/** Appendix: definitions and data quality. */
import { z } from 'zod';
import type { Element, Paragraph } from '../../model/layout.ts';
import { defineKind, type Page } from './define-kind.ts';
import { fittingPages, halves } from './parts/pages.ts';

const appendixContent = z.strictObject({
  /** A term with an empty text heads the items after it. */
  items: z.array(z.strictObject({ term: z.string().optional(), text: z.string() })).min(1),
});
export type AppendixContent = z.infer<typeof appendixContent>;

type Item = AppendixContent['items'][number];

/** Item styles, roomiest first: a few items larger, under their terms; many items small and dense. */
const settings = [
  { size: 'lead', under: true, gap: 42 },
  { size: 'lead', under: true, gap: 30 },
  { size: 'lead', under: true, gap: 20 },
  { size: 'body', under: true, gap: 48 },
  { size: 'body', under: true, gap: 36 },
  { size: 'body', under: true, gap: 26 },
  { size: 'body', under: true, gap: 16 },
  { size: 'body', under: false, gap: 14 },
  { size: 'label', under: false, gap: 10 },
  { size: 'label', under: false, gap: 6 },
  { size: 'label', under: false, gap: 3 },
] as const;
type Setting = (typeof settings)[number];
/** Anything that does not fit this fits no page. */
const closest = settings[settings.length - 1]!;

export const appendix = defineKind({
  summary: 'Definitions and data quality; the last slides.',
  content: appendixContent,
  frame: true,
  layout: 'two-content',
  split: ({ items }, page) =>
    fittingPages(items, (group) => fits(columnsOf(group, closest, page), page)).map((group) => ({ items: group })),
  place: ({ items }, page) => {
    const { left, right, setting } = flow(items, page) ?? { left: items, right: [], setting: closest };
    const { y, h } = page.body;
    const columns = halves(page);
    const column = (name: string, side: 'left' | 'right', list: readonly Item[]): Element =>
      page.text(name, { ...columns[side], y, h }, paragraphs(list, setting, page), { placeholder: side, size: sizeOf(setting, page) });
    return [column('Left', 'left', left), ...(right.length > 0 ? [column('Right', 'right', right)] : [])];
  },
  /** Definitions and data quality. */
  example: {
    title: 'Definitions and data quality',
    source: 'Source: CRM export of 31 December 2017',
    content: {
      items: [
        { term: 'Closed-won revenue', text: 'Sum of the closing value of deals won in the period.' },
        { term: 'Win rate', text: 'Deals won divided by deals closed, by count, in the period of closing.' },
        { term: 'Average deal size', text: 'Closed-won revenue divided by deals won.' },
        { term: 'Sales cycle', text: 'Median days from engagement to closing of deals won.' },
        { term: 'Open pipeline', text: 'Value of deals without a closing date at the end of the period.' },
        { term: 'Partial period', text: 'Q1 2018 is not covered whole; it is shown and never compared.' },
        { term: 'Rows', text: 'All rows of the export were read; none was rejected.' },
        { term: 'Names', text: 'Two spellings of one product were joined.' },
      ],
    },
  },
});

interface Flow {
  left: readonly Item[];
  right: readonly Item[];
  setting: Setting;
  /** Height of the taller column, inches. */
  tallest: number;
}

/** The items in two columns, as roomy as the page allows; null if they do not fit. */
function flow(items: readonly Item[], page: Page): Flow | null {
  for (const setting of settings) {
    const columns = columnsOf(items, setting, page);
    if (fits(columns, page)) return columns;
  }
  return null;
}

/** In two columns as even as possible, in order. */
function columnsOf(items: readonly Item[], setting: Setting, page: Page): Flow {
  const set = items.map((item) => paragraphs([item], setting, page));
  const height = (list: readonly Paragraph[][]) => page.measure(list.flat(), halves(page).left.w, sizeOf(setting, page)).height;
  let best: Flow | undefined;
  for (let at = 1; at <= items.length; at++) {
    const left = height(set.slice(0, at));
    const tallest = Math.max(left, at < items.length ? height(set.slice(at)) : 0);
    if (!best || tallest <= best.tallest) best = { left: items.slice(0, at), right: items.slice(at), setting, tallest };
    // From here on the left column is the taller one, and grows.
    if (left === tallest) break;
  }
  return best!;
}

function fits({ tallest }: Flow, page: Page): boolean {
  return tallest <= page.body.h;
}

function sizeOf({ size }: Setting, page: Page): number {
  return page.sizes[size];
}

function paragraphs(items: readonly Item[], { size, under, gap }: Setting, page: Page): Paragraph[] {
  return items.flatMap(({ term, text }): Paragraph[] => {
    // A term alone heads the items after it.
    if (text === '' && term)
      return [{ runs: page.runs(term, { bold: true, size: Math.max(page.sizes.body, page.sizes[size]) }), after: gap }];
    if (!term) return [{ runs: page.runs(text), after: gap }];
    if (!under) return [{ runs: [...page.runs(`${term}  `, { bold: true }), ...page.runs(text)], after: gap }];
    return [
      { runs: page.runs(term, { bold: true }), after: 3 },
      { runs: page.runs(text), after: gap },
    ];
  });
}
