/** What a corporate template gives a deck: its own parts, and where and how text stands on each of its layouts. Inches and points. */
import type { Box, LayoutName, PlaceholderName } from '../../layout/layout.ts';
import type { Hex } from '../brand-kit.ts';

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
