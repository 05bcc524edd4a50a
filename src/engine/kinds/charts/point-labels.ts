/** Where the names of points of a scatter are written: on whichever side no dot and no other name is in the way. */
import type { Box, LabelSide } from '../../../model/layout.ts';

export interface Dot {
  /** Inches in the plot, from its top left. */
  x: number;
  y: number;
  radius: number;
}

type Side = LabelSide | 'above';

/** Inches between a dot's rim and its name. */
const away = 0.04;

/**
 * `wanted` holds indexes of dots, the most important first, with the widths of their names; the result has those that found a place.
 * `plot` is the room in inches, `height` that of a name.
 */
export function pointLabels(
  dots: readonly (Dot | null)[],
  wanted: readonly { index: number; width: number }[],
  plot: { w: number; h: number },
  height: number,
): Map<number, Side> {
  const placed = new Map<number, Side>();
  const taken: Box[] = [];
  for (const { index, width } of wanted) {
    const dot = dots[index];
    if (!dot) continue;
    const boxes: [Side, Box][] = [
      ['right', { x: dot.x + dot.radius + away, y: dot.y - height / 2, w: width, h: height }],
      ['above', { x: dot.x - width / 2, y: dot.y - dot.radius - away - height, w: width, h: height }],
      ['left', { x: dot.x - dot.radius - away - width, y: dot.y - height / 2, w: width, h: height }],
      ['below', { x: dot.x - width / 2, y: dot.y + dot.radius + away, w: width, h: height }],
    ];
    const found = boxes.find(
      ([, box]) =>
        box.x >= 0 &&
        box.y >= 0 &&
        box.x + box.w <= plot.w &&
        box.y + box.h <= plot.h &&
        !taken.some((other) => meet(box, other)) &&
        !dots.some((other, at) => other !== null && at !== index && meet(box, around(other))),
    );
    if (!found) continue;
    placed.set(index, found[0]);
    taken.push(found[1]);
  }
  return placed;
}

function around({ x, y, radius }: Dot): Box {
  return { x: x - radius, y: y - radius, w: 2 * radius, h: 2 * radius };
}

function meet(a: Box, b: Box): boolean {
  return a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;
}
