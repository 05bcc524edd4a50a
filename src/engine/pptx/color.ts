/** Colour roles as theme colours: the one place that knows which theme slot a role is, and how a tint of it is written. */
import type { BrandKit, Hex, ThemeSlot } from '../../model/brand-kit.ts';
import { type ColorToken, colorTokens } from '../../model/layout.ts';
import { colorTable } from '../brand/colors.ts';
import { templateColor } from './template-colors.ts';
import { tint } from './tint.ts';

/** Role → theme slot, and the role whose plain colour that slot holds. */
const slots: Record<ColorToken, { scheme: ThemeSlot; base: ColorToken }> = {
  ink: { scheme: 'tx1', base: 'ink' },
  'ink-65': { scheme: 'tx1', base: 'ink' },
  'ink-35': { scheme: 'tx1', base: 'ink' },
  'ink-12': { scheme: 'tx1', base: 'ink' },
  'ink-5': { scheme: 'tx1', base: 'ink' },
  paper: { scheme: 'bg1', base: 'paper' },
  dark: { scheme: 'tx2', base: 'dark' },
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
  'good-30': { scheme: 'accent5', base: 'good' },
  'good-12': { scheme: 'accent5', base: 'good' },
  'bad-30': { scheme: 'accent6', base: 'bad' },
  'bad-12': { scheme: 'accent6', base: 'bad' },
};

export type SchemeColors = Readonly<Record<ColorToken, string>>;

/** `<a:schemeClr …>` of every role in this brand kit; `theirs` are the theme colours of a template where it has one. */
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
 * PptxGenJS takes hex colours only. A role travels through it as a reserved hex `FE10xx`, which `bindColors` turns into the theme
 * colour; two more stand for "inherit this" and "as the theme shows links".
 */
export function tokenHex(token: ColorToken): string {
  return `FE10${colorTokens.indexOf(token).toString(16).padStart(2, '0').toUpperCase()}`;
}
export const inheritHex = 'FE20FF';
export const linkHex = 'FE20FE';

/** Replaces every reserved hex by its theme colour; what inherits loses its fill, a plain link also its colour override. */
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

/** The strength of a fill comes after what changes its colour. */
function withAlpha(color: string, alpha: string): string {
  return color.endsWith('</a:schemeClr>')
    ? color.replace('</a:schemeClr>', `${alpha}</a:schemeClr>`)
    : color.replace('/>', `>${alpha}</a:schemeClr>`);
}
