/** A theme part: its twelve colours, its two faces, and the fills its grounds and shapes refer to by number. */

import type { Hex } from '../../../../model/brand-kit.ts';
import { child, type XmlNode } from '../../../opc/xml.ts';
import { resolveColor } from './resolve-color.ts';

const colorNames = [
  'dk1',
  'lt1',
  'dk2',
  'lt2',
  'accent1',
  'accent2',
  'accent3',
  'accent4',
  'accent5',
  'accent6',
  'hlink',
  'folHlink',
] as const;
type ThemeColorName = (typeof colorNames)[number];

/** Where a theme leaves one out: those of Office. */
const standardColors: Record<ThemeColorName, Hex> = {
  dk1: '#000000',
  lt1: '#FFFFFF',
  dk2: '#44546A',
  lt2: '#E7E6E6',
  accent1: '#4472C4',
  accent2: '#ED7D31',
  accent3: '#A5A5A5',
  accent4: '#FFC000',
  accent5: '#5B9BD5',
  accent6: '#70AD47',
  hlink: '#0563C1',
  folHlink: '#954F72',
};

/** Families by script; '' where the theme names none. */
interface Face {
  latin: string;
  ea: string;
  cs: string;
}

export interface Theme {
  /** '' where a master has none. */
  part: string;
  name: string;
  colors: Readonly<Record<ThemeColorName, Hex>>;
  major: Face;
  minor: Face;
  /** Fills of shapes, numbered from 1. */
  fills: readonly XmlNode[];
  /** Fills of grounds, numbered from 1001. */
  grounds: readonly XmlNode[];
}

/** `override` is what a single layout puts in place of the theme's colours. */
export function readTheme(part: string, root: XmlNode | null, override: XmlNode | null = null): Theme {
  const elements = root ? child(root, 'a:themeElements') : undefined;
  const fonts = child(elements, 'a:fontScheme');
  const formats = child(elements, 'a:fmtScheme');
  const scheme = child(override ?? undefined, 'a:clrScheme') ?? child(elements, 'a:clrScheme');
  return {
    part,
    name: (root?.attributes.name ?? '').trim(),
    colors: Object.fromEntries(colorNames.map((name) => [name, schemeColor(scheme, name)])) as Theme['colors'],
    major: faceOf(child(fonts, 'a:majorFont')),
    minor: faceOf(child(fonts, 'a:minorFont')),
    fills: child(formats, 'a:fillStyleLst')?.children ?? [],
    grounds: child(formats, 'a:bgFillStyleLst')?.children ?? [],
  };
}

function schemeColor(scheme: XmlNode | undefined, name: ThemeColorName): Hex {
  const node = child(scheme, `a:${name}`)?.children[0];
  return (node && resolveColor(node, {})?.hex) ?? standardColors[name];
}

function faceOf(font: XmlNode | undefined): Face {
  const family = (script: string) => (child(font, `a:${script}`)?.attributes.typeface ?? '').trim();
  return { latin: family('latin'), ea: family('ea'), cs: family('cs') };
}
