/** What a layout draws that no slide may cover, and which of its pictures may be the logo. */
import type { TemplateLogo } from '../../../../model/brand-kit.ts';
import { area } from '../../../../model/geometry.ts';
import type { Box } from '../../../../model/layout.ts';
import type { DeckPackage } from '../../../opc/deck-package.ts';
import { boxAround, clipped, strips } from './shapes.ts';
import { type Drawn, pictureOf, type SheetView } from './sheet-view.ts';

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

interface Candidate extends TemplateLogo {
  named: boolean;
  /** Times its picture stands anywhere. */
  weight: number;
}

const words = /logo|wordmark|wortmarke|signet|emblem|brand ?mark|logotip|логотип|ロゴ|标志|徽标|로고/i;
/** Larger it is a decoration, as a share of the slide. */
const largest = 0.25;
const small = 0.04;
const leastArea = 0.01;
/** A picture much longer than high, or higher than long, is a band. */
const longest = 12;
/** As a share of the slide's side. */
const nearEdge = 0.2;
const mostListed = 8;
const likely = 1.5;

/** `grounds` of each view are no logos. */
export function logoCandidates(views: readonly { view: SheetView; grounds: ReadonlySet<Drawn> }[], pkg: DeckPackage): TemplateLogo[] {
  const found = new Map<string, Candidate>();
  for (const { view, grounds } of views) {
    for (const [key, candidate] of seen(view, grounds, pkg)) {
      const known = found.get(key);
      if (known) known.layouts++;
      else found.set(key, candidate);
    }
  }
  const [size] = views.map(({ view }) => view.size);
  const weighed = [...found.values()].map((candidate) => ({ ...candidate, weight: weigh(candidate, size!, views.length) }));
  return weighed
    .filter(({ weight }) => weight >= likely)
    .sort((a, b) => b.weight - a.weight)
    .slice(0, mostListed)
    .map(({ part, box, layouts }) => ({ part, box, layouts }));
}

/** Each place of each picture once, though it be drawn twice. */
function seen({ drawn, size }: SheetView, grounds: ReadonlySet<Drawn>, pkg: DeckPackage): Map<string, Candidate> {
  const found = new Map<string, Candidate>();
  for (const shape of drawn) {
    const { box } = shape;
    if (shape.fill?.kind !== 'picture' || grounds.has(shape) || area(box) > largest * area(size) || area(box) < leastArea) continue;
    const part = pictureOf(shape, pkg);
    if (part === undefined || !pkg.parts.has(part)) continue;
    const key = [part, ...[box.x, box.y, box.w, box.h].map((side) => side.toFixed(1))].join(' ');
    found.set(key, { part, box, layouts: 1, named: words.test(`${shape.shape.name} ${part}`), weight: 0 });
  }
  return found;
}

function weigh({ box, named, layouts }: Candidate, size: { w: number; h: number }, ofLayouts: number): number {
  const band = Math.max(box.w / box.h, box.h / box.w) > longest;
  return (
    (named ? 3 : 0) + (2 * layouts) / ofLayouts + (inCorner(box, size) ? 1 : 0) + (area(box) <= small * area(size) ? 1 : 0) - (band ? 2 : 0)
  );
}

function inCorner({ x, y, w, h }: Box, size: { w: number; h: number }): boolean {
  const across = Math.min(x, size.w - x - w) <= nearEdge * size.w;
  const down = Math.min(y, size.h - y - h) <= nearEdge * size.h;
  return across && down;
}
