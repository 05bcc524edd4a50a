/** A deck of any maker as plain pages: shapes where they are seen, with text as it is shown, all inheritance resolved. Inches and points. */
import type { Hex } from '../../model/brand-kit.ts';
import type { LanguageCode } from '../../model/language.ts';
import type { Box } from '../../model/layout.ts';
import type { DeckPackage } from '../opc/deck-package.ts';
import type { XmlNode } from '../opc/read-xml.ts';

export interface ForeignDeck {
  pkg: DeckPackage;
  /** The root of a part; null where there is none, or one that is not well-formed. */
  tree(part: string): XmlNode | null;
  size: { w: number; h: number };
  pages: Page[];
  /** Most of its text is in it. */
  language: LanguageCode;
  /** Fonts of the first theme. */
  fonts: { heading: string; body: string };
}

export interface Page {
  /** From 1, in display order. */
  number: number;
  part: string;
  hidden: boolean;
  /** Type of its layout, such as `title`, `secHead`, `obj`; `cust` where it has none. */
  layoutType: string;
  layoutPart: string;
  /** What stands behind everything. */
  ground: Fill | null;
  /** Drawn by master and layout, from the back to the front; not read as content. */
  behind: Shape[];
  /** The slide's own, from the back to the front, which is also the order they are read in. */
  shapes: Shape[];
  /** Text of the speaker notes; '' without. */
  notes: string;
  /** Why something of it is not judged. */
  unchecked: Unchecked[];
}

export interface Unchecked {
  slide: number | null;
  /** What it is about; null for the slide. */
  shape: string | null;
  reason: string;
}

export interface Fill {
  kind: 'solid' | 'gradient' | 'picture' | 'pattern';
  /** One for a solid fill, the stops of a gradient, both of a pattern, none for a picture. */
  colors: readonly Hex[];
  alpha: number;
}

export type ShapeKind = 'shape' | 'picture' | 'table' | 'chart' | 'connector' | 'other';

export interface Shape {
  id: string;
  name: string;
  kind: ShapeKind;
  /** Around what is seen of it, turned; null where it has no place. */
  box: Box | null;
  /** Its own size, before it is turned. */
  own: { w: number; h: number };
  /** Degrees, clockwise. */
  turn: number;
  /** Name of the outermost group, with its number on the page. */
  group: string | null;
  /** Type of the placeholder; null where it is none. */
  placeholder: string | null;
  /** Where its layout puts it; null where it does not. */
  meant: Box | null;
  hidden: boolean;
  alt: string;
  decorative: boolean;
  fill: Fill | null;
  /** It has an outline. */
  line: boolean;
  /** `rect`, `ellipse`, `line` …; '' for a drawn path. */
  form: string;
  text: TextBody | null;
  table: Table | null;
  chart: Chart | null;
  picture: Picture | null;
  node: XmlNode;
}

export interface TextBody {
  paragraphs: Paragraph[];
  inset: { left: number; top: number; right: number; bottom: number };
  anchor: 'top' | 'middle' | 'bottom';
  /** Lines end at the edge of the box. */
  wrap: boolean;
  /** Lines run down the page. */
  vertical: boolean;
  /** `resize`: the box follows its text. */
  autofit: 'none' | 'shrink' | 'resize';
  columns: number;
}

export interface Paragraph {
  runs: Run[];
  /** 0 is the outermost. */
  level: number;
  align: 'left' | 'center' | 'right';
  bullet: boolean;
  /** Inches from the left edge of the text to its lines. */
  indent: number;
  /** Multiple of the line pitch. */
  lineSpacing: number;
  /** Points. */
  before: number;
  after: number;
  /** Size where it has no text. */
  size: number;
}

export interface Run {
  text: string;
  size: number;
  bold: boolean;
  color: Hex;
  /** Its colour is written on the slide itself and not one of the theme's. */
  ownColor: boolean;
  /** 0 is invisible. */
  alpha: number;
  family: string;
  /** Its font is written on the slide itself and not one of the theme's. */
  ownFamily: boolean;
  /** '' where it names none. */
  language: string;
  /** Slide number, date: filled in by the program. */
  field: boolean;
  /** Relationship of what it leads to. */
  link: string | null;
}

export interface Table {
  /** Widths, inches. */
  columns: number[];
  rows: { height: number; cells: Cell[] }[];
  /** The first row is marked as header. */
  header: boolean;
  /** Fills of its cells come from a style that is not known. */
  styled: boolean;
}

export interface Cell {
  text: TextBody;
  fill: Fill | null;
  span: number;
  rowSpan: number;
  /** Covered by a neighbour that spans it. */
  merged: boolean;
}

export interface Picture {
  /** Part; null where it is missing or linked. */
  part: string | null;
  /** Shares cut off. */
  crop: { left: number; top: number; right: number; bottom: number };
}

export interface Chart {
  part: string;
  plots: Plot[];
  axes: Axis[];
  legend: boolean;
  title: string | null;
  threeD: boolean;
  /** Points; null where it says nothing. */
  sizes: number[];
  /** Colours and fonts it names itself. */
  root: XmlNode;
}

export interface Plot {
  /** `bar`, `line`, `pie` … */
  type: string;
  /** `col` or `bar`; null for others. */
  direction: string | null;
  grouping: string;
  series: Series[];
  axisIds: string[];
  gap: number | null;
  overlap: number;
}

export interface Series {
  name: string;
  categories: string[];
  values: (number | null)[];
  /** Its points carry values. */
  labels: boolean;
  format: string;
  fill: Hex | null;
}

export interface Axis {
  id: string;
  kind: 'category' | 'value';
  hidden: boolean;
  min: number | null;
  max: number | null;
  step: number | null;
  gridlines: boolean;
  minorGridlines: boolean;
  title: boolean;
  position: string;
  log: boolean;
}

/** All the text of a shape, a line per paragraph. */
export function textOf(body: TextBody | null): string {
  return body === null ? '' : body.paragraphs.map(({ runs }) => runs.map(({ text }) => text).join('')).join('\n');
}

const titles = new Set(['title', 'ctrTitle']);
const feet = new Set(['ftr', 'dt', 'sldNum', 'hdr']);

export function titleShape({ shapes }: Page): Shape | undefined {
  return shapes.find(({ placeholder, hidden }) => !hidden && titles.has(placeholder ?? ''));
}

export function isTitle({ placeholder }: Shape): boolean {
  return titles.has(placeholder ?? '');
}

/** Source line, footer, date and slide number. */
export function isFoot(shape: Shape, size: { h: number }): boolean {
  if (feet.has(shape.placeholder ?? '') || /^(?:source|footer|foot)\b/i.test(shape.name)) return true;
  const box = shape.box;
  return box !== null && shape.kind === 'shape' && shape.placeholder === null && box.y > size.h * 0.9 && box.h < size.h * 0.08;
}

/** The name of a section, on a line over the title. */
export function isEyebrow(shape: Shape, page: Page): boolean {
  const title = titleShape(page)?.box;
  return (
    title !== undefined && title !== null && shape.box !== null && !isTitle(shape) && shape.box.y < title.y + 0.05 && shape.box.h < 0.5
  );
}

/** What can be seen of a page's own. */
export function seen({ shapes }: Page): Shape[] {
  return shapes.filter(({ hidden, box }) => !hidden && box !== null);
}

/** Pages that show one thing: their white space and words follow other rules. */
export function showsOneThing({ number, layoutType, shapes }: Page): boolean {
  if (layoutType === 'title' || layoutType === 'secHead' || shapes.some(({ placeholder }) => placeholder === 'ctrTitle')) return true;
  return number === 1 && shapes.every(({ kind }) => kind !== 'chart' && kind !== 'table');
}

/** Texts of a shape: its own, or those of its cells. */
export function bodiesOf({ text, table }: Shape): TextBody[] {
  return [
    ...(text ? [text] : []),
    ...(table?.rows.flatMap(({ cells }) => cells.filter(({ merged }) => !merged).map((cell) => cell.text)) ?? []),
  ];
}

/** Every run of a page that says something. */
export function runsOf(page: Page): Run[] {
  return seen(page)
    .flatMap(bodiesOf)
    .flatMap(({ paragraphs }) => paragraphs.flatMap(({ runs }) => runs))
    .filter(({ text }) => text.trim() !== '');
}

/** Pages that argue: neither cover nor section, and with something beside the title. */
export function contentPages({ pages }: Pick<ForeignDeck, 'pages'>): Page[] {
  return pages.filter((page) => !showsOneThing(page) && seen(page).some((shape) => !isTitle(shape) && !feet.has(shape.placeholder ?? '')));
}
