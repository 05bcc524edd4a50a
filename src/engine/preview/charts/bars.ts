/** Columns and bars: beside one another, on one another, or filling the whole. */
import type { PathMark } from '../../../model/drawing.ts';
import type { Box, ChartSeries } from '../../../model/layout.ts';
import { chartSeries, isDrawn, isPercent, isStacked } from '../../charts/series.ts';
import { baseOf } from './axes.ts';
import { rectangle } from './ink.ts';
import type { Plane } from './plane.ts';

export interface Bar {
  series: ChartSeries;
  index: number;
  value: number;
  box: Box;
}

/** Every bar with a value, also invisible ones, which carry labels. */
export function barsOf(plane: Plane): Bar[] {
  const { element, frame, middle, slot } = plane;
  const all = chartSeries(element).flatMap(({ series, group }) => (group === 'bar' ? [series] : []));
  const stacked = isStacked(element);
  const thickness = slot / ((stacked ? 1 : all.length) + element.gap / 100);
  return element.categories.flatMap((_, index) => {
    const whole = isPercent(element) ? all.reduce((sum, { values }) => sum + Math.abs(values[index] ?? 0), 0) || 1 : 1;
    const reached = { up: 0, down: 0 };
    return all.flatMap((series, at): Bar[] => {
      const value = series.values[index];
      if (!isDrawn(value)) return [];
      // Right to left, the first series is at the right.
      const order = plane.text.rtl && !plane.horizontal ? all.length - 1 - at : at;
      const start = middle(index) + (stacked ? -0.5 : order - all.length / 2) * thickness;
      if (!stacked) return [{ series, index, value, box: boxOf(plane, start, thickness, baseOf(frame.values), value) }];
      const side = value < 0 ? 'down' : 'up';
      const from = reached[side];
      reached[side] += value / whole;
      return [{ series, index, value, box: boxOf(plane, start, thickness, from, reached[side]) }];
    });
  });
}

function boxOf({ at, horizontal }: Plane, start: number, thickness: number, from: number, to: number): Box {
  const [low, high] = [Math.min(at(from), at(to)), Math.max(at(from), at(to))];
  return horizontal ? { x: low, y: start, w: high - low, h: thickness } : { x: start, y: low, w: thickness, h: high - low };
}

const outlineWidth = 1.25;
/** Dashes and gaps as multiples of the line's width, as `dash` of DrawingML. */
export const dashes = (width: number) => [4 * width, 3 * width];

export function drawBar({ series, index, box }: Bar, { element, colors }: Plane): PathMark[] {
  if (series.color === 'none') return [];
  const color = colors[series.points?.[index] ?? series.color];
  const mark = { type: 'path', element: element.name, role: 'bar', d: rectangle(box) } as const;
  const stroke = { color, width: outlineWidth };
  if (!series.outlined?.includes(index))
    return [series.plan && series.points?.[index] === undefined ? { ...mark, stroke } : { ...mark, fill: color }];
  return [series.hatched ? { ...mark, hatched: true, stroke } : { ...mark, stroke: { ...stroke, dash: dashes(outlineWidth) } }];
}
