/** What text of a layout stands on: its background, or what is drawn over most of it. */

import type { Hex, TemplateLayout } from '../../../../model/brand-kit.ts';
import { area, shared } from '../../../../model/geometry.ts';
import type { Box } from '../../../../model/layout.ts';
import { child } from '../../../opc/xml.ts';
import { mix } from '../../color-tokens.ts';
import { contrast, luminance } from '../../contrast.ts';
import { toHex, toRgb } from './color-model.ts';
import { type Fill, fillElement, fillFrom, numberedFill } from './fill.ts';
import { masterTextColor } from './layout-placeholders.ts';
import { boxAround, clipped } from './place.ts';
import type { Drawn, SheetView } from './sheet-view.ts';
import type { LayoutSheet } from './template-sheets.ts';

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

function background({ part, root, master, theme, named }: LayoutSheet): { fill: Fill | null; part: string } {
  const layoutBg = child(root, 'p:cSld', 'p:bg');
  const bg = layoutBg ?? child(master.root, 'p:cSld', 'p:bg');
  const own = fillFrom(fillElement(child(bg, 'p:bgPr')), named);
  if (own) return { fill: own, part: layoutBg ? part : master.part };
  const reference = child(bg, 'p:bgRef');
  const first = Number(reference?.attributes.idx ?? 0) >= 1001 ? 1001 : 1;
  return { fill: numberedFill(reference, first === 1001 ? theme.grounds : theme.fills, first, named), part: theme.part };
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
