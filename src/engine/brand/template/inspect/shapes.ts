/** Placed and drawn shapes of a template: where they stand, how they are turned, and the area they cover. Inches. */
import type { Box } from '../../../../model/layout.ts';
import { child, type XmlNode } from '../../../opc/read-xml.ts';

const emuPerInch = 914_400;

const perInch: Record<string, number> = { in: 1, cm: 2.54, mm: 25.4, pt: 72, pc: 6, pi: 6 };
/** Further out nothing is on any slide: 100 m. */
const farthest = 4000;

/** Inches; null where there is no length. */
export function inches(value: string | undefined): number | null {
  const match = /^\s*(-?\d+(?:\.\d+)?)(in|cm|mm|pt|pc|pi)?\s*$/.exec(value ?? '');
  if (!match) return null;
  const length = Number(match[1]) / (match[2] === undefined ? emuPerInch : perInch[match[2]]!);
  return Math.abs(length) <= farthest ? length : null;
}

/** 1 for `100000` and for `100%`; null where there is no share. */
export function share(value: string | undefined): number | null {
  const match = /^\s*(-?\d+(?:\.\d+)?)(%)?\s*$/.exec(value ?? '');
  return match ? Number(match[1]) / (match[2] ? 100 : 100_000) : null;
}

/** Degrees of an angle in 60,000ths of one. */
function degrees(value: string | undefined): number {
  return (Number(value ?? 0) || 0) / 60_000;
}

export function isTrue(value: string | undefined): boolean {
  return value === '1' || value === 'true' || value === 'on';
}

export function isFalse(value: string | undefined): boolean {
  return value === '0' || value === 'false' || value === 'off';
}

/** As written to a kit: a ten thousandth of an inch is finer than any eye. */
export function rounded(value: number, places = 4): number {
  const scale = 10 ** places;
  return Math.round(value * scale) / scale + 0;
}

/** Maps x and y to `a·x + c·y + e` and `b·x + d·y + f`. */
export type Place = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

const unmoved: Place = [1, 0, 0, 1, 0, 0];

function after(outer: Place, inner: Place): Place {
  const [a, b, c, d, e, f] = outer;
  const [p, q, r, s, t, u] = inner;
  return [a * p + c * q, b * p + d * q, a * r + c * s, b * r + d * s, a * t + c * u + e, b * t + d * u + f];
}

/** Where a point of the unit square is on the slide. */
export function pointOf([a, b, c, d, e, f]: Place, [x, y]: readonly [number, number]): [number, number] {
  return [a * x + c * y + e, b * x + d * y + f];
}

/** Leads from the unit square to the shape on the slide; null where the shape has no box. */
function placeOf(xfrm: XmlNode | undefined, outer: Place): Place | null {
  const box = boxOf(xfrm);
  return box && after(outer, own(xfrm!, box));
}

/** Leads from the coordinates inside a group to the slide; a group without any leaves its shapes where they are. */
function placeInside(xfrm: XmlNode | undefined, outer: Place): Place {
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
    const [x, y] = pointOf(place, point);
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  }
  return roundedBox({ x: left, y: top, w: right - left, h: bottom - top });
}

function roundedBox({ x, y, w, h }: Box): Box {
  return { x: rounded(x), y: rounded(y), w: rounded(w), h: rounded(h) };
}

/** The part of a box that lies on the slide; null where none does. */
export function clipped({ x, y, w, h }: Box, slide: { w: number; h: number }): Box | null {
  const [left, top] = [Math.max(0, x), Math.max(0, y)];
  const [right, bottom] = [Math.min(slide.w, x + w), Math.min(slide.h, y + h)];
  return right < left || bottom < top ? null : roundedBox({ x: left, y: top, w: right - left, h: bottom - top });
}

export interface Shape {
  node: XmlNode;
  /** Without prefix: `sp`, `pic`, `cxnSp`, `graphicFrame`. */
  kind: string;
  /** Name and description, as the selection pane shows them. */
  name: string;
  hidden: boolean;
  /** `p:ph`; undefined where it is no placeholder. */
  ph: XmlNode | undefined;
  /** Null where it has no box of its own. */
  place: Place | null;
  /** Properties of the group it takes its fill from. */
  group: XmlNode | undefined;
  /** The outermost group it belongs to. */
  outermost: XmlNode | undefined;
}

export function shapesOf(root: XmlNode): Shape[] {
  const found: Shape[] = [];
  const tree = child(root, 'p:cSld', 'p:spTree');
  if (tree) collect(tree, { place: unmoved, group: undefined, outermost: undefined, hidden: false }, found);
  return found;
}

interface Around {
  place: Place;
  group: XmlNode | undefined;
  outermost: XmlNode | undefined;
  hidden: boolean;
}

function collect(tree: XmlNode, around: Around, found: Shape[]): void {
  for (const node of tree.children) {
    const kind = node.name.slice(2);
    if (kind !== 'sp' && kind !== 'pic' && kind !== 'cxnSp' && kind !== 'graphicFrame' && kind !== 'grpSp') continue;
    const nonVisual = node.children.find(({ name }) => name.startsWith('p:nv'));
    const about = child(nonVisual, 'p:cNvPr')?.attributes ?? {};
    const hidden = around.hidden || isTrue(about.hidden);
    if (kind === 'grpSp') {
      const group = child(node, 'p:grpSpPr');
      const place = placeInside(child(group, 'a:xfrm'), around.place);
      collect(node, { place, group: group ?? around.group, outermost: around.outermost ?? node, hidden }, found);
      continue;
    }
    const xfrm = kind === 'graphicFrame' ? child(node, 'p:xfrm') : child(node, 'p:spPr', 'a:xfrm');
    found.push({
      node,
      kind,
      name: [about.name, about.descr, about.title].filter(Boolean).join(' '),
      hidden,
      ph: child(nonVisual, 'p:nvPr', 'p:ph'),
      place: placeOf(xfrm, around.place),
      group: around.group,
      outermost: around.outermost,
    });
  }
}

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
  return rings && place ? rings.map((ring) => ring.map((point) => pointOf(place, point))) : null;
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
