/** Where values and categories of a chart are on the page, in points. */

import type { Box, ChartElement } from '../../../model/layout.ts';
import type { ColorTable } from '../../brand/colors.ts';
import type { AxisEnds } from '../../charts/axis-ends.ts';
import type { ChartFrame, ChartText } from '../../charts/chart-frame.ts';
import { isHorizontal } from '../../charts/series.ts';

export interface Point {
  x: number;
  y: number;
}

/** All that a part of the drawing needs. */
export interface Plane {
  element: ChartElement;
  text: ChartText;
  colors: ColorTable;
  frame: ChartFrame;
  /** The chart's box and its plot area, points. */
  box: Box;
  plot: Box;
  horizontal: boolean;
  /** Middle of a category, and what one takes, along the category axis. */
  middle: (index: number) => number;
  slot: number;
  /** Place of a value along the value axis; values beyond its ends stay at them. */
  at: (value: number, ends?: Pick<AxisEnds, 'min' | 'max'>) => number;
  /** A scatter's horizontal place. */
  across: (value: number) => number;
}

const points = 72;

export function planeOf(element: ChartElement, frame: ChartFrame, text: ChartText, colors: ColorTable): Plane {
  const box = { x: element.x * points, y: element.y * points, w: element.w * points, h: element.h * points };
  const { plot: shares } = frame;
  const plot = { x: box.x + shares.x * box.w, y: box.y + shares.y * box.h, w: shares.w * box.w, h: shares.h * box.h };
  const horizontal = isHorizontal(element);
  const count = element.categories.length;
  const slot = (horizontal ? plot.h : plot.w) / count;
  const part = (value: number, { min, max }: Pick<AxisEnds, 'min' | 'max'>) => Math.min(1, Math.max(0, (value - min) / (max - min || 1)));
  const fromLeft = (share: number) => plot.x + (text.rtl ? 1 - share : share) * plot.w;
  return {
    element,
    text,
    colors,
    frame,
    box,
    plot,
    horizontal,
    slot,
    middle: (index) => (horizontal ? plot.y + (index + 0.5) * slot : fromLeft((index + 0.5) / count)),
    at: (value, ends = frame.values) => (horizontal ? fromLeft(part(value, ends)) : plot.y + (1 - part(value, ends)) * plot.h),
    across: (value) => fromLeft(part(value, frame.across ?? { min: 0, max: 1 })),
  };
}
