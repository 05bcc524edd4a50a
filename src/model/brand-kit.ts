/** The brand kit: colours, fonts, logo with its safe zone. What a person writes in `acme.json`, with all defaults filled in. */
import type { Box, ColorToken, LayoutName, PlaceholderName } from './layout.ts';

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
  /** Own names for measures, dimensions and what is counted, by those they would have. */
  words?: Readonly<Record<string, string>>;
  /** What a deck is held against besides. */
  rules?: BrandRules;
  /** A corporate template: decks are written into its own masters and layouts, which have the logo too. */
  template?: BrandTemplate;
}

/** The built-in looks by name; each is also a brand kit of that name. */
export const lookIds = ['light', 'dark', 'editorial', 'bold', 'ibcs'] as const;
export type LookId = (typeof lookIds)[number];

export function isLook(name: string): name is LookId {
  return (lookIds as readonly string[]).includes(name);
}

/** A strict rule that is broken fails the gate "on-brand"; of any other a person is told. */
export const enforcements = ['warn', 'strict'] as const;
export type Enforcement = (typeof enforcements)[number];

/** Points. */
export interface MinimumSizes {
  title?: number;
  /** Running text. */
  body?: number;
  /** Labels, tables and charts; as large as `body` unless given. */
  data?: number;
  /** The foot. */
  source?: number;
}

/** Colours series may take, by role, and what each is on a slide. */
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

/** What may have rules. */
export interface Ruled {
  rules?: BrandRules | undefined;
}

export interface BrandRules {
  forbiddenColors?: { colors: Hex[]; enforce: Enforcement };
  minimumSizes?: MinimumSizes & { enforce: Enforcement };
  /** Order in which the series of a chart take colours. */
  chartPalette?: SeriesRole[];
}

/** Colours a slide can name, after the colour map of its master or layout: ECMA-376 part 1, 20.1.6.2. */
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
  /** The package decks are written into, base64: masters, layouts, themes and what those need; no slide, no note, nothing of its author. */
  data: string;
  /** Of a slide, inches. */
  size: { w: number; h: number };
  /** Which of its layouts stands for each of ours. */
  layouts: Record<LayoutName, TemplateLayout>;
  /** Pictures on its masters and layouts that may be the logo, the likeliest first. */
  logos: TemplateLogo[];
}

export interface TemplateLayout {
  /** Name of its part in the package: `ppt/slideLayouts/slideLayout2.xml`. */
  part: string;
  /** As its author called it, in any language. */
  label: string;
  /** How it was chosen: by its `type`, by the placeholders it has, or as the nearest there is. */
  chosen: 'type' | 'placeholders' | 'nearest';
  /** The theme's colours as the layout's colour map gives them. */
  slots: Record<ThemeSlot, Hex>;
  /** What text stands on; where that is a picture or a gradient, `measured` is false and the colour is judged from the text made for it. */
  ground: { color: Hex; measured: boolean };
  placeholders: Partial<Record<PlaceholderName, TemplatePlaceholder>>;
  /** What the layout and its master draw: nothing of a slide may lie on it. Grounds that fill most of the slide are not among them. */
  taken: Box[];
}

/** The box is that of its text, insets taken off. */
export interface TemplatePlaceholder extends Box {
  /** `type` attribute of `p:ph`; `obj` where it has none. */
  type: string;
  /** `idx` attribute; null where it has none. */
  idx: number | null;
  /** Of the first level, as inherited from layout, master and text styles. */
  size: number;
  color: Hex;
  /** Family its text is set in. */
  family: string;
  bold: boolean;
  capitals: boolean;
  anchor: 'top' | 'middle' | 'bottom';
  align: 'left' | 'center' | 'right';
  /** Multiple of the line pitch. */
  lineSpacing: number;
  /** Points before each paragraph. */
  before: number;
  /** Its first level is marked by a bullet. */
  bullet: boolean;
  /** Slides take this look over by themselves; where its words alone show it, it is written out on them. */
  inherited: boolean;
}

export interface TemplateLogo {
  /** Name of the picture's part. */
  part: string;
  /** Where it stands. */
  box: Box;
  /** Number of layouts that show it there. */
  layouts: number;
}

/** How wide the characters of a font are, by their width in thousandths of an em: `{ "507": "0123456789" }`. */
export interface FontWidths {
  regular: Record<string, string>;
  bold?: Record<string, string>;
}

/** What text in one of a kit's two fonts is measured as. */
export interface MeasuredAs {
  family: string;
  widths?: FontWidths;
  /** A family the text must fit in too. */
  fallback?: string;
}

export function fontOf({ fonts }: Pick<BrandKit, 'fonts'>, role: 'heading' | 'body'): MeasuredAs {
  const widths = fonts.widths?.[role];
  const fallback = fonts.fallback?.[role];
  return { family: fonts[role], ...(widths && { widths }), ...(fallback !== undefined && { fallback }) };
}
