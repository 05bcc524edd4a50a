/** Colours of a template: its theme, what its colour words mean, and the colours of a kit made from them. */
import type { BrandColors, Hex, TemplateLayout } from '../../../../model/brand-kit.ts';
import type { LayoutName } from '../../../../model/layout.ts';
import { child, type XmlNode } from '../../../opc/read-xml.ts';
import { channels, colorDistance, contrast, luminance, mix, readable, readableOnBoth } from '../../colors.ts';
import { defaultBrandKit } from '../../default-brand-kit.ts';
import { share } from './shapes.ts';

type Rgb = readonly [red: number, green: number, blue: number];

interface Hsl {
  /** Degrees. */
  hue: number;
  saturation: number;
  luminance: number;
}

const within = (value: number) => Math.min(1, Math.max(0, value));

export function toRgb(hex: Hex): Rgb {
  const [r, g, b] = channels(hex);
  return [r / 255, g / 255, b / 255];
}

export function toHex(rgb: Rgb): Hex {
  const digits = rgb.map((channel) => Math.round(within(channel) * 255).toString(16).padStart(2, '0')); // biome-ignore format: one step a line
  return `#${digits.join('')}`.toUpperCase() as Hex;
}

function toHsl([r, g, b]: Rgb): Hsl {
  const high = Math.max(r, g, b);
  const low = Math.min(r, g, b);
  const luminance = (high + low) / 2;
  const spread = high - low;
  if (spread === 0) return { hue: 0, saturation: 0, luminance };
  const saturation = spread / (1 - Math.abs(2 * luminance - 1));
  const sector = high === r ? ((g - b) / spread + 6) % 6 : high === g ? (b - r) / spread + 2 : (r - g) / spread + 4;
  return { hue: sector * 60, saturation, luminance };
}

function fromHsl({ hue, saturation, luminance }: Hsl): Rgb {
  const light = within(luminance);
  const reach = within(saturation) * Math.min(light, 1 - light);
  const channel = (shift: number) => {
    const at = (shift + (((hue % 360) + 360) % 360) / 30) % 12;
    return light - reach * Math.max(-1, Math.min(at - 3, 9 - at, 1));
  };
  return [channel(0), channel(8), channel(4)];
}

/** Light as it is emitted, in which tints and shades are mixed. */
function toLinear(rgb: Rgb): Rgb {
  return rgb.map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4)) as unknown as Rgb;
}

function fromLinear(rgb: Rgb): Rgb {
  return rgb.map((c) => (within(c) <= 0.0031308 ? within(c) * 12.92 : 1.055 * within(c) ** (1 / 2.4) - 0.055)) as unknown as Rgb;
}

const digits: Record<string, string> = Object.fromEntries(
  (
    'aliceblue F0F8FF antiquewhite FAEBD7 aqua 00FFFF aquamarine 7FFFD4 azure F0FFFF beige F5F5DC bisque FFE4C4 black 000000 ' +
    'blanchedalmond FFEBCD blue 0000FF blueviolet 8A2BE2 brown A52A2A burlywood DEB887 cadetblue 5F9EA0 chartreuse 7FFF00 ' +
    'chocolate D2691E coral FF7F50 cornflowerblue 6495ED cornsilk FFF8DC crimson DC143C cyan 00FFFF darkblue 00008B darkcyan 008B8B ' +
    'darkgoldenrod B8860B darkgray A9A9A9 darkgreen 006400 darkkhaki BDB76B darkmagenta 8B008B darkolivegreen 556B2F ' +
    'darkorange FF8C00 darkorchid 9932CC darkred 8B0000 darksalmon E9967A darkseagreen 8FBC8F darkslateblue 483D8B ' +
    'darkslategray 2F4F4F darkturquoise 00CED1 darkviolet 9400D3 deeppink FF1493 deepskyblue 00BFFF dimgray 696969 dodgerblue 1E90FF ' +
    'firebrick B22222 floralwhite FFFAF0 forestgreen 228B22 fuchsia FF00FF gainsboro DCDCDC ghostwhite F8F8FF gold FFD700 ' +
    'goldenrod DAA520 gray 808080 green 008000 greenyellow ADFF2F honeydew F0FFF0 hotpink FF69B4 indianred CD5C5C indigo 4B0082 ' +
    'ivory FFFFF0 khaki F0E68C lavender E6E6FA lavenderblush FFF0F5 lawngreen 7CFC00 lemonchiffon FFFACD lightblue ADD8E6 ' +
    'lightcoral F08080 lightcyan E0FFFF lightgoldenrodyellow FAFAD2 lightgray D3D3D3 lightgreen 90EE90 lightpink FFB6C1 ' +
    'lightsalmon FFA07A lightseagreen 20B2AA lightskyblue 87CEFA lightslategray 778899 lightsteelblue B0C4DE lightyellow FFFFE0 ' +
    'lime 00FF00 limegreen 32CD32 linen FAF0E6 magenta FF00FF maroon 800000 mediumaquamarine 66CDAA mediumblue 0000CD ' +
    'mediumorchid BA55D3 mediumpurple 9370DB mediumseagreen 3CB371 mediumslateblue 7B68EE mediumspringgreen 00FA9A ' +
    'mediumturquoise 48D1CC mediumvioletred C71585 midnightblue 191970 mintcream F5FFFA mistyrose FFE4E1 moccasin FFE4B5 ' +
    'navajowhite FFDEAD navy 000080 oldlace FDF5E6 olive 808000 olivedrab 6B8E23 orange FFA500 orangered FF4500 orchid DA70D6 ' +
    'palegoldenrod EEE8AA palegreen 98FB98 paleturquoise AFEEEE palevioletred DB7093 papayawhip FFEFD5 peachpuff FFDAB9 peru CD853F ' +
    'pink FFC0CB plum DDA0DD powderblue B0E0E6 purple 800080 red FF0000 rosybrown BC8F8F royalblue 4169E1 saddlebrown 8B4513 ' +
    'salmon FA8072 sandybrown F4A460 seagreen 2E8B57 seashell FFF5EE sienna A0522D silver C0C0C0 skyblue 87CEEB slateblue 6A5ACD ' +
    'slategray 708090 snow FFFAFA springgreen 00FF7F steelblue 4682B4 tan D2B48C teal 008080 thistle D8BFD8 tomato FF6347 ' +
    'turquoise 40E0D0 violet EE82EE wheat F5DEB3 white FFFFFF whitesmoke F5F5F5 yellow FFFF00 yellowgreen 9ACD32'
  )
    .match(/\b[a-z]+ [\dA-F]{6}/g)!
    .map((pair) => pair.split(' ') as [string, string]),
);

/** Six digits of `dkBlue` or `darkBlue`. */
function presetColor(name: string): string | undefined {
  const full = name.replace(/^dk(?=[A-Z])/, 'dark').replace(/^lt(?=[A-Z])/, 'light').replace(/^med(?=[A-Z])/, 'medium'); // biome-ignore format: one line
  return digits[full.toLowerCase().replace('grey', 'gray')];
}

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

const hslParts = { lum: 'luminance', sat: 'saturation', hue: 'hue' } as const;

function shifted(rgb: Rgb, change: string, amount: number, written: string | undefined): Rgb {
  const hsl = () => toHsl(rgb);
  const [, named, how] = /^a:(lum|sat|hue)(Mod|Off)?$/.exec(change) ?? [];
  if (named !== undefined) {
    const part = hslParts[named as keyof typeof hslParts];
    const before = hsl();
    // A hue is written in degrees, all else in shares.
    const by = part === 'hue' && how !== 'Mod' ? Number(written) / 60_000 || 0 : amount;
    return fromHsl({ ...before, [part]: how === 'Mod' ? before[part] * by : how === 'Off' ? before[part] + by : by });
  }
  switch (change) {
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

const black: Hex = '#000000';
const white: Hex = '#FFFFFF';
/** Words, and forms beside others. */
const words = 4.5;
const forms = 3;
/** A ground this dark carries light text. */
const darkest = 0.18;
/** An accent that differs less from the ground cannot be meant for forms on it. */
const faint = 1.4;
/** Two colours nearer than this look alike; of 0 to 765. */
const alike = 70;

export function kitColors(layouts: Readonly<Record<LayoutName, TemplateLayout>>): BrandColors {
  const { ground, slots, placeholders } = layouts.content;
  const background = ground.color;
  const text = textColor(background, [placeholders.body?.color, slots.tx1, slots.bg1, slots.tx2, slots.bg2]);
  const accents = [slots.accent1, slots.accent2, slots.accent3, slots.accent4, slots.accent5, slots.accent6];
  const series = seriesOf(accents, background, text, slots.tx2);
  const primary = series[0]!;
  const light = panel(slots.bg2, { background, text, primary });
  const onBoth = (color: Hex) => readableOnBoth(color, { text, background, light });
  return {
    primary,
    secondary: series[1]!,
    text,
    background,
    dark: darkGround(layouts, primary),
    light,
    positive: onBoth(accentNear(accents, isGreen) ?? defaultBrandKit.colors.positive),
    negative: onBoth(accentNear(accents, isRed) ?? defaultBrandKit.colors.negative),
    palette: [series[2]!, series[3]!],
    link: readable(slots.hlink, background, words),
  };
}

function textColor(background: Hex, own: readonly (Hex | undefined)[]): Hex {
  const known = own.filter((color) => color !== undefined);
  const reads = known.slice(0, 2).find((color) => contrast(color, background) >= words);
  return reads ?? readable(known.reduce((best, color) => (contrast(color, background) > contrast(best, background) ? color : best)), background, words); // biome-ignore format: one value
}

/** Four colours to tell forms apart by: accents with a hue first, then grey ones, then what can be mixed. */
function seriesOf(accents: readonly Hex[], background: Hex, text: Hex, tx2: Hex): Hex[] {
  const seen = accents.filter((color) => contrast(color, background) >= faint);
  const hued = seen.filter(isHued);
  const pale = accents.filter((color) => isHued(color) && !seen.includes(color));
  const grey = seen.filter((color) => !isHued(color));
  const first = hued[0] ?? pale[0] ?? grey[0] ?? text;
  const mixes = [mix(first, text, 0.55), mix(first, background, 0.6), mix(text, background, 0.55), mix(text, background, 0.8)];
  // The first one sets words too.
  const chosen = [readable(first, background, words)];
  for (const color of [...hued, ...pale, ...grey, tx2, ...mixes]) {
    const shade = readable(color, background, forms);
    if (chosen.length < 4 && chosen.every((other) => colorDistance(other, shade) >= alike)) chosen.push(shade);
  }
  // Of one colour alone its nearest shades are left.
  for (let share = 0.5; chosen.length < 4; share += 0.04) {
    const shade = readable(mix(text, background, Math.min(1, share)), background, forms);
    if (!chosen.includes(shade) || share > 1) chosen.push(shade);
  }
  return chosen;
}

function darkGround({ section, title, content }: Readonly<Record<LayoutName, TemplateLayout>>, primary: Hex): Hex {
  const own = [section.ground.color, title.ground.color, content.slots.tx2, content.slots.bg2, content.slots.tx1];
  const dark = own.slice(0, 3).find((color) => luminance(color) < darkest && contrast(color, white) >= words);
  return dark ?? readable(mix(primary, black, 0.6), white, 9);
}

/** A panel is told from the ground and yet carries its text. */
function panel(own: Hex, { background, text, primary }: Pick<BrandColors, 'background' | 'text' | 'primary'>): Hex {
  const apart = contrast(own, background);
  if (apart >= 1.02 && apart <= 1.4 && contrast(text, own) >= words) return own;
  const tints = [0.06, 0.05, 0.04, 0.03, 0.02].map((share) => mix(primary, background, share));
  return tints.find((tint) => contrast(text, tint) >= words) ?? background;
}

const spread = (color: Hex) => Math.max(...channels(color)) - Math.min(...channels(color));
const isHued = (color: Hex) => toHsl(toRgb(color)).saturation >= 0.15 && spread(color) >= 24;
const isGreen = (hue: number) => (hue >= 80 && hue <= 170 ? Math.abs(hue - 130) : null);
const isRed = (hue: number) => (hue >= 340 || hue <= 15 ? Math.min(hue, 360 - hue) : null);

/** The saturated accent nearest to a hue; `off` tells how far it is, null when too far. */
function accentNear(accents: readonly Hex[], off: (hue: number) => number | null): Hex | undefined {
  const near = accents.flatMap((color) => {
    const { hue, saturation, luminance: light } = toHsl(toRgb(color));
    const strong = saturation >= 0.4 && spread(color) >= 70 && light > 0.12 && light < 0.85;
    const distanceOf = strong ? off(hue) : null;
    return distanceOf === null ? [] : [{ color, distanceOf }];
  });
  return near.sort((a, b) => a.distanceOf - b.distanceOf)[0]?.color;
}
