/** The series of a chart, written from the layout: fill or line, single points, labels, categories and values. */
import type { ChartElement, ChartSeries, ColorToken } from '../../model/layout.ts';
import { cleanLine, emuOfPoints, hundredths, xmlText } from '../opc/write-xml.ts';
import type { SchemeColors } from './color.ts';
import { chartSeries, isStacked, type SeriesGroup } from './emit/chart.ts';
import { cellValue, columnLetters, columnsOf } from './workbook.ts';

/** Line widths in points. */
const lineWidth = 2.25;
const outlineWidth = 1.25;

/** What the writing of one chart's series needs to know. */
export interface Setting {
  element: ChartElement;
  colors: SchemeColors;
  lang: string;
  rtl: boolean;
}

/** The `c:ser` elements of each group that draws some. */
export function seriesXml(setting: Setting): Partial<Record<SeriesGroup, string>> {
  const { element } = setting;
  const categories = categoriesXml(element);
  const groups: Partial<Record<SeriesGroup, string>> = {};
  for (const [index, { series, group }] of chartSeries(element).entries()) {
    const head = `<c:idx val="${index}"/><c:order val="${index}"/>${nameXml(index, element)}`;
    const body =
      group === 'dots'
        ? dotParts(series, index, setting)
        : group === 'bar'
          ? `${barParts(series, setting)}${labelsXml(series, group, setting)}${categories}<c:val>${numbersXml(index, element)}</c:val>`
          : `${lineParts(series, setting)}${labelsXml(series, group, setting)}${categories}<c:val>${numbersXml(index, element)}</c:val><c:smooth val="0"/>`;
    groups[group] = `${groups[group] ?? ''}<c:ser>${head}${body}</c:ser>`;
  }
  return groups;
}

const solid = (color: string) => `<a:solidFill>${color}</a:solidFill>`;
const noLine = '<a:ln><a:noFill/></a:ln>';

function strokeXml(color: string, points: number, dash: 'solid' | 'dash'): string {
  return `<a:ln w="${emuOfPoints(points)}" cap="rnd">${solid(color)}<a:prstDash val="${dash}"/><a:round/></a:ln>`;
}

/** The points that do not look like their series, in order of category. */
function ownPoints(series: ChartSeries, count: number, line: boolean): { index: number; color: ColorToken; outlined: boolean }[] {
  if (series.color === 'none') return [];
  const fallback = series.color;
  return Array.from({ length: count }, (_, index) => ({
    index,
    color: series.points?.[index] ?? fallback,
    outlined: series.outlined?.includes(index) ?? false,
  })).filter((point) => point.outlined || point.color !== fallback || (line && standsAlone(series.values, point.index)));
}

/** A line through one point is no line: without a mark nobody would see it. */
function standsAlone(values: readonly (number | null)[], index: number): boolean {
  const drawn = (i: number) => cellValue(values[i]) !== null;
  return drawn(index) && !drawn(index - 1) && !drawn(index + 1);
}

function barParts(series: ChartSeries, { element, colors }: Setting): string {
  const outline = (color: ColorToken, dash: 'solid' | 'dash') => `<a:noFill/>${strokeXml(colors[color], outlineWidth, dash)}`;
  const hatch = (color: ColorToken) =>
    `<a:pattFill prst="wdUpDiag"><a:fgClr>${colors[color]}</a:fgClr><a:bgClr>${colors.paper}</a:bgClr></a:pattFill>${strokeXml(colors[color], outlineWidth, 'solid')}`;
  const whole =
    series.color === 'none' ? `<a:noFill/>${noLine}` : series.plan ? outline(series.color, 'solid') : solid(colors[series.color]) + noLine;
  const points = ownPoints(series, element.categories.length, false).map(({ index, color, outlined }) => {
    const look = !outlined ? solid(colors[color]) + noLine : series.hatched ? hatch(color) : outline(color, 'dash');
    return `<c:dPt><c:idx val="${index}"/><c:invertIfNegative val="0"/><c:bubble3D val="0"/><c:spPr>${look}</c:spPr></c:dPt>`;
  });
  return `<c:spPr>${whole}</c:spPr><c:invertIfNegative val="0"/>${points.join('')}`;
}

function lineParts(series: ChartSeries, { element, colors }: Setting): string {
  if (series.color === 'none') return `<c:spPr>${noLine}</c:spPr>${noMarker}`;
  const color = colors[series.color];
  // A target drawn over columns is quieter than a series of its own.
  const stroke = series.asLine === true && element.chart !== 'line' ? strokeXml(color, 1.5, 'dash') : strokeXml(color, lineWidth, 'solid');
  const points = ownPoints(series, element.categories.length, true).map(({ index, color: token, outlined }) => {
    const own = colors[token];
    const mark = outlined ? markerXml(colors.paper, own) : markerXml(own, own);
    // The way to the point has its colour too: LibreOffice paints marks like their lines.
    const segment = strokeXml(own, lineWidth, outlined ? 'dash' : 'solid');
    return `<c:dPt><c:idx val="${index}"/>${mark}<c:bubble3D val="0"/><c:spPr>${segment}</c:spPr></c:dPt>`;
  });
  return `<c:spPr>${stroke}</c:spPr>${noMarker}${points.join('')}`;
}

const noMarker = '<c:marker><c:symbol val="none"/></c:marker>';

function markerXml(fill: string, line: string, size = 7, width = outlineWidth): string {
  return `<c:marker><c:symbol val="circle"/><c:size val="${size}"/><c:spPr>${solid(fill)}${strokeXml(line, width, 'solid')}</c:spPr></c:marker>`;
}

/** Dots where two measures of a point meet; bubbles where a third is told by their areas. */
function dotParts(series: ChartSeries, index: number, setting: Setting): string {
  const { element, colors } = setting;
  if (series.color === 'none') return `<c:spPr>${noLine}</c:spPr>${noMarker}`;
  const points = ownPoints(series, element.categories.length, false);
  const labels = labelsXml(series, 'dots', setting);
  const across = `<c:xVal>${numbersXml(-1, element)}</c:xVal><c:yVal>${numbersXml(index, element)}</c:yVal>`;
  // Dots that lie over one another stay apart by their rims.
  const bubble = (color: ColorToken) => `<c:spPr>${solid(colors[color])}${strokeXml(colors.paper, 0.75, 'solid')}</c:spPr>`;
  if (element.sizes) {
    const own = points.map(
      (point) => `<c:dPt><c:idx val="${point.index}"/><c:invertIfNegative val="0"/><c:bubble3D val="0"/>${bubble(point.color)}</c:dPt>`,
    );
    const sizes = `<c:bubbleSize>${numbersXml(element.series.length, element)}</c:bubbleSize><c:bubble3D val="0"/>`;
    return `${bubble(series.color)}<c:invertIfNegative val="0"/>${own.join('')}${labels}${across}${sizes}`;
  }
  const dot = (color: ColorToken) => markerXml(colors[color], colors.paper, 10, 0.75);
  const own = points.map(({ index: at, color }) => `<c:dPt><c:idx val="${at}"/>${dot(color)}<c:bubble3D val="0"/></c:dPt>`);
  return `<c:spPr>${noLine}</c:spPr>${dot(series.color)}${own.join('')}${labels}${across}<c:smooth val="0"/>`;
}

const sides = { left: 'l', right: 'r', below: 'b' } as const;
const mirroredSides = { left: 'r', right: 'l', below: 'b' } as const;

/** Labels of all points, of some, or none; some with a text of their own. */
function labelsXml(series: ChartSeries, group: SeriesGroup, setting: Setting): string {
  const { element, colors, lang, rtl } = setting;
  const count = element.categories.length;
  const texts = series.labelTexts ?? {};
  const color = colors[series.labelColor ?? 'ink'];
  const run = `sz="${hundredths(element.size)}" b="0"`;
  const font = `${solid(color)}<a:latin typeface="+mn-lt"/><a:ea typeface="+mn-ea"/><a:cs typeface="+mn-cs"/>`;
  const format = `<c:numFmt formatCode="${xmlText(cleanLine(series.format ?? element.format))}" sourceLinked="0"/><c:spPr><a:noFill/>${noLine}</c:spPr>`;
  const text = `<c:txPr><a:bodyPr wrap="none"/><a:lstStyle/><a:p><a:pPr><a:defRPr ${run}>${font}</a:defRPr></a:pPr><a:endParaRPr lang="${lang}"/></a:p></c:txPr>`;
  const usual = group !== 'bar' ? 't' : isStacked(element) ? 'ctr' : 'outEnd';
  const position = `<c:dLblPos val="${usual}"/>`;
  const positionOf = (index: number) => {
    const side = series.beside?.[index] ?? (group !== 'bar' && series.below?.includes(index) ? 'below' : undefined);
    return side === undefined ? position : `<c:dLblPos val="${(rtl ? mirroredSides : sides)[side]}"/>`;
  };
  const show = (value: boolean) =>
    `<c:showLegendKey val="0"/><c:showVal val="${value ? 1 : 0}"/><c:showCatName val="0"/><c:showSerName val="0"/><c:showPercent val="0"/><c:showBubbleSize val="0"/>`;
  const all = series.labels === true;
  const single = Array.from({ length: count }, (_, index) => {
    const own = texts[index];
    if (own !== undefined) {
      const rich = `<c:tx><c:rich><a:bodyPr wrap="none"/><a:lstStyle/><a:p><a:r><a:rPr lang="${lang}" ${run}>${font}</a:rPr><a:t>${xmlText(cleanLine(own))}</a:t></a:r></a:p></c:rich></c:tx>`;
      return `<c:dLbl><c:idx val="${index}"/>${rich}${format}${positionOf(index)}${show(true)}</c:dLbl>`;
    }
    const some = Array.isArray(series.labels) ? series.labels.includes(index) : all && series.below?.includes(index);
    return some ? `<c:dLbl><c:idx val="${index}"/>${format}${text}${positionOf(index)}${show(true)}</c:dLbl>` : '';
  });
  return `<c:dLbls>${single.join('')}${format}${text}${position}${show(all)}</c:dLbls>`;
}

/** Number of the column a series has in the sheet, from 0 for the categories; -1 is what a scatter measures across. */
function columnAt(index: number, element: ChartElement): number {
  return index + (element.across ? 2 : 1);
}

function nameXml(index: number, element: ChartElement): string {
  const column = columnAt(index, element);
  const { name } = columnsOf(element)[column - 1]!;
  const cell = `Sheet1!$${columnLetters(column)}$1`;
  return `<c:tx><c:strRef><c:f>${cell}</c:f><c:strCache><c:ptCount val="1"/><c:pt idx="0"><c:v>${xmlText(cleanLine(name))}</c:v></c:pt></c:strCache></c:strRef></c:tx>`;
}

function categoriesXml(element: ChartElement): string {
  const points = element.categories.map((category, i) => `<c:pt idx="${i}"><c:v>${xmlText(cleanLine(category))}</c:v></c:pt>`);
  return `<c:cat><c:strRef><c:f>Sheet1!$A$2:$A$${points.length + 1}</c:f><c:strCache><c:ptCount val="${points.length}"/>${points.join('')}</c:strCache></c:strRef></c:cat>`;
}

/** A missing value has no point, so that nothing is drawn for it. */
function numbersXml(index: number, element: ChartElement): string {
  const count = element.categories.length;
  const at = columnAt(index, element);
  const { values, format } = columnsOf(element)[at - 1]!;
  const column = columnLetters(at);
  const points = Array.from({ length: count }, (_, i) => {
    const value = cellValue(values[i]);
    return value === null ? '' : `<c:pt idx="${i}"><c:v>${value}</c:v></c:pt>`;
  });
  return (
    `<c:numRef><c:f>Sheet1!$${column}$2:$${column}$${count + 1}</c:f><c:numCache><c:formatCode>${xmlText(cleanLine(format))}</c:formatCode>` +
    `<c:ptCount val="${count}"/>${points.join('')}</c:numCache></c:numRef>`
  );
}
