/** Charts in the notation of ISO 24896: what is not over yet is hatched, what was planned is an outlined column beside the actual one. */
import type { ChartElement, ChartSeries } from '../../model/layout.ts';

export function inScenarios(chart: ChartElement): ChartElement {
  return { ...chart, series: chart.series.map((series) => (chart.chart === 'column' ? asColumns(series) : hatched(series))) };
}

/** A line over columns is a target; a rate with an axis of its own stays one. */
function asColumns(series: ChartSeries): ChartSeries {
  if (series.asLine !== true || series.secondary) return hatched(series);
  const { asLine: _, ...planned } = series;
  return { ...planned, plan: true };
}

function hatched(series: ChartSeries): ChartSeries {
  return series.outlined ? { ...series, hatched: true } : series;
}
