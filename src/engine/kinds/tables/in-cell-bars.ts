/** Bars inside a table: cells that take as many narrow columns as their figure is long, so that they move with the table and stay editable. */
import type { ColorToken, TableCell } from '../../../model/layout.ts';

/** Shares of the longest bar, 0..1; null where a row has none. */
export type Lengths = readonly (number | null)[];

/** Points of paper above and below a bar. */
const apart = 6;
/** Ends closer than this part of the longest bar are drawn as one. */
const step = 100;
/** Part of the width that even the longest bar leaves free, so that it does not touch the next column. */
const free = 0.1;

/** Bars as parts of `longest`, or of their own largest figure; null when they would say nothing: nothing above zero, or something below it. */
export function barLengths(values: readonly (number | null)[], longest: number | null): Lengths | null {
  const known = values.filter((value) => value !== null);
  const largest = Math.max(0, longest ?? 0, ...known);
  if (largest === 0 || known.some((value) => value < 0)) return null;
  return values.map((value) => (value === null ? null : value / largest));
}

/** Widths of the narrow columns that all ends of bars fall on, and of what is free after the longest; they add up to `width`. */
export function barColumns(lengths: Lengths, width: number): number[] {
  const places = endsOf(lengths).map((end) => (end / step) * width * (1 - free));
  return [...places, width].map((place, index) => place - (places[index - 1] ?? 0));
}

/** The cells of one row: its bar, then what is left free. */
export function barCells(lengths: Lengths, row: number, fill: ColorToken): TableCell[] {
  const ends = endsOf(lengths);
  const end = lengths[row] ?? null;
  const taken = end === null ? 0 : ends.indexOf(rounded(end)) + 1;
  const empty: Pick<TableCell, 'runs' | 'align'> = { runs: [], align: 'left' };
  return [...(taken > 0 ? [{ ...empty, fill, span: taken, apart }] : []), { ...empty, span: ends.length + 1 - taken, apart }];
}

/** A row without bars: the head, the total. */
export function noBarCell(lengths: Lengths): TableCell {
  return { runs: [], align: 'left', span: endsOf(lengths).length + 1 };
}

const rounded = (share: number) => Math.round(share * step);

/** Where bars end, in hundredths of the longest, each once: programs lose cells where a column begins none. */
function endsOf(lengths: Lengths): number[] {
  const ends = lengths.flatMap((share) => (share === null || rounded(share) === 0 ? [] : [rounded(share)]));
  return [...new Set(ends)].sort((a, b) => a - b);
}
