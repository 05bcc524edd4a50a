/** The brand kit: colours, fonts, logo with its safe zone, as in `acme.json` with all defaults filled in. */
import type { Box, ColorToken, LayoutName, PlaceholderName } from './layout.ts';

/** Six hexadecimal digits with a hash: `#1F4E79`. */
export type Hex = `#${string}`;

export interface BrandColors {
  /** Main accent. */
  primary: Hex;
  /** Contrast or a second series. */
  secondary: Hex;
  /** Text; nearly black. */
  text: Hex;
  /** Page background. */
  background: Hex;
  /** Background of cover, section and closing. */
  dark: Hex;
  /** Panels. */
  light: Hex;
  /** Favourable and unfavourable; for variances only. */
  positive: Hex;
  negative: Hex;
  /** More series colours: exactly two. */
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
  /** Replaces the logo on dark backgrounds; without it, the logo gets a plate there. */
  dark?: BrandPicture;
  alt: string;
  corner: 'top-right' | 'bottom-right';
  /** Height on a content slide, inches. */
  size: number;
  /** Minimum height, inches. */
  minSize?: number;
  /** Clear space around it, as a share of its height. */
  safeZone: number;
}

export interface BrandFonts {
  heading: string;
  body: string;
  /** For the fonts whose files the kit names. */
  widths?: { heading?: FontWidths; body?: FontWidths };
  /** Fonts shown where those above are not installed; text fits both. */
  fallback?: { heading?: string; body?: string };
  /** Fonts for East Asian and complex scripts, in headings and text. */
  eastAsian?: string;
  complexScript?: string;
}

/** Inches. */
export const slideSizes = { '16:9': { w: 40 / 3, h: 7.5 }, '4:3': { w: 10, h: 7.5 } } as const;
export type SlideSize = keyof typeof slideSizes;

export interface BrandKit {
  id: string;
  name: string;
  /** Style of the deck; default `light`. */
  look?: LookId;
  /** Default `16:9`. */
  slideSize?: SlideSize;
  colors: BrandColors;
  fonts: BrandFonts;
  logo: BrandLogo | null;
  /** Text in the footer next to the source; null for none. */
  footer: string | null;
  /** How the brand speaks, for whoever writes the text of a deck. */
  tone?: string;
  /** The company's names for measures, dimensions and counted things, keyed by their usual names. */
  words?: Readonly<Record<string, string>>;
  /** Rules that decks are checked against. */
  rules?: BrandRules;
  /** A corporate template: decks use its masters and layouts, including its logo. */
  template?: BrandTemplate;
}

/** The built-in looks by name; each is also a brand kit of that name. */
export const lookIds = ['light', 'dark', 'editorial', 'bold', 'ibcs'] as const;
export type LookId = (typeof lookIds)[number];

export function isLook(name: string): name is LookId {
  return (lookIds as readonly string[]).includes(name);
}

/** A broken strict rule fails the "on-brand" gate; any other is only reported. */
export const enforcements = ['warn', 'strict'] as const;
export type Enforcement = (typeof enforcements)[number];

/** Points. */
export interface MinimumSizes {
  title?: number;
  /** Running text. */
  body?: number;
  /** Labels, tables and charts; defaults to `body`. */
  data?: number;
  /** The source line. */
  source?: number;
}

/** Series colours by role, and the slide colour of each. */
export const seriesColors = {
  primary: 'accent',
  secondary: 'accent-2',
  'palette-1': 'series-3',
  'palette-2': 'series-4',
  dark: 'dark',
  text: 'ink',
} as const satisfies Record<string, ColorToken>;
export type SeriesRole = keyof typeof seriesColors;
export const seriesRoles = Object.keys(seriesColors) as SeriesRole[];

/** Anything with rules. */
export interface Ruled {
  rules?: BrandRules | undefined;
}

export interface BrandRules {
  forbiddenColors?: { colors: Hex[]; enforce: Enforcement };
  minimumSizes?: MinimumSizes & { enforce: Enforcement };
  /** Order in which chart series take colours. */
  chartPalette?: SeriesRole[];
}

/** Colours that slides can name, through the colour map of master or layout: ECMA-376 part 1, 20.1.6.2. */
export const themeSlots = [
  'bg1',
  'tx1',
  'bg2',
  'tx2',
  'accent1',
  'accent2',
  'accent3',
  'accent4',
  'accent5',
  'accent6',
  'hlink',
  'folHlink',
] as const;
export type ThemeSlot = (typeof themeSlots)[number];

export interface BrandTemplate {
  /** The package decks are written into, base64: masters, layouts, themes and their dependencies; no slides, notes or author. */
  data: string;
  /** Slide size, inches. */
  size: { w: number; h: number };
  /** Which of its layouts serves as each of ours. */
  layouts: Record<LayoutName, TemplateLayout>;
  /** Pictures on its masters and layouts that may be the logo, likeliest first. */
  logos: TemplateLogo[];
}

export interface TemplateLayout {
  /** Part name in the package: `ppt/slideLayouts/slideLayout2.xml`. */
  part: string;
  /** Its name in the template, in any language. */
  label: string;
  /** How it was chosen: by its `type`, by its placeholders, or as the nearest match. */
  chosen: 'type' | 'placeholders' | 'nearest';
  /** Theme colours through the layout's colour map. */
  slots: Record<ThemeSlot, Hex>;
  /** Background of text; if a picture or gradient, `measured` is false and the colour is inferred from the template's text. */
  ground: { color: Hex; measured: boolean };
  placeholders: Partial<Record<PlaceholderName, TemplatePlaceholder>>;
  /** What layout and master draw, where no slide content may go; excludes backgrounds that fill most of the slide. */
  taken: Box[];
}

/** The box is that of the text, without insets. */
export interface TemplatePlaceholder extends Box {
  /** `type` attribute of `p:ph`; `obj` by default. */
  type: string;
  /** `idx` attribute; null if missing. */
  idx: number | null;
  /** First-level size, inherited from layout, master and text styles. */
  size: number;
  color: Hex;
  /** Font of its text. */
  family: string;
  bold: boolean;
  capitals: boolean;
  anchor: 'top' | 'middle' | 'bottom';
  align: 'left' | 'center' | 'right';
  /** Multiple of the line pitch. */
  lineSpacing: number;
  /** Points before each paragraph. */
  before: number;
  /** The first level has a bullet. */
  bullet: boolean;
  /** Slides inherit this style; otherwise it is written out on them. */
  inherited: boolean;
}

export interface TemplateLogo {
  /** Part name of the picture. */
  part: string;
  /** Its position. */
  box: Box;
  /** Number of layouts that show it there. */
  layouts: number;
}

/** Character widths of a font, grouped by thousandths of an em: `{ "507": "0123456789" }`. */
export interface FontWidths {
  regular: Record<string, string>;
  bold?: Record<string, string>;
}

/** How text in one of a kit's two fonts is measured. */
export interface MeasuredAs {
  family: string;
  widths?: FontWidths;
  /** Another font the text must fit in. */
  fallback?: string;
}

export function fontOf({ fonts }: Pick<BrandKit, 'fonts'>, role: 'heading' | 'body'): MeasuredAs {
  const widths = fonts.widths?.[role];
  const fallback = fonts.fallback?.[role];
  return { family: fonts[role], ...(widths && { widths }), ...(fallback !== undefined && { fallback }) };
}
