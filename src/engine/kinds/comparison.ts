/** Comparison: categories side by side, one to three series: this period against the prior, or against target. */
import { z } from 'zod';
import type { Box, ChartElement, ColorToken } from '../layout/layout.ts';
import { chartAlt } from './chart-alt.ts';
import { widestValue, widestWord } from './chart-labels.ts';
import { placeChartPage, splitByReading } from './chart-page.ts';
import { evenPages } from './pages.ts';
import type { Page, SlideKind } from './slide-kind.ts';

export const comparisonContent = z.strictObject({
  categories: z.array(z.string()).min(1),
  series: z
    .array(z.strictObject({ name: z.string(), values: z.array(z.string().nullable()) }))
    .min(1)
    .max(3),
  /** Index of the series in accent; the last by default. */
  highlight: z.number().int().nonnegative().optional(),
  reading: z.array(z.string()).max(4).default([]),
});
export type ComparisonContent = z.infer<typeof comparisonContent>;

/** More groups than this read badly on one page. */
const mostCategories = 10;
const neutrals: readonly ColorToken[] = ['ink-35', 'ink-12'];

export const comparison: SlideKind<ComparisonContent> = {
  summary: 'Categories side by side, one to three series; chosen when the message is the difference between this and that.',
  content: comparisonContent,
  layout: 'title-only',
  split: (content, page) => splitByCategories(content).flatMap((part) => splitByReading(part, page)),
  place: (content, page) => placeChartPage(content.reading, page, (box) => [draw(content, box, page)]),
};

function splitByCategories(content: ComparisonContent): ComparisonContent[] {
  const indexes = content.categories.map((_, index) => index);
  return evenPages(indexes, mostCategories).map((page) => ({
    ...content,
    categories: page.map((index) => content.categories[index]!),
    series: content.series.map((series) => ({ ...series, values: page.map((index) => series.values[index] ?? null) })),
  }));
}

function draw(content: ComparisonContent, box: Box, page: Page): ChartElement {
  const { categories, series } = content;
  const highlight = Math.min(content.highlight ?? series.length - 1, series.length - 1);
  const ids = series.flatMap(({ values }) => values);
  const room = box.w / categories.length;
  const upright = categories.length <= 6 && widestWord(categories, page) + 0.1 <= room;
  const labelled = !upright || (widestValue(ids, page) + 0.04) * series.length <= room * 0.9;
  let neutral = 0;
  return {
    type: 'chart',
    name: 'Chart',
    alt: chartAlt(page.title, categories, series, page),
    ...box,
    h: upright ? box.h : Math.min(box.h, 0.5 + categories.length * (0.3 + 0.25 * series.length)),
    chart: upright ? 'column' : 'bar',
    categories: [...categories],
    series: series.map(({ name, values }, index) => ({
      name,
      values: values.map((id) => (id === null ? null : page.value(id))),
      color: index === highlight ? 'accent' : neutrals[neutral++]!,
      labels: labelled,
    })),
    format: page.format(ids),
    size: page.sizes.label,
    gap: series.length > 1 ? 60 : 90,
    axis: { categories: true, values: !labelled, gridlines: !labelled },
    legend: series.length > 1,
  };
}
