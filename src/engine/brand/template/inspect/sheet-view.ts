/** What a layout shows: its fills, its shapes and its placeholders, with those of its master. */
import type { Hex } from '../../../../model/brand-kit.ts';
import { area } from '../../../../model/geometry.ts';
import type { Box } from '../../../../model/layout.ts';
import type { DeckPackage } from '../../../opc/deck-package.ts';
import { all, child, type XmlNode } from '../../../opc/read-xml.ts';
import { type Inherited, type LayoutPlaceholder, layoutPlaceholders, masterPlaceholders } from './placeholders.ts';
import { boxAround, clipped, coverage, inches, type Outline, outlineOf, type Shape, shapesOf } from './shapes.ts';
import type { LayoutSheet, TemplateSheets } from './template-sheets.ts';
import { colorIn, type NamedColors, type ResolvedColor } from './theme.ts';

export interface Fill {
  kind: 'solid' | 'gradient' | 'picture' | 'pattern';
  /** One for a solid fill, the stops of a gradient, both of a pattern, none for a picture. */
  colors: readonly Hex[];
  /** How much of what is under it it covers. */
  alpha: number;
  /** Relationship to its picture, of the part that has the fill. */
  picture?: string | undefined;
}

/** Fainter than this nothing is seen. */
const faintest = 0.08;
const thinnest = 0.01;

/** Fill elements stand for themselves; null for none or an invisible one. */
export function fillFrom(node: XmlNode | undefined, named: NamedColors): Fill | null {
  const fill = readFill(node, named);
  return fill && fill.alpha >= faintest ? fill : null;
}

function readFill(node: XmlNode | undefined, named: NamedColors): Fill | null {
  switch (node?.name) {
    case 'a:solidFill': {
      const color = colorIn(node, named);
      return color && { kind: 'solid', colors: [color.hex], alpha: color.alpha };
    }
    case 'a:gradFill': {
      const stops = child(node, 'a:gsLst')?.children ?? [];
      return ofColors(
        'gradient',
        stops.map((stop) => colorIn(stop, named)),
      );
    }
    case 'a:pattFill':
      return ofColors('pattern', [colorIn(child(node, 'a:fgClr'), named), colorIn(child(node, 'a:bgClr'), named)]);
    case 'a:blipFill':
    case 'p:blipFill': {
      const blip = child(node, 'a:blip');
      const strength = child(blip, 'a:alphaModFix')?.attributes.amt;
      const alpha = strength === undefined ? 1 : Number(strength) / 100_000 || 0;
      return { kind: 'picture', colors: [], alpha, picture: blip?.attributes['r:embed'] };
    }
    default:
      return null;
  }
}

function ofColors(kind: Fill['kind'], found: readonly (ResolvedColor | null)[]): Fill | null {
  const colors = found.filter((color) => color !== null);
  if (colors.length === 0) return null;
  return { kind, colors: colors.map(({ hex }) => hex), alpha: Math.max(...colors.map(({ alpha }) => alpha)) };
}

const fillNames = new Set(['a:noFill', 'a:solidFill', 'a:gradFill', 'a:blipFill', 'a:pattFill', 'a:grpFill']);

export function fillElement(properties: XmlNode | undefined): XmlNode | undefined {
  return properties?.children.find(({ name }) => fillNames.has(name));
}

/** What a shape is filled with; null for nothing. */
export function fillOf({ node, kind, group }: Shape, { theme, named }: Pick<LayoutSheet, 'theme' | 'named'>): Fill | null {
  if (kind === 'pic') return fillFrom(child(node, 'p:blipFill'), named);
  if (kind !== 'sp') return null;
  const own = fillElement(child(node, 'p:spPr'));
  if (own) return fillFrom(own.name === 'a:grpFill' ? fillElement(group) : own, named);
  const reference = child(node, 'p:style', 'a:fillRef');
  return numberedFill(reference, theme.fills, 1, named);
}

/** A fill of the theme by its number, in the colour given with it. */
export function numberedFill(reference: XmlNode | undefined, fills: readonly XmlNode[], first: number, named: NamedColors): Fill | null {
  const index = Number(reference?.attributes.idx ?? 0) - first;
  const phClr = colorIn(reference, named)?.hex;
  return fillFrom(fills[index], { ...named, phClr });
}

/** Width of a shape's outline in inches; null where it has none. */
export function lineOf({ node }: Shape, { named }: Pick<LayoutSheet, 'named'>): number | null {
  const line = child(node, 'p:spPr', 'a:ln');
  const width = inches(line?.attributes.w);
  const fill = fillElement(line);
  const styled = Number(child(node, 'p:style', 'a:lnRef')?.attributes.idx ?? 0) > 0;
  const drawn = fill ? fillFrom(fill, named) !== null : styled;
  return drawn ? Math.max(width ?? thinnest, thinnest) : null;
}

export interface Drawn {
  shape: Shape;
  /** Part whose relationships the shape names. */
  part: string;
  box: Box;
  /** Square inches of the slide its fill covers. */
  covers: number;
  fill: Fill | null;
  /** Width of its outline, inches. */
  line: number | null;
  words: boolean;
  outline: Outline | null;
}

export interface SheetView {
  layout: LayoutSheet;
  size: { w: number; h: number };
  inherited: Inherited;
  placeholders: LayoutPlaceholder[];
  /** From the back to the front, invisible shapes left out. */
  drawn: Drawn[];
}

/** A shape where it stands, before any layout gives it its colours. */
type Placed = Omit<Drawn, 'covers' | 'fill' | 'line'> & { share: number };

/** Shapes smaller than this share of the slide are taken as their boxes. */
const small = 0.05;

/** What a master draws is placed once for all its layouts, and painted once for all with its colours. */
export function sheetViews({ masters, size, defaultText }: TemplateSheets): SheetView[] {
  return masters.flatMap((master) => {
    const behind = placedShapes(shapesOf(master.root), master.part, size);
    const inherited: Inherited = { size, defaultText, ofMaster: masterPlaceholders(master), styles: new Map() };
    const painted = new Map<NamedColors, Drawn[]>();
    return master.layouts.map((layout): SheetView => {
      const own = shapesOf(layout.root);
      const ofMaster = painted.get(layout.named) ?? paint(behind, layout);
      painted.set(layout.named, ofMaster);
      const front = paint(placedShapes(own, layout.part, size), layout);
      const drawn = layout.showsMaster ? [...ofMaster, ...front] : front;
      return { layout, size, inherited, placeholders: layoutPlaceholders(layout, own, inherited), drawn };
    });
  });
}

function placedShapes(shapes: readonly Shape[], part: string, size: { w: number; h: number }): Placed[] {
  return shapes.flatMap((shape) => {
    if (shape.ph || shape.hidden || !shape.place) return [];
    const box = clipped(boxAround(shape.place), size);
    if (!box) return [];
    const outline = area(box) >= small * area(size) ? outlineOf(shape) : null;
    const words = shape.kind === 'sp' && all(shape.node, 'a:t').some(({ text }) => text.trim() !== '');
    return [{ shape, part, box, words, outline, share: outline ? coverage(outline, shape.place) : 1 }];
  });
}

/** Those of which something is seen, in the colours of a layout. */
function paint(shapes: readonly Placed[], layout: LayoutSheet): Drawn[] {
  return shapes.flatMap(({ share, ...placed }) => {
    const fill = fillOf(placed.shape, layout);
    const line = lineOf(placed.shape, layout);
    if (!fill && line === null && !placed.words && placed.shape.kind !== 'graphicFrame') return [];
    return [{ ...placed, fill, line, covers: fill ? area(placed.box) * share : 0 }];
  });
}

/** Part of the picture a shape shows; undefined where it is none of the package's. */
export function pictureOf({ shape, part }: Drawn, pkg: DeckPackage): string | undefined {
  const id = all(shape.node, 'a:blip')[0]?.attributes['r:embed'];
  return pkg.relationships(part).find((relationship) => relationship.id === id && !relationship.external)?.target;
}
