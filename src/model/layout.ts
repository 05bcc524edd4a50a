/**
 * The layout: the outline with every box placed, every text fitted and all chart data resolved.
 * Plain JSON, editable by hand; the input of `quarterdeck export`. Lengths in inches from the slide's top left, sizes in points.
 */
import { z } from 'zod';
import type { BrandKit } from './brand-kit.ts';
import { didYouMean } from './did-you-mean.ts';
import { iconNames } from './icon-names.ts';
import type { LanguageCode } from './language.ts';
import type { KindId, Outline } from './outline.ts';

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

/**
 * A colour is a role, never a hex value. `ink-65` is ink at 65% strength (secondary text), 35 axis text, 12 hairlines, 5 panels;
 * `past` is for what the chart's subject is compared with: earlier periods, other members; `on-dark` is text on the dark background; `warn` is amber, between good and bad; `accent-60` and the like are tints of the accent.
 */
export const colorTokens = [
  'ink',
  'ink-65',
  'ink-35',
  'ink-12',
  'ink-5',
  'paper',
  'dark',
  'past',
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
  'warn',
  'good-30',
  'good-12',
  'bad-30',
  'bad-12',
] as const;
export type ColorToken = (typeof colorTokens)[number];

/** Placeholders of our layouts; text in one inherits position, size and colour unless the element overrides them. */
export const placeholderNames = ['title', 'eyebrow', 'subtitle', 'lead', 'body', 'left', 'right', 'footer', 'number'] as const;
export type PlaceholderName = (typeof placeholderNames)[number];

export const layoutNames = ['title', 'section', 'content', 'two-content', 'title-only', 'blank'] as const;
export type LayoutName = (typeof layoutNames)[number];

const color = z.enum(colorTokens);
const length = z.number().min(-100).max(100);
const size = z.number().min(0).max(50);
const points = z.number().positive().max(400);

const run = z.strictObject({
  text: z.string(),
  bold: z.boolean().exactOptional(),
  italic: z.boolean().exactOptional(),
  color: color.exactOptional(),
  /** Points; overrides the element's. */
  size: points.exactOptional(),
  /** http, https or mailto; or `#` and a slide ID. */
  link: z
    .string()
    .regex(/^(https?:\/\/|mailto:|#.)/i, 'must be an http, https or mailto link, or # with the id of a slide')
    .exactOptional(),
});
export type Run = z.infer<typeof run>;

const paragraph = z.strictObject({
  runs: z.array(run),
  align: z.enum(['left', 'center', 'right']).exactOptional(),
  bullet: z.enum(['dot', 'number']).exactOptional(),
  /** Indent of a bullet: 0 by default, 1 for sub-points. */
  level: z.number().int().min(0).max(8).exactOptional(),
  /** Points after. */
  after: z.number().min(0).max(200).exactOptional(),
});
export type Paragraph = z.infer<typeof paragraph>;

const base = {
  /** Shown in PowerPoint's selection pane; unique on the slide. */
  name: z.string().min(1),
  /** Alternative text; required for charts, tables and pictures, '' for decoration. */
  alt: z.string().exactOptional(),
  /** Adjacent elements with the same group name become one named group. */
  group: z.string().exactOptional(),
  /** Alternative text of the group, on its first element. */
  groupAlt: z.string().exactOptional(),
  x: length,
  y: length,
  w: size,
  h: size,
};

const geometries = [
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

/** A text box, a filled shape, or a placeholder's text. */
const textElement = z.strictObject({
  type: z.literal('text'),
  ...base,
  placeholder: z.enum(placeholderNames).exactOptional(),
  paragraphs: z.array(paragraph),
  size: points,
  color,
  font: z.enum(['heading', 'body']),
  anchor: z.enum(['top', 'middle', 'bottom']),
  /** Inset on all sides, inches. */
  inset: z.number().min(0).max(10),
  /** Multiple of the font's line pitch. */
  lineSpacing: z.number().min(0.5).max(3),
  /** Points between letters: eyebrows. */
  tracking: z.number().min(0).max(20).exactOptional(),
  geometry: z.enum(geometries).exactOptional(),
  fill: color.exactOptional(),
  /** Opacity of a translucent fill, as in Venn diagrams. */
  opacity: z.number().min(0).max(1).exactOptional(),
  /** How far each slanted side of a trapezoid leans in, inches. */
  lean: z.number().min(0).max(50).exactOptional(),
  /** Rotation of the shape and its connection sites, degrees clockwise; its text stays upright. */
  turn: z.number().min(-360).max(360).exactOptional(),
  /** Outline of the shape. */
  line: z.strictObject({ color, width: z.number().min(0).max(50) }).exactOptional(),
});
export type TextElement = z.infer<typeof textElement>;

const tableCell = z.strictObject({
  runs: z.array(run),
  align: z.enum(['left', 'center', 'right']),
  fill: color.exactOptional(),
  /** Columns it takes, 1 by default. */
  span: z.number().int().min(1).exactOptional(),
  /** Points of page colour that separate a filled cell from those above and below, and at its sides if it has text. */
  apart: z.number().min(0).max(50).exactOptional(),
});
export type TableCell = z.infer<typeof tableCell>;

const tableRow = z.strictObject({ height: size, role: z.enum(['header', 'body', 'total', 'highlight']), cells: z.array(tableCell) });
export type TableRow = z.infer<typeof tableRow>;

const tableElement = z.strictObject({
  type: z.literal('table'),
  ...base,
  /** Column widths, inches; they add up to `w`. */
  columns: z.array(size).min(1),
  rows: z.array(tableRow).min(1),
  size: points,
});
export type TableElement = z.infer<typeof tableElement>;

const labelSides = ['left', 'right', 'below'] as const;
export type LabelSide = (typeof labelSides)[number];
const pointKey = z.string().regex(/^\d+$/, 'must be the index of a category');
const categoryIndexes = z.array(z.number().int().min(0));

const chartSeries = z.strictObject({
  name: z.string(),
  /** One per category; null draws nothing. */
  values: z.array(z.number().nullable()),
  /** `none` for the invisible base of a waterfall. */
  color: z.union([color, z.literal('none')]),
  /** Colours of single points, by category index. */
  points: z.record(pointKey, color).exactOptional(),
  /** Points drawn as outlines: partial or forecast periods. */
  outlined: categoryIndexes.exactOptional(),
  /** Outlined points are also hatched: forecasts, if the look does so. */
  hatched: z.boolean().exactOptional(),
  /** All columns are outlines: a plan, if the look does so. */
  plan: z.boolean().exactOptional(),
  /** Whether to label points with their values; a list labels only those categories. */
  labels: z.union([z.boolean(), categoryIndexes]),
  labelColor: color.exactOptional(),
  /** Points of a line whose label goes below, where the line would cross it above. */
  below: categoryIndexes.exactOptional(),
  /** A line that needs no legend: its name is beside its last point, before the value if that is labelled. */
  endName: z.boolean().exactOptional(),
  /** Texts shown instead of values, by category index: a bridge's signed changes, on a `none` line at the column tops. */
  labelTexts: z.record(pointKey, z.string()).exactOptional(),
  /** Drawn as a line over columns: targets. */
  asLine: z.boolean().exactOptional(),
  /** A thin line that leads the eye and shows no figure: a bridge's connectors, a bracket over columns. */
  guide: z.boolean().exactOptional(),
  /** Legs of a bracket, from the line's points down to these values, by category index. */
  legs: z.record(pointKey, z.number()).exactOptional(),
  /** The line has its own value axis on the other side: rates over amounts. */
  secondary: z.boolean().exactOptional(),
  /** Excel format code of its values, if different from the chart's. */
  format: z.string().exactOptional(),
  /** Scatter points whose label is not above them. */
  beside: z.record(pointKey, z.enum(labelSides)).exactOptional(),
});
export type ChartSeries = z.infer<typeof chartSeries>;

/** Another measure of scatter points: one value per category, and its Excel format code. */
const pointMeasure = z.strictObject({ name: z.string(), values: z.array(z.number().nullable()), format: z.string() });
export type PointMeasure = z.infer<typeof pointMeasure>;

const part = z.number().min(0).max(1);
const chartElement = z.strictObject({
  type: z.literal('chart'),
  ...base,
  chart: z.enum(['column', 'bar', 'line', 'stacked-column', 'stacked-bar', 'percent-column', 'percent-bar', 'scatter']),
  /** The horizontal measure of a scatter; its series are the vertical one, its categories name the points. */
  across: pointMeasure
    .extend({ min: z.number().exactOptional(), max: z.number().exactOptional(), step: z.number().positive().exactOptional() })
    .exactOptional(),
  /** What the area of a scatter's points shows; equal dots without it. */
  sizes: pointMeasure.exactOptional(),
  categories: z.array(z.string()).min(1),
  /** Time in two levels, one entry per category: what it is called along the axis, and the year it is in, written once under all of it. */
  levels: z.strictObject({ names: z.array(z.string()), years: z.array(z.string()) }).exactOptional(),
  series: z.array(chartSeries).min(1),
  /** A bridge from its first total to its last: its workbook computes the columns, and its labels, from the changes typed in. */
  bridge: z.boolean().exactOptional(),
  /** Excel format code for labels, axis and workbook: `$#,##0.00,,"M"`. */
  format: z.string(),
  /** Points. */
  size: points,
  /** Percent of the bar's width. */
  gap: z.number().min(0).max(500),
  axis: z.strictObject({
    categories: z.boolean(),
    values: z.boolean(),
    gridlines: z.boolean(),
    min: z.number().exactOptional(),
    max: z.number().exactOptional(),
    /** Distance of the gridlines; automatic by default. */
    step: z.number().positive().exactOptional(),
    /** Ends of the secondary axis. */
    secondary: z.strictObject({ min: z.number(), max: z.number() }).exactOptional(),
    /** Label every nth category, starting with the first; all by default. */
    every: z.number().int().min(1).exactOptional(),
  }),
  /** Position of the plot area, as shares of the chart's size; automatic by default. */
  plot: z.strictObject({ x: part, y: part, w: part, h: part }).exactOptional(),
  legend: z.boolean(),
});
export type ChartElement = z.infer<typeof chartElement>;

const cut = z.number().min(0).max(0.99);
const pictureElement = z.strictObject({
  type: z.literal('picture'),
  ...base,
  /** Base64. */
  data: z.base64().min(1),
  mime: z.enum(['image/png', 'image/jpeg']),
  /** What is cropped at each side, as shares of the picture's size; the rest fills the box. */
  crop: z
    .strictObject({ left: cut, top: cut, right: cut, bottom: cut })
    .refine(({ left, top, right, bottom }) => left + right < 1 && top + bottom < 1, 'leaves nothing of the picture')
    .exactOptional(),
  /** Degrees clockwise to turn it upright. */
  turn: z.union([z.literal(90), z.literal(180), z.literal(270)]).exactOptional(),
});
export type PictureElement = z.infer<typeof pictureElement>;

/** An icon in one colour; square. */
const iconElement = z.strictObject({
  type: z.literal('icon'),
  ...base,
  icon: z.enum(iconNames, {
    error: ({ input }) => {
      const near = typeof input === 'string' ? didYouMean(input, iconNames) : null;
      return `there is no icon "${String(input)}"; ${near ? `did you mean "${near}"?` : `choose one of ${iconNames.join(', ')}`}`;
    },
  }),
  color,
});
export type IconElement = z.infer<typeof iconElement>;

/** A straight or elbow line glued to two elements, by name. */
const connectorElement = z.strictObject({
  type: z.literal('connector'),
  ...base,
  from: z.string(),
  to: z.string(),
  shape: z.enum(['straight', 'elbow']),
  /** Glued to this side of both shapes, or going down from the first to the second; by default between facing sides. */
  side: z.enum(['left', 'right', 'down']).exactOptional(),
  color,
  /** Points. */
  width: z.number().positive().max(50),
  arrow: z.boolean(),
});
export type ConnectorElement = z.infer<typeof connectorElement>;

export const layoutElement = z.discriminatedUnion('type', [
  textElement,
  tableElement,
  chartElement,
  pictureElement,
  iconElement,
  connectorElement,
]);
export type Element = z.infer<typeof layoutElement>;

export interface LayoutSlide {
  id: string;
  kind: KindId;
  layout: LayoutName;
  section?: string;
  /** Plain text of the title, for the file's properties and sections. */
  title: string;
  /** Dark background: cover, section, closing. */
  dark?: boolean;
  /** In reading order, which is also drawing order. */
  elements: Element[];
  /** One per paragraph. */
  notes: string[];
}

export interface Layout {
  version: 1;
  title: string;
  language: LanguageCode;
  /** ISO date; becomes the file's created and modified date. */
  asOf: string;
  company?: string;
  size: { w: number; h: number };
  brandKit: BrandKit;
  slides: LayoutSlide[];
  /** Slide transition; none by default. */
  transition?: 'fade';
  /** The outline it was made from, if that has computed figures; carried in the file for refreshing. */
  outline?: Outline;
}
