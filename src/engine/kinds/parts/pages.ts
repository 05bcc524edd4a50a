/** Splits content into pages that fit, by space and words, and places links and figures. */
import { catalogueOf } from '../../../languages/catalogue.ts';
import { languages } from '../../../model/language.ts';
import type { Box, Run, TextElement } from '../../../model/layout.ts';
import type { Text } from '../../../model/text.ts';
import { countWords } from '../../language/count-words.ts';
import type { Page } from '../define-kind.ts';

/** Pages of at most `most` items, as even as possible, fuller ones first. */
export function evenPages<T>(items: readonly T[], most: number): T[][] {
  const count = Math.max(1, Math.ceil(items.length / most));
  const pages: T[][] = [];
  let from = 0;
  for (let index = 0; index < count; index++) {
    const take = Math.ceil((items.length - from) / (count - index));
    pages.push(items.slice(from, from + take));
    from += take;
  }
  return pages;
}

/** Fills pages while `fits` holds; an item that never fits gets its own page. */
export function fittingPages<T>(items: readonly T[], fits: (items: readonly T[]) => boolean): T[][] {
  const pages: T[][] = [];
  let current: T[] = [];
  for (const item of items) {
    if (current.length > 0 && !fits([...current, item])) {
      pages.push(current);
      current = [];
    }
    current.push(item);
  }
  if (current.length > 0 || pages.length === 0) pages.push(current);
  return balanced(pages, fits);
}

/** The same number of pages with items spread evenly, if that fits: no page ends with a single row. */
function balanced<T>(pages: T[][], fits: (items: readonly T[]) => boolean): T[][] {
  if (pages.length < 2) return pages;
  const items = pages.flat();
  const even = evenPages(items, Math.ceil(items.length / pages.length));
  return even.length === pages.length && even.every(fits) ? even : pages;
}

/** Maximum words on a content slide with title and lead, without figures; where something drawn carries them, it may be more. */
const mostWords = { alone: 75, beside: 100 };
/** Words reserved for the "continued" mark. */
const reserve = 2;

/** Whether a page can show all these texts besides its title. */
export function fewEnoughWords(page: Page, ...texts: readonly (Text | undefined)[]): boolean {
  return wordsWith(page, texts) <= mostWords.alone - reserve;
}

/** The same beside a chart, a table, tiles or a line of time. */
export function fewEnoughBeside(page: Page, ...texts: readonly (Text | undefined)[]): boolean {
  return wordsWith(page, texts) <= mostWords.beside - reserve;
}

/** Words of a page with its title, lead and these texts. */
export function wordsWith(page: Page, texts: readonly (Text | undefined)[]): number {
  const said = texts.flatMap((text) => (text === undefined ? [] : page.plain(text)));
  return [page.title, page.lead ?? '', ...said].reduce((sum, text) => sum + countWords(text), 0);
}

interface Half {
  x: number;
  w: number;
}

export function halves(page: Page): { left: Half; right: Half } {
  const { x, w } = page.columns(0, 12);
  const half = (w - page.gaps.between) / 2;
  return { left: { x, w: half }, right: { x: x + w - half, w: half } };
}

/** The lists of each page; a list that has ended is empty on later pages. */
export function splitTogether<T>(lists: readonly (readonly T[])[], fits: (lists: readonly (readonly T[])[]) => boolean): T[][][] {
  const longest = Math.max(...lists.map(({ length }) => length));
  const rows = Array.from({ length: longest }, (_, index) => index);
  const taken = (indexes: readonly number[]) =>
    lists.map((list) => indexes.flatMap((index) => (index < list.length ? [list[index]!] : [])));
  return fittingPages(rows, (indexes) => fits(taken(indexes))).map(taken);
}

/** A horizontal hairline. */
export function hairline(name: string, at: { x: number; y: number; w: number }, page: Page): TextElement {
  return page.shape(name, { ...at, h: 0 }, { geometry: 'line', line: { color: 'ink-12', width: 0.75 } });
}

/** `in words`: "see slide 7"; `short`: an arrow and the number, if words or space are scarce. */
export type JumpForm = 'in words' | 'short';

/** `see slide 4`. */
export function seeSlide({ language }: Page, n: string): string {
  return catalogueOf(language).say('see-slide', { n });
}

/** null if there is no such slide. */
export function placeJump(name: string, slide: string | undefined, form: JumpForm, box: Box, page: Page): TextElement | null {
  const number = slide === undefined ? null : page.slideNumber(slide);
  if (number === null) return null;
  const said = form === 'in words' ? seeSlide(page, String(number)) : `${rightToLeft(page) ? '←' : '→'} ${number}`;
  const runs = linked(said, `#${slide}`, page);
  return page.text(name, box, [{ runs, align: 'right' }], { size: page.sizes.label, color: 'ink-65', anchor: 'middle' });
}

/** Some programs stretch a multi-word Arabic link over its box, so each word is its own link. */
function linked(text: string, link: string, page: Page): Run[] {
  if (!rightToLeft(page)) return [{ text, link }];
  return text.split(/( )/).map((part) => (part === ' ' ? { text: part } : { text: part, link }));
}

function rightToLeft({ language }: Page): boolean {
  return languages[language].direction === 'rtl';
}

/** How much wider Arabic letters and digits may be in the reader's font. */
const unknownFont = 1.25;

/** One of `candidates`, points, largest first; `box` is the space for one figure, inches. */
export function figureSizeIn(
  figures: readonly Text[],
  box: { w: number; h: number },
  candidates: readonly number[],
  page: Page,
  options: { font: 'heading'; lineSpacing?: number },
): number {
  const each = figures.map((figure) => {
    const w = box.w / widerBy(page.plain(figure));
    return page.fitSize([{ runs: page.runs(figure) }], { ...box, w }, candidates, options);
  });
  return Math.min(candidates[0]!, ...each);
}

/** How much wider than measured a text may be drawn. */
export function widerBy(text: string): number {
  return /\p{Script=Arabic}/u.test(text) ? unknownFont : 1;
}
