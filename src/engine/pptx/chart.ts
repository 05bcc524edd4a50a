/** Charts as PptxGenJS writes them. */
import type { ChartElement } from '../../model/layout.ts';
import { givenEnds } from '../charts/axis-ends.ts';
import { axisFormat } from '../charts/axis-format.ts';
import { chartSeries, isHorizontal, isPercent, isStacked, type SeriesGroup } from '../charts/series.ts';
import { cleanLine } from '../opc/write-xml.ts';
import type { ChartMulti, ChartName, ChartOptions, Slide } from './capture.ts';
import { tokenHex } from './color.ts';

/** Adds a native chart. */
export function emitChart(slide: Slide, element: ChartElement, lang: string, rtl: boolean): void {
  const all = chartSeries(element);
  const labels = element.categories.map(cleanLine);
  // We write the values ourselves; PptxGenJS only needs the right number of them.
  const data = (group: SeriesGroup) =>
    all
      .filter((entry) => entry.group === group)
      .map(({ series }) => ({ name: cleanLine(series.name), labels: [...labels], values: labels.map(() => 0) }));
  const types = [
    // PptxGenJS writes malformed scatters: only their frame is used.
    { type: 'bar' as ChartName, data: [...data('bar'), ...data('dots')], options: {} },
    { type: 'line' as ChartName, data: data('line'), options: {} },
  ].filter((type) => type.data.length > 0);
  // Its types require the series twice for combined charts; it reads two arguments.
  const addChart = slide.addChart.bind(slide) as unknown as (types: ChartMulti[], options: ChartOptions) => void;
  addChart(types, chartOptions(element, all.length, lang, rtl));
}

function chartOptions(element: ChartElement, count: number, lang: string, rtl: boolean): ChartOptions {
  const { axis } = element;
  const horizontal = isHorizontal(element);
  const percent = isPercent(element);
  const text = { size: element.size, color: tokenHex('ink-65') };
  return {
    x: element.x,
    y: element.y,
    w: element.w,
    h: element.h,
    // One per series, or PptxGenJS picks random colours.
    chartColors: Array.from({ length: Math.max(count, 1) }, () => tokenHex('ink')),
    chartArea: { roundedCorners: false },
    barDir: horizontal ? 'bar' : 'col',
    barGrouping: percent ? 'percentStacked' : isStacked(element) ? 'stacked' : 'clustered',
    barGapWidthPct: Math.round(element.gap),
    displayBlanksAs: 'gap',
    catAxisHidden: !axis.categories,
    catAxisLabelFontSize: text.size,
    catAxisLabelColor: text.color,
    catAxisLabelFontFace: '+mn-lt',
    catAxisLabelPos: 'low',
    catAxisLineColor: tokenHex('ink-35'),
    catAxisMajorTickMark: 'none',
    catGridLine: { style: 'none' },
    valAxisHidden: !axis.values,
    valAxisLabelFontSize: text.size,
    valAxisLabelColor: text.color,
    valAxisLabelFontFace: '+mn-lt',
    valAxisLabelFormatCode: percent ? '0%' : cleanLine(axisFormat(element.format, givenEnds(element).step ?? null)),
    valAxisLabelPos: 'nextTo',
    valAxisLineShow: false,
    valAxisMajorTickMark: 'none',
    valGridLine: axis.gridlines ? { color: tokenHex('ink-12'), size: 0.75, style: 'solid' } : { style: 'none' },
    ...axisRange(element),
    // The first category at the top, the value axis still at the bottom.
    ...(horizontal ? { catAxisOrientation: 'maxMin', catAxisCrossesAt: 'max' } : {}),
    // Right to left: time runs, and bars grow, to the left.
    ...(rtl ? { [horizontal ? 'valAxisOrientation' : 'catAxisOrientation']: 'maxMin' } : {}),
    ...(axis.every === undefined ? {} : { catAxisLabelFrequency: axis.every }),
    ...(element.plot && { layout: element.plot }),
    showLegend: element.legend,
    legendPos: 't',
    legendFontSize: text.size,
    legendColor: text.color,
    legendFontFace: '+mn-lt',
    lang,
    // Its declarations lack options that it supports.
  } as unknown as ChartOptions;
}

function axisRange(element: ChartElement): { valAxisMinVal?: number; valAxisMaxVal?: number; valAxisMajorUnit?: number } {
  const { min, max, step } = givenEnds(element);
  return {
    ...(min !== undefined && { valAxisMinVal: min }),
    ...(max !== undefined && { valAxisMaxVal: max }),
    ...(step !== undefined && element.axis.values && { valAxisMajorUnit: step }),
  };
}
