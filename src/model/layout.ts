/**
 * The layout: the outline with every box placed, every text fitted, every chart's data resolved.
 * Plain JSON, hand-editable; this is what `quarterdeck export` takes. Lengths in inches from the slide's top left, sizes in points.
 */
import type { BrandKit } from './brand-kit.ts';
import type { IconName } from './icon-names.ts';
import type { LanguageCode } from './language.ts';
import type { KindId, Outline } from './outline.ts';

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
  'good-30',
  'good-12',
  'bad-30',
  'bad-12',
] as const;
export type ColorToken = (typeof colorTokens)[number];

export interface Run {
  text: string;
  bold?: boolean;
  italic?: boolean;
  color?: ColorToken;
  /** Points; overrides the element's. */
  size?: number;
  /** Only http, https and mailto; `#` and the id of a slide leads to it. */
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

export const geometries = [
  'rect',
  'round-rect',
  'ellipse',
  'chevron',
  'home-plate',
  'triangle',
  'trapezoid',
  'diamond',
  'right-arrow',
  'line',
] as const;
export type Geometry = (typeof geometries)[number];

interface ElementBase extends Box {
  /** Shown in PowerPoint's selection pane; unique on the slide. */
  name: string;
  /** What it shows, for those who cannot see it; required for charts, tables and pictures. Decoration has ''. */
  alt?: string;
  /** Elements with the same group name, next to each other, become one named group. */
  group?: string;
  /** What the whole group shows, on the first element of it. */
  groupAlt?: string;
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
  /** Strength of a fill that lets through what is under it, 0 to 1; sets of a Venn diagram. */
  opacity?: number;
  /** How far each slanted side of a trapezoid leans in, inches. */
  lean?: number;
  /** Degrees clockwise by which the shape is turned, its connection sites with it; its words stay upright. */
  turn?: number;
  /** Outline of the shape. */
  line?: { color: ColorToken; width: number };
}

export interface TableCell {
  runs: Run[];
  align: 'left' | 'center' | 'right';
  fill?: ColorToken;
  /** Columns it takes, 1 by default. */
  span?: number;
  /** Points of paper that keep a cell whose fill is what it shows apart from those above and below, and at its sides if it has words. */
  apart?: number;
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
  /** Such points are hatched within: forecasts, where the look draws them so. */
  hatched?: boolean;
  /** All columns are drawn as outline: a plan, where the look draws it so. */
  plan?: boolean;
  /** Whether values are written at the points; a number list writes only those categories. */
  labels: boolean | number[];
  labelColor?: ColorToken;
  /** Points of a line whose label stands under them: where the line would run through it above. */
  below?: number[];
  /** Written at single points instead of their value, by category index: a bridge's signed changes, on a `none` line at the column tops. */
  labelTexts?: Record<number, string>;
  /** Drawn as a line over columns: targets. */
  asLine?: boolean;
  /** Such a line has a value axis of its own, on the other side: rates over amounts. */
  secondary?: boolean;
  /** Excel format code of its values, where it is another than the chart's. */
  format?: string;
  /** Points of a scatter whose label does not stand above them. */
  beside?: Record<number, LabelSide>;
}

export const labelSides = ['left', 'right', 'below'] as const;
export type LabelSide = (typeof labelSides)[number];

/** Another measure of the points of a scatter: one value a category. */
export interface PointMeasure {
  name: string;
  values: (number | null)[];
  /** Excel format code. */
  format: string;
}

export const chartTypes = ['column', 'bar', 'line', 'stacked-column', 'stacked-bar', 'percent-column', 'percent-bar', 'scatter'] as const;

export interface ChartElement extends ElementBase {
  type: 'chart';
  chart: (typeof chartTypes)[number];
  /** What a scatter measures along its horizontal axis; its series hold the vertical one, its categories name the points. */
  across?: PointMeasure & { min?: number; max?: number; step?: number };
  /** What the areas of a scatter's points stand for; dots of one size without it. */
  sizes?: PointMeasure;
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
    /** Ends of the axis of the secondary lines. */
    secondary?: { min: number; max: number };
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
  /** What is cut off at each side, as parts of the picture's width and height; the rest fills the box. */
  crop?: { left: number; top: number; right: number; bottom: number };
  /** Degrees it is turned clockwise to stand upright. */
  turn?: 90 | 180 | 270;
}

/** A drawing of the icon set, filled in one colour; square. */
export interface IconElement extends ElementBase {
  type: 'icon';
  icon: IconName;
  color: ColorToken;
}

/** A straight or elbow line glued to two elements of the slide, by their names. */
export interface ConnectorElement extends ElementBase {
  type: 'connector';
  from: string;
  to: string;
  shape: 'straight' | 'elbow';
  /** Glued to this side of both shapes, or leading down from the first to the second; between the sides that face each other by default. */
  side?: 'left' | 'right' | 'down';
  color: ColorToken;
  /** Points. */
  width: number;
  arrow: boolean;
}

export type Element = TextElement | TableElement | ChartElement | PictureElement | IconElement | ConnectorElement;

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
  /** How one slide gives way to the next; at once where it is absent. */
  transition?: 'fade';
  /** What it was made from, where that holds computed figures: the file carries it, so that it can be refreshed. */
  outline?: Outline;
}
