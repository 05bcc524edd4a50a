/** What a shape or a ground is filled and outlined with, its theme's numbered fills and its group's fill looked up. */

import type { Hex } from '../../../../model/brand-kit.ts';
import { child, type XmlNode } from '../../../opc/xml.ts';
import { inches } from './measures.ts';
import { colorIn, type NamedColors, type ResolvedColor } from './resolve-color.ts';
import type { Shape } from './shapes.ts';
import type { LayoutSheet } from './template-sheets.ts';

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

export function fillOf({ node, kind, group }: Shape, { theme, named }: LayoutSheet): Fill | null {
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
export function lineOf({ node }: Shape, { named }: LayoutSheet): number | null {
  const line = child(node, 'p:spPr', 'a:ln');
  const width = inches(line?.attributes.w);
  const fill = fillElement(line);
  const styled = Number(child(node, 'p:style', 'a:lnRef')?.attributes.idx ?? 0) > 0;
  const drawn = fill ? fillFrom(fill, named) !== null : styled;
  return drawn ? Math.max(width ?? thinnest, thinnest) : null;
}
