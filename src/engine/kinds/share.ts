/** Share: how a whole divides, in one period or several, as 100 % columns. */
import { z } from 'zod';
import type { Box, ChartElement, ColorToken } from '../layout/layout.ts';
import { chartAlt } from './chart-alt.ts';
import { placeChartPage, splitByReading } from './chart-page.ts';
import type { Page, SlideKind } from './slide-kind.ts';

export const shareContent = z.strictObject({
  parts: z.array(z.string()).min(2).max(8),
  /** One column a period or group; values are fact ids of shares (ratios), one a part. */
  columns: z
    .array(z.strictObject({ label: z.string(), values: z.array(z.string().nullable()) }))
    .min(1)
    .max(8),
  /** Index of the part in accent; 0 by default. */
  highlight: z.number().int().nonnegative().optional(),
  reading: z.array(z.string()).max(4).default([]),
});
export type ShareContent = z.infer<typeof shareContent>;

/** Parts other than the highlighted one: tints that neighbours tell apart, with the ink that is read on them. */
const tints: readonly { fill: ColorToken; label: ColorToken }[] = [
  { fill: 'ink-35', label: 'ink' },
  { fill: 'ink-12', label: 'ink' },
  { fill: 'accent-30', label: 'ink' },
  { fill: 'ink-65', label: 'paper' },
  { fill: 'accent-12', label: 'ink' },
  { fill: 'accent-60', label: 'ink' },
  { fill: 'ink-5', label: 'ink' },
];

/** A segment smaller than this has no room for its label. */
const smallestLabelled = 0.05;

export const share: SlideKind<ShareContent> = {
  summary: 'How a whole divides, in one period or several; chosen when the message is a part of the whole.',
  content: shareContent,
  layout: 'title-only',
  split: splitByReading,
  place: (content, page) =>
    placeChartPage(content.reading, page, (box) => [content.columns.length === 1 ? bars(content, box, page) : columns(content, box, page)]),
};

function columns({ parts, columns, highlight = 0 }: ShareContent, box: Box, page: Page): ChartElement {
  let tint = 0;
  const series = parts.map((name, part) => {
    const values = columns.map((column) => valueAt(column.values[part], page));
    const { fill, label } = part === highlight ? { fill: 'accent' as const, label: 'paper' as const } : tints[tint++ % tints.length]!;
    const roomy = values.flatMap((value, index) => (value !== null && value >= smallestLabelled ? [index] : []));
    return { name, values, color: fill, labels: roomy, labelColor: label };
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
    legend: true,
  };
}

function bars({ parts, columns, highlight = 0 }: ShareContent, box: Box, page: Page): ChartElement {
  const [column] = columns;
  const ids = parts.map((_, part) => column!.values[part] ?? null);
  return {
    type: 'chart',
    name: 'Chart',
    alt: chartAlt(page.title, parts, [{ name: column!.label, values: ids }], page),
    ...box,
    h: Math.min(box.h, 0.2 + parts.length * 0.9),
    chart: 'bar',
    categories: [...parts],
    series: [
      { name: column!.label, values: ids.map((id) => valueAt(id, page)), color: 'ink-35', points: { [highlight]: 'accent' }, labels: true },
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
