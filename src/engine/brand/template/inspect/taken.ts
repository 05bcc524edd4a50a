/** The places of a slide a layout and its master draw on: no text, chart or table of a slide may lie there. */

import { area } from '../../../../model/geometry.ts';
import type { Box } from '../../../../model/layout.ts';
import { strips } from './outline.ts';
import { boxAround, clipped } from './place.ts';
import type { Drawn, SheetView } from './sheet-view.ts';

/** Smaller is a dot or dirt. */
const least = 0.05;
/** An outline without fill around this share of the slide is a frame: one may write within it. */
const frame = 0.2;
/** A shape that covers less of its box than this is taken in strips. */
const solid = 0.85;
/** Fillings this large are looked at closer. */
const large = 0.08;
/** A line is as thick as this at least, inches. */
const thin = 0.02;

export function takenPlaces({ drawn, size }: SheetView, grounds: ReadonlySet<Drawn>): Box[] {
  const boxes = drawn.filter((shape) => !grounds.has(shape)).flatMap((shape) => boxesOf(shape, area(size)));
  const onSlide = boxes.map((box) => clipped(box, size)).filter((box) => box !== null);
  return merged(onSlide.filter(({ w, h }) => Math.max(w, h) >= least));
}

function boxesOf({ box, fill, line, words, outline, covers, shape }: Drawn, slide: number): Box[] {
  const bare = !fill && !words && shape.kind !== 'graphicFrame';
  if (bare && shape.kind === 'sp' && !outline && area(box) >= frame * slide) return edgesOf(boxAround(shape.place!), line ?? thin);
  if (outline && area(box) >= large * slide && (bare || covers < solid * area(box)))
    return strips(outline).map((strip) => thick(strip, line));
  return [thick(box, line)];
}

/** Lines have a box without height or width. */
function thick({ x, y, w, h }: Box, line: number | null): Box {
  const width = Math.max(line ?? 0, thin);
  const [wide, high] = [Math.max(w, width), Math.max(h, width)];
  return { x: x - (wide - w) / 2, y: y - (high - h) / 2, w: wide, h: high };
}

function edgesOf({ x, y, w, h }: Box, line: number): Box[] {
  const side = Math.max(line, thin);
  return [
    { x, y, w, h: side },
    { x, y: y + h - side, w, h: side },
    { x, y, w: side, h },
    { x: x + w - side, y, w: side, h },
  ];
}

/** Boxes inside another say nothing more. */
function merged(boxes: readonly Box[]): Box[] {
  const inside = (a: Box, b: Box) => a.x >= b.x && a.y >= b.y && a.x + a.w <= b.x + b.w && a.y + a.h <= b.y + b.h;
  return boxes.filter((box, i) => !boxes.some((other, k) => k !== i && inside(box, other) && (!inside(other, box) || k < i)));
}
