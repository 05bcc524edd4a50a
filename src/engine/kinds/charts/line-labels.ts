/** Where the values of a line chart are written: over or under their points, wherever no line and no other label runs through them. */

export interface LineLabels {
  /** Category indexes of the points that are labelled. */
  labels: number[];
  /** Those of them whose label stands under the point. */
  below: number[];
}

/** The room the lines are drawn in: inches, and the values at its foot and its top. */
export interface Plot {
  w: number;
  h: number;
  min: number;
  max: number;
  /** Width of the widest label, inches. */
  label: number;
}

type Values = readonly (number | null)[];

/** Inches between a point and the near and the far edge of its label. */
const near = 0.05;
const far = 0.25;

interface Band {
  low: number;
  high: number;
}

/** One entry a series. `wanted` holds the category indexes to label, the most important first; the first of a single line is labelled in any case. */
export function lineLabels(lines: readonly Values[], wanted: readonly (readonly number[])[], plot: Plot): LineLabels[] {
  const height = (value: number) => ((value - plot.min) / (plot.max - plot.min || 1)) * plot.h;
  const heights = lines.map((values) => values.map((value) => (value === null ? null : height(value))));
  const slot = plot.w / Math.max(1, lines[0]?.length ?? 1);
  const reach = Math.min(0.5, plot.label / 2 / slot);
  const placed: { index: number; band: Band }[] = [];
  const isFree = (line: number, index: number, band: Band) =>
    band.low >= 0 &&
    band.high <= plot.h + far &&
    heights.every((points, other) => !meets(course(points, index, reach, other === line), band)) &&
    !placed.some((label) => Math.abs(label.index - index) * slot < plot.label + near && meets(label.band, band));

  return lines.map((_, line) => {
    const labels: number[] = [];
    const below: number[] = [];
    const points = heights[line]!;
    (wanted[line] ?? []).forEach((index, rank) => {
      const at = points[index];
      if (at === null || at === undefined) return;
      const over = { low: at + near, high: at + far };
      const under = { low: at - far, high: at - near };
      const sides = isValley(points, index) ? [under, over] : [over, under];
      const side = sides.find((band) => isFree(line, index, band)) ?? (rank === 0 && lines.length === 1 ? sides[0] : undefined);
      if (side === undefined) return;
      placed.push({ index, band: side });
      labels.push(index);
      if (side === under) below.push(index);
    });
    return { labels: labels.sort((a, b) => a - b), below: below.sort((a, b) => a - b) };
  });
}

/** Whether the line comes down to the point more than it goes down from it. */
function isValley(points: Values, index: number): boolean {
  const rises = [index - 1, index + 1].map((beside) => (points[beside] ?? points[index]!) - points[index]!);
  return rises[0]! + rises[1]! > 0;
}

/** The heights a line takes across the width of a label; its own point is not counted, for the label keeps off it. */
function course(points: Values, index: number, reach: number, own: boolean): Band | null {
  const at = points[index];
  if (at === null || at === undefined) return null;
  const ends = [index - 1, index + 1].flatMap((beside) => {
    const height = points[beside];
    return height === null || height === undefined ? [] : [at + (height - at) * reach];
  });
  const heights = own ? ends : [at, ...ends];
  return heights.length === 0 ? null : { low: Math.min(...heights), high: Math.max(...heights) };
}

function meets(a: Band | null, b: Band): boolean {
  return a !== null && a.high > b.low && a.low < b.high;
}
