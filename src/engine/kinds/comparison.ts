/** Comparison: categories side by side, one to three series: current against prior, or against target. */
import { z } from 'zod';
import type { Box, ChartElement, ChartSeries, ColorToken, Element } from '../../model/layout.ts';
import { ref } from '../../model/text.ts';
import { defineKind, type Page } from './define-kind.ts';
import { members, scoped } from './example-facts.ts';
import { figureCell, tableForm } from './other-forms.ts';
import { asideTable } from './parts/aside.ts';
import { axisRange, chartAlt, columnGap, placeChartPage, roomBefore, splitByReading, widestValue, widestWord } from './parts/chart-page.ts';
import { evenPages, fewEnoughWords } from './parts/pages.ts';
import { ownPlot, partNames } from './parts/part-names.ts';
import { readingFields } from './parts/reading.ts';

const comparisonContent = z.strictObject({
  categories: z.array(z.string()).min(1),
  series: z
    .array(z.strictObject({ name: z.string(), values: z.array(z.string().nullable()) }))
    .min(1)
    .max(3),
  /** Index of the accented series, by default the last; with a single series, of the category, by default the largest. */
  highlight: z.number().int().nonnegative().optional(),
  /** What each category of a single series means: its state, or a plan that was missed. */
  tones: z.array(z.enum(['good', 'warn', 'bad', 'neutral'])).optional(),
  /** The single series holds differences from a target or plan, drawn to both sides of zero and coloured by which direction is good. */
  variance: z.enum(['up', 'down']).optional(),
  /** Horizontal bars, also on all pages of a split comparison, or always columns, for periods; by default columns if the names fit. */
  bars: z.boolean().optional(),
  /** The series are parts of a whole: columns stand on one another. */
  stacked: z.boolean().optional(),
  /** Facts of the whole, over stacked columns. */
  totals: z.array(z.string().nullable()).optional(),
  /** Where the difference comes from, as a small table above the reading. */
  aside: asideTable.optional(),
  ...readingFields,
});
export type ComparisonContent = z.infer<typeof comparisonContent>;

/** More groups do not read well on one page. */
const mostCategories = 10;
/** Height of a bar with its value, and the padding of a group in bars; inches. */
const barHeight = 0.2;
const between = 0.6;
const legendHeight = 0.5;
const neutrals: readonly ColorToken[] = ['past', 'ink-12'];

export const comparison = defineKind({
  summary: 'Categories side by side, one to three series; used when the message is a difference between them.',
  content: comparisonContent,
  split: (content, page) => splitByCategories(content, page).flatMap((part) => splitByReading(part, page)),
  place: (content, page) => placeChartPage(content, page, (box) => draw(content, box, page), { aside: content.aside }),
  otherForms: ({ categories, series, reading, variance, aside, stacked, tones }, { words }) => {
    if (variance !== undefined || tones !== undefined || aside !== undefined || stacked || reading.length > 2) return [];
    const rows = categories.map((name, at) => [name, ...series.map(({ values }) => figureCell(values[at] ?? null))]);
    return [tableForm([words.item, ...series.map(({ name }) => name)], rows, reading)];
  },
  /** Regions this quarter against the quarter before. */
  example: {
    title: 'Every region lost value; Central lost most',
    lead: 'Closed-won revenue by region, USD',
    source: 'Source: CRM export of 31 December 2017',
    content: {
      categories: [...members.region],
      series: [
        { name: 'Q3 2017', values: members.region.map((region) => scoped('won_value', 'region', region, -1)) },
        { name: 'Q4 2017', values: members.region.map((region) => scoped('won_value', 'region', region)) },
      ],
      reading: [
        '**Central** won {{won_value[region=Central]@0}} after {{won_value[region=Central]@-1}}.',
        'East held best at {{won_value[region=East]@0}}.',
      ],
    },
  },
});

function splitByCategories(content: ComparisonContent, { body }: Page): ComparisonContent[] {
  const indexes = content.categories.map((_, index) => index);
  const { highlight, series } = content;
  const groups = Math.floor((body.h - legendHeight) / (barHeight * (series.length + between)));
  const pages = evenPages(indexes, Math.min(mostCategories, groups));
  return pages.map((page) => ({
    ...content,
    ...(pages.length > 1 && content.bars === undefined && { bars: true }),
    // The accent stays with its category.
    ...(highlight !== undefined && content.series.length === 1 && { highlight: page.indexOf(highlight) }),
    ...(content.tones && { tones: page.map((index) => content.tones![index] ?? 'neutral') }),
    ...(content.totals && { totals: page.map((index) => content.totals![index] ?? null) }),
    categories: page.map((index) => content.categories[index]!),
    series: content.series.map((series) => ({ ...series, values: page.map((index) => series.values[index] ?? null) })),
  }));
}

function draw(content: ComparisonContent, box: Box, page: Page): Element[] {
  return content.stacked && content.series.length > 1 ? stackedColumns(content, box, page) : [sideBySide(content, box, page)];
}

function sideBySide(content: ComparisonContent, box: Box, page: Page): ChartElement {
  const { categories, series } = content;
  const ids = series.flatMap(({ values }) => values);
  const room = box.w / categories.length;
  const upright = content.bars === false || (!content.bars && categories.length <= 6 && widestWord(categories, page) + 0.1 <= room);
  const labelled = !upright || (widestValue(ids, page) + 0.04) * series.length <= room * 0.9;
  return {
    type: 'chart',
    name: 'Chart',
    alt: chartAlt(page.title, categories, series, page),
    ...box,
    h: upright ? box.h : Math.min(box.h, 0.5 + categories.length * (0.7 + 0.35 * series.length)),
    chart: upright ? 'column' : 'bar',
    categories: [...categories],
    series:
      content.variance && series.length === 1 ? [varianceSeries(content, content.variance, page)] : drawSeries(content, labelled, page),
    format: page.format(ids),
    size: page.sizes.label,
    gap: columnGap(series.length > 1 ? 60 : 90, { groups: categories.length, series: series.length }, upright ? box.w : 0),
    axis: {
      categories: true,
      values: !labelled,
      gridlines: !labelled,
      ...(labelled ? (upright ? {} : roomBefore(ids, box, page)) : gridFor(ids, page)),
    },
    legend: series.length > 1,
  };
}

/** How far the highest column reaches, for its sum over it. */
const stackedTop = 1.08;

/** Stacked columns with the names of their parts beside the last one, or in a legend if they do not fit. */
function stackedColumns(content: ComparisonContent, box: Box, page: Page): Element[] {
  const { series, reading, highlight } = content;
  const chart = stackedChart(content, box, page);
  const names = series.map(({ name }) => name);
  const last = chart.series.slice(0, series.length).map(({ values }) => values.at(-1) ?? null);
  const reach = ownPlot.h * (last.reduce<number>((sum, value) => sum + (value ?? 0), 0) / chart.axis.max!);
  // The part of the box that the last column takes.
  const column = { ...box, y: box.y + (ownPlot.y + ownPlot.h - reach) * box.h, h: reach * box.h };
  const beside = fewEnoughWords(page, ...reading, ...names)
    ? partNames(names, last, Math.min(highlight ?? 0, names.length - 1), column, page)
    : null;
  return beside ? [{ ...chart, w: box.w - beside.w, plot: ownPlot, legend: false }, ...beside.elements] : [chart];
}

/** Parts on one another, labelled where they have room, with their sum over each column. */
function stackedChart({ categories, series, highlight, totals: wholes }: ComparisonContent, box: Box, page: Page): ChartElement {
  const numbers = series.map(({ values }) => values.map((id) => (id === null ? null : page.value(id))));
  const totals = categories.map((_, at) => numbers.reduce((sum, values) => sum + (values[at] ?? 0), 0));
  const highest = Math.max(1e-9, ...totals);
  const subject = Math.min(highlight ?? 0, series.length - 1);
  const { own, colors } = page.series;
  let neutral = 0;
  const parts = series.map(({ name }, index): ChartSeries => {
    const color = own ? colors[index]! : index === subject ? 'accent' : neutrals[neutral++]!;
    const roomy = numbers[index]!.flatMap((value, at) => (value !== null && value >= highest * leastLabelled ? [at] : []));
    return { name, values: numbers[index]!, color, labels: roomy, labelColor: page.textOn(color) };
  });
  // Stacked columns cannot carry labels above them; an unseen line at their tops can.
  const shown = wholes?.flatMap((id, at) => (id === null ? [] : [[at, page.plain(ref(id))] as const])) ?? [];
  const sums: ChartSeries = {
    name: page.words.total,
    values: totals,
    color: 'none',
    labels: true,
    labelTexts: Object.fromEntries(shown),
    labelColor: 'ink',
    asLine: true,
  };
  const ids = series.flatMap(({ values }) => values);
  return {
    type: 'chart',
    name: 'Chart',
    alt: chartAlt(page.title, categories, series, page),
    ...box,
    chart: 'stacked-column',
    categories: [...categories],
    series: shown.length > 0 ? [...parts, sums] : parts,
    format: page.format(ids),
    size: page.sizes.label,
    gap: columnGap(60, { groups: categories.length, series: 1 }, box.w),
    axis: { categories: true, values: false, gridlines: false, min: 0, max: highest * stackedTop },
    legend: true,
  };
}

/** A part lower than this share of the chart has no room for its label. */
const leastLabelled = 0.07;

/** A labelled axis from zero with few gridlines. */
function gridFor(ids: readonly (string | null)[], page: Page): { min: number; max: number; step: number } {
  const values = ids.flatMap((id) => (id === null ? [] : (page.value(id) ?? [])));
  return axisRange(values, page.format(ids).includes('%'));
}

/** Accents one of several series, unless the kit has its own order; a single series is neutral except for the category in the message. */
function drawSeries({ series, highlight, tones = [] }: ComparisonContent, labels: boolean, page: Page): ChartSeries[] {
  const drawn = series.map(({ name, values }) => ({ name, values: values.map((id) => (id === null ? null : page.value(id))), labels }));
  if (drawn.length === 1) {
    const sizes = drawn[0]!.values.map((value) => value ?? Number.NEGATIVE_INFINITY);
    const subject = highlight ?? sizes.indexOf(Math.max(...sizes));
    const meant = tones.flatMap((tone, at) => (tone === 'neutral' ? [] : [[at, tone] as const]));
    const points = { ...(subject >= 0 && { [subject]: 'accent' as const }), ...Object.fromEntries(meant) };
    return [{ ...drawn[0]!, color: 'past', ...(Object.keys(points).length > 0 && { points }) }];
  }
  const { own, colors } = page.series;
  if (own) return drawn.map((one, index) => ({ ...one, color: colors[index]! }));
  const subject = Math.min(highlight ?? drawn.length - 1, drawn.length - 1);
  let neutral = 0;
  return drawn.map((one, index) => ({ ...one, color: index === subject ? 'accent' : neutrals[neutral++]! }));
}

/** Signed labels, because colour alone is not accessible. */
function varianceSeries({ series }: ComparisonContent, polarity: 'up' | 'down', page: Page): ChartSeries {
  const { name, values: ids } = series[0]!;
  const values = ids.map((id) => (id === null ? null : page.value(id)));
  const good = (value: number) => (polarity === 'up' ? value > 0 : value < 0);
  const points = values.flatMap((value, index) => (value === null || value === 0 ? [] : [[index, good(value) ? 'good' : 'bad'] as const]));
  const texts = ids.flatMap((id, index) => (id === null || values[index] === null ? [] : [[index, page.plain(ref(id, 'label'))] as const]));
  return { name, values, color: 'past', points: Object.fromEntries(points), labels: true, labelTexts: Object.fromEntries(texts) };
}
