/**
 * The drawing: a layout as ink on pages. Lines of text, filled outlines and pictures with their final places, in points (1/72 inch)
 * from the page's top left, y downwards. Previews are written from it (SVG, PNG, PDF, HTML), and checks that judge by what is seen read it.
 */
import type { Hex } from './brand-kit.ts';
import type { LanguageCode } from './language.ts';

/** What a mark is for, so that a check can tell a gridline from a border and a value label from an axis label. */
export type MarkRole =
  | 'ground'
  | 'shape'
  | 'text'
  | 'bullet'
  | 'cell'
  | 'rule'
  | 'icon'
  | 'picture'
  | 'connector'
  | 'gridline'
  | 'axis-line'
  | 'axis-label'
  | 'value-label'
  | 'legend'
  | 'bar'
  | 'curve'
  | 'dot';

interface MarkBase {
  /** Name of the layout's element it belongs to; null for what the master draws. */
  element: string | null;
  role: MarkRole;
  /** `https:…`, `mailto:…`, or `#` and a slide ID. */
  link?: string;
}

/** A filled or stroked outline; at least one of `fill` and `stroke`. */
export interface PathMark extends MarkBase {
  type: 'path';
  /** SVG path data in absolute points: M, L, C, Q and Z. */
  d: string;
  fill?: Hex;
  /** 0 to 1; of fill. */
  opacity?: number;
  /** Diagonal lines in the stroke's colour instead of a fill: forecasts. */
  hatched?: boolean;
  /** `width` and `dash` in points. */
  stroke?: { color: Hex; width: number; dash?: readonly number[] };
}

/** A stretch of one line in one style, already in the order and place it is seen. */
export interface TextMark extends MarkBase {
  type: 'text';
  text: string;
  /** Left edge and baseline, points. */
  x: number;
  y: number;
  /** Width as laid out, points; a writer that has another face stretches to it. */
  w: number;
  /** Points. */
  size: number;
  /** As in the brand kit: `Calibri`. */
  family: string;
  bold: boolean;
  italic: boolean;
  color: Hex;
  /** Points between letters. */
  tracking?: number;
  /** Runs from right to left. */
  rtl?: boolean;
  /** Which line of its element it stands on, counted from 0; stretches of one line share it. */
  line?: number;
}

export interface ImageMark extends MarkBase {
  type: 'image';
  /** Base64. */
  data: string;
  mime: 'image/png' | 'image/jpeg';
  x: number;
  y: number;
  w: number;
  h: number;
  /** What is cropped at each side, as shares of the picture's size. */
  crop?: { left: number; top: number; right: number; bottom: number };
  /** Degrees clockwise to turn it upright. */
  turn?: 90 | 180 | 270;
}

export type Mark = PathMark | TextMark | ImageMark;

export interface DrawnPage {
  /** Slide ID; links lead to it. */
  id: string;
  title: string;
  section?: string;
  /** One per paragraph. */
  notes: readonly string[];
  ground: Hex;
  /** In drawing order, which is also reading order; the master's first. */
  marks: readonly Mark[];
  /** Alternative text of elements, by name; '' for decoration. */
  alt: Readonly<Record<string, string>>;
}

export interface Drawing {
  title: string;
  language: LanguageCode;
  /** Points. */
  w: number;
  h: number;
  pages: readonly DrawnPage[];
  /** Sentences on pictures and parts of a template that are not drawn, or only roughly. */
  notDrawn: readonly string[];
}
