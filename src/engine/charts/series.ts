/** How a chart's series are drawn, and in which order: the same in the file, its caches and workbook, and in the drawing. */
import type { ChartElement, ChartSeries } from '../../model/layout.ts';

/** Columns or bars, lines on the main axis, lines on their own axis, or dots. */
export type SeriesGroup = 'bar' | 'line' | 'secondary' | 'dots';

/** Columns first, then the lines over them. */
export function chartSeries(element: ChartElement): { series: ChartSeries; group: SeriesGroup }[] {
  if (element.chart === 'scatter') return element.series.map((series) => ({ series, group: 'dots' }));
  const groupOf = (series: ChartSeries): SeriesGroup => {
    // A line cannot cross horizontal bars: there a target becomes another bar.
    const line = element.chart === 'line' || (series.asLine === true && !isHorizontal(element));
    return !line ? 'bar' : series.secondary === true ? 'secondary' : 'line';
  };
  return (['bar', 'line', 'secondary'] as const).flatMap((group) =>
    element.series.filter((series) => groupOf(series) === group).map((series) => ({ series, group })),
  );
}

export function isHorizontal({ chart }: ChartElement): boolean {
  return chart === 'bar' || chart === 'stacked-bar' || chart === 'percent-bar';
}

export function isStacked({ chart }: ChartElement): boolean {
  return chart.startsWith('stacked-') || chart.startsWith('percent-');
}

/** Stacks that each fill their column. */
export function isPercent({ chart }: ChartElement): boolean {
  return chart.startsWith('percent-');
}

/** A value that can be drawn. */
export function isDrawn(value: number | null | undefined): value is number {
  return value !== null && value !== undefined && Number.isFinite(value);
}

/** A line's point without neighbours, which needs a marker to be seen. */
export function standsAlone(values: readonly (number | null)[], index: number): boolean {
  return isDrawn(values[index]) && !isDrawn(values[index - 1]) && !isDrawn(values[index + 1]);
}

/** Index of the last point of a line whose name is beside it; null for others. */
export function namedPoint({ endName, values }: ChartSeries): number | null {
  const last = values.findLastIndex(isDrawn);
  return endName && last >= 0 ? last : null;
}

export function isLabelled({ labels }: ChartSeries, index: number): boolean {
  return Array.isArray(labels) ? labels.includes(index) : labels;
}

/** Points: a bridge's connectors are hairlines, a bracket with legs is a little stronger, the level of a total is seen first. */
export function guideWidth({ legs, color }: Pick<ChartSeries, 'legs' | 'color'>): number {
  if (legs) return 1;
  return color === 'ink' ? 2.25 : 0.75;
}
