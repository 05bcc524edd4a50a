/** Marks of a chart: outlines and lines of text. */
import type { Hex } from '../../../model/brand-kit.ts';
import type { MarkRole, PathMark, TextMark } from '../../../model/drawing.ts';
import type { Box } from '../../../model/layout.ts';
import { textWidth } from '../../charts/chart-frame.ts';
import type { Plane, Point } from './plane.ts';

/** Hundredths of a point are finer than any screen. */
const written = (value: number) => String(Number(value.toFixed(2)));

const pair = ({ x, y }: Point) => `${written(x)} ${written(y)}`;

export function outline(points: readonly Point[], closed: boolean): string {
  return `M${points.map(pair).join('L')}${closed ? 'Z' : ''}`;
}

export function rectangle({ x, y, w, h }: Box): string {
  return outline([{ x, y }, { x: x + w, y }, { x: x + w, y: y + h }, { x, y: y + h }], true); // biome-ignore format: one corner after another
}

/** Four curves are a circle to within a thousandth. */
const bend = 0.5523;

export function circle({ x, y }: Point, radius: number): string {
  const quarter = (from: Point, to: Point) => {
    const out = (point: Point, other: Point) => ({
      x: point.x === x ? x + (other.x - x) * bend : point.x,
      y: point.y === y ? y + (other.y - y) * bend : point.y,
    });
    return `C${pair(out(from, to))} ${pair(out(to, from))} ${pair(to)}`;
  };
  const [right, down, left, up] = [{ x: x + radius, y }, { x, y: y + radius }, { x: x - radius, y }, { x, y: y - radius }]; // biome-ignore format: one side after another
  return `M${pair(right)}${quarter(right, down)}${quarter(down, left)}${quarter(left, up)}${quarter(up, right)}Z`;
}

export function line(from: Point, to: Point, color: Hex, width: number, role: MarkRole, { element }: Plane): PathMark {
  return { type: 'path', element: element.name, role, d: outline([from, to], false), stroke: { color, width } };
}

interface Written {
  text: string;
  /** Middle of the line's height. */
  y: number;
  /** The edge or middle named by `align`. */
  x: number;
  align: 'left' | 'center' | 'right';
  color: Hex;
  role: MarkRole;
  /** Which line of a text over several. */
  line?: number;
}

/** From the middle of a line of text down to its baseline, ems: half the height of a figure. */
const toBaseline = 0.33;

export function writtenText({ text, x, y, align, color, role, line }: Written, { element, text: setting }: Plane): TextMark {
  const w = textWidth(text, element, setting) * 72;
  return {
    type: 'text',
    element: element.name,
    role,
    text,
    x: x - (align === 'left' ? 0 : align === 'center' ? w / 2 : w),
    y: y + toBaseline * element.size,
    w,
    size: element.size,
    family: setting.font.family,
    bold: false,
    italic: false,
    color,
    ...(setting.rtl && { rtl: true }),
    ...(line !== undefined && { line }),
  };
}
