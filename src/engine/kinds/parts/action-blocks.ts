/** Few steps as blocks side by side: the step and what it is worth, then how one will know, who and when, each on one line across the blocks. */
import type { Box, Element, Paragraph, Run } from '../../../model/layout.ts';
import type { Text } from '../../../model/text.ts';
import type { Page } from '../define-kind.ts';
import { standsIn } from './diagram.ts';
import { fewEnoughWords, figureSizeIn, hairline } from './pages.ts';

export interface ActionBlock {
  number: number;
  what: Run[];
  worth: Run[] | null;
  /** Each line's label and what stands behind it. */
  details: { label: string; said: Run[] }[];
}

/** One step alone is a line, and four leave no room for what stands in them. */
const counts = { least: 2, most: 3 } as const;
const inset = 0.24;
const edge = 0.07;
/** Air between the parts of a block, and the most that a roomy page adds to it, inches. */
const air = { least: 0.12, most: 0.5 } as const;
const gap = 0.04;

interface Heights {
  what: number;
  label: number;
  worth: number;
  /** Of each line of details, across the blocks. */
  details: number[];
}

/** Null where they are too many, or where their words do not fit. `said`: other words of the page. */
export function placeActionBlocks(blocks: readonly ActionBlock[], alt: string, page: Page, said: readonly Text[] = []): Element[] | null {
  const count = blocks.length;
  if (count < counts.least || count > counts.most || blocks.some(({ worth }) => worth === null)) return null;
  if (!fewEnoughWords(page, ...blocks.flatMap(wordsOf), ...said)) return null;
  const { x, w: across } = page.columns(0, 12);
  const w = (across - (count - 1) * page.gaps.within) / count;
  const inner = w - 2 * inset;
  const { lead, body, figure: large, title } = page.sizes;
  const settings = [
    { size: lead, largest: large },
    { size: lead, largest: title },
    { size: body, largest: title },
  ];
  for (const { size, largest } of settings) {
    const figure = figureSizeIn(
      blocks.map(({ worth }) => plainOf(worth!)),
      { w: inner, h: 0.7 },
      [largest, title, lead],
      page,
      { font: 'heading', lineSpacing: 1 },
    );
    const heights = heightsOf(blocks, inner, size, figure, page);
    const parts = 2 + heights.details.length;
    const needed = edge + 2 * inset + heights.what + heights.label + heights.worth + sum(heights.details) + air.least * parts;
    const whole = blocks.every(({ what }) => standsIn([{ runs: bold(what) }], { w: inner, h: page.body.h }, size, page));
    if (needed > page.body.h || !whole) continue;
    const apart = Math.min(air.most, air.least + (page.body.h - needed) / parts);
    const h = needed + (apart - air.least) * parts;
    return blocks.flatMap((block, at) =>
      placeBlock(
        block,
        { x: x + at * (w + page.gaps.within), y: page.body.y, w, h },
        { size, figure, apart, heights },
        at === 0 ? alt : null,
        page,
      ),
    );
  }
  return null;
}

interface Setting {
  size: number;
  figure: number;
  apart: number;
  heights: Heights;
}

function placeBlock(block: ActionBlock, box: Box, { size, figure, apart, heights }: Setting, alt: string | null, page: Page): Element[] {
  const group = `Step ${block.number}`;
  const { x, w } = { x: box.x + inset, w: box.w - 2 * inset };
  const elements: Element[] = [
    { ...page.shape(`${group} panel`, box, { fill: 'light', group }), ...(alt !== null && { groupAlt: alt }) },
    page.shape(`${group} edge`, { ...box, h: edge }, { fill: 'accent', group }),
  ];
  let y = box.y + edge + inset;
  const add = (name: string, paragraphs: Paragraph[], h: number, style: Parameters<Page['text']>[3]) => {
    elements.push(page.text(`${group} ${name}`, { x, y, w, h }, paragraphs, { group, ...style }));
    y += h;
  };
  add('what', [{ runs: bold(block.what) }], heights.what, { size });
  y += apart;
  add('worth label', worthLabel(page), heights.label, { size: page.sizes.label, color: 'ink-65' });
  add('worth', [{ runs: block.worth! }], heights.worth, {
    size: figure,
    font: 'heading',
    lineSpacing: 1,
    color: page.accentOn('light', figure),
  });
  for (const [at, detail] of block.details.entries()) {
    y += apart / 2;
    elements.push({ ...hairline(`${group} line ${at + 1}`, { x, y, w }, page), group });
    y += apart / 2;
    add(`detail ${at + 1}`, detailParagraphs(detail, page), heights.details[at]!, { size: page.sizes.body });
  }
  return elements;
}

function heightsOf(blocks: readonly ActionBlock[], w: number, size: number, figure: number, page: Page): Heights {
  const tallest = (heights: readonly number[]) => Math.max(0, ...heights);
  const lines = Math.max(...blocks.map(({ details }) => details.length));
  return {
    what: tallest(blocks.map(({ what }) => page.measure([{ runs: bold(what) }], w, size).height)),
    label: page.measure(worthLabel(page), w, page.sizes.label).height,
    worth: tallest(blocks.map(({ worth }) => page.measure([{ runs: worth ?? [] }], w, figure, { font: 'heading', lineSpacing: 1 }).height)),
    details: Array.from({ length: lines }, (_, at) =>
      tallest(
        blocks.flatMap(({ details }) =>
          details[at] ? [page.measure(detailParagraphs(details[at], page), w, page.sizes.body).height + gap] : [],
        ),
      ),
    ),
  };
}

function detailParagraphs({ label, said }: ActionBlock['details'][number], page: Page): Paragraph[] {
  return [{ runs: [{ text: label, color: 'ink-65', size: page.sizes.label }], after: 2 }, { runs: said }];
}

function worthLabel({ words }: Page): Paragraph[] {
  return [{ runs: [{ text: words.worth }] }];
}

function bold(runs: readonly Run[]): Run[] {
  return runs.map((run) => ({ ...run, bold: true }));
}

function wordsOf({ what, worth, details }: ActionBlock): string[] {
  return [what, worth ?? [], ...details.map(({ label, said }) => [{ text: `${label} ` }, ...said])].map(plainOf);
}

function plainOf(runs: readonly Run[]): string {
  return runs.map(({ text }) => text).join('');
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
