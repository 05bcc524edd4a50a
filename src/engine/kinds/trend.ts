/** Trend: a measure over periods; columns for amounts, lines for rates. */
import { z } from 'zod';
import type { Box, ChartElement, ChartSeries, ColorToken } from '../layout/layout.ts';
import { chartAlt } from './chart-alt.ts';
import { clearPoints, widestValue, widestWord } from './chart-labels.ts';
import { chartNote } from './chart-note.ts';
import { placeChartPage, splitByReading } from './chart-page.ts';
import type { Page, SlideKind } from './slide-kind.ts';

export const trendContent = z.strictObject({
  chart: z.enum(['column', 'line']).default('column'),
  periods: z.array(z.string()).min(2),
  /** Fact ids, one a period; null where there is none. */
  series: z
    .array(z.strictObject({ name: z.string(), values: z.array(z.string().nullable()) }))
    .min(1)
    .max(4),
  target: z.strictObject({ name: z.string(), values: z.array(z.string().nullable()) }).optional(),
  /** Index of the period the title speaks of; the last by default. */
  highlight: z.number().int().nonnegative().optional(),
  /** Indexes of periods the data do not cover whole. */
  partial: z.array(z.number().int().nonnegative()).default([]),
  reading: z.array(z.string()).max(4).default([]),
});
export type TrendContent = z.infer<typeof trendContent>;

/** One line a series when there are several; a single one is neutral with its subject in accent. */
const seriesColors: readonly ColorToken[] = ['accent', 'ink-35', 'accent-2', 'series-4'];

/** Points, for many periods: smaller than this no chart is read. */
const smallest = 10;

export const trend: SlideKind<TrendContent> = {
  summary: 'A measure over periods: columns for amounts, lines for rates; chosen when the message is how something moved.',
  content: trendContent,
  layout: 'title-only',
  split: splitByReading,
  place: (content, page) =>
    placeChartPage(content.reading, page, (box) => {
      const note = content.partial.length > 0 ? chartNote(`* ${page.words.partialPeriod}`, box, page) : null;
      const chart = draw(content, note ? note.above : box, page);
      return note ? [chart, note.element] : [chart];
    }),
};

function draw(content: TrendContent, box: Box, page: Page): ChartElement {
  const { periods, series, target, partial } = content;
  const highlight = Math.min(content.highlight ?? periods.length - 1, periods.length - 1);
  const ids = series.flatMap(({ values }) => values);
  // A target line would run through the labels of the columns.
  const all = !target && labelsFit(content, box.w, page);
  const lines = content.chart === 'line';
  const drawn: ChartSeries[] = series.map(({ name, values }, index) => {
    const single = series.length === 1;
    return {
      name,
      values: values.map((id) => (id === null ? null : page.value(id))),
      color: single ? (lines ? 'accent' : 'ink-35') : seriesColors[index]!,
      ...(single && !lines ? { points: { [highlight]: 'accent' as const } } : {}),
      ...(partial.length > 0 ? { outlined: [...partial] } : {}),
      labels: all
        ? true
        : target
          ? clearOfTarget(values, target.values, highlight, page)
          : clearPoints(values, [highlight], lines ? 0.03 : 0, page),
    };
  });
  if (target) {
    drawn.push({
      name: target.name,
      values: target.values.map((id) => (id === null ? null : page.value(id))),
      color: 'ink-65',
      labels: false,
      asLine: true,
    });
  }
  const spoken = target ? [...series, target] : series;
  return {
    type: 'chart',
    name: 'Chart',
    alt: chartAlt(page.title, periods, spoken, page),
    ...box,
    chart: content.chart,
    categories: periods.map((period, index) => (partial.includes(index) ? `${period}*` : period)),
    series: drawn,
    format: page.format([...ids, ...(target?.values ?? [])]),
    size: widestWord(periods, page) + 0.06 > box.w / periods.length ? smallest : page.sizes.label,
    gap: 55,
    axis: { categories: true, values: !all, gridlines: !all, ...(lines || belowZero(drawn) ? {} : { min: 0 }) },
    legend: drawn.length > 1,
  };
}

/** Whether every column has room for its value; a line would run through some of its labels. */
function labelsFit({ chart, periods, series }: TrendContent, width: number, page: Page): boolean {
  const room = width / periods.length / series.length;
  return chart === 'column' && series.every(({ values }) => widestValue(values, page) + 0.08 <= room);
}

/** Columns stand on zero; only negative values open the axis below it. */
function belowZero(series: readonly ChartSeries[]): boolean {
  return series.some(({ values }) => values.some((value) => (value ?? 0) < 0));
}

/** The subject's label, unless the target stands where it would be written. */
function clearOfTarget(values: readonly (string | null)[], targets: readonly (string | null)[], highlight: number, page: Page): number[] {
  const [value, target] = [values[highlight], targets[highlight]].map((id) => (id ? page.value(id) : null));
  if (value === null || value === undefined) return [];
  const highest = Math.max(...[...values, ...targets].map((id) => (id ? (page.value(id) ?? 0) : 0)));
  const above = target === null || target === undefined ? highest : target - value;
  return above < 0 || above > highest * 0.1 ? [highlight] : [];
}
