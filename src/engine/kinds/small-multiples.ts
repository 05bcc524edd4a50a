/** Small multiples: the same measure of several members over the same periods, in equal panels on one scale. */
import { z } from 'zod';
import { fitLine } from '../layout/fit-line.ts';
import type { Box, ChartElement, Element } from '../layout/layout.ts';
import { ref } from '../outline/text.ts';
import { axisRange } from './charts/axis-range.ts';
import { chartAlt } from './charts/chart-alt.ts';
import { chartNote } from './charts/chart-note.ts';
import { mostBesideReading, placeChartPage, splitByReading } from './charts/chart-page.ts';
import { widerBy } from './parts/figure-size.ts';
import { evenPages } from './parts/pages.ts';
import type { Page, SlideKind } from './slide-kind.ts';

export const smallMultiplesContent = z.strictObject({
  chart: z.enum(['column', 'line']).default('line'),
  periods: z.array(z.string()).min(2).max(36),
  /** Fact ids, one a period; null where there is none. */
  panels: z.array(z.strictObject({ label: z.string(), values: z.array(z.string().nullable()) })).min(2),
  /** Index of the panel the title speaks of. */
  highlight: z.number().int().nonnegative().optional(),
  /** Indexes of periods the data do not cover whole. */
  partial: z.array(z.number().int().nonnegative()).default([]),
  reading: z.array(z.string()).max(4).default([]),
});
export type SmallMultiplesContent = z.infer<typeof smallMultiplesContent>;

const mostPanels = 9;

export const smallMultiples: SlideKind<SmallMultiplesContent> = {
  summary:
    'One measure of several members over time, in equal panels on one scale; chosen when the message is who moved otherwise than the rest.',
  content: smallMultiplesContent,
  layout: 'title-only',
  split: (content, page) => splitByPanels(content, page).flatMap((part) => splitByReading(part, page, wordsIn(part))),
  place: (content, page) =>
    placeChartPage(content.reading, page, (box) => {
      const note = content.partial.length > 0 ? chartNote(`* ${page.words.partialPeriod}`, box, page) : null;
      const panels = draw(content, note ? note.above : box, page);
      return note ? [...panels, note.element] : panels;
    }),
};

/** What a page says beside its reading. */
function wordsIn({ panels, periods }: Pick<SmallMultiplesContent, 'panels' | 'periods'>): string[] {
  const columns = Math.min(panels.length, across(panels.length));
  const ends = Array.from({ length: columns }, () => [periods[0]!, periods.at(-1)!]);
  return [...panels.map(({ label }) => label), ...ends.flat()];
}

/** As many panels as a page can draw, and say beside the longest statement. */
function splitByPanels(content: SmallMultiplesContent, page: Page): SmallMultiplesContent[] {
  const { highlight, periods, reading, ...rest } = content;
  const count = mostBesideReading(content.panels, mostPanels, (panels) => wordsIn({ panels: [...panels], periods }), reading, page);
  let from = 0;
  return evenPages(content.panels, count).map((panels) => {
    const local = highlight === undefined ? -1 : highlight - from;
    from += panels.length;
    return { ...rest, periods, reading, panels, ...(local >= 0 && local < panels.length && { highlight: local }) };
  });
}

/** Panels side by side: two or three, in up to three rows. */
function across(count: number): number {
  return count === 2 || count === 4 ? 2 : 3;
}

function draw(content: SmallMultiplesContent, box: Box, page: Page): Element[] {
  const { panels, periods, partial } = content;
  const columns = Math.min(panels.length, across(panels.length));
  const rows = Math.ceil(panels.length / columns);
  const { within, between } = page.gaps;
  const line = page.measure([{ runs: [{ text: 'A' }] }], page.width, page.sizes.label, { lineSpacing: 1 }).height;
  const w = (box.w - between * (columns - 1)) / columns;
  const h = (box.h - line - within / 2 - within * (rows - 1)) / rows;
  const ids = panels.flatMap(({ values }) => values);
  const numbers = ids.flatMap((id) => (id === null ? [] : (page.value(id) ?? [])));
  const range = axisRange(numbers, page.format(ids).includes('%'));
  const named = (index: number) => {
    const text = `${periods[index]}${partial.includes(index) ? '*' : ''}`;
    return fitLine(text, (kept) => page.measure([{ runs: [{ text: kept }] }], page.width, page.sizes.label).widest <= w / 2).kept;
  };
  const elements = panels.flatMap((_, index): Element[] => {
    const at = { x: box.x + (index % columns) * (w + between), y: box.y + Math.floor(index / columns) * (h + within), w, h };
    return drawPanel(content, index, at, line, range, ids, page);
  });
  // The first and the last period stand under the lowest panel of each column.
  const ends = Array.from({ length: columns }, (_, column): Element[] => {
    const lowest = panels.length - 1 - column >= 0 ? Math.floor((panels.length - 1 - column) / columns) : 0;
    const at = { y: box.y + lowest * (h + within) + h + within / 4, w: w / 2, h: line };
    const style = { size: page.sizes.label, color: 'ink-65', lineSpacing: 1, group: `Ends ${column + 1}` } as const;
    const x = box.x + column * (w + between);
    return [
      page.text(`First period ${column + 1}`, { ...at, x }, [{ runs: [{ text: named(0) }] }], style),
      page.text(
        `Last period ${column + 1}`,
        { ...at, x: x + w / 2 },
        [{ runs: [{ text: named(periods.length - 1) }], align: 'right' }],
        style,
      ),
    ];
  });
  return [...elements, ...ends.flat()];
}

function drawPanel(
  { chart, periods, panels, highlight, partial }: SmallMultiplesContent,
  index: number,
  box: Box,
  line: number,
  range: { min: number; max: number },
  all: readonly (string | null)[],
  page: Page,
): Element[] {
  const { label, values } = panels[index]!;
  const spoken = index === highlight;
  const size = page.sizes.label;
  const head = (text: string) => [{ runs: [{ text, bold: true }] }];
  const room = { ...box, y: box.y + line + 0.05, h: box.h - line - 0.05 };
  const numbers = periods.map((_, at) => (values[at] === null || values[at] === undefined ? null : page.value(values[at])));
  const last = numbers.findLastIndex((value) => value !== null);
  // The last value stands beside the name: over its point it would lie on the column before.
  const value = last < 0 ? '–' : page.plain(ref(values[last]!));
  const valueWidth = page.measure(head(value), page.width, size, { lineSpacing: 1 }).widest * widerBy(value) + 0.05;
  const nameWidth = box.w - valueWidth - page.gaps.within / 2;
  const { kept } = fitLine(label, (text) => {
    const { lines, widest } = page.measure(head(text), nameWidth, size, { lineSpacing: 1 });
    return lines === 1 && widest <= nameWidth;
  });
  const color = spoken ? 'accent' : 'ink-35';
  const element: ChartElement = {
    type: 'chart',
    name: `Panel ${index + 1}`,
    alt: chartAlt(label, periods, [{ name: '', values: [...values] }], page),
    ...room,
    chart,
    categories: periods.map((period, at) => (partial.includes(at) ? `${period}*` : period)),
    series: [
      {
        name: label,
        values: numbers,
        color,
        ...(partial.length > 0 && { outlined: [...partial] }),
        labels: false,
      },
    ],
    format: page.format(all),
    size,
    gap: 40,
    axis: { categories: false, values: false, gridlines: false, ...range },
    plot: { x: 0, y: 0, w: 1, h: 1 },
    legend: false,
  };
  const zero = room.y + (room.h * range.max) / (range.max - range.min);
  const style = { size, lineSpacing: 1, color: spoken ? 'ink' : 'ink-65' } as const;
  return [
    page.text(`Name ${index + 1}`, { ...box, w: nameWidth, h: line }, head(kept), style),
    page.text(
      `Value ${index + 1}`,
      { ...box, x: box.x + box.w - valueWidth, w: valueWidth, h: line },
      [{ ...head(value)[0]!, align: 'right' }],
      style,
    ),
    element,
    page.shape(
      `Baseline ${index + 1}`,
      { x: room.x, y: zero, w: room.w, h: 0 },
      { geometry: 'line', line: { color: 'ink-12', width: 0.75 } },
    ),
  ];
}
