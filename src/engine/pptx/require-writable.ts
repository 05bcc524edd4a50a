/** What a package cannot hold is refused before it is written: a file that needs repair is worse than none. */
import { QuarterdeckError } from '../../model/errors.ts';
import { columnsTaken } from '../../model/geometry.ts';
import type { Element, LayoutSlide } from '../../model/layout.ts';

/** The largest sheet PowerPoint takes, in inches. */
const largest = 56;

/** Throws `layout_invalid` for an element without a place, a chart without data or a table whose rows differ in length. */
export function requireWritable(element: Element, slide: LayoutSlide): void {
  const reason = placeFault(element) ?? contentFault(element);
  if (reason === null) return;
  throw new QuarterdeckError('layout_invalid', `"${element.name}" on slide "${slide.id}" cannot be written: ${reason}.`, {
    next: 'Correct the element in the layout and export it again.',
    errors: [{ path: `slides.${slide.id}.${element.name}`, code: 'element_invalid', message: reason }],
  });
}

function placeFault({ x, y, w, h }: Element): string | null {
  if (![x, y, w, h].every(Number.isFinite)) return 'its place is not a number of inches';
  if (![x, y, w, h].every((length) => Math.abs(length) <= largest)) return `it takes more than the ${largest} inches of the largest sheet`;
  return w < 0 || h < 0 ? 'its size is negative' : null;
}

function contentFault(element: Element): string | null {
  if (element.type === 'chart') {
    if (element.series.length === 0) return 'the chart has no series';
    return element.categories.length === 0 ? 'the chart has no categories' : null;
  }
  if (element.type !== 'table') return null;
  if (element.rows.length === 0) return 'the table has no rows';
  return element.rows.every((row) => columnsTaken(row) === element.columns.length)
    ? null
    : 'the cells of a row take more or fewer columns than the table has';
}
