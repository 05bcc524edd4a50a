/** The title where a kind places it itself: the real title placeholder, at the largest size that fits its box. */

import type { Box, Paragraph, TextElement } from '../../../model/layout.ts';
import { type Cut, fitLine } from '../../fonts/fit-line.ts';
import type { Page } from '../define-kind.ts';

const setting = { font: 'heading', lineSpacing: 1 } as const;

const mostLines = 2;

/** The title's beginning that fits two lines at its smallest size together with the suffix; for kinds that place it themselves. */
export function shortTitle(suffix: string, page: Page, ground: 'dark' | 'light'): Cut {
  const { w, size } =
    ground === 'dark'
      ? { w: page.own?.title.box.w ?? page.columns(0, 8).w, size: page.sizes.title }
      : { w: quietWidth(page), size: page.sizes.body };
  return fitLine(page.title, (title) => page.measure(titleParagraphs(title + suffix, page), w, size, setting).lines <= mostLines);
}

/** On a full page: it stands on the lower edge of its box, so that what follows always begins at the same height. */
export function fullTitle(
  page: Page,
  box: Box,
  sizes: readonly number[],
  { anchor = 'bottom', lineSpacing = 1 }: Partial<Pick<TextElement, 'anchor' | 'lineSpacing'>> = {},
): TextElement {
  const paragraphs = titleParagraphs(page.title, page);
  const set = { ...setting, lineSpacing };
  const short = sizes.filter((size) => page.measure(paragraphs, box.w, size, set).lines <= mostLines);
  const size = page.fitSize(paragraphs, box, short.length > 0 ? short : sizes.slice(-1), set);
  return page.text('Title', box, paragraphs, { placeholder: 'title', size, color: page.ground.text, anchor, ...set });
}

/** Small and muted in the usual place, for pages on which something else speaks. */
export function quietTitle(page: Page): TextElement {
  const paragraphs = titleParagraphs(page.title, page);
  const size = page.sizes.body;
  const { x } = page.columns(0, 10);
  const w = quietWidth(page);
  const h = page.measure(paragraphs, w, size, setting).height;
  return page.text('Title', { x, y: page.head.y, w, h }, paragraphs, { placeholder: 'title', size, color: 'ink-65', ...setting });
}

function quietWidth(page: Page): number {
  return Math.min(page.columns(0, 10).w, page.head.w);
}

/** A figure and what it counts, or a quarter and its year, are not parted by a line: `Q4 2017`, `12 %`, `5 Mio.`. */
const pairs = /(?<=\b(?:[QTH][1-4]|FY\d{0,4})) (?=\d)|(?<=\d) (?=[%$€£¥]|(?:[KMB]|Mio|Mrd|Tsd|pp)(?!\p{L}))/gu;

function titleParagraphs(title: string, { look }: Page): Paragraph[] {
  return [{ runs: [{ text: title.replace(pairs, '\u00a0'), ...(look.headings === 'bold' && { bold: true }) }] }];
}
