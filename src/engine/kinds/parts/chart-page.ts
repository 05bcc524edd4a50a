/** A page with a chart: its box and reading, axis, labels and names, note, and alternative text. */
import type { FactId } from '../../../model/fact.ts';
import type { Box, ColorToken, Element, TextElement } from '../../../model/layout.ts';
import { ref, type Text } from '../../../model/text.ts';
import { fitLine } from '../../fonts/fit-line.ts';
import type { Page } from '../define-kind.ts';
import { type Aside, besideAside, placeAside } from './aside.ts';
import { heroOf, placeHero } from './hero.ts';
import { evenPages, fewEnoughBeside } from './pages.ts';
import { filled, leastFilled, placeBeside, placeUnder, type Reading, saysSomething, splitReading, underHeight } from './reading.ts';

/** Width of the widest value label at label size, inches. */
export function widestValue(ids: readonly (FactId | null)[], page: Page): number {
  return widestWord(
    ids.map((id) => (id === null ? '' : page.plain(ref(id)))),
    page,
  );
}

/** Width of the widest text on one line, inches; by default at label size. */
export function widestWord(texts: readonly string[], page: Page, size: number = page.sizes.label): number {
  return Math.max(0, ...texts.map((text) => page.measure([{ runs: [{ text }] }], page.width, size).widest));
}

/** Indexes of the first, highest, lowest and last point, and of requested ones: what to label if there is no room for all. */
export function tellingPoints(ids: readonly (FactId | null)[], also: readonly number[], page: Page): number[] {
  const numbers = ids.map((id) => (id === null ? null : page.value(id)));
  const present = numbers.flatMap((number, index) => (number === null ? [] : [index]));
  const bySize = present.toSorted((a, b) => numbers[a]! - numbers[b]! || a - b);
  const chosen = new Set([present[0], bySize[0], bySize.at(-1), present.at(-1), ...also]);
  return present.filter((index) => chosen.has(index));
}

/** Those whose label does not collide with a taller column next to it. */
export function clearPoints(ids: readonly (FactId | null)[], also: readonly number[], page: Page): number[] {
  const numbers = ids.map((id) => (id === null ? null : page.value(id)));
  return tellingPoints(ids, also, page).filter((index) =>
    [index - 1, index + 1].every((beside) => (numbers[beside] ?? Number.NEGATIVE_INFINITY) <= numbers[index]!),
  );
}

/** With more points, the alternative text does not list them. */
const mostSpoken = 8;

interface SpokenSeries {
  name: string;
  values: readonly (FactId | null)[];
}

export function chartAlt(message: string, categories: readonly string[], series: readonly SpokenSeries[], page: Page): string {
  const spoken = series.map(({ name, values }) => {
    const points = (values.length > mostSpoken ? tellingPoints(values, [], page) : [...values.keys()])
      .filter((index) => values[index] !== null)
      .map((index) => besideEachOther(categories[index]!, page.plain(ref(values[index]!))));
    return name === '' ? `${points.join('; ')}.` : `${name}: ${points.join('; ')}.`;
  });
  return [/[.!?…]$/.test(message) ? message : `${message}.`, ...spoken].join(' ');
}

/** A month beside a bare number would read as a date: `Jan 12`. */
export function besideEachOther(category: string, value: string): string {
  return /^\p{L}+\.?$/u.test(category) && /^\p{Nd}/u.test(value) ? `${category}: ${value}` : `${category} ${value}`;
}

/** Factor of space above the highest and below the lowest point, for labels. */
const air = 1.1;
/** Maximum number of gridlines beside the base line. */
const mostSteps = 4;

interface AxisRange {
  min: number;
  max: number;
  /** Distance of the gridlines. */
  step: number;
}

/** Round ends around `low` and `high`, with few gridlines between them. */
function roundRange(low: number, high: number): AxisRange {
  let step = roundUp((high - low) / mostSteps);
  while (Math.ceil(high / step - 1e-9) - Math.floor(low / step + 1e-9) > mostSteps) step = roundUp(step * 1.1);
  const multiple = (count: number) => Number((count * step).toPrecision(6));
  return { min: multiple(Math.floor(low / step + 1e-9)), max: multiple(Math.ceil(high / step - 1e-9)), step };
}

/** From zero. `rates`: shares of a whole, whose axis ends at 100% unless a value exceeds it. */
export function axisRange(values: readonly number[], rates: boolean): AxisRange {
  const highest = Math.max(0, ...values) * air;
  const lowest = Math.min(0, ...values) * air;
  if (highest - lowest < 1e-9) return { min: 0, max: 1, step: 0.5 };
  return roundRange(lowest, rates && highest <= air ? Math.min(1, highest) : highest);
}

/** The next of 1, 2, 2.5, 5, 10 …, for readable axis steps. */
function roundUp(size: number): number {
  const power = 10 ** Math.floor(Math.log10(size));
  return Number((([1, 2, 2.5, 5].find((step) => step * power >= size * (1 - 1e-9)) ?? 10) * power).toPrecision(6));
}

/** Space above and below a line that does not start at zero, as a share of its height: it takes a third of its axis. */
const around = { steady: 0.75, apart: 0.2 } as const;
/** Values that differ by more than this share of the highest are no steady measure. */
const steady = 0.3;

/** An axis around the values, with round ends: for positions rather than lengths, which need no zero where it is far away. */
export function closeRange(values: readonly number[], rates: boolean): AxisRange {
  const [lowest, highest] = [Math.min(...values), Math.max(...values)];
  if (values.length === 0 || lowest <= highest / 2) return axisRange(values, rates);
  const share = highest - lowest > highest * steady ? around.apart : around.steady;
  const beyond = (highest - lowest) * share || highest * 0.05;
  const top = highest + beyond;
  return roundRange(Math.max(0, lowest - beyond), rates && highest <= 1 ? Math.min(1, top) : top);
}

/** Minimum range of a sparkline as a share of its highest value: a 1% change must not look like a collapse. */
const leastSpan = 0.3;

/** Ends of an axis without labels that centre its line: its shape matters, not its height above zero. */
export function centred(values: readonly (number | null)[]): { min: number; max: number } | undefined {
  const numbers = values.filter((value) => value !== null);
  const low = Math.min(...numbers);
  const high = Math.max(...numbers);
  const span = 1.2 * Math.max(high - low, leastSpan * Math.max(Math.abs(high), Math.abs(low)));
  const middle = (low + high) / 2;
  return span > 0 && Number.isFinite(span) ? { min: middle - span / 2, max: middle + span / 2 } : undefined;
}

/** Maximum column width, inches. */
const widest = 1.8;
/** Maximum gap in a chart, percent. */
const most = 500;

/** Gap as a percentage of column width, `usual` unless columns get too wide; `series` columns per each of `groups`. */
export function columnGap(usual: number, { groups, series }: { groups: number; series: number }, width: number): number {
  const needed = (width / groups / widest - series) * 100;
  return Math.round(Math.min(most, Math.max(usual, needed)));
}

/** Maximum share of the box for names. */
const mostWidth = 0.34;

/** `plot`: the box left for the bars, which fill it vertically; a name is in the upper `part` of its row, or in all of it where that is too low. */
export function rowNames(names: readonly string[], box: Box, page: Page, bold?: number, part = 1): { plot: Box; elements: Element[] } {
  const size = page.sizes.label;
  const row = box.h / names.length;
  const written = names.map((text, index) => ({ text, ...(index === bold && { bold: true }) }));
  const width = (text: (typeof written)[number]) => page.measure([{ runs: [text] }], page.width, size).widest;
  const w = Math.min(box.w * mostWidth, Math.max(0, ...written.map(width)) + 0.02);
  const gap = page.gaps.within / 2;
  const line = page.measure([{ runs: [{ text: 'X' }] }], page.width, size, { lineSpacing: 1 }).height;
  const h = row * part < line ? row : row * part;
  const elements = written.map((run, index) => {
    const kept = shortened(run, w, h, page);
    return page.text(`Row ${index + 1}`, { x: box.x, y: box.y + index * row, w, h }, [{ runs: [kept], align: 'right' }], {
      size,
      color: index === bold ? 'ink' : 'ink-65',
      anchor: 'middle',
      lineSpacing: 1,
      group: 'Rows',
    });
  });
  return { plot: { ...box, x: box.x + w + gap, w: box.w - w - gap }, elements };
}

/** Whether every word of the names fits in front of the bars, in a total `width` in inches. */
export function rowNamesFit(names: readonly string[], width: number, page: Page): boolean {
  return (
    widestWord(
      names.flatMap((name) => name.split(/\s+/u)),
      page,
    ) <=
    width * mostWidth
  );
}

/** Shortens a name too long for its row; chart data and alternative text keep it whole. */
function shortened<R extends { text: string }>(run: R, width: number, height: number, page: Page): R {
  const fits = (text: string) => {
    const { height: needed, widest } = page.measure([{ runs: [{ ...run, text }] }], width, page.sizes.label, { lineSpacing: 1 });
    return needed <= height && widest <= width;
  };
  return { ...run, text: fitLine(run.text, fits).kept };
}

/** The note at the bottom of the box, and the box left above it. */
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

/** Minimum share of the body for a chart above its reading. */
const leastAbove = 0.6;

interface ChartPage {
  /** Colour of the first statement's claim, as in the chart. */
  claim?: ColorToken;
  /** Words would be cut in this box. */
  cramped?: (box: Box) => boolean;
  /** A table above the reading. */
  aside?: Aside | undefined;
  /** The page is too low for cards under the chart. */
  low?: boolean;
}

/** What is said stands in a panel beside the chart, or in cards under it: where it is short, where its names need the width, and where the pages before did otherwise. Once a deck, its claim stands on a block of its own. */
export function placeChartPage(
  content: Reading,
  page: Page,
  draw: (box: Box) => Element[],
  { claim = 'accent', cramped = () => false, aside, low = false }: ChartPage = {},
): Element[] {
  if (aside) return [...draw(besideAside(aside, content, page)), ...placeAside(aside, content, page, claim)];
  const { y, h } = page.body;
  const across = page.columns(0, 12);
  if (!saysSomething(content)) return draw({ ...across, y, h });

  const above = h - underHeight(content, across.w, page);
  const under = (): Element[] => {
    const top = y + above + page.gaps.between;
    return [...draw({ ...across, y, h: above }), ...placeUnder(content, { ...across, y: top, h: y + h - top }, page, claim)];
  };
  const columns = [8, 9].find((count) => fitsBeside(content, count, page) && filled(content, besideBox(page, count), page) >= leastFilled);
  const beside = (count: number): Element[] => [
    ...draw({ ...page.columns(0, count), y, h }),
    ...placeBeside(content, besideBox(page, count), page, claim),
  ];
  if (low) return beside(columns ?? 8);
  const isCramped = cramped({ ...page.columns(0, 8), y, h });
  const hero = isCramped ? null : heroOf(content, besideBox(page), page);
  const usual =
    above < h * leastAbove
      ? (['beside'] as const)
      : isCramped
        ? (['under'] as const)
        : columns === undefined
          ? (['under', 'beside'] as const)
          : (['beside', 'under'] as const);
  switch (page.compose([...(hero ? (['hero'] as const) : []), ...usual])) {
    case 'hero':
      return [...draw({ ...page.columns(0, 8), y, h }), ...placeHero(hero!, page)];
    case 'under':
      return under();
    case 'beside':
      return beside(columns ?? (above < h * leastAbove ? 8 : 9));
  }
}

function fitsBeside(content: Reading, columns: number, page: Page): boolean {
  return filled(content, besideBox(page, columns), page) <= 1;
}

/** The panel beside a chart of so many columns. */
function besideBox(page: Page, columns = 8): Box {
  const { y, h } = page.body;
  return { ...page.columns(columns, 12 - columns), y, h };
}

/** One entry per page; a reading too long for its panel, or next to the words `said` in the chart, continues next to the same chart. */
export function splitByReading<C extends Reading & { aside?: Aside | undefined }>(content: C, page: Page, said: readonly Text[] = []): C[] {
  // Beside a table, a reading too long for its column goes under both.
  if (content.reading.length < 2 || content.aside) return [content];
  return splitReading(content, besideBox(page), page, said).map((part) => ({ ...content, ...part }));
}

/** Maximum items per page, up to `most`, so that every page can show `wordsOf` them next to the longest statement. */
export function mostBesideReading<T>(
  items: readonly T[],
  most: number,
  wordsOf: (items: readonly T[]) => readonly Text[],
  reading: readonly Text[],
  page: Page,
): number {
  const fits = (count: number) =>
    evenPages(items, count).every((part) => [...reading, ''].every((statement) => fewEnoughBeside(page, ...wordsOf(part), statement)));
  let count = most;
  while (count > 1 && !fits(count)) count -= 1;
  return count;
}

/** Minimum share of the chart for horizontal bars, next to names. */
const leastPlot = 0.7;

/** Bars to both sides of zero: extends the axis, so that no value overlaps the names. */
export function roomBefore(ids: readonly (string | null)[], { w }: Box, page: Page): { min?: number; max?: number } {
  const values = ids.flatMap((id) => (id === null ? [] : (page.value(id) ?? [])));
  const [least, most] = [Math.min(0, ...values), Math.max(0, ...values)];
  if (least === 0) return {};
  const label = Math.min(0.25, (widestValue(ids, page) + 0.15) / (w * leastPlot));
  const beyond = ((most - least) * label) / (1 - 2 * label);
  return { min: least - beyond, max: most + beyond };
}
