/** Labels of points: their values, or texts instead. */
import type { TextMark } from '../../../model/drawing.ts';
import type { ChartSeries } from '../../../model/layout.ts';
import { lineHeight } from '../../charts/chart-frame.ts';
import { isLabelled, isStacked, namedPoint } from '../../charts/series.ts';
import { formatValue } from '../../language/format-value.ts';
import type { Bar } from './bars.ts';
import type { Dot } from './dots.ts';
import { writtenText } from './ink.ts';
import type { LinePoint } from './lines.ts';
import type { Plane, Point } from './plane.ts';

/** What programs leave between a bar or point and its label, points. */
const gap = 3.5;

type Side = 'above' | 'below' | 'left' | 'right';

function textOf(series: ChartSeries, index: number, value: number, { element, text }: Plane): string | null {
  const own = series.labelTexts?.[index];
  if (own !== undefined) return own;
  const shown = isLabelled(series, index) ? formatValue(series.format ?? element.format, value, text.language) : null;
  if (namedPoint(series) !== index) return shown;
  return shown === null ? series.name : `${series.name} ${shown}`;
}

export function barLabel({ series, index, value, box }: Bar, plane: Plane): TextMark[] {
  const middle = { x: box.x + box.w / 2, y: box.y + box.h / 2 };
  if (isStacked(plane.element)) return label(series, index, value, middle, null, 0, plane);
  const side = plane.horizontal ? (plane.text.rtl !== value < 0 ? 'left' : 'right') : value < 0 ? 'below' : 'above';
  const anchor = {
    above: { ...middle, y: box.y },
    below: { ...middle, y: box.y + box.h },
    left: { ...middle, x: box.x },
    right: { ...middle, x: box.x + box.w },
  }[side];
  return label(series, index, value, anchor, side, 0, plane);
}

export function pointLabel({ series, index, value, x, y }: LinePoint, plane: Plane): TextMark[] {
  return label(series, index, value, { x, y }, sideOf(series, index, plane), 0, plane);
}

function sideOf(series: ChartSeries, index: number, { text }: Plane): Side {
  if (namedPoint(series) === index) return text.rtl ? 'left' : 'right';
  return series.below?.includes(index) ? 'below' : 'above';
}

export function dotLabel({ series, index, value, x, y, radius }: Dot, plane: Plane): TextMark[] {
  const side = series.beside?.[index] ?? 'above';
  const mirrored = { left: 'right', right: 'left', below: 'below', above: 'above' } as const;
  return label(series, index, value, { x, y }, plane.text.rtl ? mirrored[side] : side, radius, plane);
}

/** `side`: null for a label centred on its point. */
function label(
  series: ChartSeries,
  index: number,
  value: number,
  { x, y }: Point,
  side: Side | null,
  reach: number,
  plane: Plane,
): TextMark[] {
  const text = textOf(series, index, value, plane);
  if (text === null) return [];
  const away = reach + gap;
  const half = (lineHeight(plane.element) * 72) / 2;
  const place = {
    above: { x, y: y - away - half, align: 'center' },
    below: { x, y: y + away + half, align: 'center' },
    left: { x: x - away, y, align: 'right' },
    right: { x: x + away, y, align: 'left' },
    on: { x, y, align: 'center' },
  } as const;
  return [writtenText({ text, role: 'value-label', color: plane.colors[series.labelColor ?? 'ink'], ...place[side ?? 'on'] }, plane)];
}
