/** The series of a chart, written from the layout: fill or line, single points, labels, categories and values. */
import type { ChartElement, ChartSeries, ColorToken } from '../layout/layout.ts';
import type { SchemeColors } from './color.ts';
import { chartSeries, isStacked } from './emit/chart.ts';
import { cellValue, columnLetters } from './workbook.ts';
import { cleanLine, emuOfPoints, hundredths, xmlText } from './xml.ts';

/** Line widths in points. */
const lineWidth = 2.25;
const outlineWidth = 1.25;

/** What the writing of one chart's series needs to know. */
interface Setting {
  element: ChartElement;
  colors: SchemeColors;
  lang: string;
}

/** The `c:ser` elements of the columns, and of the lines drawn over them. */
export function seriesXml(element: ChartElement, colors: SchemeColors, lang: string): { bars: string; lines: string } {
  const setting = { element, colors, lang };
  const categories = categoriesXml(element);
  const written = chartSeries(element).map(({ series, line }, index) => ({
    line,
    xml:
      `<c:ser><c:idx val="${index}"/><c:order val="${index}"/>${nameXml(series, index)}` +
      (line ? lineParts(series, setting) : barParts(series, setting)) +
      `${labelsXml(series, line, setting)}${categories}${valuesXml(series, index, element)}${line ? '<c:smooth val="0"/>' : ''}</c:ser>`,
  }));
  const join = (line: boolean) => written.filter((series) => series.line === line).map((series) => series.xml);
  return { bars: join(false).join(''), lines: join(true).join('') };
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
  const fill = series.color === 'none' ? '<a:noFill/>' : solid(colors[series.color]);
  const points = ownPoints(series, element.categories.length, false).map(({ index, color, outlined }) => {
    const look = outlined ? `<a:noFill/>${strokeXml(colors[color], outlineWidth, 'dash')}` : solid(colors[color]) + noLine;
    return `<c:dPt><c:idx val="${index}"/><c:invertIfNegative val="0"/><c:bubble3D val="0"/><c:spPr>${look}</c:spPr></c:dPt>`;
  });
  return `<c:spPr>${fill}${noLine}</c:spPr><c:invertIfNegative val="0"/>${points.join('')}`;
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

function markerXml(fill: string, line: string): string {
  return `<c:marker><c:symbol val="circle"/><c:size val="7"/><c:spPr>${solid(fill)}${strokeXml(line, outlineWidth, 'solid')}</c:spPr></c:marker>`;
}

/** Labels of all points, of some, or none; some with a text of their own. */
function labelsXml(series: ChartSeries, line: boolean, setting: Setting): string {
  const { element, colors, lang } = setting;
  const count = element.categories.length;
  const texts = series.labelTexts ?? {};
  const color = colors[series.labelColor ?? 'ink'];
  const run = `sz="${hundredths(element.size)}" b="0"`;
  const font = `${solid(color)}<a:latin typeface="+mn-lt"/><a:ea typeface="+mn-ea"/><a:cs typeface="+mn-cs"/>`;
  const format = `<c:numFmt formatCode="${xmlText(cleanLine(element.format))}" sourceLinked="0"/><c:spPr><a:noFill/>${noLine}</c:spPr>`;
  const text = `<c:txPr><a:bodyPr/><a:lstStyle/><a:p><a:pPr><a:defRPr ${run}>${font}</a:defRPr></a:pPr><a:endParaRPr lang="${lang}"/></a:p></c:txPr>`;
  const usual = line ? 't' : isStacked(element) ? 'ctr' : 'outEnd';
  const position = `<c:dLblPos val="${usual}"/>`;
  const positionOf = (index: number) => (line && series.below?.includes(index) ? '<c:dLblPos val="b"/>' : position);
  const show = (value: boolean) =>
    `<c:showLegendKey val="0"/><c:showVal val="${value ? 1 : 0}"/><c:showCatName val="0"/><c:showSerName val="0"/><c:showPercent val="0"/><c:showBubbleSize val="0"/>`;
  const all = series.labels === true;
  const single = Array.from({ length: count }, (_, index) => {
    const own = texts[index];
    if (own !== undefined) {
      const rich = `<c:tx><c:rich><a:bodyPr/><a:lstStyle/><a:p><a:r><a:rPr lang="${lang}" ${run}>${font}</a:rPr><a:t>${xmlText(cleanLine(own))}</a:t></a:r></a:p></c:rich></c:tx>`;
      return `<c:dLbl><c:idx val="${index}"/>${rich}${format}${positionOf(index)}${show(true)}</c:dLbl>`;
    }
    const some = Array.isArray(series.labels) ? series.labels.includes(index) : all && series.below?.includes(index);
    return some ? `<c:dLbl><c:idx val="${index}"/>${format}${text}${positionOf(index)}${show(true)}</c:dLbl>` : '';
  });
  return `<c:dLbls>${single.join('')}${format}${text}${position}${show(all)}</c:dLbls>`;
}

function nameXml(series: ChartSeries, index: number): string {
  const cell = `Sheet1!$${columnLetters(index + 1)}$1`;
  return `<c:tx><c:strRef><c:f>${cell}</c:f><c:strCache><c:ptCount val="1"/><c:pt idx="0"><c:v>${xmlText(cleanLine(series.name))}</c:v></c:pt></c:strCache></c:strRef></c:tx>`;
}

function categoriesXml(element: ChartElement): string {
  const points = element.categories.map((category, i) => `<c:pt idx="${i}"><c:v>${xmlText(cleanLine(category))}</c:v></c:pt>`);
  return `<c:cat><c:strRef><c:f>Sheet1!$A$2:$A$${points.length + 1}</c:f><c:strCache><c:ptCount val="${points.length}"/>${points.join('')}</c:strCache></c:strRef></c:cat>`;
}

/** A missing value has no point, so that nothing is drawn for it. */
function valuesXml(series: ChartSeries, index: number, element: ChartElement): string {
  const count = element.categories.length;
  const column = columnLetters(index + 1);
  const points = Array.from({ length: count }, (_, i) => {
    const value = cellValue(series.values[i]);
    return value === null ? '' : `<c:pt idx="${i}"><c:v>${value}</c:v></c:pt>`;
  });
  return (
    `<c:val><c:numRef><c:f>Sheet1!$${column}$2:$${column}$${count + 1}</c:f><c:numCache><c:formatCode>${xmlText(cleanLine(element.format))}</c:formatCode>` +
    `<c:ptCount val="${count}"/>${points.join('')}</c:numCache></c:numRef></c:val>`
  );
}
