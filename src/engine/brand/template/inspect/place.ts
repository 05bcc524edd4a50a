/** Where a shape stands on the slide: its box, turned and mirrored, in however many groups it is. */

import type { Box } from '../../../../model/layout.ts';
import { child, type XmlNode } from '../../../opc/xml.ts';
import { degrees, inches, isTrue, rounded } from './measures.ts';

/** Maps x and y to `a·x + c·y + e` and `b·x + d·y + f`. */
export type Place = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

export const unmoved: Place = [1, 0, 0, 1, 0, 0];

function after(outer: Place, inner: Place): Place {
  const [a, b, c, d, e, f] = outer;
  const [p, q, r, s, t, u] = inner;
  return [a * p + c * q, b * p + d * q, a * r + c * s, b * r + d * s, a * t + c * u + e, b * t + d * u + f];
}

export function moved([a, b, c, d, e, f]: Place, [x, y]: readonly [number, number]): [number, number] {
  return [a * x + c * y + e, b * x + d * y + f];
}

/** Leads from the unit square to the shape on the slide; null where the shape has no box. */
export function placeOf(xfrm: XmlNode | undefined, outer: Place): Place | null {
  const box = boxOf(xfrm);
  return box && after(outer, own(xfrm!, box));
}

/** Leads from the coordinates inside a group to the slide; a group without any leaves its shapes where they are. */
export function placeInside(xfrm: XmlNode | undefined, outer: Place): Place {
  const box = boxOf(xfrm);
  const inner = boxOf(xfrm, { offset: 'a:chOff', extent: 'a:chExt' });
  if (!box || !inner || inner.w === 0 || inner.h === 0) return outer;
  const toUnit: Place = [1 / inner.w, 0, 0, 1 / inner.h, -inner.x / inner.w, -inner.y / inner.h];
  return after(after(outer, own(xfrm!, box)), toUnit);
}

/** Box as written, before it is turned. */
function boxOf(xfrm: XmlNode | undefined, names = { offset: 'a:off', extent: 'a:ext' }): Box | null {
  const offset = child(xfrm, names.offset)?.attributes;
  const extent = child(xfrm, names.extent)?.attributes;
  const [x, y, w, h] = [inches(offset?.x), inches(offset?.y), inches(extent?.cx), inches(extent?.cy)];
  return x === null || y === null || w === null || h === null || w < 0 || h < 0 ? null : { x, y, w, h };
}

/** From the unit square to the box, mirrored and turned about its middle. */
function own({ attributes }: XmlNode, { x, y, w, h }: Box): Place {
  const turn = (degrees(attributes.rot) * Math.PI) / 180;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const toMiddle: Place = [isTrue(attributes.flipH) ? -w : w, 0, 0, isTrue(attributes.flipV) ? -h : h, 0, 0];
  const centered: Place = after(toMiddle, [1, 0, 0, 1, -0.5, -0.5]);
  return after([1, 0, 0, 1, x + w / 2, y + h / 2], after([cos, sin, -sin, cos, 0, 0], centered));
}

const unitSquare = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 1],
] as const;

/** The upright box around points of a shape; the whole shape without. */
export function boxAround(place: Place, points: readonly (readonly [number, number])[] = unitSquare): Box {
  let [left, top, right, bottom] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const point of points) {
    const [x, y] = moved(place, point);
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  }
  return roundedBox({ x: left, y: top, w: right - left, h: bottom - top });
}

export function roundedBox({ x, y, w, h }: Box): Box {
  return { x: rounded(x), y: rounded(y), w: rounded(w), h: rounded(h) };
}

/** The part of a box that lies on the slide; null where none does. */
export function clipped({ x, y, w, h }: Box, slide: { w: number; h: number }): Box | null {
  const [left, top] = [Math.max(0, x), Math.max(0, y)];
  const [right, bottom] = [Math.min(slide.w, x + w), Math.min(slide.h, y + h)];
  return right < left || bottom < top ? null : roundedBox({ x: left, y: top, w: right - left, h: bottom - top });
}
