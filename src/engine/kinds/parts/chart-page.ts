/** A page with a chart: its box beside the reading, its axis, labels and names, its note, and what it shows in words. */
import type { FactId } from '../../../model/fact.ts';
import type { Box, ColorToken, Element, TextElement } from '../../../model/layout.ts';
import { ref, type Text } from '../../../model/text.ts';
import { fitLine } from '../../fonts/fit-line.ts';
import type { Page } from '../define-kind.ts';
import { evenPages, fewEnoughWords, placeReading, readingHeight, splitReading } from './pages.ts';

/** Width of the widest value label at label size, inches. */
export function widestValue(ids: readonly (FactId | null)[], page: Page): number {
  return widestWord(
    ids.map((id) => (id === null ? '' : page.plain(ref(id)))),
    page,
  );
}

/** Width of the widest text on one line, inches; at label size unless told otherwise. */
export function widestWord(texts: readonly string[], page: Page, size: number = page.sizes.label): number {
  return Math.max(0, ...texts.map((text) => page.measure([{ runs: [{ text }] }], page.width, size).widest));
}

/** Indexes of the first, the highest, the lowest and the last point, and of those asked for: what a chart says when it cannot say all. */
export function tellingPoints(ids: readonly (FactId | null)[], also: readonly number[], page: Page): number[] {
  const numbers = ids.map((id) => (id === null ? null : page.value(id)));
  const present = numbers.flatMap((number, index) => (number === null ? [] : [index]));
  const bySize = present.toSorted((a, b) => numbers[a]! - numbers[b]! || a - b);
  const chosen = new Set([present[0], bySize[0], bySize.at(-1), present.at(-1), ...also]);
  return present.filter((index) => chosen.has(index));
}

/** The telling points whose label meets no taller column beside it. */
export function clearPoints(ids: readonly (FactId | null)[], also: readonly number[], page: Page): number[] {
  const numbers = ids.map((id) => (id === null ? null : page.value(id)));
  return tellingPoints(ids, also, page).filter((index) =>
    [index - 1, index + 1].every((beside) => (numbers[beside] ?? Number.NEGATIVE_INFINITY) <= numbers[index]!),
  );
}

/** More points than this are not read out one by one. */
const mostSpoken = 8;

interface SpokenSeries {
  name: string;
  values: readonly (FactId | null)[];
}

export function chartAlt(message: string, categories: readonly string[], series: readonly SpokenSeries[], page: Page): string {
  const spoken = series.map(({ name, values }) => {
    const points = (values.length > mostSpoken ? tellingPoints(values, [], page) : [...values.keys()])
      .filter((index) => values[index] !== null)
      .map((index) => `${categories[index]} ${page.plain(ref(values[index]!))}`);
    return name === '' ? `${points.join('; ')}.` : `${name}: ${points.join('; ')}.`;
  });
  return [/[.!?…]$/.test(message) ? message : `${message}.`, ...spoken].join(' ');
}

/** Air over the highest and under the lowest point, for their labels. */
const air = 1.1;
/** Steps the axis is cut into, at most. */
const steps = 5;

/** `rates` are shares of a whole: while none is over 100 %, neither is the axis. */
export function axisRange(values: readonly number[], rates: boolean): { min: number; max: number } {
  const highest = Math.max(0, ...values) * air;
  const lowest = Math.min(0, ...values) * air;
  if (highest - lowest < 1e-9) return { min: 0, max: 1 };
  const step = roundUp((highest - lowest) / steps);
  const multiple = (count: number) => Number((count * step).toPrecision(6));
  const max = multiple(Math.ceil(highest / step - 1e-9));
  return { min: multiple(Math.floor(lowest / step + 1e-9)), max: rates && highest <= air ? Math.min(1, max) : max };
}

/** The next of 1, 2, 5, 10 …: what an axis is read in. */
function roundUp(size: number): number {
  const power = 10 ** Math.floor(Math.log10(size));
  return ([1, 2, 5].find((step) => step * power >= size * (1 - 1e-9)) ?? 10) * power;
}

/** Both ends around the values, at round numbers a step apart: for places rather than lengths, which need no zero. */
export function closeRange(values: readonly number[], rates: boolean): { min: number; max: number; step: number } {
  const whole = axisRange(values, rates);
  const [lowest, highest] = [Math.min(...values), Math.max(...values)];
  if (values.length === 0 || lowest <= highest / 2) return { ...whole, step: roundUp((whole.max - whole.min) / steps) };
  const step = roundUp(((highest - lowest) * air || highest * 0.1) / steps);
  const multiple = (count: number) => Number((count * step).toPrecision(6));
  const min = multiple(Math.max(0, Math.floor(lowest / step - 0.5)));
  return { min, step, max: Math.min(multiple(Math.ceil(highest / step + 0.5)), rates && highest <= 1 ? 1 : Number.POSITIVE_INFINITY) };
}

/** A column is no wider than this, inches. */
const widest = 1.8;
/** What a chart can hold, percent. */
const most = 500;

/** Percent of a column's width, `usual` while the columns are narrow enough; `series` of them stand side by side in each of `groups`. */
export function columnGap(usual: number, { groups, series }: { groups: number; series: number }, width: number): number {
  const needed = (width / groups / widest - series) * 100;
  return Math.round(Math.min(most, Math.max(usual, needed)));
}

/** Part of the box the names may take. */
const mostWidth = 0.34;

/** `plot` is the box that is left for the bars, which fill it from top to bottom; a name stands in the upper `part` of its row. */
export function rowNames(names: readonly string[], box: Box, page: Page, bold?: number, part = 1): { plot: Box; elements: Element[] } {
  const size = page.sizes.label;
  const row = box.h / names.length;
  const written = names.map((text, index) => ({ text, ...(index === bold && { bold: true }) }));
  const width = (text: (typeof written)[number]) => page.measure([{ runs: [text] }], page.width, size).widest;
  const w = Math.min(box.w * mostWidth, Math.max(0, ...written.map(width)) + 0.02);
  const gap = page.gaps.within / 2;
  const elements = written.map((run, index) => {
    const kept = shortened(run, w, row * part, page);
    return page.text(`Row ${index + 1}`, { x: box.x, y: box.y + index * row, w, h: row * part }, [{ runs: [kept], align: 'right' }], {
      size,
      color: index === bold ? 'ink' : 'ink-65',
      anchor: 'middle',
      lineSpacing: 1,
      group: 'Rows',
    });
  });
  return { plot: { ...box, x: box.x + w + gap, w: box.w - w - gap }, elements };
}

/** Whether every word of the names has room before the bars, `width` inches with them. */
export function rowNamesFit(names: readonly string[], width: number, page: Page): boolean {
  return (
    widestWord(
      names.flatMap((name) => name.split(/\s+/u)),
      page,
    ) <=
    width * mostWidth
  );
}

/** A name that is too long for its row ends with an ellipsis; the chart's data and its alternative text hold it whole. */
function shortened<R extends { text: string }>(run: R, width: number, height: number, page: Page): R {
  const fits = (text: string) => {
    const { height: needed, widest } = page.measure([{ runs: [{ ...run, text }] }], width, page.sizes.label, { lineSpacing: 1 });
    return needed <= height && widest <= width;
  };
  return { ...run, text: fitLine(run.text, fits).kept };
}

/** The note's element at the bottom of the box, and the box that is left above it. */
export function chartNote(text: string, box: Box, page: Page): { element: TextElement; above: Box } {
  const paragraphs = [{ runs: [{ text }] }];
  const { height } = page.measure(paragraphs, box.w, page.sizes.label);
  return {
    element: page.text('Chart note', { x: box.x, y: box.y + box.h - height, w: box.w, h: height }, paragraphs, {
      size: page.sizes.label,
      color: 'ink-65',
    }),
    above: { ...box, h: box.h - height - page.gaps.within / 2 },
  };
}

/** Part of the body that a chart over its reading keeps at least. */
const leastAbove = 0.6;

/** `cramped` says that words would be cut beside the reading, which then stands under the chart where it leaves that its height. */
export function placeChartPage(
  reading: readonly Text[],
  page: Page,
  draw: (box: Box) => Element[],
  { claim = 'accent', cramped = () => false }: { claim?: ColorToken; cramped?: (box: Box) => boolean } = {},
): Element[] {
  const box = chartBox(reading, page);
  const under = reading.length > 0 && cramped(box) ? boxesOver(reading, page) : null;
  const [chart, words] = under ?? [box, readingBox(page)];
  return [...draw(chart), ...placeReading(reading, words, page, claim)];
}

/** The chart over all twelve columns and its reading under it; null where that leaves the chart too low. */
function boxesOver(reading: readonly Text[], page: Page): [Box, Box] | null {
  const { y, h } = page.body;
  const words = readingHeight(reading, page.body.w, page);
  const above = h - words - page.gaps.between;
  if (above < h * leastAbove) return null;
  const across = page.columns(0, 12);
  return [
    { ...across, y, h: above },
    { ...across, y: y + h - words, h: words },
  ];
}

/** Where the chart stands: the body's height, eight or twelve columns wide. */
function chartBox(reading: readonly Text[], page: Page): Box {
  const { y, h } = page.body;
  return { ...page.columns(0, reading.length > 0 ? 8 : 12), y, h };
}

/** One entry a page; a reading too long for its column, or beside the words `said` in the chart, goes on beside the same chart. */
export function splitByReading<C extends { reading: Text[] }>(content: C, page: Page, said: readonly Text[] = []): C[] {
  if (content.reading.length < 2) return [content];
  return splitReading(content.reading, readingBox(page), page, said).map((reading) => ({ ...content, reading }));
}

/** Most items a page, up to `most`, of which every page can say `wordsOf` beside the longest statement. */
export function mostBesideReading<T>(
  items: readonly T[],
  most: number,
  wordsOf: (items: readonly T[]) => readonly Text[],
  reading: readonly Text[],
  page: Page,
): number {
  const fits = (count: number) =>
    evenPages(items, count).every((part) => [...reading, ''].every((statement) => fewEnoughWords(page, ...wordsOf(part), statement)));
  let count = most;
  while (count > 1 && !fits(count)) count -= 1;
  return count;
}

function readingBox(page: Page): Box {
  const { y, h } = page.body;
  return { ...page.columns(8, 4), y, h };
}
