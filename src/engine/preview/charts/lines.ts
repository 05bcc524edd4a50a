/** Lines over categories, and the markers of points that differ. */
import type { Mark } from '../../../model/drawing.ts';
import type { ChartSeries } from '../../../model/layout.ts';
import { chartSeries, guideWidth, isDrawn, standsAlone } from '../../charts/series.ts';
import { dashes } from './bars.ts';
import { circle, outline } from './ink.ts';
import type { Plane, Point } from './plane.ts';

export interface LinePoint extends Point {
  series: ChartSeries;
  index: number;
  value: number;
}

export function linesOf(plane: Plane): { series: ChartSeries; points: LinePoint[] }[] {
  const { element, frame, middle, at } = plane;
  return chartSeries(element).flatMap(({ series, group }) => {
    if (group !== 'line' && group !== 'secondary') return [];
    const ends = group === 'secondary' ? frame.secondary : frame.values;
    const points = element.categories.flatMap((_, index): LinePoint[] => {
      const value = series.values[index];
      return isDrawn(value) ? [{ series, index, value, x: middle(index), y: at(value, ends) }] : [];
    });
    return [{ series, points }];
  });
}

/** One line from the foot of the first leg to that of the last. */
function bracket({ legs = {}, color }: ChartSeries, points: readonly LinePoint[], { element, colors, at }: Plane): Mark {
  const foot = (point: LinePoint | undefined): Point[] =>
    point && legs[point.index] !== undefined ? [{ x: point.x, y: at(legs[point.index]!) }] : [];
  const path = [...foot(points[0]), ...points, ...foot(points.at(-1))];
  const stroke = { color: colors[color === 'none' ? 'ink' : color], width: guideWidth({ legs, color }) };
  return { type: 'path', element: element.name, role: 'curve', d: outline(path, false), stroke };
}

const width = 2.25;
/** A target over columns is quieter than a regular series. */
const target = 1.5;
const marker = { radius: 3.5, rim: 1.25 };

export function drawLine({ series, points }: { series: ChartSeries; points: readonly LinePoint[] }, plane: Plane): Mark[] {
  if (series.color === 'none') return [];
  const { element, colors } = plane;
  const own = series.color;
  const quiet = series.asLine === true && element.chart !== 'line';
  const base = { type: 'path', element: element.name } as const;
  if (series.legs) return [bracket(series, points, plane)];
  const thin = series.guide ? guideWidth(series) : null;
  const look = (index: number) => {
    const color = series.points?.[index] ?? own;
    const outlined = series.outlined?.includes(index) ?? false;
    if (thin !== null) return { color, outlined: false, differs: false, dashed: false, width: thin };
    const differs = outlined || color !== own || standsAlone(series.values, index);
    return { color, outlined, differs, dashed: outlined || (quiet && !differs), width: quiet && !differs ? target : width };
  };
  const strokes: { points: Point[]; color: string; dashed: boolean; width: number; to: number }[] = [];
  for (const [place, point] of points.entries()) {
    const before = points[place - 1];
    if (before === undefined || before.index !== point.index - 1) continue;
    const { color, dashed, width } = look(point.index);
    const last = strokes.at(-1);
    // One stroke as far as it looks the same, so that dashes run on.
    if (last && last.to === before.index && last.color === color && last.dashed === dashed && last.width === width) {
      last.points.push(point);
      last.to = point.index;
    } else strokes.push({ points: [before, point], color, dashed, width, to: point.index });
  }
  const curves = strokes.map(
    ({ points, color, dashed, width }): Mark => ({
      ...base,
      role: 'curve',
      d: outline(points, false),
      stroke: { color: colors[color as typeof own], width, ...(dashed && { dash: dashes(width) }) },
    }),
  );
  const dots = points.flatMap((point): Mark[] => {
    const { color, outlined, differs } = look(point.index);
    if (!differs) return [];
    const stroke = { color: colors[color], width: marker.rim };
    return [{ ...base, role: 'dot', d: circle(point, marker.radius), fill: outlined ? colors.paper : colors[color], stroke }];
  });
  return [...curves, ...dots];
}
