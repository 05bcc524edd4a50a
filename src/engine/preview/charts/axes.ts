/** Gridlines, the category axis, and the texts of both axes. */
import type { Mark } from '../../../model/drawing.ts';
import type { ChartElement } from '../../../model/layout.ts';
import type { AxisEnds } from '../../charts/axis-ends.ts';
import { acrossNumber, axisGap, axisNumber, lineHeight, textWidth, ticks } from '../../charts/chart-frame.ts';
import { brokenLines } from './broken-lines.ts';
import { line, writtenText } from './ink.ts';
import type { Plane } from './plane.ts';

const gap = axisGap * 72;

/** A line across the plot at a value of the value axis. */
function acrossPlot(plane: Plane, value: number, role: 'gridline' | 'axis-line', color: 'ink-12' | 'ink-35', width: number): Mark {
  const { plot, horizontal, at, colors } = plane;
  const place = at(value);
  const [from, to] = horizontal
    ? [
        { x: place, y: plot.y },
        { x: place, y: plot.y + plot.h },
      ]
    : [
        { x: plot.x, y: place },
        { x: plot.x + plot.w, y: place },
      ];
  return line(from, to, colors[color], width, role, plane);
}

export function gridlines(plane: Plane): Mark[] {
  if (!plane.element.axis.gridlines) return [];
  return ticks(plane.frame.values).map((value) => acrossPlot(plane, value, 'gridline', 'ink-12', 0.75));
}

/** At zero, or at the end nearest to it. */
export function axisLine(plane: Plane): Mark[] {
  const { axis, chart } = plane.element;
  if (chart === 'scatter' ? !axis.values : !axis.categories) return [];
  return [acrossPlot(plane, baseOf(plane.frame.values), 'axis-line', 'ink-35', 1)];
}

/** Where bars start. */
export function baseOf({ min, max }: AxisEnds): number {
  return Math.min(max, Math.max(min, 0));
}

export function axisTexts(plane: Plane): Mark[] {
  const { element } = plane;
  const numbers = element.axis.values ? valueNumbers(plane) : [];
  if (element.chart === 'scatter') return element.axis.values ? [...numbers, ...acrossNumbers(plane)] : [];
  if (!element.axis.categories) return numbers;
  return [...numbers, ...(element.levels ? levels(element.levels, plane) : names(plane))];
}

function valueNumbers(plane: Plane): Mark[] {
  const { element, frame, plot, horizontal, at, colors, text } = plane;
  return ticks(frame.values).map((value) => {
    const shown = { text: axisNumber(element, value, text), color: colors['ink-65'], role: 'axis-label' } as const;
    return horizontal
      ? writtenText({ ...shown, x: at(value), y: underPlot(plane), align: 'center' }, plane)
      : writtenText({ ...shown, ...besidePlot(plane, plot), y: at(value) }, plane);
  });
}

function acrossNumbers(plane: Plane): Mark[] {
  const { element, frame, across, colors, text } = plane;
  return ticks(frame.across!).map((value) =>
    writtenText(
      {
        text: acrossNumber(element, value, text),
        color: colors['ink-65'],
        role: 'axis-label',
        x: across(value),
        y: underPlot(plane),
        align: 'center',
      },
      plane,
    ),
  );
}

/** Middle of the first line of text under the plot. */
function underPlot({ plot, element }: Plane): number {
  return plot.y + plot.h + gap + (lineHeight(element) * 72) / 2;
}

/** In front of the plot: at its left, right to left at its right. */
function besidePlot({ text }: Plane, plot: Plane['plot']): { x: number; align: 'left' | 'right' } {
  return text.rtl ? { x: plot.x + plot.w + gap, align: 'left' } : { x: plot.x - gap, align: 'right' };
}

function names(plane: Plane): Mark[] {
  const { element, horizontal, middle, slot, plot, box, colors, text } = plane;
  const every = element.axis.every ?? 1;
  const pitch = lineHeight(element) * 72;
  const beside = text.rtl ? box.x + box.w - plot.x - plot.w : plot.x - box.x;
  return element.categories.flatMap((name, index) => {
    if (index % every !== 0) return [];
    const width = horizontal ? beside - gap : every > 1 ? textWidth(name, element, text) * 72 : slot;
    const lines = brokenLines(name, width, plane);
    const first = horizontal ? middle(index) - ((lines.length - 1) * pitch) / 2 : underPlot(plane);
    return lines.map((written, row) => {
      const shown = { text: written, color: colors['ink-65'], role: 'axis-label', y: first + row * pitch, line: row } as const;
      return writtenText(horizontal ? { ...shown, ...besidePlot(plane, plot) } : { ...shown, x: middle(index), align: 'center' }, plane);
    });
  });
}

/** Names of periods, and under them each year once, between lines that part the years. */
function levels({ names, years }: NonNullable<ChartElement['levels']>, plane: Plane): Mark[] {
  const { element, middle, slot, plot, colors } = plane;
  const pitch = lineHeight(element) * 72;
  const said = { color: colors['ink-65'], role: 'axis-label', align: 'center' } as const;
  const periods = names.map((text, index) => writtenText({ ...said, text, x: middle(index), y: underPlot(plane), line: 0 }, plane));
  const starts = years.flatMap((year, index) => (year === years[index - 1] ? [] : [index]));
  const groups = starts.map((start, at) => {
    const last = (starts[at + 1] ?? years.length) - 1;
    return writtenText(
      { ...said, text: years[start]!, x: (middle(start) + middle(last)) / 2, y: underPlot(plane) + pitch, line: 1 },
      plane,
    );
  });
  const before = plane.text.rtl ? slot / 2 : -slot / 2;
  const places = [...starts.map((start) => middle(start) + before), middle(years.length - 1) - before];
  const foot = { y: plot.y + plot.h + gap + 2 * pitch };
  const lines = places.map((x) => line({ x, y: plot.y + plot.h }, { x, ...foot }, colors['ink-35'], 1, 'axis-line', plane));
  return [...lines, ...periods, ...groups];
}
