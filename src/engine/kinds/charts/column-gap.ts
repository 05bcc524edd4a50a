/** The free space between columns: so much that few of them do not become blocks. */

/** A column is no wider than this, inches. */
const widest = 1.8;
/** What a chart can hold, percent. */
const most = 500;

/** Percent of a column's width, `usual` while the columns are narrow enough; `series` of them stand side by side in each of `groups`. */
export function columnGap(usual: number, { groups, series }: { groups: number; series: number }, width: number): number {
  const needed = (width / groups / widest - series) * 100;
  return Math.round(Math.min(most, Math.max(usual, needed)));
}
