/** The box around an outline. */
import type { Box } from '../../model/layout.ts';

/** Of SVG path data in absolute points, control points included; in points. */
export function boundsOf(d: string): Box {
  const numbers = (d.match(/-?\d*\.?\d+(?:e-?\d+)?/gi) ?? []).map(Number);
  const xs = numbers.filter((_, at) => at % 2 === 0);
  const ys = numbers.filter((_, at) => at % 2 === 1);
  const [x, y] = [smallest(xs), smallest(ys)];
  return { x, y, w: largest(xs) - x, h: largest(ys) - y };
}

function smallest(numbers: readonly number[]): number {
  return numbers.reduce((least, number) => Math.min(least, number), Number.POSITIVE_INFINITY);
}

function largest(numbers: readonly number[]): number {
  return numbers.reduce((most, number) => Math.max(most, number), Number.NEGATIVE_INFINITY);
}
