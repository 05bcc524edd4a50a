/** Small multiples: one measure of several members over the same periods, in equal panels, on one scale where possible. */
import { z } from 'zod';
import type { Box, ChartElement, Element } from '../../model/layout.ts';
import { ref } from '../../model/text.ts';
import { fitLine } from '../fonts/fit-line.ts';
import { defineKind, type Page } from './define-kind.ts';
import { members, quarters, scoped } from './example-facts.ts';
import { axisRange, chartAlt, chartNote, mostBesideReading, placeChartPage, splitByReading, widestWord } from './parts/chart-page.ts';
import { drawMeasures } from './parts/measure-panels.ts';
import { evenPages, widerBy } from './parts/pages.ts';
import { readingFields } from './parts/reading.ts';

const smallMultiplesContent = z.strictObject({
  chart: z.enum(['column', 'line']).default('line'),
  periods: z.array(z.string()).min(2).max(36),
  /** Fact IDs, one per period; null if missing. */
  panels: z.array(z.strictObject({ label: z.string(), values: z.array(z.string().nullable()) })).min(2),
  /** The panels are different measures: each has its own unit and scale, and labels on its points. */
  measures: z.boolean().optional(),
  /** Index of the panel in the title. */
  highlight: z.number().int().nonnegative().optional(),
  /** Indexes of incomplete periods. */
  partial: z.array(z.number().int().nonnegative()).default([]),
  ...readingFields,
});
export type SmallMultiplesContent = z.infer<typeof smallMultiplesContent>;

const mostPanels = 9;
/** Of different measures, whose points are labelled. */
const mostMeasures = 4;

export const smallMultiples = defineKind({
  summary:
    'One measure of several members over time, in equal panels, on one scale where possible; used to show who moves differently from the rest.',
  content: smallMultiplesContent,
  split: (content, page) =>
    splitByPanels(content, page).flatMap((part) => splitByReading(part, page, content.measures ? [] : wordsIn(part, page))),
  place: (content, page) => {
    if (content.measures) return placeChartPage(content, page, (box) => drawMeasures(content, box, page), { cramped: () => true });
    return placeChartPage(content, page, (box) => {
      const said = notes(content, page);
      const note = said.length > 0 ? chartNote(said.join(' · '), box, page) : null;
      const panels = draw(content, note ? note.above : box, page);
      return note ? [...panels, note.element] : panels;
    });
  },
  /** Closed-won revenue of each region over eight quarters, on one scale. */
  example: {
    title: 'Central won {{won_value[region=Central]@0}} after {{won_value[region=Central]@-1}} in the quarter before',
    lead: 'Closed-won revenue by region and quarter, USD',
    source: 'Source: CRM export of 31 December 2017',
    content: {
      chart: 'line',
      periods: quarters,
      panels: members.region.map((region) => ({
        label: region,
        values: quarters.map((_, at) => scoped('won_value', 'region', region, at - 7)),
      })),
      highlight: 0,
      partial: [],
      reading: [],
    },
  },
});

/** Ratio between peaks above which small panels would be flat lines on one scale. */
const mostApart = 6;

/** Whether each panel runs from zero to its own peak. */
function ownScales({ panels }: Pick<SmallMultiplesContent, 'panels'>, page: Page): boolean {
  const peaks = panels.flatMap(({ values }) => {
    const peak = Math.max(0, ...values.map((id) => Math.abs(id === null ? 0 : (page.value(id) ?? 0))));
    return peak > 0 ? [peak] : [];
  });
  return peaks.length > 1 && Math.max(...peaks) > mostApart * Math.min(...peaks);
}

function notes(content: SmallMultiplesContent, page: Page): string[] {
  return [
    ...(content.partial.length > 0 ? [`* ${page.words.partialPeriod}`] : []),
    ...(ownScales(content, page) ? [page.words.ownScale] : []),
  ];
}

/** Words on a page besides its reading. */
function wordsIn({ panels, periods }: Pick<SmallMultiplesContent, 'panels' | 'periods'>, page: Page): string[] {
  const columns = Math.min(panels.length, across(panels.length));
  const ends = Array.from({ length: columns }, () => [periods[0]!, periods.at(-1)!]);
  const named = panels.flatMap(({ label, values }) => [label, lastValue(values, page)]);
  return [...named, ...ends.flat(), ...(ownScales({ panels }, page) ? [page.words.ownScale] : [])];
}

/** As many panels as a page can draw, and describe next to the longest statement. */
function splitByPanels(content: SmallMultiplesContent, page: Page): SmallMultiplesContent[] {
  const { highlight, periods, reading, ...rest } = content;
  if (content.measures && content.panels.length <= mostMeasures) return [content];
  const count = mostBesideReading(content.panels, mostPanels, (panels) => wordsIn({ panels: [...panels], periods }, page), reading, page);
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
  const rates = page.format(ids).includes('%');
  const whole = axisRange(numbers, rates);
  const own = ownScales(content, page);
  const rangeOf = ({ values }: SmallMultiplesContent['panels'][number]) =>
    own
      ? axisRange(
          values.flatMap((id) => (id === null ? [] : (page.value(id) ?? []))),
          rates,
        )
      : whole;
  // If any name would be cut next to its value, all names go above.
  const beside = panels.every(({ label, values }) => {
    const { widest } = page.measure([{ runs: [{ text: label, bold: true }] }], page.width, page.sizes.label);
    return widest * widerBy(label) <= besideValue(lastValue(values, page), w, page);
  });
  const head = { line, lines: beside ? 1 : 2 };
  const named = (index: number) => {
    const text = `${periods[index]}${partial.includes(index) ? '*' : ''}`;
    return fitLine(text, (kept) => page.measure([{ runs: [{ text: kept }] }], page.width, page.sizes.label).widest <= w / 2).kept;
  };
  const elements = panels.flatMap((panel, index): Element[] => {
    const at = { x: box.x + (index % columns) * (w + between), y: box.y + Math.floor(index / columns) * (h + within), w, h };
    return drawPanel(content, index, at, head, rangeOf(panel), ids, page);
  });
  // The first and last period are below the lowest panel of each column.
  const ends = Array.from({ length: columns }, (_, column): Element[] => {
    const lowest = panels.length - 1 - column >= 0 ? Math.floor((panels.length - 1 - column) / columns) : 0;
    const at = { y: box.y + lowest * (h + within) + h + within / 4, w: w / 2, h: line };
    const style = { size: page.sizes.label, color: 'ink-65', lineSpacing: 1, group: `Ends ${column + 1}` } as const;
    const x = box.x + column * (w + between);
    const ends = [named(0), named(periods.length - 1)] as const;
    // A few periods have room for their names below their points.
    const slot = w / periods.length;
    const under = widestWord(ends, page) * widerBy(ends[0]) + 0.04 <= slot;
    const boxes = under
      ? [x, x + w - slot].map((left) => ({ ...at, x: left, w: slot }))
      : [x, x + w / 2].map((left) => ({ ...at, x: left }));
    const aligns = under ? (['center', 'center'] as const) : ([undefined, 'right'] as const);
    return ['First', 'Last'].map((which, end) => {
      const align = aligns[end];
      return page.text(`${which} period ${column + 1}`, boxes[end]!, [{ runs: [{ text: ends[end]! }], ...(align && { align }) }], style);
    });
  });
  return [...elements, ...ends.flat()];
}

function lastValue(values: SmallMultiplesContent['panels'][number]['values'], page: Page): string {
  const last = values.findLast((id) => id !== null && page.value(id) !== null);
  return last ? page.plain(ref(last)) : '–';
}

/** Width left for a name next to its panel's value. */
function besideValue(value: string, width: number, page: Page): number {
  const taken = page.measure([{ runs: [{ text: value, bold: true }] }], page.width, page.sizes.label, { lineSpacing: 1 }).widest;
  return width - taken * widerBy(value) - 0.05 - page.gaps.within / 2;
}

function drawPanel(
  { chart, periods, panels, highlight, partial }: SmallMultiplesContent,
  index: number,
  box: Box,
  { line, lines }: { line: number; lines: number },
  range: { min: number; max: number },
  all: readonly (string | null)[],
  page: Page,
): Element[] {
  const { label, values } = panels[index]!;
  const spoken = index === highlight;
  const size = page.sizes.label;
  const head = (text: string) => [{ runs: [{ text, bold: true }] }];
  const room = { ...box, y: box.y + lines * line + 0.05, h: box.h - lines * line - 0.05 };
  const numbers = periods.map((_, at) => (values[at] === null || values[at] === undefined ? null : page.value(values[at])));
  // The last value goes next to the name or below it: above its point it would overlap the previous column.
  const value = lastValue(values, page);
  const beside = besideValue(value, box.w, page);
  const nameWidth = lines === 1 ? beside : box.w;
  const valueWidth = lines === 1 ? box.w - beside - page.gaps.within / 2 : box.w;
  const { kept } = fitLine(label, (text) => {
    const { lines, widest } = page.measure(head(text), nameWidth, size, { lineSpacing: 1 });
    return lines === 1 && widest <= nameWidth;
  });
  const color = spoken ? 'accent' : 'past';
  const element: ChartElement = {
    type: 'chart',
    name: `Panel ${index + 1}`,
    alt: chartAlt(label, periods, [{ name: '', values: [...values] }], page),
    ...room,
    chart,
    categories: periods.map((period, at) => (partial.includes(at) ? `${period}*` : period)),
    series: [{ name: label, values: numbers, color, ...(partial.length > 0 && { outlined: [...partial] }), labels: false }],
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
      { x: box.x + box.w - valueWidth, y: box.y + (lines - 1) * line, w: valueWidth, h: line },
      [{ ...head(value)[0]!, ...(lines === 1 && { align: 'right' as const }) }],
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
