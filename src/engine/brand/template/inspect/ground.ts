/** What text on a layout stands on: a colour, or the mean of a picture or gradient. */
import { inflateSync } from 'node:zlib';
import type { Hex, TemplateLayout } from '../../../../model/brand-kit.ts';
import { area, shared } from '../../../../model/geometry.ts';
import type { Box } from '../../../../model/layout.ts';
import { child, type XmlNode } from '../../../opc/read-xml.ts';
import { contrast, luminance, mix } from '../../colors.ts';
import { masterTextColor } from './placeholders.ts';
import { boxAround, clipped } from './shapes.ts';
import { type Drawn, type Fill, fillElement, fillFrom, numberedFill, type SheetView } from './sheet-view.ts';
import type { LayoutSheet } from './template-sheets.ts';
import { toHex, toRgb } from './theme.ts';

/** Pixels of the largest picture that is looked at. */
const mostPixels = 16_000_000;
/** One pixel in so many of a row is counted. */
const step = 4;
/** A picture that lets more through than the rest shows what is under it. */
const opaque = 0.9;
/** Samples of a pixel by colour type; a palette's is an index. */
const samples: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };

/** null for other pictures, and for PNGs that are interlaced, not of eight bits a sample, damaged or not opaque. */
export function pictureMean(bytes: Uint8Array): Hex | null {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (file.length < 33 || file.readUInt32BE(0) !== 0x89504e47 || file.toString('latin1', 12, 16) !== 'IHDR') return null;
  const [width, height] = [file.readUInt32BE(16), file.readUInt32BE(20)];
  const [depth, type, , , interlaced] = file.subarray(24, 29);
  const wide = samples[type!];
  if (wide === undefined || depth !== 8 || interlaced !== 0 || width * height > mostPixels || width * height === 0) return null;
  try {
    const { data, palette } = chunksOf(file);
    if (type === 3 && palette === null) return null;
    const rows = inflateSync(data, { maxOutputLength: height * (1 + width * wide) });
    if (rows.length !== height * (1 + width * wide)) return null;
    return meanOf(rows, { width, height, wide }, (at) => colorAt(rows, at, type!, palette));
  } catch {
    return null;
  }
}

function chunksOf(file: Buffer): { data: Buffer; palette: Buffer | null } {
  const data: Buffer[] = [];
  let palette: Buffer | null = null;
  for (let at = 8; at + 8 <= file.length; ) {
    const length = file.readUInt32BE(at);
    const name = file.toString('latin1', at + 4, at + 8);
    const body = file.subarray(at + 8, at + 8 + length);
    if (name === 'IDAT') data.push(body);
    if (name === 'PLTE') palette = body;
    // Colours of a palette that let something through.
    if (name === 'tRNS') throw new Error('not opaque');
    at += 12 + length;
  }
  return { data: Buffer.concat(data), palette };
}

/** Rows are unfiltered in place, each from the one above: clause 9. */
function meanOf(
  rows: Buffer,
  { width, height, wide }: { width: number; height: number; wide: number },
  colorAt: (at: number) => readonly [number, number, number, number],
): Hex | null {
  const stride = 1 + width * wide;
  const sum = [0, 0, 0, 0];
  let counted = 0;
  for (let y = 0; y < height; y++) {
    unfilter(rows, y * stride, stride, wide, y > 0);
    for (let x = 0; x < width; x += step) {
      const color = colorAt(y * stride + 1 + x * wide);
      for (const channel of [0, 1, 2, 3]) sum[channel]! += color[channel]!;
      counted++;
    }
  }
  if (sum[3]! / counted < opaque * 255) return null;
  const hex = sum.slice(0, 3).map((value) =>
    Math.round(value / counted)
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${hex.join('').toUpperCase()}` as Hex;
}

function colorAt(rows: Buffer, at: number, type: number, palette: Buffer | null): readonly [number, number, number, number] {
  const first = rows[at]!;
  if (type === 3) return [palette![3 * first] ?? 0, palette![3 * first + 1] ?? 0, palette![3 * first + 2] ?? 0, 255];
  if (type === 0) return [first, first, first, 255];
  if (type === 4) return [first, first, first, rows[at + 1]!];
  return [first, rows[at + 1]!, rows[at + 2]!, type === 6 ? rows[at + 3]! : 255];
}

function unfilter(rows: Buffer, start: number, stride: number, wide: number, hasAbove: boolean): void {
  const filter = rows[start]!;
  if (filter === 0) return;
  for (let i = start + 1; i < start + stride; i++) {
    const left = i - wide > start ? rows[i - wide]! : 0;
    const above = hasAbove ? rows[i - stride]! : 0;
    const corner = hasAbove && i - wide > start ? rows[i - wide - stride]! : 0;
    const guess = filter === 1 ? left : filter === 2 ? above : filter === 3 ? (left + above) >> 1 : paeth(left, above, corner);
    rows[i] = (rows[i]! + guess) & 255;
  }
}

function paeth(left: number, above: number, corner: number): number {
  const guess = left + above - corner;
  const [a, b, c] = [Math.abs(guess - left), Math.abs(guess - above), Math.abs(guess - corner)];
  return a <= b && a <= c ? left : b <= c ? above : corner;
}

/** What is drawn over this share of the slide is a ground, not a thing on it. */
const most = 0.6;
/** So is a panel this large that all text stands on. */
const panel = 0.2;
/** Smaller than this a shape is a thing, whatever it stands on. */
const thing = 0.1;
/** A gradient whose ends differ less is one colour to the eye. */
const even = 1.15;
/** Text made for a ground is read on it. */
const readable = 4.5;

type Ground = TemplateLayout['ground'];

/** The mean colour of a picture, by the part that shows it and its relationship; null where it cannot be told. */
export type Seen = (part: string, relationship: string) => Hex | null;

/** With what is drawn and counts as ground. */
export function groundOf(view: SheetView, seen: Seen): { ground: Ground; drawn: ReadonlySet<Drawn> } {
  const { layout } = view;
  const textColor = colorOfText(view);
  const grounds = groundShapes(view);
  let ground: Ground = { color: '#FFFFFF', measured: true };
  for (const { fill, part } of [background(layout), ...grounds]) {
    if (fill) ground = laid(fill, ground, textColor, layout, (picture) => seen(part, picture));
  }
  return { ground, drawn: new Set(grounds) };
}

/** Of what is written on most of the page: a title may stand on a band of its own. */
function colorOfText({ placeholders, layout, inherited, size }: SheetView): Hex {
  const body = placeholders.find((place) => (place.type === 'obj' || place.type === 'body') && area(place) > 0.2 * area(size));
  if (body) return body.color;
  const title = placeholders.find(({ type }) => type === 'title' || type === 'ctrTitle');
  const head = title?.type === 'title' && title.y + title.h / 2 < 0.35 * size.h && placeholders.every(({ type }) => type !== 'subTitle');
  return title && !head ? title.color : masterTextColor('body', layout, inherited);
}

/** From the back to the front. */
function groundShapes(view: SheetView): Drawn[] {
  const { drawn, size } = view;
  const grounds = new Set(drawn.filter((shape) => isGround(shape, view)));
  const writing = writingArea(view);
  // Where little of the place for text were left free, its author writes on what is drawn there.
  const covering = drawn
    .filter((shape) => shape.fill && !grounds.has(shape) && area(shape.box) >= thing * area(size))
    .map((shape) => ({ shape, covers: (shared(shape.box, writing) * shape.covers) / area(shape.box) }))
    .sort((a, b) => b.covers - a.covers);
  let taken = covering.reduce((sum, { covers }) => sum + covers, 0);
  for (const { shape, covers } of covering) {
    if (taken <= area(writing) / 2) break;
    grounds.add(shape);
    taken -= covers;
  }
  return drawn.filter((shape) => grounds.has(shape));
}

function writingArea({ placeholders, inherited, size }: SheetView): Box {
  const body = inherited.ofMaster.find(({ ph, place }) => ph?.attributes.type === 'body' && place)?.place;
  const [largest] = placeholders.filter(({ type }) => type === 'obj' || type === 'body').sort((a, b) => area(b) - area(a));
  if (largest && area(largest) > 0.2 * area(size)) return largest;
  return (body && clipped(boxAround(body), size)) ?? { x: 0.1 * size.w, y: 0.25 * size.h, w: 0.8 * size.w, h: 0.6 * size.h };
}

function isGround({ fill, covers, box, outline }: Drawn, { size, placeholders }: SheetView): boolean {
  if (!fill || fill.alpha < 0.3) return false;
  if (covers >= most * area(size)) return true;
  const texts = placeholders.filter(({ type }) => type !== 'ftr' && type !== 'dt' && type !== 'sldNum' && type !== 'hdr');
  const [title] = texts;
  // Under the title of a content page it is a band, and what is written stands below it.
  const fullPage = texts.length > 1 || (title && title.y + title.h / 2 > 0.35 * size.h);
  if (outline || !fullPage || area(box) < panel * area(size)) return false;
  return texts.every((text) => shared(text, box) >= 0.95 * area(text));
}

/** What is behind everything on a layout, and the part whose relationships it names. */
export function background({ part, root, master, theme, named }: LayoutSheet): { fill: Fill | null; part: string } {
  const layoutBg = child(root, 'p:cSld', 'p:bg');
  const { fill, ofTheme } = backgroundFill(layoutBg ?? child(master.root, 'p:cSld', 'p:bg'), { theme, named });
  return { fill, part: ofTheme ? theme.part : layoutBg ? part : master.part };
}

/** The fill of a `p:bg`, its own or one of the theme's. */
export function backgroundFill(
  bg: XmlNode | undefined,
  { theme, named }: Pick<LayoutSheet, 'theme' | 'named'>,
): { fill: Fill | null; ofTheme: boolean } {
  const own = fillFrom(fillElement(child(bg, 'p:bgPr')), named);
  if (own) return { fill: own, ofTheme: false };
  const reference = child(bg, 'p:bgRef');
  const first = Number(reference?.attributes.idx ?? 0) >= 1001 ? 1001 : 1;
  return { fill: numberedFill(reference, first === 1001 ? theme.grounds : theme.fills, first, named), ofTheme: true };
}

/** One ground over another. */
function laid(fill: Fill, under: Ground, textColor: Hex, layout: LayoutSheet, meanOf: (picture: string) => Hex | null): Ground {
  const [color] = fill.colors;
  if (fill.kind === 'solid') return { color: mix(color!, under.color, fill.alpha), measured: under.measured || fill.alpha > 0.9 };
  if (fill.kind === 'picture') {
    const seen = fill.picture === undefined || fill.alpha < 0.9 ? null : meanOf(fill.picture);
    return seen ? { color: seen, measured: true } : { color: judged(under.color, textColor, layout), measured: false };
  }
  const covered = mean(fill.colors);
  const bright = fill.colors.map(luminance).sort((a, b) => a - b);
  if (fill.alpha > 0.9 && (bright.at(-1)! + 0.05) / (bright[0]! + 0.05) <= even) return { color: covered, measured: true };
  const seen = mix(covered, under.color, fill.alpha);
  // Text made for it reads where it stands, be it at one end of the gradient.
  const best = [...fill.colors].sort((a, b) => contrast(b, textColor) - contrast(a, textColor))[0]!;
  return { color: contrast(seen, textColor) >= 3 || contrast(best, textColor) < 3 ? seen : best, measured: false };
}

function mean(colors: readonly Hex[]): Hex {
  const sum = colors.map(toRgb).reduce(([r, g, b], [x, y, z]) => [r + x, g + y, b + z] as const, [0, 0, 0] as const);
  return toHex([sum[0] / colors.length, sum[1] / colors.length, sum[2] / colors.length]);
}

/** Under a picture the ground is what its text was made for: dark for light text, light for dark. */
function judged(under: Hex, textColor: Hex, { slots }: LayoutSheet): Hex {
  const ownColors = [under, slots.bg1, slots.tx2, slots.bg2, slots.tx1];
  const reads = ownColors.find((color) => contrast(color, textColor) >= readable);
  return reads ?? (luminance(textColor) > 0.18 ? '#000000' : '#FFFFFF');
}
