/** Pages with only their message: cover, section, closing, quote, statement; in a template's own places if it has them. */
import type { Box, Element, Paragraph, TextElement } from '../../../model/layout.ts';
import type { Text } from '../../../model/text.ts';
import type { OwnPlaces } from '../../brand/sheet.ts';
import { type Cut, fitLine } from '../../fonts/fit-line.ts';
import type { Page } from '../define-kind.ts';

const setting = { font: 'heading', lineSpacing: 1 } as const;

const mostLines = 2;

/** As much of the title as fits two lines at its smallest size with the suffix; for kinds that place it themselves. */
export function shortTitle(suffix: string, page: Page, ground: 'dark' | 'light'): Cut {
  const { w, size } =
    ground === 'dark'
      ? { w: page.own?.title.box.w ?? page.columns(0, 8).w, size: page.sizes.title }
      : { w: quietWidth(page), size: page.sizes.body };
  return fitLine(page.title, (title) => page.measure(titleParagraphs(title + suffix, page), w, size, setting).lines <= mostLines);
}

/** On a full page: aligned to the bottom of its box, so that what follows always starts at the same height. */
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

/** Small and muted in the usual place, for pages whose message is elsewhere. */
function quietTitle(page: Page): TextElement {
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

/** Keeps a figure and its unit, or a quarter and its year, on one line: `Q4 2017`, `12 %`, `5 Mio.`. */
const pairs = /(?<=\b(?:[QTH][1-4]|FY\d{0,4})) (?=\d)|(?<=\d) (?=[%$€£¥]|(?:[KMB]|Mio|Mrd|Tsd|pp)(?!\p{L}))/gu;

function titleParagraphs(title: string, { look }: Page): Paragraph[] {
  return [{ runs: [{ text: title.replace(pairs, '\u00a0'), ...(look.headings === 'bold' && { bold: true }) }] }];
}

/** Bottom margin if text needs more space than the template provides, inches. */
const edge = 0.2;

/** `under`: the paragraphs below the title, most important first. */
export function placeOnOwn({ title, under }: OwnPlaces, words: readonly Paragraph[], page: Page): Element[] {
  const { sizes } = page;
  const smaller = [sizes.cover, sizes.figure, sizes.title, sizes.lead].filter((size) => size < title.size);
  const heading = aligned(fullTitle(page, title.box, [title.size, ...smaller], title), title);
  if (words.length === 0) return [heading];
  const own = [under.size, ...[sizes.lead, sizes.body, sizes.label].filter((size) => size < under.size)];
  const { lineSpacing, anchor } = under;
  const size = page.fitSize(words, under.box, own, { lineSpacing });
  const style = { size, lineSpacing, anchor, color: page.ground.text };
  const { height } = page.measure(words, under.box.w, size, { lineSpacing });
  const box = height <= under.box.h ? under.box : { ...under.box, y: Math.min(under.box.y, page.height - edge - height), h: height };
  const text = page.text('Text', box, words, { ...style, ...(under.placeholder && { placeholder: under.placeholder }) });
  return [heading, aligned(text, under)];
}

/** Aligned as in the template; the start of the line is the default. */
function aligned(element: TextElement, { align }: OwnPlaces['title']): TextElement {
  return align === 'left' ? element : { ...element, paragraphs: element.paragraphs.map((paragraph) => ({ ...paragraph, align })) };
}

/** A background shape clear of the text in the first eight columns and of the logo; none if the look has none. */
export function groundShape(page: Page): TextElement[] {
  const shape = page.look.coverShape;
  if (shape === null) return [];
  const { x, w } = page.columns(shape.column, 12 - shape.column);
  const y = Math.max(page.height * shape.top, page.coverTop);
  const h = page.height * shape.bottom - y;
  const across = Math.min(w, h);
  const box: Box =
    shape.geometry === 'rect' ? { x, y, w: page.width - x, h } : { x: x + w - across, y: y + h - across, w: across, h: across };
  return [page.shape('Ground shape', box, { fill: shape.fill, geometry: shape.geometry })];
}

/** `bar`: width of an accent bar next to the sentence, inches; none by default. */
export function placeOneThing(text: Text, under: Text | undefined, page: Page, bar = 0): Element[] {
  const span = page.columns(0, 9);
  const indent = bar > 0 ? bar + page.gaps.within : 0;
  const { x, w } = { x: span.x + indent, w: span.w - indent };
  const paragraphs: Paragraph[] = [{ runs: page.runs(text) }];
  const support: Paragraph[] = under ? [{ runs: page.runs(under) }] : [];
  const supportHeight = under ? page.gaps.between + page.measure(support, w, page.sizes.body).height : 0;
  const box = { w, h: page.body.h - supportHeight };
  const style = { font: 'heading', lineSpacing: 1 } as const;
  const size = page.fitSize(
    paragraphs,
    box,
    [page.sizes.figure, page.sizes.title, page.sizes.lead, page.sizes.body, page.sizes.label],
    style,
  );
  const { height, lines } = page.measure(paragraphs, w, size, style);
  const even = evenWidth((width) => page.measure(paragraphs, width, size, style).lines <= lines, w);
  const y = page.body.y + Math.max(0, (page.body.h - height - supportHeight) * 0.42);
  return [
    quietTitle(page),
    ...(bar > 0 ? [page.shape('Bar', { x: span.x, y, w: bar, h: height }, { fill: 'accent' })] : []),
    page.text('Statement', { x, y, w: even, h: height }, paragraphs, { size, ...style }),
    ...(under
      ? [
          page.text('Under it', { x, y: y + height + page.gaps.between, w, h: supportHeight - page.gaps.between }, support, {
            color: 'ink-65',
          }),
        ]
      : []),
  ];
}

/** Evens out line lengths: the narrowest width that needs no more lines, plus a tolerance for other renderers. */
function evenWidth(fits: (width: number) => boolean, width: number): number {
  const narrowest = [0.6, 0.65, 0.7, 0.75, 0.8, 0.85, 0.9, 0.95].find((part) => fits(width * part));
  return narrowest === undefined ? width : Math.min(width, width * (narrowest + 0.02));
}
