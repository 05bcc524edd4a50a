/** The least sizes a brand's rules ask for: what would be set smaller is set as large as they say, when it is measured and when it is placed. */
import type { MinimumSizes, Ruled } from '../../model/brand-kit.ts';
import type { Element, Paragraph, Run } from '../../model/layout.ts';
import type { TypeScale } from './type-scale.ts';

/** Points from which words are running text; smaller ones are labels, and the smallest say where something is from. */
const runningText = 14;
const sources = 9;

export interface LeastSizes extends MinimumSizes {
  data: number;
  /** A usual size as it may be set; of one that was raised before, nothing is known. */
  raised(size: number): number;
}

/** null where a kit has no such rule. */
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

/** A title set no larger only introduces what the page says. */
const quietTitle = 18;

/** Words of a page's body, and a title that is no larger; other titles and the foot have sizes of their own. */
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
