/** A scatter's dots, or bubbles whose area shows a third measure. */
import type { Mark } from '../../../model/drawing.ts';
import type { ChartSeries } from '../../../model/layout.ts';
import { isDrawn } from '../../charts/series.ts';
import { circle } from './ink.ts';
import type { Plane, Point } from './plane.ts';

export interface Dot extends Point {
  series: ChartSeries;
  index: number;
  value: number;
  radius: number;
}

const dotRadius = 5;
const rim = 0.75;
/** Diameter of the largest bubble, as a share of the plot's shorter side: a quarter at a scale of 60%. */
const largest = 0.25 * 0.6;

export function dotsOf({ element, plot, at, across }: Plane): Dot[] {
  if (!element.across) return [];
  const sizes = element.sizes?.values.map((size) => (isDrawn(size) ? Math.max(0, size) : 0));
  const most = Math.max(1e-12, ...(sizes ?? []));
  const radius = (index: number) =>
    sizes === undefined ? dotRadius : Math.sqrt((sizes[index] ?? 0) / most) * (largest / 2) * Math.min(plot.w, plot.h);
  return element.series.flatMap((series) =>
    element.categories.flatMap((_, index): Dot[] => {
      const [x, y] = [element.across!.values[index], series.values[index]];
      return isDrawn(x) && isDrawn(y) ? [{ series, index, value: y, x: across(x), y: at(y), radius: radius(index) }] : [];
    }),
  );
}

export function drawDot({ series, index, radius, ...point }: Dot, { element, colors }: Plane): Mark[] {
  if (series.color === 'none' || radius === 0) return [];
  const fill = colors[series.points?.[index] ?? series.color];
  return [
    { type: 'path', element: element.name, role: 'dot', d: circle(point, radius), fill, stroke: { color: colors.paper, width: rim } },
  ];
}
