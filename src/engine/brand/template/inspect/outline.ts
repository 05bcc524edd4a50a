/** What a shape that is no rectangle really covers: a curve's box may be the whole slide, the curve a corner of it. */

import type { Box } from '../../../../model/layout.ts';
import { child, type XmlNode } from '../../../opc/xml.ts';
import { boxAround, moved, type Place, roundedBox } from './place.ts';
import type { Shape } from './shapes.ts';

type Point = readonly [number, number];

/** Of a shape on the slide: closed rings of points. */
export type Outline = readonly (readonly Point[])[];

const stripCount = 16;
/** Two strips this little smaller than the box around them are one. */
const alike = 1.15;
/** Points a drawn path may have; a larger one is taken as its box. */
const mostPoints = 4000;

/** Null for shapes that fill their box, more or less, and for those whose path cannot be read. */
export function outlineOf({ node, place }: Shape): Outline | null {
  const properties = child(node, 'p:spPr');
  const drawn = child(properties, 'a:custGeom', 'a:pathLst');
  const rings = drawn ? drawnRings(drawn) : presetRings(child(properties, 'a:prstGeom')?.attributes.prst);
  return rings && place ? rings.map((ring) => ring.map((point) => moved(place, point))) : null;
}

function presetRings(name: string | undefined): Outline | null {
  if (name === 'rtTriangle') return [[[0, 0], [0, 1], [1, 1]]]; // biome-ignore format: points of a shape
  if (name === 'triangle') return [[[0.5, 0], [0, 1], [1, 1]]]; // biome-ignore format: points of a shape
  if (name === 'diamond') return [[[0.5, 0], [1, 0.5], [0.5, 1], [0, 0.5]]]; // biome-ignore format: points of a shape
  return null;
}

function drawnRings(list: XmlNode): Outline | null {
  const rings: Point[][] = [];
  let count = 0;
  for (const path of list.children) {
    const [w, h] = [Number(path.attributes.w ?? 0), Number(path.attributes.h ?? 0)];
    if (!(w > 0) || !(h > 0)) return null;
    for (const step of path.children) {
      const points = step.children.map(({ attributes }): Point => [Number(attributes.x) / w, Number(attributes.y) / h]);
      if (points.flat().some((value) => !Number.isFinite(value)) || step.name === 'a:arcTo') return null;
      if (step.name === 'a:moveTo') rings.push([]);
      const ring = rings.at(-1);
      if (!ring) return null;
      const added = points.length > 1 ? curve([ring.at(-1) ?? points[0]!, ...points]) : points;
      ring.push(...added);
      count += added.length;
      if (count > mostPoints) return null;
    }
  }
  return rings.length > 0 ? rings : null;
}

/** Points on a Bézier curve after its first one. */
function curve(controls: readonly Point[]): Point[] {
  return [0.25, 0.5, 0.75, 1].map((t) => {
    let left = controls;
    while (left.length > 1) {
      left = left.slice(1).map(([x, y], i): Point => [left[i]![0] * (1 - t) + x * t, left[i]![1] * (1 - t) + y * t]);
    }
    return left[0]!;
  });
}

/** Share of its box an outline covers. */
export function coverage(outline: Outline, place: Place): number {
  const { y, w, h } = boxAround(place);
  if (w === 0 || h === 0) return 1;
  let inside = 0;
  for (let i = 0; i < stripCount; i++) {
    const at = y + (h * (i + 0.5)) / stripCount;
    const crossings = outline.flatMap((ring) => edges(ring).flatMap(([from, to]) => crossing(from, to, at))).sort((a, b) => a - b);
    for (let k = 0; k + 1 < crossings.length; k += 2) inside += crossings[k + 1]! - crossings[k]!;
  }
  return inside / (w * stripCount);
}

/** Boxes, one above the other, that the outline lies in. */
export function strips(outline: Outline): Box[] {
  const points = outline.flat();
  const top = Math.min(...points.map(([, y]) => y));
  const height = Math.max(...points.map(([, y]) => y)) - top;
  const boxes: Box[] = [];
  for (let i = 0; i < stripCount; i++) {
    const [from, to] = [top + (height * i) / stripCount, top + (height * (i + 1)) / stripCount];
    const xs = outline.flatMap((ring) => edges(ring).flatMap(([a, b]) => within(a, b, from, to)));
    if (xs.length > 0) boxes.push(roundedBox({ x: Math.min(...xs), y: from, w: Math.max(...xs) - Math.min(...xs), h: to - from }));
  }
  return joined(boxes);
}

/** Strips of about one width become one. */
function joined(boxes: readonly Box[]): Box[] {
  const result: Box[] = [];
  for (const box of boxes) {
    const last = result.at(-1);
    const x = Math.min(box.x, last?.x ?? box.x);
    const w = Math.max(box.x + box.w, last ? last.x + last.w : 0) - x;
    const both = last && { x, y: last.y, w, h: box.y + box.h - last.y };
    if (both && both.w * both.h <= alike * (last.w * last.h + box.w * box.h)) result[result.length - 1] = roundedBox(both);
    else result.push(box);
  }
  return result;
}

function edges(ring: readonly Point[]): (readonly [Point, Point])[] {
  return ring.map((point, i) => [point, ring[(i + 1) % ring.length]!] as const);
}

function crossing([x1, y1]: Point, [x2, y2]: Point, at: number): number[] {
  return y1 <= at !== y2 <= at ? [x1 + ((at - y1) * (x2 - x1)) / (y2 - y1)] : [];
}

/** Ends of the part of an edge between two heights. */
function within([x1, y1]: Point, [x2, y2]: Point, from: number, to: number): number[] {
  const [low, high] = [Math.max(Math.min(y1, y2), from), Math.min(Math.max(y1, y2), to)];
  if (low > high) return [];
  if (y1 === y2) return [x1, x2];
  return [low, high].map((y) => x1 + ((y - y1) * (x2 - x1)) / (y2 - y1));
}
