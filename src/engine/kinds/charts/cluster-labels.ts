/** Which values of columns in groups are written: those under whose label no taller column stands and that meet no other label. */

type Values = readonly (number | null)[];

export interface ClusterPlot {
  /** Inches. */
  w: number;
  h: number;
  /** Width of the widest label, inches. */
  label: number;
  /** Free space between two groups, percent of a column's width. */
  gap: number;
}

/** Height of a label, inches. */
const labelHeight = 0.2;

/** `wanted` holds the category indexes to label, an entry a series, the first series first. */
export function clusterLabels(series: readonly Values[], wanted: readonly (readonly number[])[], plot: ClusterPlot): number[][] {
  const slot = plot.w / Math.max(1, series[0]?.length ?? 1);
  const column = slot / (series.length + plot.gap / 100);
  const highest = Math.max(1e-9, ...series.flat().map((value) => value ?? 0));
  const columns = series.flatMap((values, at) =>
    values.flatMap((value, index) => {
      if (value === null) return [];
      const middle = (index + 0.5) * slot + (at - (series.length - 1) / 2) * column;
      return [{ at, index, middle, top: (Math.max(0, value) / highest) * plot.h }];
    }),
  );
  const placed: typeof columns = [];
  return series.map((_, at) =>
    (wanted[at] ?? []).filter((index) => {
      const own = columns.find((each) => each.at === at && each.index === index);
      if (own === undefined) return false;
      const beside = (other: (typeof columns)[number], reach: number) => other !== own && Math.abs(other.middle - own.middle) < reach;
      const covered = columns.some((other) => beside(other, (plot.label + column) / 2) && other.top > own.top);
      const met = placed.some((other) => beside(other, plot.label + 0.05) && Math.abs(other.top - own.top) < labelHeight);
      if (covered || met) return false;
      placed.push(own);
      return true;
    }),
  );
}
