/**
 * Where a chart's plot area and scales are. Decided here rather than by each program, so that PowerPoint, LibreOffice and our own
 * drawing put every bar in the same place.
 */
import type { LanguageCode } from '../../model/language.ts';
import type { Box, ChartElement } from '../../model/layout.ts';
import type { TextSetting } from '../fonts/break-lines.ts';
import { measureParagraphs } from '../fonts/measure.ts';
import { formatValue } from '../language/format-value.ts';
import { type AxisEnds, axisEnds, valueEnds } from './axis-ends.ts';
import { axisFormat } from './axis-format.ts';
import { chartSeries, isDrawn, isHorizontal, isLabelled, isPercent, isStacked, namedPoint } from './series.ts';

export interface ChartFrame {
  /** Plot area inside the axes, as shares of the chart's size. */
  plot: Box;
  values: AxisEnds;
  secondary: { min: number; max: number };
  /** Of a scatter. */
  across: AxisEnds | null;
}

/** How a chart's text is set. */
export interface ChartText {
  font: TextSetting;
  language: LanguageCode;
  rtl: boolean;
}

/** Inches. */
const edge = 0.03;
const legendGap = 0.08;
/** Between axis and axis text. */
export const axisGap = 0.07;
/** Between a point and its label. */
const labelGap = 0.06;
/** Names beside bars take no more of the chart than this. */
const mostNames = 0.35;
/** Axis numbers need this many of their own heights along the axis, and this many of their widths across. */
const airy = { up: 2.2, across: 1.6 } as const;

export function lineHeight({ size }: Pick<ChartElement, 'size'>): number {
  return (size * 1.2) / 72;
}

export function legendHeight(element: ChartElement): number {
  return element.legend ? lineHeight(element) + 2 * legendGap : 0;
}

/** Width of a text on one line, inches. */
export function textWidth(text: string, { size }: Pick<ChartElement, 'size'>, { font }: ChartText): number {
  return measureParagraphs([{ runs: [{ text }] }], 100, size, font).widest;
}

export function chartFrame(element: ChartElement, text: ChartText): ChartFrame {
  const horizontal = isHorizontal(element);
  const room = (length: number, along: 'up' | 'across', widest: number) =>
    Math.max(2, Math.floor(length / (along === 'up' ? lineHeight(element) * airy.up : Math.max(0.4, widest * airy.across))));
  // The axis decides the plot's size and that the axis: the first guess is close enough for the number of steps.
  const highest = Math.max(1, ...element.series.flatMap(({ values }) => values.filter(isDrawn)));
  const number = textWidth(formatValue((element.across ?? element).format, highest, text.language), element, text);
  const given = element.plot ?? { w: 0.9, h: 0.85 };
  const values = horizontal
    ? valueEnds(element, room(given.w * element.w, 'across', number))
    : valueEnds(element, room(given.h * element.h, 'up', 0));
  const across = element.across
    ? axisEnds(element.across.values.filter(isDrawn), element.across, room(given.w * element.w, 'across', number))
    : null;
  const { min = 0, max } = element.axis.secondary ?? {};
  const second = chartSeries(element).flatMap(({ series, group }) => (group === 'secondary' ? series.values.filter(isDrawn) : []));
  return {
    plot: element.plot ?? automaticPlot(element, { values, across }, text),
    values,
    secondary: { min, max: max ?? axisEnds(second, { min }, 8).max },
    across,
  };
}

/** Everything but what stands around: legend, axis numbers, names, and labels beyond the highest value. */
function automaticPlot(element: ChartElement, { values, across }: Pick<ChartFrame, 'values' | 'across'>, text: ChartText): Box {
  const { axis, w, h } = element;
  const numbers = axis.values ? widestNumber(element, values, text) + axisGap : 0;
  const line = lineHeight(element);
  const room = isHorizontal(element)
    ? {
        left: axis.categories ? Math.min(mostNames * w, widestName(element, text)) + axisGap : 0,
        right: endLabels(element, values, text, w),
        top: legendHeight(element),
        bottom: axis.values ? line + axisGap : 0,
      }
    : {
        left: numbers,
        right:
          across === null ? endNames(element, w - numbers, text) : textWidth(acrossNumber(element, across.max, text), element, text) / 2,
        top: legendHeight(element) + topLabels(element, values, h),
        bottom: linesUnder(element, w - numbers, text) * line + axisGap,
      };
  const [left, right] = text.rtl ? [room.right, room.left] : [room.left, room.right];
  const plot = { x: left + edge, y: room.top + edge, w: w - left - right - 2 * edge, h: h - room.top - room.bottom - 2 * edge };
  const share = (length: number, whole: number, least: number) => Number(Math.max(least, length / whole).toFixed(4));
  return { x: share(plot.x, w, 0), y: share(plot.y, h, 0), w: share(plot.w, w, 0.1), h: share(plot.h, h, 0.1) };
}

/** Every step of an axis. */
export function ticks({ min, max, step }: AxisEnds): number[] {
  const count = Math.min(1000, Math.floor((max - min) / step + 1e-6));
  return Array.from({ length: count + 1 }, (_, index) => Number((min + index * step).toPrecision(12)));
}

export function axisNumber(element: ChartElement, value: number, { language }: ChartText): string {
  return formatValue(isPercent(element) ? '0%' : axisFormat(element.format, element.axis.step ?? null), value, language);
}

export function acrossNumber({ across }: ChartElement, value: number, { language }: ChartText): string {
  return formatValue(axisFormat(across!.format, across!.step ?? null), value, language);
}

function widestNumber(element: ChartElement, ends: AxisEnds, text: ChartText): number {
  return Math.max(...ticks(ends).map((value) => textWidth(axisNumber(element, value, text), element, text)));
}

function widestName(element: ChartElement, text: ChartText): number {
  return Math.max(...element.categories.map((name) => textWidth(name, element, text)));
}

/** Lines of text under the plot: a scatter's numbers, or the tallest name under its column. */
function linesUnder(element: ChartElement, width: number, { font }: ChartText): number {
  if (element.across) return element.axis.values ? 1 : 0;
  if (!element.axis.categories) return 0;
  if (element.levels) return 2;
  const every = element.axis.every ?? 1;
  const slot = (width / element.categories.length) * every;
  const shown = element.categories.filter((_, index) => index % every === 0);
  return Math.max(...shown.map((name) => measureParagraphs([{ runs: [{ text: name }] }], slot, element.size, font).lines));
}

/** What a label above the highest point needs beyond the axis, inches. */
function topLabels(element: ChartElement, { min, max }: AxisEnds, h: number): number {
  const labelled = chartSeries(element).filter(({ series, group }) => series.labels !== false && (group !== 'bar' || !isStacked(element)));
  const highest = Math.max(
    min,
    ...labelled.flatMap(({ series, group }) => (group === 'secondary' ? [max] : series.values.filter(isDrawn))),
  );
  const above = labelled.length === 0 ? 0 : lineHeight(element) + labelGap;
  return Math.max(0, above - ((max - highest) / (max - min || 1)) * h * 0.85);
}

/** What the names beside the last points of lines need beyond the last category, of a plot and its names `w` inches wide. */
function endNames(element: ChartElement, w: number, text: ChartText): number {
  const count = element.categories.length;
  const needed = element.series.map((series) => {
    const last = namedPoint(series);
    if (last === null) return 0;
    const value = isLabelled(series, last) ? ` ${formatValue(series.format ?? element.format, series.values[last]!, text.language)}` : '';
    // From the middle of its category on, the plot has room for a part of it.
    const behind = (count - last - 0.5) / count;
    return (textWidth(series.name + value, element, text) + 2 * labelGap - behind * w) / (1 - behind);
  });
  return Math.max(0, ...needed);
}

/** What a label at the end of the longest bar needs beyond the axis, inches. */
function endLabels(element: ChartElement, { min, max }: AxisEnds, text: ChartText, w: number): number {
  if (isStacked(element)) return 0;
  const needed = element.series.flatMap((series) =>
    series.labels === false
      ? []
      : series.values.map((value, index) => {
          if (!isDrawn(value) || !isLabelled(series, index)) return 0;
          const label = series.labelTexts?.[index] ?? formatValue(series.format ?? element.format, value, text.language);
          return textWidth(label, element, text) + 2 * labelGap - ((max - Math.max(value, min)) / (max - min || 1)) * w * (1 - mostNames);
        }),
  );
  return Math.max(0, ...needed);
}
