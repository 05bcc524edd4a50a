/** The title where a kind places it itself: the real title placeholder, at the largest size that fits its box. */
import type { Box, Paragraph, TextElement } from '../layout/layout.ts';
import type { Page } from './slide-kind.ts';

const setting = { font: 'heading', lineSpacing: 1 } as const;

const mostLines = 2;

/** On a dark ground: it stands on the lower edge of its box, so that what follows always begins at the same height. */
export function darkTitle(page: Page, box: Box, sizes: readonly number[]): TextElement {
  const paragraphs = titleParagraphs(page);
  const short = sizes.filter((size) => page.measure(paragraphs, box.w, size, setting).lines <= mostLines);
  const size = page.fitSize(paragraphs, box, short.length > 0 ? short : sizes.slice(-1), setting);
  return page.text('Title', box, paragraphs, { placeholder: 'title', size, color: 'on-dark', anchor: 'bottom', ...setting });
}

/** Small and muted in the usual place, for pages on which something else speaks. */
export function quietTitle(page: Page): TextElement {
  const paragraphs = titleParagraphs(page);
  const size = page.sizes.body;
  const { x, w } = page.columns(0, 10);
  const h = page.measure(paragraphs, w, size, setting).height;
  return page.text('Title', { x, y: 0.45, w, h }, paragraphs, { placeholder: 'title', size, color: 'ink-65', ...setting });
}

function titleParagraphs(page: Page): Paragraph[] {
  return [{ runs: [{ text: page.title, bold: true }] }];
}
