/** Share: how a whole divides, in one period or several, as 100% columns. */
import { z } from 'zod';
import type { Box, ChartElement, ColorToken, Element } from '../../model/layout.ts';
import { defineKind, type Page } from './define-kind.ts';
import { members, quarters, scoped } from './example-facts.ts';
import { figureCell, tableForm } from './other-forms.ts';
import { chartAlt, placeChartPage, splitByReading, widestValue } from './parts/chart-page.ts';
import { fewEnoughWords } from './parts/pages.ts';
import { ownPlot, partNames } from './parts/part-names.ts';
import { readingFields } from './parts/reading.ts';

export const shareContent = z.strictObject({
  parts: z.array(z.string()).min(2).max(8),
  /** One column per period or group; values are fact IDs of shares (ratios), one per part. */
  columns: z
    .array(z.strictObject({ label: z.string(), values: z.array(z.string().nullable()) }))
    .min(1)
    .max(8),
  /** Index of the accented part; 0 by default. */
  highlight: z.number().int().nonnegative().optional(),
  /** Horizontal 100% bars, one per column: for groups with long names. */
  bars: z.boolean().optional(),
  ...readingFields,
});
type ShareContent = z.infer<typeof shareContent>;

/** Colours of the other parts: tints that neighbours tell apart. */
const tints: readonly ColorToken[] = ['past', 'ink-12', 'accent-30', 'ink-65', 'accent-12', 'accent-60', 'ink-5'];

/** By index only, so that a part has the same colour on all pages, whichever is highlighted. */
function colorOf(part: number, highlight: number, { labelled }: Page['series']): ColorToken {
  if (labelled.length > 0) return labelled[part] ?? tints[part - labelled.length]!;
  if (part === highlight) return 'accent';
  return part === 0 ? 'accent-60' : tints[part - 1]!;
}

/** Smaller segments have no room for a label. */
const smallestLabelled = 0.05;
/** Minimum share of the chart for horizontal bars, next to group names. */
const leastPlot = 0.64;

export const share = defineKind({
  summary: 'How a whole divides, in one period or several; used when the message is a part of the whole.',
  content: shareContent,
  split: splitByReading,
  place: (content, page) =>
    placeChartPage(content, page, (box) =>
      content.columns.length === 1
        ? [bars(content, box, page)]
        : content.bars
          ? [wholeBars(content, box, page)]
          : columns(content, box, page),
    ),
  otherForms: ({ parts, columns, reading }, { words }) => {
    if (reading.length > 2) return [];
    const rows = parts.map((part, at) => [part, ...columns.map(({ values }) => figureCell(values[at] ?? null))]);
    return [tableForm([words.item, ...columns.map(({ label }) => label)], rows, reading)];
  },
  /** Products over four quarters as 100 % columns. */
  example: {
    title: 'GTXPro fell to {{share[product=GTXPro]@0}} of closed-won revenue',
    lead: 'Share of closed-won revenue by product',
    source: 'Source: CRM export of 31 December 2017',
    content: {
      parts: [...members.product],
      columns: quarters
        .slice(4)
        .map((label, index) => ({ label, values: members.product.map((product) => scoped('share', 'product', product, index - 3)) })),
      highlight: 0,
      reading: [
        '**GTXPro** fell from {{share[product=GTXPro]@-1}} to {{share[product=GTXPro]@0}}.',
        'MG Advanced rose to {{share[product=MG%20Advanced]@0}}.',
      ],
    },
  },
});

/** The columns, with part names next to the last one or before the first, or a legend if they fit at neither end. */
function columns(content: ShareContent, box: Box, page: Page): Element[] {
  const { parts, columns, reading, highlight = 0 } = content;
  const room = { ...box, y: box.y + ownPlot.y * box.h, h: ownPlot.h * box.h };
  const at = (end: 'right' | 'left') => {
    const values = parts.map((_, part) => valueAt(columns.at(end === 'right' ? -1 : 0)!.values[part], page));
    const names = partNames(parts, values, highlight, room, page, end);
    const chart = names && { ...box, x: box.x + (end === 'left' ? names.w : 0), w: box.w - names.w };
    return chart && [{ ...columnChart(content, chart, page), plot: ownPlot }, ...names!.elements];
  };
  const named = fewEnoughWords(page, ...reading, ...parts) ? (at('right') ?? at('left')) : null;
  return named ?? [{ ...columnChart(content, box, page), legend: true }];
}

function columnChart(content: ShareContent, box: Box, page: Page, least = smallestLabelled): ChartElement {
  const { parts, columns, highlight = 0 } = content;
  const series = parts.map((name, part) => {
    const values = columns.map((column) => valueAt(column.values[part], page));
    const color = colorOf(part, highlight, page.series);
    const roomy = values.flatMap((value, index) => (value !== null && value >= least ? [index] : []));
    return { name, values, color, labels: roomy, labelColor: page.textOn(color) };
  });
  return {
    type: 'chart',
    name: 'Chart',
    alt: chartAlt(
      page.title,
      columns.map(({ label }) => label),
      parts.map((name, part) => ({ name, values: columns.map(({ values }) => values[part] ?? null) })),
      page,
    ),
    ...box,
    chart: 'percent-column',
    categories: columns.map(({ label }) => label),
    series,
    format: page.format(columns.flatMap(({ values }) => values)),
    size: page.sizes.label,
    gap: 50,
    axis: { categories: true, values: false, gridlines: false },
    legend: false,
  };
}

/** Horizontal bars, with a legend in drawing order. */
function wholeBars(content: ShareContent, box: Box, page: Page): ChartElement {
  const h = Math.min(box.h, 0.5 + content.columns.length * 1.4);
  const values = content.columns.flatMap(({ values }) => values);
  const least = (widestValue(values, page) + 0.06) / (box.w * leastPlot);
  return { ...columnChart(content, box, page, Math.max(smallestLabelled, least)), h, chart: 'percent-bar', legend: true };
}

function bars({ parts, columns, highlight = 0 }: ShareContent, box: Box, page: Page): ChartElement {
  const [column] = columns;
  const ids = parts.map((_, part) => column!.values[part] ?? null);
  return {
    type: 'chart',
    name: 'Chart',
    alt: chartAlt(page.title, parts, [{ name: column!.label, values: ids }], page),
    ...box,
    h: Math.min(box.h, 0.2 + parts.length * 1.4),
    chart: 'bar',
    categories: [...parts],
    series: [
      { name: column!.label, values: ids.map((id) => valueAt(id, page)), color: 'past', points: { [highlight]: 'accent' }, labels: true },
    ],
    format: page.format(ids),
    size: page.sizes.label,
    gap: 55,
    axis: { categories: true, values: false, gridlines: false },
    legend: false,
  };
}

function valueAt(id: string | null | undefined, page: Page): number | null {
  return id === null || id === undefined ? null : page.value(id);
}
