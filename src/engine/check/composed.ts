/** Gate "composed": no page with a hole or half-empty cards, no skeleton too often, no chart with too many lines or a flat one. */

import { wordsOf } from '../../languages/catalogue.ts';
import type { Box, ChartElement, Element, Layout, LayoutSlide, TextElement } from '../../model/layout.ts';
import { slideKinds } from '../kinds/registry.ts';
import { emptyShare, goesOn, isSpread, wordsBox } from './design.ts';
import { encloses } from './fits.ts';
import type { Finding } from './report.ts';
import { paragraphsText } from './truth/slide-texts.ts';

const most = {
  /** Share of the content area that one empty rectangle may take. */
  empty: 0.25,
  /** Pages running, and share of the content pages of a deck, that may have one skeleton. */
  running: 2,
  alike: 0.4,
  gridlines: 4,
} as const;
const least = {
  /** Share of a card's height that its words fill. */
  filled: 0.45,
  /** Share of its axis that a line takes. */
  course: 0.25,
} as const;
/** A deck of fewer content pages cannot vary much. */
const fewPages = 6;

type Find = (rule: string, message: string) => Finding;

export function checkComposed(layout: Layout): Finding[] {
  const pages = layout.slides.flatMap((slide, i) => {
    const find: Find = (rule, message) => ({ gate: 'composed', rule, slide: i + 1, message });
    return isFilled(slide) ? [...hole(slide, layout, find), ...emptyCards(slide, layout, find), ...charts(slide, find)] : [];
  });
  return [...pages, ...alike(layout)];
}

/** Pages of one message, and those to look things up in, are as full as what they hold. */
function isFilled(slide: LayoutSlide): boolean {
  return isSpread(slide) && slideKinds[slide.kind].frame !== true;
}

function hole(slide: LayoutSlide, layout: Layout, find: Find): Finding[] {
  const empty = emptyShare(slide, layout);
  return empty > most.empty ? [find('empty-area', `An empty rectangle takes ${percent(empty)} of the page.`)] : [];
}

/** Smaller shapes, and those that are no rectangles, are tiles, pills and parts of diagrams. */
const leastCard = { w: 1.5, h: 0.8 } as const;

/** Cards of one row have one height, so that the fullest of them speaks for all. */
function emptyCards(slide: LayoutSlide, { brandKit }: Layout, find: Find): Finding[] {
  const cards = slide.elements.filter((element) => isCard(element, slide.elements));
  const filled = cards.map((card) => {
    const words = slide.elements.flatMap((element) =>
      element !== card && element.type === 'text' && hasWords(element) && encloses(card, element) ? [wordsBox(element, brandKit)] : [],
    );
    const top = Math.min(...words.map(({ y }) => y));
    const bottom = Math.max(...words.map(({ y, h }) => y + h));
    return { card, share: words.length === 0 ? null : (bottom - top) / card.h };
  });
  const rows = grouped(filled, ({ card }) => `${card.y.toFixed(2)} ${card.h.toFixed(2)}`);
  return rows.flatMap((row) => {
    const shares = row.flatMap(({ share }) => share ?? []);
    if (shares.length === 0 || Math.max(...shares) >= least.filled) return [];
    const [{ card }] = row as [(typeof row)[number]];
    return [find('half-empty-card', `The words of "${card.name}" fill ${percent(Math.max(...shares))} of its height.`)];
  });
}

function isCard(element: Element, all: readonly Element[]): element is TextElement {
  if (element.type !== 'text' || element.fill === undefined || hasWords(element)) return false;
  if ((element.geometry ?? 'rect') !== 'rect' || element.opacity !== undefined) return false;
  if (element.w < leastCard.w || element.h < leastCard.h) return false;
  // What holds a chart, a table or a picture is no card of words.
  return !all.some((other) => other.type !== 'text' && encloses(element, other));
}

function hasWords({ paragraphs }: TextElement): boolean {
  return paragraphsText(paragraphs).trim() !== '';
}

function charts({ elements }: LayoutSlide, find: Find): Finding[] {
  return elements
    .filter((element): element is ChartElement => element.type === 'chart')
    .flatMap((chart) => {
      const lines = gridlinesOf(chart);
      const course = courseOf(chart);
      return [
        ...(lines > most.gridlines ? [find('gridlines', `"${chart.name}" has ${lines} gridlines.`)] : []),
        ...(course !== null && course < least.course
          ? [find('flat-line', `The lines of "${chart.name}" take ${percent(course)} of its height.`)]
          : []),
      ];
    });
}

/** Beside the base line. */
function gridlinesOf({ axis: { gridlines, min = 0, max, step } }: ChartElement): number {
  return !gridlines || max === undefined || step === undefined ? 0 : Math.round((max - min) / step);
}

/** Share of the axis that the lines of a line chart take; null where its ends are automatic, or where it has no axis to read. */
function courseOf({ chart, series, axis: { min, max, values: read } }: ChartElement): number | null {
  if (chart !== 'line' || !read || min === undefined || max === undefined) return null;
  const values = series.flatMap((each) => each.values.filter((value) => value !== null));
  return values.length === 0 ? null : (Math.max(...values) - Math.min(...values)) / (max - min);
}

/** Pages that look alike at arm's length: what is drawn, and where, to half an inch. */
function alike({ slides, language }: Layout): Finding[] {
  const { continued } = wordsOf(language);
  const pages = slides.flatMap((slide, at) =>
    isFilled(slide) && !goesOn(slide, slides[at - 1], continued) ? [{ number: at + 1, skeleton: skeletonOf(slide) }] : [],
  );
  const findings: Finding[] = [];
  const find = (slide: number, message: string) => findings.push({ gate: 'composed', rule: 'same-skeleton', slide, message });
  pages.forEach(({ number, skeleton }, at) => {
    const before = pages.slice(Math.max(0, at - most.running), at);
    if (before.length === most.running && before.every((page) => page.skeleton === skeleton))
      find(number, `It has the same composition as the ${most.running} pages before it.`);
  });
  if (pages.length >= fewPages) {
    for (const same of grouped(pages, ({ skeleton }) => skeleton))
      if (same.length > Math.ceil(pages.length * most.alike))
        find(same.at(-1)!.number, `${same.length} of ${pages.length} pages have the same composition.`);
  }
  return findings;
}

function skeletonOf({ elements }: LayoutSlide): string {
  const half = (inches: number) => Math.round(inches * 2) / 2;
  const place = ({ x, y, w, h }: Box) => [x, y, w, h].map(half).join(' ');
  return elements
    .filter((element) => element.type !== 'connector' && element.w * element.h > 1.5)
    .map((element) => `${element.type === 'chart' ? element.chart : element.type} ${place(element)}`)
    .sort()
    .join('; ');
}

function grouped<T>(items: readonly T[], keyOf: (item: T) => string): T[][] {
  const groups = new Map<string, T[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return [...groups.values()];
}

function percent(share: number): string {
  return `${Math.round(share * 100)}%`;
}
