/** Design figures of a deck: fonts, text sizes, title positions, variety of kinds, and white space. */
import { wordsOf } from '../../languages/catalogue.ts';
import { type BrandKit, fontOf } from '../../model/brand-kit.ts';
import type { Box, Element, Layout, LayoutSlide, TextElement } from '../../model/layout.ts';
import { lookOf } from '../brand/looks.ts';
import { sheetOf } from '../brand/sheet.ts';
import { measureParagraphs } from '../fonts/measure.ts';
import { slideKinds } from '../kinds/registry.ts';
import { varietyOf } from '../outline/variety.ts';
import type { DesignFigures } from './report.ts';
import { isTitle } from './truth/slide-texts.ts';

/** Whether a page shows a single thing that its title only introduces. */
export function showsOneThing({ kind }: Pick<LayoutSlide, 'kind'>): boolean {
  return slideKinds[kind].oneThing === true;
}

/** Point size from which text is a display figure, outside the type scale. */
const display = 30;
/** Grid of cells for measuring coverage. */
const grid = { across: 64, down: 48 } as const;

export function designOf(layout: Layout): DesignFigures {
  const content = layout.slides.filter(({ layout }) => layout !== 'title' && layout !== 'section');
  const sizes = layout.slides.flatMap(({ elements }) => elements.flatMap(sizesOf)).filter((size) => size < display);
  const titles = content.flatMap(({ elements }) => elements.filter(isTitle)).map(({ x, y }) => `${x} ${y}`);
  const white = content
    .filter(isSpread)
    .map((slide) => whiteShare(slide, layout))
    .sort((a, b) => a - b);
  return {
    families: [...new Set([layout.brandKit.fonts.heading, layout.brandKit.fonts.body])],
    sizes: [...new Set(sizes)].sort((a, b) => b - a),
    title_places: new Set(titles).size,
    white_space: white.length === 0 ? null : { least: white[0]!, median: white[Math.floor(white.length / 2)]!, most: white.at(-1)! },
    variety: varietyOf(
      layout.slides
        .filter((slide, at) => !goesOn(slide, layout.slides[at - 1], wordsOf(layout.language).continued))
        .map(({ kind }) => kind),
    ),
  };
}

/** Whether a page should be filled: a content page with more than one thing on it. */
export function isSpread({ kind, layout }: LayoutSlide): boolean {
  return layout !== 'title' && layout !== 'section' && !slideKinds[kind].oneThing;
}

/** A page split over several slides counts once. */
export function goesOn({ id, kind, title }: LayoutSlide, before: LayoutSlide | undefined, continued: string): boolean {
  const [, base, part] = /^(.+)-(\d+)$/.exec(id) ?? [];
  if (before?.kind !== kind || !title.includes(continued)) return false;
  return before.id === base || before.id === `${base}-${Number(part) - 1}`;
}

function sizesOf(element: Element): number[] {
  if (element.type === 'table')
    return [element.size, ...element.rows.flatMap(({ cells }) => cells.flatMap(({ runs }) => runs.flatMap(({ size }) => size ?? [])))];
  if (element.type === 'chart') return [element.size];
  if (element.type !== 'text') return [];
  return element.paragraphs.flatMap(({ runs }) => runs.map((run) => run.size ?? element.size));
}

/** Share of a page not covered by text, charts, diagrams, tables, pictures or fills, to two decimals. */
export function whiteShare(slide: LayoutSlide, { size, brandKit }: Pick<Layout, 'size' | 'brandKit'>): number {
  const boxes = coveredBoxes(slide, brandKit);
  let covered = 0;
  for (let row = 0; row < grid.down; row++) {
    const y = ((row + 0.5) / grid.down) * size.h;
    const inRow = boxes.filter((box) => box.y <= y && y <= box.y + box.h);
    for (let column = 0; column < grid.across; column++) {
      const x = ((column + 0.5) / grid.across) * size.w;
      if (inRow.some((box) => box.x <= x && x <= box.x + box.w)) covered++;
    }
  }
  return Math.round((1 - covered / (grid.across * grid.down)) * 100) / 100;
}

/** The boxes of what a page shows; a diagram or tile counts as one, like a chart. */
export function coveredBoxes({ elements }: LayoutSlide, kit: BrandKit): Box[] {
  const groups = new Map<string, Box[]>();
  const alone: Box[] = [];
  for (const element of elements) {
    if (element.type === 'connector') continue;
    const words = element.type === 'text' && element.fill === undefined ? element : null;
    if (words && words.paragraphs.length === 0 && words.geometry !== 'line') continue;
    const box = words && words.geometry !== 'line' ? wordsBox(words, kit) : element;
    if (element.group === undefined) alone.push(box);
    else groups.set(element.group, [...(groups.get(element.group) ?? []), box]);
  }
  return [...alone, ...[...groups.values()].map(hull)];
}

function hull(boxes: readonly Box[]): Box {
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  return { x, y, w: Math.max(...boxes.map((box) => box.x + box.w)) - x, h: Math.max(...boxes.map((box) => box.y + box.h)) - y };
}

/** The area that the words of a text occupy within their box. */
export function wordsBox({ x, y, w, h, inset, paragraphs, size, lineSpacing, font, anchor }: TextElement, kit: BrandKit): Box {
  const { height, widest } = measureParagraphs(paragraphs, w - 2 * inset, size, {
    ...fontOf(kit, font),
    lineSpacing,
    bold: font === 'heading' && lookOf(kit).headings === 'bold',
  });
  const align = paragraphs[0]?.align ?? 'left';
  const left = align === 'left' ? x + inset : align === 'right' ? x + w - inset - widest : x + (w - widest) / 2;
  const top = anchor === 'top' ? y + inset : anchor === 'bottom' ? y + h - inset - height : y + (h - height) / 2;
  return { x: left, y: top, w: widest, h: height };
}

/** Share of the content area that the largest rectangle with nothing in it takes, to two decimals. */
export function emptyShare(slide: LayoutSlide, { size, brandKit }: Pick<Layout, 'size' | 'brandKit'>): number {
  return largestEmpty(coveredBoxes(slide, brandKit), sheetOf(brandKit, { size }).frame.body);
}

/** Share of `body` that the largest rectangle clear of the boxes takes, to two decimals. */
export function largestEmpty(shown: readonly Box[], body: Box): number {
  // A line across the page divides what is empty above it from what is below.
  const cell = body.h / grid.down;
  const boxes = shown.map((box) => (box.h < cell ? { ...box, y: box.y - cell / 2, h: cell } : box));
  /** How many empty cells are above and at each cell of the row. */
  const above = new Array<number>(grid.across).fill(0);
  let largest = 0;
  for (let row = 0; row < grid.down; row++) {
    const y = body.y + ((row + 0.5) / grid.down) * body.h;
    const inRow = boxes.filter((box) => box.y <= y && y <= box.y + box.h);
    for (let column = 0; column < grid.across; column++) {
      const x = body.x + ((column + 0.5) / grid.across) * body.w;
      above[column] = inRow.some((box) => box.x <= x && x <= box.x + box.w) ? 0 : above[column]! + 1;
    }
    for (let from = 0; from < grid.across; from++) {
      let height = Number.POSITIVE_INFINITY;
      for (let to = from; to < grid.across && height > 0; to++) {
        height = Math.min(height, above[to]!);
        largest = Math.max(largest, height * (to - from + 1));
      }
    }
  }
  return Math.round((largest / (grid.across * grid.down)) * 100) / 100;
}

/** How much of each panel of a reading its words fill, from top to bottom. */
export function panelsFilled({ elements }: LayoutSlide, kit: BrandKit): number[] {
  const edges = elements.filter(({ name }) => / edge$/.test(name));
  return edges.map((edge) => {
    const words = elements.flatMap((each) =>
      each.type === 'text' && each.group === edge.group && each.paragraphs.length > 0 ? [wordsBox(each, kit)] : [],
    );
    const box = hull(words);
    return Math.round((box.h / edge.h) * 100) / 100;
  });
}
