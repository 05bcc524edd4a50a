/** The colour an element of a drawing means: named by the theme, by Windows or by number, then changed as told. */

import type { Hex } from '../../../../model/brand-kit.ts';
import type { XmlNode } from '../../../opc/xml.ts';
import { fromHsl, fromLinear, type Rgb, toHex, toHsl, toLinear, toRgb } from './color-model.ts';
import { share } from './measures.ts';
import { presetColor } from './preset-colors.ts';

/** What a theme colour is here, by the name slides use (`tx1`) or the theme's own (`dk1`); `phClr` is the colour of what is drawn. */
export type NamedColors = Readonly<Record<string, Hex | undefined>>;

export interface ResolvedColor {
  hex: Hex;
  /** 0 is invisible. */
  alpha: number;
}

const colorElements = new Set(['a:srgbClr', 'a:schemeClr', 'a:sysClr', 'a:prstClr', 'a:scrgbClr', 'a:hslClr']);

/** The colour inside an element such as `a:solidFill`; null where it names none. */
export function colorIn(holder: XmlNode | undefined, named: NamedColors): ResolvedColor | null {
  const node = holder?.children.find(({ name }) => colorElements.has(name));
  return node ? resolveColor(node, named) : null;
}

/** What a color element means; null where it cannot be known. */
export function resolveColor(node: XmlNode, named: NamedColors): ResolvedColor | null {
  const base = plainColor(node, named);
  return base && changed(base, node.children);
}

function plainColor({ name, attributes: a }: XmlNode, named: NamedColors): Rgb | null {
  switch (name) {
    case 'a:srgbClr':
      return fromDigits(a.val);
    case 'a:sysClr':
      // The last one seen may be of a desk set to high contrast.
      return a.val === 'windowText' ? [0, 0, 0] : a.val === 'window' ? [1, 1, 1] : fromDigits(a.lastClr);
    case 'a:schemeClr': {
      const hex = named[a.val ?? ''];
      return hex ? toRgb(hex) : null;
    }
    case 'a:prstClr':
      return fromDigits(presetColor(a.val ?? ''));
    case 'a:scrgbClr':
      return fromLinear([share(a.r) ?? 0, share(a.g) ?? 0, share(a.b) ?? 0]);
    default:
      return fromHsl({ hue: Number(a.hue ?? 0) / 60_000 || 0, saturation: share(a.sat) ?? 0, luminance: share(a.lum) ?? 0 });
  }
}

function fromDigits(digits: string | undefined): Rgb | null {
  return /^[\da-f]{6}$/i.test(digits ?? '') ? toRgb(`#${digits!}`) : null;
}

/** Changes apply in the order they are written. */
function changed(base: Rgb, changes: readonly XmlNode[]): ResolvedColor {
  let rgb = base;
  let alpha = 1;
  for (const { name, attributes } of changes) {
    const amount = share(attributes.val) ?? 1;
    if (name === 'a:alpha') alpha = amount;
    else if (name === 'a:alphaMod') alpha *= amount;
    else if (name === 'a:alphaOff') alpha += amount;
    else rgb = shifted(rgb, name, amount, attributes.val);
  }
  return { hex: toHex(rgb), alpha: Math.min(1, Math.max(0, alpha)) };
}

function shifted(rgb: Rgb, change: string, amount: number, written: string | undefined): Rgb {
  const hsl = () => toHsl(rgb);
  switch (change) {
    case 'a:lumMod':
      return fromHsl({ ...hsl(), luminance: hsl().luminance * amount });
    case 'a:lumOff':
      return fromHsl({ ...hsl(), luminance: hsl().luminance + amount });
    case 'a:lum':
      return fromHsl({ ...hsl(), luminance: amount });
    case 'a:satMod':
      return fromHsl({ ...hsl(), saturation: hsl().saturation * amount });
    case 'a:satOff':
      return fromHsl({ ...hsl(), saturation: hsl().saturation + amount });
    case 'a:sat':
      return fromHsl({ ...hsl(), saturation: amount });
    case 'a:hueMod':
      return fromHsl({ ...hsl(), hue: hsl().hue * amount });
    case 'a:hueOff':
      return fromHsl({ ...hsl(), hue: hsl().hue + (Number(written) / 60_000 || 0) });
    case 'a:hue':
      return fromHsl({ ...hsl(), hue: Number(written) / 60_000 || 0 });
    case 'a:comp':
      return fromHsl({ ...hsl(), hue: hsl().hue + 180 });
    case 'a:inv':
      return [1 - rgb[0], 1 - rgb[1], 1 - rgb[2]];
    case 'a:gray':
      return fromHsl({ ...hsl(), saturation: 0 });
    case 'a:tint':
      return fromLinear(toLinear(rgb).map((c) => c * amount + 1 - amount) as unknown as Rgb);
    case 'a:shade':
      return fromLinear(toLinear(rgb).map((c) => c * amount) as unknown as Rgb);
    default:
      return rgb;
  }
}
