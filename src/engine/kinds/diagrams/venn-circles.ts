/** The circles of a Venn diagram, and where in each part of them words have room. */
import type { Box } from '../../../model/layout.ts';

export interface Circle {
  /** Middle and half width, inches. */
  x: number;
  y: number;
  r: number;
}

/** From middle to middle, in half widths of a circle. */
const apart = { 2: 1.2, 3: 1.12 } as const;
/** Words keep this much from the line of a circle, inches. */
const clear = 0.1;

/** Two circles beside each other, or one above two, as large as a room of this height and width allows, in the middle of `body`. */
export function circlesOf(count: number, height: number, width: number, body: Box): Circle[] {
  const x = body.x + body.w / 2;
  const y = body.y + body.h / 2;
  if (count === 2) {
    const r = Math.min(height / 2, width / (2 + apart[2]));
    return [-1, 1].map((side) => ({ x: x + (side * apart[2] * r) / 2, y, r }));
  }
  const rise = (apart[3] * Math.sqrt(3)) / 2;
  const r = Math.min(height / (2 + rise), width / (2 + apart[3]));
  const top = y - (r * rise) / 2;
  return [
    { x, y: top, r },
    { x: x - (apart[3] * r) / 2, y: top + rise * r, r },
    { x: x + (apart[3] * r) / 2, y: top + rise * r, r },
  ];
}

/**
 * The box in the part that these circles (numbers from 1) and no others share: the widest one whose height holds what `heightAt` says
 * its words take at that width; where none does, the widest for a single line.
 */
export function regionOf(of: readonly number[], circles: readonly Circle[], heightAt: (width: number) => number): Box {
  const within = (x: number, y: number) =>
    circles.every((circle, index) => {
      const far = Math.hypot(x - circle.x, y - circle.y);
      return of.includes(index + 1) ? far <= circle.r - clear : far >= circle.r + clear;
    });
  const { x, y } = middleOf(of, circles);
  const corners = (w: number, h: number) => [-1, 0, 1].flatMap((i) => [-1, 0, 1].map((j) => within(x + (i * w) / 2, y + (j * h) / 2)));
  const widest = 2 * circles[0]!.r;
  for (let w = widest; w > 0.3; w -= 0.05) {
    const h = heightAt(w);
    if (corners(w, h).every(Boolean)) return { x: x - w / 2, y: y - h / 2, w, h };
  }
  return { x: x - 0.3, y: y - 0.1, w: 0.6, h: 0.2 };
}

/** The middle of a part, along the line on which it is widest. */
function middleOf(of: readonly number[], circles: readonly Circle[]): { x: number; y: number } {
  const mean = (list: readonly Circle[]) => ({
    x: list.reduce((sum, { x }) => sum + x, 0) / list.length,
    y: list.reduce((sum, { y }) => sum + y, 0) / list.length,
  });
  const own = mean(of.map((number) => circles[number - 1]!));
  const others = circles.filter((_, index) => !of.includes(index + 1));
  if (others.length === 0) return own;
  const rest = mean(others);
  const distance = Math.hypot(own.x - rest.x, own.y - rest.y);
  const away = { x: (own.x - rest.x) / distance, y: (own.y - rest.y) / distance };
  // Away from the others, the part begins where the last of them ends and ends with the first of its own.
  const begin = Math.max(...others.map((circle) => along(own, away, circle)));
  const end = Math.min(...of.map((number) => along(own, away, circles[number - 1]!)));
  const middle = (begin + end) / 2;
  return { x: own.x + away.x * middle, y: own.y + away.y * middle };
}

/** Where a ray from a point leaves a circle, as a distance along it. */
function along(from: { x: number; y: number }, way: { x: number; y: number }, { x, y, r }: Circle): number {
  const [dx, dy] = [x - from.x, y - from.y];
  const ahead = dx * way.x + dy * way.y;
  return ahead + Math.sqrt(Math.max(0, r * r - (dx * dx + dy * dy - ahead * ahead)));
}
