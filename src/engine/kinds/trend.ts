/** Trend: a measure over periods; columns for amounts, lines for rates. */
import { z } from 'zod';
import type { Box, ChartElement, ChartSeries, Element } from '../../model/layout.ts';
import { ref } from '../../model/text.ts';
import type { ComparisonContent } from './comparison.ts';
import { defineKind, type Page } from './define-kind.ts';
import { course, quarters } from './example-facts.ts';
import { asideTable } from './parts/aside.ts';
import {
  axisRange,
  chartAlt,
  chartNote,
  clearPoints,
  closeRange,
  columnGap,
  placeChartPage,
  splitByReading,
  tellingPoints,
  widestValue,
  widestWord,
} from './parts/chart-page.ts';
import { widerBy } from './parts/pages.ts';
import { readingFields } from './parts/reading.ts';

/** A measure over its periods, as a chart shows it. */
export const courseFields = {
  chart: z.enum(['column', 'line']).default('column'),
  periods: z.array(z.string()).min(2),
  /** Fact IDs, one per period; null if missing. */
  series: z
    .array(z.strictObject({ name: z.string(), values: z.array(z.string().nullable()) }))
    .min(1)
    .max(4),
  target: z.strictObject({ name: z.string(), values: z.array(z.string().nullable()) }).optional(),
  /** Another measure over the columns, on its own axis: a rate over amounts. */
  line: z.strictObject({ name: z.string(), values: z.array(z.string().nullable()) }).optional(),
  /** Which direction is good: the change in the title has its colour. */
  good: z.enum(['up', 'down']).optional(),
  /** Index of the period in the title; the last by default. */
  highlight: z.number().int().nonnegative().optional(),
  /** Indexes of incomplete periods. */
  partial: z.array(z.number().int().nonnegative()).default([]),
};
const courseContent = z.strictObject(courseFields);
type CourseContent = z.infer<typeof courseContent> & { reading?: readonly string[] };

const trendContent = z.strictObject({
  ...courseFields,
  /** What it comes from, as a small table above the reading. */
  aside: asideTable.optional(),
  ...readingFields,
});
export type TrendContent = z.infer<typeof trendContent>;

/** Minimum text size in points, for many periods. */
const smallest = 10;

/** Percent of a column's width. */
const usualGap = 55;

/** Minimum share of the chart's width and height for its columns. */
const leastPlot = 0.6;

/** Up to this many points of a line are all labelled. */
const mostLabelled = 8;

export const trend = defineKind({
  summary: 'A measure over periods, as columns for amounts or lines for rates; used to show how something moved.',
  content: trendContent,
  split: splitByReading,
  place: (content, page) => placeChartPage(content, page, (box) => drawCourse(content, box, page), { aside: content.aside }),
  otherForms: ({ periods, series, target, line, partial, highlight, aside, reading }) => {
    if (target || line || aside || partial.length > 0 || periods.length > 6 || series.length > 3) return [];
    const content: ComparisonContent = {
      categories: periods,
      series,
      bars: false,
      ...(series.length === 1 ? { highlight: highlight ?? periods.length - 1 } : {}),
      reading,
    };
    return [{ kind: 'comparison', content }];
  },
  /** Closed-won revenue over eight quarters and one partial, with a target. */
  example: {
    title: 'Closed-won revenue fell {{won_value.pct@0|abs}}, after two quarters of growth',
    lead: 'Closed-won revenue by quarter of closing, USD',
    source: 'Source: CRM export of 31 December 2017',
    content: {
      chart: 'column',
      periods: [...quarters, 'Q1 2018'],
      series: [{ name: 'Closed-won revenue', values: [...course('won_value'), 'won_value@1'] }],
      good: 'up',
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

/** The chart, and a note on incomplete periods under it. */
export function drawCourse(content: CourseContent, box: Box, page: Page): Element[] {
  const note = content.partial.length > 0 ? chartNote(`* ${page.words.partialPeriod}`, box, page) : null;
  const chart = draw(content, note ? note.above : box, page);
  return note ? [chart, note.element] : [chart];
}

function draw(content: CourseContent, box: Box, page: Page): ChartElement {
  const { periods, series, target } = content;
  const scaled = target ? [...series, target] : series;
  const line = content.chart === 'column' ? content.line : undefined;
  const spoken = line ? [...scaled, line] : scaled;
  const room = box.w / periods.length;
  const size = widestWord(periods, page) + 0.06 > room ? smallest : page.sizes.label;
  const levels = timeLevels(content, room, page);
  const every = levels ? 1 : namedPeriods(content, room, size, page);
  const { drawn, axis } = content.chart === 'line' ? drawLines(content, box, page) : drawColumns(content, box, page);
  return {
    type: 'chart',
    name: 'Chart',
    alt: chartAlt(page.title, periods, spoken, page),
    ...box,
    chart: content.chart,
    categories: periods.map((period, index) => (content.partial.includes(index) ? `${period}*` : period)),
    ...(levels && { levels }),
    series: drawn,
    format: page.format(scaled.flatMap(({ values }) => values)),
    // Fewer labels can be larger again.
    size: every > 1 || levels ? page.sizes.label : size,
    gap: columnGap(usualGap, { groups: periods.length, series: series.length }, box.w),
    axis: { categories: true, ...axis, ...(every > 1 && { every }) },
    legend: drawn.length > 1 && !drawn.every((one, index) => one.endName || one.guide || (index === 0 && isBar(one, content))),
  };
}

/** Columns of a single series are what title and lead speak of. */
function isBar({ asLine }: ChartSeries, { chart, series }: CourseContent): boolean {
  return chart === 'column' && series.length === 1 && asLine !== true;
}

/** Periods under their years: `Q1`, `Q2`, … over 2017. */
function timeLevels({ periods, partial }: CourseContent, room: number, page: Page): ChartElement['levels'] | null {
  const parts = periods.map((period) => /^(?<name>.*\S)[\s\u00a0](?<year>\d{4})$/u.exec(period)?.groups ?? null);
  if (periods.length <= mostWithYear || parts.some((part) => part === null)) return null;
  const years = parts.map((part) => part!.year!);
  const mark = (name: string, index: number) => name + (partial.includes(index) ? '*' : '');
  const haveRoom = (names: readonly string[]) => widestWord(names, page) + 0.04 <= room;
  const whole = parts.map((part, index) => mark(part!.name!, index));
  // Of more than a year of months, the initials say which.
  const initials = periods.length > monthsOfYear ? parts.map((part, index) => mark([...part!.name!][0]!, index)) : whole;
  const names = haveRoom(whole) ? whole : initials;
  return new Set(years).size === 1 || !haveRoom(names) ? null : { names, years };
}

const monthsOfYear = 12;
/** Up to this many periods carry their year. */
const mostWithYear = 4;

/** Label every nth period so that labels fit: quarters and years for months, otherwise whatever fits. */
function namedPeriods({ periods }: CourseContent, room: number, size: number, page: Page): number {
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

function drawColumns(content: CourseContent, box: Box, page: Page): Drawn {
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
      color: single ? 'past' : page.series.colors[index]!,
      ...(single ? { points: { [highlight]: 'accent' as const, ...lossesOf(numbers[index]!, content.good) } } : {}),
      ...(partial.length > 0 ? { outlined: [...partial] } : {}),
      labels: all ? true : clear[index]!,
    };
  });
  if (target) drawn.push(targetNamed(target, series, box, page));
  const bracket = content.line ? null : changeBracket(content, box, page);
  if (bracket) drawn.push(bracket);
  if (content.line) return withLine(drawn, content.line, all, highlight, page);
  const values = drawn.flatMap((each) => each.values.filter((value) => value !== null));
  return { drawn, axis: all ? { values: false, gridlines: false, ...(belowZero(drawn) ? {} : { min: 0 }) } : gridOf(values, page, ids) };
}

/** What is below zero is a loss, whichever period it is in; of what should fall, it is none. */
function lossesOf(values: Values, good: CourseContent['good']): Record<number, 'bad'> {
  return Object.fromEntries(values.flatMap((value, index) => (good !== 'down' && (value ?? 0) < 0 ? [[index, 'bad'] as const] : [])));
}

/** From the top of a column to its label's top, and what a bracket over labels needs more; inches. */
const overColumn = 0.3;
const legLength = 0.14;

/** Over the two columns between which the page tells of a change, with that change; null if there is none, or no room for it. */
function changeBracket({ series, target, good, periods, reading = [] }: CourseContent, box: Box, page: Page): ChartSeries | null {
  const [only] = series;
  const told = series.length === 1 ? page.toldChange(only!.values, reading) : null;
  if (told === null) return null;
  const heights = [only!, ...(target ? [target] : [])].map(({ values }) => numbersOf(values, page));
  const between = heights.flatMap((values) => values.slice(told.from, told.to + 1)).filter((value) => value !== null);
  const highest = Math.max(...heights.flat().map((value) => value ?? 0));
  if (between.some((value) => value < 0) || highest <= 0) return null;
  const inch = highest / (box.h * leastPlot);
  const level = Math.max(...between) + (overColumn + legLength) * inch;
  const over = (index: number) => Math.max(...heights.map((values) => values[index] ?? 0)) + overColumn * inch;
  const rises = (page.value(told.id) ?? 0) > 0;
  return {
    name: 'Δ',
    values: periods.map((_, index) => (index >= told.from && index <= told.to ? level : null)),
    color: 'ink-65',
    guide: true,
    legs: { [told.from]: over(told.from), [told.to]: over(told.to) },
    labels: [told.to],
    labelTexts: { [told.to]: page.plain(ref(told.id, 'label')) },
    labelColor: good === undefined ? 'ink' : rises === (good === 'up') ? 'good' : 'bad',
    asLine: true,
  };
}

/** A labelled axis from zero. */
function gridOf(values: readonly number[], page: Page, ids: readonly (string | null)[]): Drawn['axis'] {
  return { values: true, gridlines: true, ...axisRange(values, page.format(ids).includes('%')) };
}

/** Lines far above zero start closer, and take a third of their axis: flat enough that a steady measure does not look as if it collapsed. */
function drawLines(content: CourseContent, box: Box, page: Page): Drawn {
  const { series, target, partial } = content;
  const highlight = highlightOf(content);
  const ids = series.flatMap(({ values }) => values);
  const lines = [...series, ...(target ? [target] : [])].map(({ values }) => numbersOf(values, page));
  const values = lines.flat().filter((value) => value !== null);
  const rates = page.format(ids).includes('%');
  const range = closeRange(values, rates);
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
      color: marked ? 'past' : page.series.colors[index]!,
      ...(marked && { points: marked }),
      ...(partial.length > 0 ? { outlined: [...partial] } : {}),
      labels,
      ...(below.length > 0 ? { below } : {}),
    };
  });
  const all = series.length === 1 && lines[0]!.every((value, index) => value === null || written[0]!.labels.includes(index));
  if (target) drawn.push(targetLine(target, page));
  return {
    drawn: drawn.length > 1 && namesFit(drawn, plot, page) ? drawn.map(withEndName) : drawn,
    axis: { values: !all, gridlines: !all, ...range },
  };
}

/** Maximum share of the chart's width for names at the ends of its lines. */
const mostNames = 0.35;

/** Whether the names of lines have room beside their last points, without touching one another. */
function namesFit(lines: readonly ChartSeries[], { w, h, min, max, label }: Plot, page: Page): boolean {
  if (
    widestWord(
      lines.map(({ name }) => name),
      page,
    ) +
      label >
    w * mostNames
  )
    return false;
  const ends = lines.map(({ values }) => values.findLast((value) => value !== null) ?? min).sort((a, b) => a - b);
  const between = ends.slice(1).map((end, index) => ((end - ends[index]!) / (max - min || 1)) * h);
  return between.every((distance) => distance >= labelHeight);
}

/** The name is as dark as a value's label, in the line's own colour where that can be read. */
function withEndName(line: ChartSeries): ChartSeries {
  return { ...line, endName: true };
}

/** A second measure runs above the columns, each on its own scale from zero; its first, highlighted and last points are labelled. */
function withLine(drawn: ChartSeries[], line: NonNullable<CourseContent['line']>, all: boolean, highlight: number, page: Page): Drawn {
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
  // Columns keep to the lower part, the line to the upper one.
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

/** Its name is at its end, unless the columns need a legend too, or the last one stands where the name would be. */
function targetNamed(
  target: NonNullable<CourseContent['target']>,
  series: CourseContent['series'],
  { w, h }: Box,
  page: Page,
): ChartSeries {
  const line = targetLine(target, page);
  const last = line.values.findLastIndex((value) => value !== null);
  const under = series[0]?.values[last];
  const column = under ? (page.value(under) ?? 0) : 0;
  const highest = Math.max(...line.values.map((value) => value ?? 0));
  const clear = (line.values[last] ?? 0) - column >= ((labelHeight / 2) * highest) / (h * leastPlot);
  const fits = series.length === 1 && clear && widestWord([target.name], page) <= w * mostNames;
  return fits ? { ...withEndName(line), labelColor: 'ink-65' } : line;
}

function highlightOf({ highlight, periods }: CourseContent): number {
  return Math.min(highlight ?? periods.length - 1, periods.length - 1);
}

function numbersOf(ids: readonly (string | null)[], page: Page): (number | null)[] {
  return ids.map((id) => (id === null ? null : page.value(id)));
}

/** Whether every column has room for its label. */
function labelsFit({ periods, series }: CourseContent, width: number, page: Page): boolean {
  const room = width / periods.length / series.length;
  return series.every(({ values }) => widestValue(values, page) + 0.08 <= room);
}

/** Columns start at zero; only negative values extend the axis below it. */
function belowZero(series: readonly ChartSeries[]): boolean {
  return series.some(({ values }) => values.some((value) => (value ?? 0) < 0));
}

/** The subject's label, unless the target is in its place. */
function clearOfTarget(values: readonly (string | null)[], targets: readonly (string | null)[], highlight: number, page: Page): number[] {
  const [value, target] = [values[highlight], targets[highlight]].map((id) => (id ? page.value(id) : null));
  if (value === null || value === undefined) return [];
  const highest = Math.max(...[...values, ...targets].map((id) => (id ? (page.value(id) ?? 0) : 0)));
  const above = target === null || target === undefined ? highest : target - value;
  return above < 0 || above > highest * 0.1 ? [highlight] : [];
}

interface LineLabels {
  /** Category indexes of labelled points. */
  labels: number[];
  /** Those with the label below the point. */
  below: number[];
}

/** The plot area in inches, and the values at its bottom and top. */
interface Plot {
  w: number;
  h: number;
  min: number;
  max: number;
  /** Width of the widest label, inches. */
  label: number;
}

type Values = readonly (number | null)[];

/** Distance from a point to the near and far edge of its label, inches. */
const near = 0.05;
const far = 0.25;

interface Band {
  low: number;
  high: number;
}

/** One entry per series. `wanted`: category indexes to label, most important first; the first one of a single line is always labelled. */
export function lineLabels(lines: readonly Values[], wanted: readonly (readonly number[])[], plot: Plot): LineLabels[] {
  const height = (value: number) => ((value - plot.min) / (plot.max - plot.min || 1)) * plot.h;
  const heights = lines.map((values) => values.map((value) => (value === null ? null : height(value))));
  const slot = plot.w / Math.max(1, lines[0]?.length ?? 1);
  const reach = Math.min(0.5, plot.label / 2 / slot);
  const placed: { index: number; band: Band }[] = [];
  const isFree = (line: number, index: number, band: Band) =>
    band.low >= 0 &&
    band.high <= plot.h + far &&
    heights.every((points, other) => !meets(path(points, index, reach, other === line), band)) &&
    !placed.some((label) => Math.abs(label.index - index) * slot < plot.label + near && meets(label.band, band));

  return lines.map((_, line) => {
    const labels: number[] = [];
    const below: number[] = [];
    const points = heights[line]!;
    (wanted[line] ?? []).forEach((index, rank) => {
      const at = points[index];
      if (at === null || at === undefined) return;
      const over = { low: at + near, high: at + far };
      const under = { low: at - far, high: at - near };
      const sides = isValley(points, index) ? [under, over] : [over, under];
      const side = sides.find((band) => isFree(line, index, band)) ?? (rank === 0 && lines.length === 1 ? sides[0] : undefined);
      if (side === undefined) return;
      placed.push({ index, band: side });
      labels.push(index);
      if (side === under) below.push(index);
    });
    return { labels: labels.sort((a, b) => a - b), below: below.sort((a, b) => a - b) };
  });
}

/** Whether the line falls to the point more steeply than it falls after it. */
function isValley(points: Values, index: number): boolean {
  const rises = [index - 1, index + 1].map((beside) => (points[beside] ?? points[index]!) - points[index]!);
  return rises[0]! + rises[1]! > 0;
}

/** The heights a line covers across a label's width, without its own point, which the label avoids. */
function path(points: Values, index: number, reach: number, own: boolean): Band | null {
  const at = points[index];
  if (at === null || at === undefined) return null;
  const ends = [index - 1, index + 1].flatMap((beside) => {
    const height = points[beside];
    return height === null || height === undefined ? [] : [at + (height - at) * reach];
  });
  const heights = own ? ends : [at, ...ends];
  return heights.length === 0 ? null : { low: Math.min(...heights), high: Math.max(...heights) };
}

function meets(a: Band | null, b: Band): boolean {
  return a !== null && a.high > b.low && a.low < b.high;
}

interface ClusterPlot {
  /** Inches. */
  w: number;
  h: number;
  /** Width of the widest label, inches. */
  label: number;
  /** Free space between two groups, percent of a column's width. */
  gap: number;
}

/** Height of a label, inches. */
const labelHeight = 0.2;

/** `wanted`: category indexes to label, one entry per series, first series first. */
export function clusterLabels(series: readonly Values[], wanted: readonly (readonly number[])[], plot: ClusterPlot): number[][] {
  const slot = plot.w / Math.max(1, series[0]?.length ?? 1);
  const column = slot / (series.length + plot.gap / 100);
  const highest = Math.max(1e-9, ...series.flat().map((value) => value ?? 0));
  const columns = series.flatMap((values, at) =>
    values.flatMap((value, index) => {
      if (value === null) return [];
      const middle = (index + 0.5) * slot + (at - (series.length - 1) / 2) * column;
      return [{ at, index, middle, top: (Math.max(0, value) / highest) * plot.h }];
    }),
  );
  const placed: typeof columns = [];
  return series.map((_, at) =>
    (wanted[at] ?? []).filter((index) => {
      const own = columns.find((each) => each.at === at && each.index === index);
      if (own === undefined) return false;
      const beside = (other: (typeof columns)[number], reach: number) => other !== own && Math.abs(other.middle - own.middle) < reach;
      const covered = columns.some((other) => beside(other, (plot.label + column) / 2) && other.top > own.top);
      const met = placed.some((other) => beside(other, plot.label + 0.05) && Math.abs(other.top - own.top) < labelHeight);
      if (covered || met) return false;
      placed.push(own);
      return true;
    }),
  );
}
