/** Twelve columns and the gaps between what stands on them. Inches. */

const count = 12;
const gutter = 0.2;
/** A sheet whose columns are narrower than this one's has narrower gutters, in proportion. */
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

/** To a hundredth of a thousandth of an inch: finer than a screen shows, and clean to read in the layout. */
export function round(inches: number): number {
  return Math.round(inches * 1e5) / 1e5 + 0;
}
