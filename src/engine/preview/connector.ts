/** Connectors: the way the file takes, and an arrow head at its end. */
import type { Mark } from '../../model/drawing.ts';
import type { ConnectorElement, LayoutSlide } from '../../model/layout.ts';
import { cornersOf, routeOf } from '../pptx/connector-route.ts';
import { type Corner, inch, type Paint, polygon, polyline } from './paint.ts';

/** Length and width of an arrow head in line widths; thin lines get one as on a line of this many points. */
const head = { times: 3, least: 2 } as const;

export function connectorMarks(element: ConnectorElement, slide: LayoutSlide, { colors }: Paint): Mark[] {
  const named = (name: string) => slide.elements.find((other) => other.name === name);
  const [from, to] = [named(element.from), named(element.to)];
  const corners = cornersOf(routeOf(element, from && to ? { from, to } : null)).map(({ x, y }): Corner => [x * inch, y * inch]);
  const color = colors[element.color];
  const common = { type: 'path', element: element.name, role: 'connector' } as const;
  const stroke = { color, width: element.width };
  if (!element.arrow) return [{ ...common, d: polyline(...corners), stroke }];
  const [tip, before] = [corners.at(-1)!, corners.at(-2)!];
  const length = Math.hypot(tip[0] - before[0], tip[1] - before[1]) || 1;
  const [dx, dy] = [(tip[0] - before[0]) / length, (tip[1] - before[1]) / length];
  const side = head.times * Math.max(element.width, head.least);
  const base: Corner = [tip[0] - dx * side, tip[1] - dy * side];
  const wing = (way: 1 | -1): Corner => [base[0] - (way * dy * side) / 2, base[1] + (way * dx * side) / 2];
  return [
    { ...common, d: polyline(...corners.slice(0, -1), base), stroke },
    { ...common, d: polygon(tip, wing(1), wing(-1)), fill: color },
  ];
}
