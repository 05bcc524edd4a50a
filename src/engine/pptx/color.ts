/** Colours as theme colours and tints: of our own theme, or the nearest of a template's. */
import { type BrandKit, type Hex, type ThemeSlot, themeSlots } from '../../model/brand-kit.ts';
import { type LanguageCode, languages } from '../../model/language.ts';
import { type ColorToken, colorTokens } from '../../model/layout.ts';
import { channels, colorDistance, colorTable, luminance } from '../brand/colors.ts';
import { cleanLine, namespaces, xmlHead, xmlText } from '../opc/write-xml.ts';

/**
 * Scales and lifts luminance, as PowerPoint's "Lighter 40%" does; corrects saturation, because mixing with the page colour reduces it and
 * lifting luminance does not. Rotates to another hue if needed.
 */
function tint(from: Hex, to: Hex): string {
  if (from.toUpperCase() === to.toUpperCase()) return '';
  const base = hslOf(from);
  const target = hslOf(to);
  // Mixing with the page colour keeps the hue except for rounding.
  const turn = target.saturation === 0 || base.saturation === 0 ? 0 : Math.round(target.hue - base.hue);
  const hue = Math.abs(turn) < 8 ? '' : change('hueOff', turn * 60_000);
  const scale = base.luminance <= target.luminance ? (1 - target.luminance) / (1 - base.luminance) : target.luminance / base.luminance;
  const lift = target.luminance - scale * base.luminance;
  const saturation = base.saturation === 0 ? 1 : target.saturation / base.saturation;
  return hue + [modifier('satMod', saturation, 1), modifier('lumMod', scale, 1), modifier('lumOff', lift, 0)].join('');
}

/** A colour that does not depend on its base: for what cannot be derived from a grey. */
function outright(color: Hex): string {
  const { hue, saturation, luminance } = hslOf(color);
  // In this order: a grey has no hue until it is saturated, and black and white first need another luminance.
  return change('lum', percent(luminance)) + change('sat', percent(saturation)) + change('hue', Math.round(hue) * 60_000);
}

/** Thousandths of a percent, rounded to whole percent, like PowerPoint's own palette. */
const percent = (share: number) => Math.round(share * 100) * 1000;
const change = (name: string, value: number) => `<a:${name} val="${value}"/>`;

/** Omitted if it changes nothing. */
function modifier(name: string, share: number, neutral: number): string {
  const value = percent(share);
  return value === neutral * 100_000 ? '' : change(name, value);
}

/** Hue in degrees, the rest 0..1. */
function hslOf(hex: Hex): { hue: number; saturation: number; luminance: number } {
  const [r, g, b] = channels(hex).map((channel) => channel / 255) as [number, number, number];
  const high = Math.max(r, g, b);
  const low = Math.min(r, g, b);
  const luminance = (high + low) / 2;
  const range = 1 - Math.abs(2 * luminance - 1);
  const saturation = high === low || range === 0 ? 0 : (high - low) / range;
  return { hue: hueOf(r, g, b, high, high - low), saturation, luminance };
}

function hueOf(r: number, g: number, b: number, high: number, spread: number): number {
  if (spread === 0) return 0;
  const sixth = high === r ? ((g - b) / spread + 6) % 6 : high === g ? (b - r) / spread + 2 : (r - g) / spread + 4;
  return sixth * 60;
}

type Slots = Readonly<Record<ThemeSlot, Hex>>;

/** Below this saturation a colour is grey, and no change makes it colourful. */
const grey = 0.05;

/** `<a:schemeClr …>` that shows `color`; `base` is the role's plain colour and `habit` its slot in our own themes. */
export function templateColor(color: Hex, base: Hex, habit: ThemeSlot, slots: Slots): string {
  const own = nearestSlot(base, habit, slots);
  // A tint of black or white towards a coloured background is closer to a shade of that background.
  const toward = hslOf(slots[own]).saturation < grey && hslOf(color).saturation > 2 * grey;
  const slot = toward ? nearestSlot(color, own, slots) : own;
  const dull = hslOf(slots[slot]).saturation < grey && hslOf(base).saturation > 0.3;
  const changes = dull ? outright(color) : tint(slots[slot], color);
  return changes === '' ? `<a:schemeClr val="${slot}"/>` : `<a:schemeClr val="${slot}">${changes}</a:schemeClr>`;
}

function nearestSlot(color: Hex, habit: ThemeSlot, slots: Slots): ThemeSlot {
  const cost = (slot: ThemeSlot) => unlike(slots[slot], color) - (slot === habit ? 1e-3 : 0);
  return themeSlots.reduce((best, slot) => (cost(slot) < cost(best) ? slot : best), habit);
}

/** How different two colours are: not at all, in lightness, in hue, or entirely. */
function unlike(from: Hex, to: Hex): number {
  if (from.toUpperCase() === to.toUpperCase()) return 0;
  const [a, b] = [hslOf(from), hslOf(to)];
  const near = colorDistance(from, to) / 765;
  if (b.saturation < grey) return 1 + near + (a.saturation < grey ? 0 : 1);
  if (a.saturation < grey) return 4;
  const turn = Math.abs(a.hue - b.hue);
  return 1 + near + Math.min(turn, 360 - turn) / 90;
}

/** Role → theme slot, and the role whose plain colour is in that slot. */
const slots: Record<ColorToken, { scheme: ThemeSlot; base: ColorToken }> = {
  ink: { scheme: 'tx1', base: 'ink' },
  'ink-65': { scheme: 'tx1', base: 'ink' },
  'ink-35': { scheme: 'tx1', base: 'ink' },
  'ink-12': { scheme: 'tx1', base: 'ink' },
  'ink-5': { scheme: 'tx1', base: 'ink' },
  paper: { scheme: 'bg1', base: 'paper' },
  dark: { scheme: 'tx2', base: 'dark' },
  past: { scheme: 'tx2', base: 'dark' },
  light: { scheme: 'bg2', base: 'light' },
  'on-dark': { scheme: 'bg1', base: 'paper' },
  'on-dark-70': { scheme: 'bg1', base: 'paper' },
  accent: { scheme: 'accent1', base: 'accent' },
  'accent-60': { scheme: 'accent1', base: 'accent' },
  'accent-30': { scheme: 'accent1', base: 'accent' },
  'accent-12': { scheme: 'accent1', base: 'accent' },
  'accent-2': { scheme: 'accent2', base: 'accent-2' },
  'series-3': { scheme: 'accent3', base: 'series-3' },
  'series-4': { scheme: 'accent4', base: 'series-4' },
  good: { scheme: 'accent5', base: 'good' },
  bad: { scheme: 'accent6', base: 'bad' },
  warn: { scheme: 'accent6', base: 'bad' },
  'good-30': { scheme: 'accent5', base: 'good' },
  'good-12': { scheme: 'accent5', base: 'good' },
  'bad-30': { scheme: 'accent6', base: 'bad' },
  'bad-12': { scheme: 'accent6', base: 'bad' },
};

export type SchemeColors = Readonly<Record<ColorToken, string>>;

/** `<a:schemeClr …>` of every role in this brand kit; `theirs`: a template's theme colours. */
export function schemeColors(kit: BrandKit, theirs?: Readonly<Record<ThemeSlot, Hex>>): SchemeColors {
  const table = colorTable(kit);
  return Object.fromEntries(
    colorTokens.map((token) => {
      const { scheme, base } = slots[token];
      if (theirs) return [token, templateColor(table[token], table[base], scheme, theirs)];
      const modifiers = tint(table[base], table[token]);
      return [token, modifiers === '' ? `<a:schemeClr val="${scheme}"/>` : `<a:schemeClr val="${scheme}">${modifiers}</a:schemeClr>`];
    }),
  ) as Record<ColorToken, string>;
}

/**
 * PptxGenJS only takes hex colours, so a role is passed through as a reserved hex `FE10xx`, which `bindColors` turns into the theme
 * colour; two more mean "inherit" and "as the theme shows links".
 */
export function tokenHex(token: ColorToken): string {
  return `FE10${colorTokens.indexOf(token).toString(16).padStart(2, '0').toUpperCase()}`;
}
export const inheritHex = 'FE20FF';
export const linkHex = 'FE20FE';

/** Replaces every reserved hex with its theme colour; inherited colours lose their fill, plain links also their colour override. */
export function bindColors(xml: string, colors: SchemeColors): string {
  const themed = (index: string) => colors[colorTokens[Number.parseInt(index, 16)]!];
  let bound = xml.replace(/<a:srgbClr val="FE10([0-9A-F]{2})"\/>/g, (_, index: string) => themed(index));
  if (bound.includes('<a:srgbClr val="FE10')) {
    bound = bound.replace(/<a:srgbClr val="FE10([0-9A-F]{2})">(<a:alpha [^>]*>)<\/a:srgbClr>/g, (_, index: string, alpha: string) =>
      withAlpha(themed(index), alpha),
    );
  }
  if (bound.includes(inheritHex)) bound = bound.replaceAll(`<a:solidFill><a:srgbClr val="${inheritHex}"/></a:solidFill>`, '');
  if (bound.includes(linkHex)) {
    bound = bound.replace(/<a:solidFill><a:srgbClr val="FE20FE"\/><\/a:solidFill>(.*?<a:hlinkClick [^>]*)>.*?<\/a:hlinkClick>/g, '$1/>');
  }
  return bound;
}

/** Opacity goes after the colour changes. */
function withAlpha(color: string, alpha: string): string {
  return color.endsWith('</a:schemeClr>')
    ? color.replace('</a:schemeClr>', `${alpha}</a:schemeClr>`)
    : color.replace('/>', `>${alpha}</a:schemeClr>`);
}

/** A `theme` part. Slides and notes each need their own copy. */
export function themeXml(kit: BrandKit, language: LanguageCode): string {
  const { colors } = kit;
  const name = xmlText(cleanLine(kit.name));
  const [darker, lighter] = onDarkPaper(kit) ? [colors.background, colors.text] : [colors.text, colors.background];
  const slots = {
    dk1: darker,
    lt1: lighter,
    dk2: colors.dark,
    lt2: colors.light,
    accent1: colors.primary,
    accent2: colors.secondary,
    accent3: colors.palette[0],
    accent4: colors.palette[1],
    accent5: colors.positive,
    accent6: colors.negative,
    hlink: colors.link,
    folHlink: colors.link,
  };
  const scheme = Object.entries(slots)
    .map(([slot, hex]) => `<a:${slot}><a:srgbClr val="${hex.slice(1).toUpperCase()}"/></a:${slot}>`)
    .join('');
  return (
    `${xmlHead}<a:theme xmlns:a="${namespaces.a}" name="${name}"><a:themeElements>` +
    `<a:clrScheme name="${name}">${scheme}</a:clrScheme>` +
    `<a:fontScheme name="${name}">${fontXml('majorFont', 'heading', kit, language)}${fontXml('minorFont', 'body', kit, language)}</a:fontScheme>` +
    `${formatScheme}</a:themeElements><a:objectDefaults/><a:extraClrSchemeLst/></a:theme>`
  );
}

/** Whether ink is lighter than the page: the master then uses the dark slot as background; notes still print dark on light. */
export function onDarkPaper({ colors }: BrandKit): boolean {
  return luminance(colors.background) < luminance(colors.text);
}

/** Fonts of Windows and Office for scripts that most fonts lack. */
const scriptFaces = { Jpan: 'Yu Gothic', Hang: 'Malgun Gothic', Hans: 'Microsoft YaHei', Hant: 'Microsoft JhengHei', Arab: 'Arial' };

/** Digits among Arabic words also use the complex script font: the brand's own by default, with missing letters from another font. */
function fontXml(tag: string, role: 'heading' | 'body', { fonts }: BrandKit, language: LanguageCode): string {
  const written = (typeface: string) => xmlText(cleanLine(typeface));
  const own = written(fonts[role]);
  const { script } = languages[language];
  const asian = written(fonts.eastAsian ?? (script === 'Jpan' || script === 'Hans' ? scriptFaces[script] : ''));
  const complex = fonts.complexScript === undefined ? (script === 'Arab' ? own : '') : written(fonts.complexScript);
  const scripts = Object.entries(scriptFaces).map(([code, face]) => `<a:font script="${code}" typeface="${face}"/>`);
  return (
    `<a:${tag}><a:latin typeface="${own}"/><a:ea typeface="${asian}"/>` + `<a:cs typeface="${complex}"/>${scripts.join('')}</a:${tag}>`
  );
}

const fill = '<a:solidFill><a:schemeClr val="phClr"/></a:solidFill>';
const line = (width: number) => `<a:ln w="${width}" cap="flat" cmpd="sng" algn="ctr">${fill}<a:prstDash val="solid"/></a:ln>`;
const effect = '<a:effectStyle><a:effectLst/></a:effectStyle>';
/** Flat, so that shapes an author adds get no shadow or gradient. The schema requires three of each. */
const formatScheme =
  `<a:fmtScheme name="Flat"><a:fillStyleLst>${fill.repeat(3)}</a:fillStyleLst>` +
  `<a:lnStyleLst>${line(6350)}${line(12700)}${line(19050)}</a:lnStyleLst>` +
  `<a:effectStyleLst>${effect.repeat(3)}</a:effectStyleLst><a:bgFillStyleLst>${fill.repeat(3)}</a:bgFillStyleLst></a:fmtScheme>`;
