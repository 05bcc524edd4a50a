/** Trend: a measure over periods; columns for amounts, lines for rates. */

import { z } from 'zod';
import type { Box, ChartElement, ChartSeries } from '../../model/layout.ts';
import { axisRange, closeRange } from './charts/axis-range.ts';
import { chartAlt } from './charts/chart-alt.ts';
import { clearPoints, tellingPoints, widestValue, widestWord } from './charts/chart-labels.ts';
import { chartNote } from './charts/chart-note.ts';
import { placeChartPage, splitByReading } from './charts/chart-page.ts';
import { clusterLabels } from './charts/cluster-labels.ts';
import { columnGap } from './charts/column-gap.ts';
import { lineLabels } from './charts/line-labels.ts';
import type { ComparisonContent } from './comparison.ts';
import { defineKind, type Page } from './define-kind.ts';
import { course, quarters } from './example-facts.ts';
import { widerBy } from './parts/figure-size.ts';

const trendContent = z.strictObject({
  chart: z.enum(['column', 'line']).default('column'),
  periods: z.array(z.string()).min(2),
  /** Fact ids, one a period; null where there is none. */
  series: z
    .array(z.strictObject({ name: z.string(), values: z.array(z.string().nullable()) }))
    .min(1)
    .max(4),
  target: z.strictObject({ name: z.string(), values: z.array(z.string().nullable()) }).optional(),
  /** Another measure over the columns, on an axis of its own: a rate over amounts. */
  line: z.strictObject({ name: z.string(), values: z.array(z.string().nullable()) }).optional(),
  /** Index of the period the title speaks of; the last by default. */
  highlight: z.number().int().nonnegative().optional(),
  /** Indexes of periods the data do not cover whole. */
  partial: z.array(z.number().int().nonnegative()).default([]),
  reading: z.array(z.string()).max(4).default([]),
});
export type TrendContent = z.infer<typeof trendContent>;

/** Points, for many periods: smaller than this no chart is read. */
const smallest = 10;

/** Part of the highest value from which an axis starts at most: closer to it, what hardly moves would look steep. */
const leastSpan = 0.85;

/** Percent of a column's width. */
const usualGap = 55;

/** Part of the chart's width and height that its columns have at least. */
const leastPlot = 0.6;

/** Points of a line that all say their value. */
const mostLabelled = 8;

export const trend = defineKind({
  summary: 'A measure over periods: columns for amounts, lines for rates; chosen when the message is how something moved.',
  content: trendContent,
  split: splitByReading,
  place: (content, page) =>
    placeChartPage(content.reading, page, (box) => {
      const note = content.partial.length > 0 ? chartNote(`* ${page.words.partialPeriod}`, box, page) : null;
      const chart = draw(content, note ? note.above : box, page);
      return note ? [chart, note.element] : [chart];
    }),
  otherForms: ({ periods, series, target, line, partial, highlight, reading }) => {
    if (target || line || partial.length > 0 || periods.length > 6 || series.length > 3) return [];
    const content: ComparisonContent = {
      categories: periods,
      series,
      ...(series.length === 1 ? { highlight: highlight ?? periods.length - 1 } : {}),
      reading,
    };
    return [{ kind: 'comparison', content }];
  },
  /** Won value over eight quarters and one partial, with a target. */
  example: {
    title: 'Won value fell {{won_value.pct@0|abs}} to {{won_value@0}}, after two quarters of growth',
    lead: 'Won value by quarter of closing, USD',
    source: 'Source: CRM export of 31 December 2017',
    content: {
      chart: 'column',
      periods: [...quarters, 'Q1 2018'],
      series: [{ name: 'Won value', values: [...course('won_value'), 'won_value@1'] }],
      target: { name: 'Target', values: [...course('target_value'), null] },
      highlight: 7,
      partial: [8],
      reading: [
        '**{{won_value@0}}** was won, {{won_value.delta@0|abs}} less than in the quarter before.',
        'The target of {{target_value@0}} was missed for the first time since Q1 2017.',
        'Q1 2018 holds {{won_value@1}} so far and is not compared.',
      ],
    },
  },
});

function draw(content: TrendContent, box: Box, page: Page): ChartElement {
  const { periods, series, target } = content;
  const scaled = target ? [...series, target] : series;
  const line = content.chart === 'column' ? content.line : undefined;
  const spoken = line ? [...scaled, line] : scaled;
  const room = box.w / periods.length;
  const size = widestWord(periods, page) + 0.06 > room ? smallest : page.sizes.label;
  const every = namedPeriods(content, room, size, page);
  const { drawn, axis } = content.chart === 'line' ? drawLines(content, box, page) : drawColumns(content, box, page);
  return {
    type: 'chart',
    name: 'Chart',
    alt: chartAlt(page.title, periods, spoken, page),
    ...box,
    chart: content.chart,
    categories: periods.map((period, index) => (content.partial.includes(index) ? `${period}*` : period)),
    series: drawn,
    format: page.format(scaled.flatMap(({ values }) => values)),
    // Fewer names can be larger again.
    size: every > 1 ? page.sizes.label : size,
    gap: columnGap(usualGap, { groups: periods.length, series: series.length }, box.w),
    axis: { categories: true, ...axis, ...(every > 1 && { every }) },
    legend: drawn.length > 1,
  };
}

/** Every how many periods one is named so that names stand side by side: quarters and years in months, then whatever fits. */
function namedPeriods({ periods }: TrendContent, room: number, size: number, page: Page): number {
  const wider = Math.max(...periods.map(widerBy));
  const needed = widestWord(periods, page, size) * wider + 0.06;
  if (needed <= room) return 1;
  const full = widestWord(periods, page) * wider + 0.1;
  return [2, 3, 4, 6, 12].find((every) => full <= room * every) ?? Math.ceil(full / room);
}

interface Drawn {
  drawn: ChartSeries[];
  axis: Omit<ChartElement['axis'], 'categories'>;
}

function drawColumns(content: TrendContent, box: Box, page: Page): Drawn {
  const { series, target, partial } = content;
  const highlight = highlightOf(content);
  // A target line would run through the labels of the columns.
  const all = !target && labelsFit(content, box.w, page);
  const wanted = series.map(({ values }) => {
    if (target) return clearOfTarget(values, target.values, highlight, page);
    return series.length === 1 ? clearPoints(values, [highlight], page) : tellingPoints(values, [highlight], page);
  });
  const ids = series.flatMap(({ values }) => values);
  const plot = { w: box.w * leastPlot, h: box.h * leastPlot, label: widestValue(ids, page), gap: usualGap };
  const numbers = series.map(({ values }) => numbersOf(values, page));
  const clear = series.length === 1 ? wanted : clusterLabels(numbers, wanted, plot);
  const drawn = series.map(({ name, values }, index): ChartSeries => {
    const single = series.length === 1;
    return {
      name,
      values: numbersOf(values, page),
      color: single ? 'ink-35' : page.series.colors[index]!,
      ...(single ? { points: { [highlight]: 'accent' as const } } : {}),
      ...(partial.length > 0 ? { outlined: [...partial] } : {}),
      labels: all ? true : clear[index]!,
    };
  });
  if (target) drawn.push(targetLine(target, page));
  if (content.line) return withLine(drawn, content.line, all, highlight, page);
  return { drawn, axis: { values: !all, gridlines: !all, ...(belowZero(drawn) ? {} : { min: 0 }) } };
}

/** Lines start at zero, or what held would look as if it had collapsed; the more points say their value, the less an axis has to. */
function drawLines(content: TrendContent, box: Box, page: Page): Drawn {
  const { series, target, partial } = content;
  const highlight = highlightOf(content);
  const ids = series.flatMap(({ values }) => values);
  const lines = [...series, ...(target ? [target] : [])].map(({ values }) => numbersOf(values, page));
  const values = lines.flat().filter((value) => value !== null);
  const rates = page.format(ids).includes('%');
  // Several lines far above zero would lie on each other: their axis, which says its values, may start higher.
  const { min, max } = series.length > 1 ? closeRange([...values, leastSpan * Math.max(...values)], rates) : axisRange(values, rates);
  const range = { min, max };
  const wanted = series.map(({ values }) => {
    const telling = tellingPoints(values, [highlight], page);
    const others = values.length <= mostLabelled && series.length === 1 ? values.keys() : [];
    return [...new Set([highlight, values.length - 1, ...telling, ...others])];
  });
  const legend = lines.length > 1 ? 0.4 : 0.1;
  const plot = { ...range, w: box.w, h: box.h - legend - 0.4, label: widestValue(ids, page) };
  const written = lineLabels(lines, wanted, plot);
  const drawn = series.map(({ name }, index): ChartSeries => {
    const { labels, below } = written[index]!;
    const marked = series.length === 1 ? { [highlight]: 'accent' as const } : undefined;
    return {
      name,
      values: lines[index]!,
      color: marked ? 'ink-35' : page.series.colors[index]!,
      ...(marked && { points: marked }),
      ...(partial.length > 0 ? { outlined: [...partial] } : {}),
      labels,
      ...(below.length > 0 ? { below } : {}),
    };
  });
  const all = series.length === 1 && lines[0]!.every((value, index) => value === null || written[0]!.labels.includes(index));
  if (target) drawn.push(targetLine(target, page));
  return { drawn, axis: { values: !all, gridlines: !all, ...range } };
}

/** A second measure runs above the columns, each on its own scale from zero; its first, highlighted and last points say their value. */
function withLine(drawn: ChartSeries[], line: NonNullable<TrendContent['line']>, all: boolean, highlight: number, page: Page): Drawn {
  const values = numbersOf(line.values, page);
  const highest = Math.max(1e-9, ...values.map((value) => value ?? 0));
  const tallest = Math.max(1e-9, ...drawn.flatMap((series) => series.values.map((value) => value ?? 0)));
  const present = values.flatMap((value, index) => (value === null ? [] : [index]));
  const rate: ChartSeries = {
    name: line.name,
    values,
    color: page.series.own ? page.series.colors[drawn.length]! : 'accent-2',
    asLine: true,
    secondary: true,
    format: page.format(line.values),
    labels: all
      ? present
      : ([...new Set([present[0], highlight, present.at(-1)])].filter(
          (index) => index !== undefined && present.includes(index),
        ) as number[]),
  };
  const least = Math.min(0, ...drawn.flatMap((series) => series.values.map((value) => value ?? 0)));
  // The columns keep to the lower part, the line to the upper one.
  const axis = {
    values: false,
    gridlines: false,
    min: least * 1.1,
    max: tallest * 1.8,
    secondary: { min: -highest * 1.6, max: highest * 1.15 },
  };
  return { drawn: [...drawn, rate], axis };
}

function targetLine({ name, values }: { name: string; values: readonly (string | null)[] }, page: Page): ChartSeries {
  return { name, values: numbersOf(values, page), color: 'ink-65', labels: false, asLine: true };
}

function highlightOf({ highlight, periods }: TrendContent): number {
  return Math.min(highlight ?? periods.length - 1, periods.length - 1);
}

function numbersOf(ids: readonly (string | null)[], page: Page): (number | null)[] {
  return ids.map((id) => (id === null ? null : page.value(id)));
}

/** Whether every column has room for its value. */
function labelsFit({ periods, series }: TrendContent, width: number, page: Page): boolean {
  const room = width / periods.length / series.length;
  return series.every(({ values }) => widestValue(values, page) + 0.08 <= room);
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
