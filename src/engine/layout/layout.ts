/**
 * The layout: the outline with every box placed, every text fitted, every chart's data resolved.
 * Plain JSON, hand-editable; this is what `quarterdeck export` takes. Lengths in inches from the slide's top left, sizes in points.
 */
import type { BrandKit } from '../brand/brand-kit.ts';
import type { KindId } from '../kinds/content.ts';
import type { LanguageCode } from '../language/language.ts';
import type { Outline } from '../outline/outline.ts';

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

/**
 * A colour is a role, never a hex. `ink-65` is ink tinted to 65 % strength (secondary text), 35 axis text, 12 hairlines, 5 panels.
 * `on-dark` is text on the dark ground; `accent-60` and so on are tints of the accent.
 */
export const colorTokens = [
  'ink',
  'ink-65',
  'ink-35',
  'ink-12',
  'ink-5',
  'paper',
  'dark',
  'light',
  'on-dark',
  'on-dark-70',
  'accent',
  'accent-60',
  'accent-30',
  'accent-12',
  'accent-2',
  'series-3',
  'series-4',
  'good',
  'bad',
] as const;
export type ColorToken = (typeof colorTokens)[number];

export interface Run {
  text: string;
  bold?: boolean;
  italic?: boolean;
  color?: ColorToken;
  /** Points; overrides the element's. */
  size?: number;
  /** Only http, https and mailto. */
  link?: string;
}

export interface Paragraph {
  runs: Run[];
  align?: 'left' | 'center' | 'right';
  bullet?: 'dot' | 'number';
  /** Indent of a bullet: 0 by default, 1 for the points under a point. */
  level?: number;
  /** Points after. */
  after?: number;
}

/** Placeholders of our master's layouts; text in one inherits place, size and colour unless the element says otherwise. */
export type PlaceholderName = 'title' | 'subtitle' | 'lead' | 'body' | 'left' | 'right' | 'footer' | 'number';

export const layoutNames = ['title', 'section', 'content', 'two-content', 'title-only', 'blank'] as const;
export type LayoutName = (typeof layoutNames)[number];

export const geometries = ['rect', 'round-rect', 'ellipse', 'chevron', 'home-plate', 'triangle', 'right-arrow', 'line'] as const;
export type Geometry = (typeof geometries)[number];

interface ElementBase extends Box {
  /** Shown in PowerPoint's selection pane; unique on the slide. */
  name: string;
  /** What it shows, for those who cannot see it; required for charts, tables and pictures. Decoration has ''. */
  alt?: string;
  /** Elements with the same group name, next to each other, become one named group. */
  group?: string;
}

/** A text box, a filled shape, or a placeholder's text. */
export interface TextElement extends ElementBase {
  type: 'text';
  placeholder?: PlaceholderName;
  paragraphs: Paragraph[];
  size: number;
  color: ColorToken;
  font: 'heading' | 'body';
  anchor: 'top' | 'middle' | 'bottom';
  /** Inset on all sides, inches. */
  inset: number;
  /** Multiple of the font's line pitch. */
  lineSpacing: number;
  geometry?: Geometry;
  fill?: ColorToken;
  /** Outline of the shape. */
  line?: { color: ColorToken; width: number };
}

interface TableCell {
  runs: Run[];
  align: 'left' | 'center' | 'right';
  fill?: ColorToken;
}

export interface TableRow {
  height: number;
  role: 'header' | 'body' | 'total' | 'highlight';
  cells: TableCell[];
}

export interface TableElement extends ElementBase {
  type: 'table';
  /** Column widths, inches; they add up to `w`. */
  columns: number[];
  rows: TableRow[];
  size: number;
}

export interface ChartSeries {
  name: string;
  /** One a category; null draws nothing. */
  values: (number | null)[];
  /** `none` for the invisible base of a waterfall. */
  color: ColorToken | 'none';
  /** Colours of single points, by category index. */
  points?: Record<number, ColorToken>;
  /** Points drawn as outline only: partial or forecast periods. */
  outlined?: number[];
  /** Whether values are written at the points; a number list writes only those categories. */
  labels: boolean | number[];
  labelColor?: ColorToken;
  /** Points of a line whose label stands under them: where the line would run through it above. */
  below?: number[];
  /** Written at single points instead of their value, by category index: a bridge's signed changes, on a `none` line at the column tops. */
  labelTexts?: Record<number, string>;
  /** Drawn as a line over columns: targets. */
  asLine?: boolean;
}

export interface ChartElement extends ElementBase {
  type: 'chart';
  chart: 'column' | 'bar' | 'line' | 'stacked-column' | 'stacked-bar' | 'percent-column' | 'percent-bar';
  categories: string[];
  series: ChartSeries[];
  /** Excel format code for labels, axis and workbook: `$#,##0.00,,"M"`. */
  format: string;
  /** Points. */
  size: number;
  /** Percent of the bar's width. */
  gap: number;
  axis: {
    categories: boolean;
    values: boolean;
    gridlines: boolean;
    min?: number;
    max?: number;
    /** Every how many categories one is named, from the first on; all by default. */
    every?: number;
  };
  /** Where columns and lines stand within the chart, as parts of its width and height; left to the program that draws it by default. */
  plot?: Box;
  legend: boolean;
}

export interface PictureElement extends ElementBase {
  type: 'picture';
  /** Base64. */
  data: string;
  mime: 'image/png' | 'image/jpeg';
}

/** A straight or elbow line glued to two elements of the slide, by their names. */
export interface ConnectorElement extends ElementBase {
  type: 'connector';
  from: string;
  to: string;
  shape: 'straight' | 'elbow';
  color: ColorToken;
  /** Points. */
  width: number;
  arrow: boolean;
}

export type Element = TextElement | TableElement | ChartElement | PictureElement | ConnectorElement;

export interface LayoutSlide {
  id: string;
  kind: KindId;
  layout: LayoutName;
  section?: string;
  /** Plain text of the title, for the file's properties and sections. */
  title: string;
  /** Dark ground instead of paper: cover, section, closing. */
  dark?: boolean;
  /** In reading order, which is also drawing order. */
  elements: Element[];
  /** A paragraph each. */
  notes: string[];
}

export interface Layout {
  version: 1;
  title: string;
  language: LanguageCode;
  /** ISO date, becomes the file's created and modified date. */
  asOf: string;
  company?: string;
  size: { w: number; h: number };
  brandKit: BrandKit;
  slides: LayoutSlide[];
  /** What it was made from, where that holds computed figures: the file carries it, so that it can be refreshed. */
  outline?: Outline;
}
