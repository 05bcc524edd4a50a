/** The brand kit: colours, fonts, logo with its safe zone. What a person writes in `acme.json`, with all defaults filled in. */

import type { FontWidths } from './font-widths.ts';
import type { LookId } from './look-ids.ts';
import type { BrandRules } from './rules/brand-rules.ts';
import type { BrandTemplate } from './template/brand-template.ts';

/** Six hexadecimal digits with a hash: `#1F4E79`. */
export type Hex = `#${string}`;

export interface BrandColors {
  /** Accent that does the talking. */
  primary: Hex;
  /** Contrast or a second series. */
  secondary: Hex;
  /** Ink: nearly black. */
  text: Hex;
  /** Paper. */
  background: Hex;
  /** Ground of cover, section and closing. */
  dark: Hex;
  /** Panels. */
  light: Hex;
  /** Good and bad, for variance only. */
  positive: Hex;
  negative: Hex;
  /** Further series: exactly two. */
  palette: readonly [Hex, Hex];
  link: Hex;
}

/** A PNG or JPEG. */
export interface BrandPicture {
  /** Base64. */
  data: string;
  type: 'png' | 'jpeg';
  /** Pixels. */
  width: number;
  height: number;
}

export interface BrandLogo extends BrandPicture {
  /** What stands on dark grounds instead; without it the logo stands there on a plate. */
  dark?: BrandPicture;
  alt: string;
  corner: 'top-right' | 'bottom-right';
  /** Height on a content slide, inches. */
  size: number;
  /** Least height it may be shown at, inches. */
  minSize?: number;
  /** Free space around it, as a share of its height. */
  safeZone: number;
}

export interface BrandFonts {
  heading: string;
  body: string;
  /** Of the families whose files the kit named. */
  widths?: { heading?: FontWidths; body?: FontWidths };
  /** Families seen where those above are not installed: text fits in both. */
  fallback?: { heading?: string; body?: string };
  /** Faces of East Asian and of complex scripts, in headings and text alike. */
  eastAsian?: string;
  complexScript?: string;
}

/** Inches. */
export const slideSizes = { '16:9': { w: 40 / 3, h: 7.5 }, '4:3': { w: 10, h: 7.5 } } as const;
export type SlideSize = keyof typeof slideSizes;

export interface BrandKit {
  id: string;
  name: string;
  /** How grounds, faces and fills are used; `light` without. */
  look?: LookId;
  /** `16:9` without. */
  slideSize?: SlideSize;
  colors: BrandColors;
  fonts: BrandFonts;
  logo: BrandLogo | null;
  /** Stands in the footer beside the source; null for none. */
  footer: string | null;
  /** How the brand speaks, for whoever writes the words of a deck. */
  tone?: string;
  /** What a deck is held against besides. */
  rules?: BrandRules;
  /** A corporate template: decks are written into its own masters and layouts, which have the logo too. */
  template?: BrandTemplate;
}
