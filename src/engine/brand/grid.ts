/** The grid of a sheet and its type scale, before and after a kit's rules. */
import type { MinimumSizes, Ruled } from '../../model/brand-kit.ts';
import type { Element, Paragraph, Run } from '../../model/layout.ts';

const count = 12;
const gutter = 0.2;
/** Width of the drawn sheet; narrower ones have proportionally narrower gutters. */
const drawnWidth = 40 / 3 - 1.2;

/** Between things that belong together, and between those that do not. */
export const gaps = { within: 0.2, between: 0.4 } as const;

/** Left edge of a column, counted from 0, and width of a span. */
export type Columns = (first: number, count: number) => { x: number; w: number };

/** The columns of an area from `left`, `width` wide. */
export function gridOf(left: number, width: number): Columns {
  const between = (gutter * width) / drawnWidth;
  const column = (width - (count - 1) * between) / count;
  return (first, span) => ({ x: round(left + first * (column + between)), w: round(span * column + (span - 1) * between) });
}

/** To 0.00001 inch: finer than any screen, and clean to read in the layout. */
export function round(inches: number): number {
  return Math.round(inches * 1e5) / 1e5 + 0;
}

export interface TypeScale {
  cover: number;
  figure: number;
  title: number;
  lead: number;
  body: number;
  label: number;
  source: number;
}

const wide: TypeScale = { cover: 44, figure: 36, title: 26, lead: 18, body: 14, label: 12, source: 9 };
/** On a narrower sheet, large sizes shrink; reading sizes stay. */
const narrow: TypeScale = { ...wide, cover: 36, figure: 30, title: 22 };
/** Inches: sheets narrower than this are narrow. */
const narrowBelow = 0.85 * (40 / 3);

export function scaleOf({ w }: { w: number }): TypeScale {
  return w < narrowBelow ? narrow : wide;
}

/** Points from which text counts as running text; smaller text is labels, the smallest sources. */
const runningText = 14;
const sources = 9;

interface LeastSizes extends MinimumSizes {
  data: number;
  /** A usual size after raising; must not be applied to raised sizes. */
  raised(size: number): number;
}

/** null if the kit has no such rule. */
export function leastSizesOf({ rules }: Ruled): LeastSizes | null {
  const sizes = rules?.minimumSizes;
  if (!sizes) return null;
  const { body = 0, data = body, source = 0 } = sizes;
  const leastOf = (size: number) => (size >= runningText ? body : size > sources ? data : source);
  return { ...sizes, data, raised: (size) => Math.max(size, leastOf(size)) };
}

export function raisedScale(scale: TypeScale, kit: Ruled): TypeScale {
  const least = leastSizesOf(kit);
  if (!least) return scale;
  const { raised, title = 0, source = 0 } = least;
  return {
    cover: Math.max(scale.cover, title),
    figure: Math.max(scale.figure, title),
    title: Math.max(scale.title, title),
    lead: raised(scale.lead),
    body: raised(scale.body),
    label: raised(scale.label),
    source: Math.max(scale.source, source),
  };
}

export function raisedParagraphs(paragraphs: readonly Paragraph[], least: LeastSizes): Paragraph[] {
  return paragraphs.map((paragraph) => ({ ...paragraph, runs: raisedRuns(paragraph.runs, least) }));
}

function raisedRuns(runs: readonly Run[], { raised }: LeastSizes): Run[] {
  return runs.map((run) => (run.size === undefined ? run : { ...run, size: raised(run.size) }));
}

/** A title no larger than this only introduces the page. */
const quietTitle = 18;

/** Raises body text, and titles no larger; other titles and the footer have their own sizes. */
export function raisedElement(element: Element, least: LeastSizes): Element {
  const { raised, data } = least;
  if (element.type === 'chart') return { ...element, size: Math.max(element.size, data) };
  if (element.type === 'table') {
    const rows = element.rows.map((row) => ({ ...row, cells: row.cells.map((cell) => ({ ...cell, runs: raisedRuns(cell.runs, least) })) }));
    return { ...element, rows, size: Math.max(element.size, data) };
  }
  if (
    element.type !== 'text' ||
    (element.placeholder === 'title' && element.size > quietTitle) ||
    element.placeholder === 'footer' ||
    element.placeholder === 'number'
  )
    return element;
  return { ...element, paragraphs: raisedParagraphs(element.paragraphs, least), size: raised(element.size) };
}
