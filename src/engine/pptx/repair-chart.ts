/** Repairs PptxGenJS's chart parts (series, second axis, dots) and writes the workbook behind each chart. */
import type { ChartElement, ChartSeries, ColorToken, PointMeasure } from '../../model/layout.ts';
import { axisFormat } from '../charts/axis-format.ts';
import { chartSeries, guideWidth, isLabelled, isStacked, namedPoint, type SeriesGroup, standsAlone } from '../charts/series.ts';
import { cleanLine, emuOfPoints, hundredths, namespaces, xmlHead, xmlText } from '../opc/write-xml.ts';
import { ConstantPart, writeZip } from '../opc/zip.ts';
import { bridgeFormulas, labelFormula } from './bridge-formulas.ts';
import { bindColors, type SchemeColors } from './color.ts';

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const packageRels = 'http://schemas.openxmlformats.org/package/2006/relationships';
const officeType = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

const contentTypes = new ConstantPart(
  `${xmlHead}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">` +
    '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>' +
    `<Override PartName="/xl/workbook.xml" ContentType="${officeType}.sheet.main+xml"/>` +
    `<Override PartName="/xl/worksheets/sheet1.xml" ContentType="${officeType}.worksheet+xml"/>` +
    `<Override PartName="/xl/styles.xml" ContentType="${officeType}.styles+xml"/></Types>`,
);
const rootRels = new ConstantPart(
  `${xmlHead}<Relationships xmlns="${packageRels}"><Relationship Id="rId1" Type="${namespaces.r}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
);
const workbookRels = new ConstantPart(
  `${xmlHead}<Relationships xmlns="${packageRels}"><Relationship Id="rId1" Type="${namespaces.r}/worksheet" Target="worksheets/sheet1.xml"/>` +
    `<Relationship Id="rId2" Type="${namespaces.r}/styles" Target="styles.xml"/></Relationships>`,
);
const workbook = new ConstantPart(
  `${xmlHead}<workbook xmlns="${main}" xmlns:r="${namespaces.r}"><sheets><sheet name="Sheet1" sheetId="1" r:id="rId1"/></sheets></workbook>`,
);

/** An `.xlsx`: categories in column A, or years and their periods in A and B, then one column of numbers each, in drawing order. */
export function workbookOf(element: ChartElement): Buffer {
  return writeZip(
    new Map<string, string | ConstantPart>([
      ['[Content_Types].xml', contentTypes],
      ['_rels/.rels', rootRels],
      ['xl/_rels/workbook.xml.rels', workbookRels],
      ['xl/workbook.xml', workbook],
      ['xl/styles.xml', stylesXml(columnsOf(element).map(({ format }) => format))],
      ['xl/worksheets/sheet1.xml', sheetXml(element)],
    ]),
  );
}

/** Number columns behind the categories: a scatter's horizontal measure, the series, then its sizes. */
function columnsOf(element: ChartElement): PointMeasure[] {
  return [
    ...(element.across ? [element.across] : []),
    ...chartSeries(element).map(({ series }) => ({ ...series, format: series.format ?? element.format })),
    ...(element.sizes ? [element.sizes] : []),
  ];
}

/** `A`, `B`, … `Z`, `AA`: column letters, counted from 0. */
export function columnLetters(index: number): string {
  return index < 26 ? String.fromCharCode(65 + index) : columnLetters(Math.floor(index / 26) - 1) + columnLetters(index % 26);
}

/** A number as both chart and workbook hold it; null if it cannot be drawn. */
export function cellValue(value: number | null | undefined): string | null {
  return value === null || value === undefined || !Number.isFinite(value) ? null : String(Object.is(value, -0) ? 0 : value);
}

function sheetXml(element: ChartElement): string {
  const columns = columnsOf(element);
  const names = namesOf(element);
  const labels = boundLabels(element);
  const formulas = element.bridge ? bridgeFormulas(element) : [];
  const head = columns.map(({ name }, i) => textCell(`${columnLetters(i + names.length)}1`, name)).join('');
  const rows = element.categories.map((_, row) => {
    const texts = names.map((level, i) => (level[row] === null ? '' : textCell(`${columnLetters(i)}${row + 2}`, level[row]!)));
    const cells = columns.map(({ values }, i) =>
      numberCell(`${columnLetters(i + names.length)}${row + 2}`, i + 1, values[row], formulas[i]?.[row]),
    );
    const label = labels === null ? '' : labelCell(`${labels.column}${row + 2}`, labels.texts[row] ?? '', row, element);
    return `<row r="${row + 2}">${texts.join('')}${cells.join('')}${label}</row>`;
  });
  const range = `A1:${labels?.column ?? columnLetters(columns.length + names.length - 1)}${element.categories.length + 1}`;
  return `${xmlHead}<worksheet xmlns="${main}"><dimension ref="${range}"/><sheetData><row r="1">${head}</row>${rows.join('')}</sheetData></worksheet>`;
}

/** Columns of category names; a year stands in the row of its first period alone. */
function namesOf({ categories, levels }: ChartElement): (string | null)[][] {
  if (!levels) return [categories];
  return [levels.years.map((year, i) => (year === levels.years[i - 1] ? null : year)), levels.names];
}

/** Inline text is never read as a formula. */
function textCell(reference: string, text: string): string {
  return `<c r="${reference}" t="inlineStr"><is><t xml:space="preserve">${xmlText(cleanLine(text))}</t></is></c>`;
}

function numberCell(reference: string, style: number, value: number | null | undefined, formula?: string | null): string {
  const text = cellValue(value);
  return text === null ? '' : `<c r="${reference}" s="${style}">${formula ? `<f>${xmlText(formula)}</f>` : ''}<v>${text}</v></c>`;
}

/** A bridge's labels stand in the column after its figures, and follow them. */
function boundLabels(element: ChartElement): { column: string; texts: Readonly<Record<string, string>> } | null {
  const texts = element.bridge ? element.series.find(({ labelTexts }) => labelTexts)?.labelTexts : undefined;
  return texts ? { column: columnLetters(columnsOf(element).length + namesOf(element).length), texts } : null;
}

function labelCell(reference: string, text: string, row: number, element: ChartElement): string {
  const formula = labelFormula(text, row, element);
  return formula === null
    ? textCell(reference, text)
    : `<c r="${reference}" t="str"><f>${xmlText(formula)}</f><v>${xmlText(cleanLine(text))}</v></c>`;
}

/** Style 1 is the number format of the first number column, and so on. */
function stylesXml(formats: readonly string[]): string {
  const codes = formats.map((format, i) => `<numFmt numFmtId="${164 + i}" formatCode="${xmlText(cleanLine(format))}"/>`);
  const cells = formats.map((_, i) => `<xf numFmtId="${164 + i}" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>`);
  return (
    `${xmlHead}<styleSheet xmlns="${main}"><numFmts count="${codes.length}">${codes.join('')}</numFmts>` +
    '<fonts count="1"><font><sz val="11"/><name val="Calibri"/></font></fonts>' +
    '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>' +
    '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>' +
    '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>' +
    `<cellXfs count="${cells.length + 1}"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>${cells.join('')}</cellXfs>` +
    '<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>'
  );
}

/** Line widths in points. */
const lineWidth = 2.25;
const outlineWidth = 1.25;

/** Context for writing a chart's series. */
interface Setting {
  element: ChartElement;
  colors: SchemeColors;
  lang: string;
  rtl: boolean;
}

/** The `c:ser` elements of each non-empty group. */
function seriesXml(setting: Setting): Partial<Record<SeriesGroup, string>> {
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
          : `${lineParts(series, setting)}${labelsXml(series, group, setting)}${legsXml(series, setting)}${categories}<c:val>${numbersXml(index, element)}</c:val><c:smooth val="0"/>${labelCellsXml(series, element)}`;
    groups[group] = `${groups[group] ?? ''}<c:ser>${head}${body}</c:ser>`;
  }
  return groups;
}

const solid = (color: string) => `<a:solidFill>${color}</a:solidFill>`;
const noLine = '<a:ln><a:noFill/></a:ln>';

function strokeXml(color: string, points: number, dash: 'solid' | 'dash'): string {
  return `<a:ln w="${emuOfPoints(points)}" cap="rnd">${solid(color)}<a:prstDash val="${dash}"/><a:round/></a:ln>`;
}

/** Points that differ from their series, in category order. */
function ownPoints(series: ChartSeries, count: number, line: boolean): { index: number; color: ColorToken; outlined: boolean }[] {
  if (series.color === 'none') return [];
  const fallback = series.color;
  return Array.from({ length: count }, (_, index) => ({
    index,
    color: series.points?.[index] ?? fallback,
    outlined: series.outlined?.includes(index) ?? false,
  })).filter((point) => point.outlined || point.color !== fallback || (line && standsAlone(series.values, point.index)));
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
  if (series.guide) return `<c:spPr>${strokeXml(color, guideWidth(series), 'solid')}</c:spPr>${noMarker}`;
  // A target over columns is quieter than a regular series.
  const stroke = series.asLine === true && element.chart !== 'line' ? strokeXml(color, 1.5, 'dash') : strokeXml(color, lineWidth, 'solid');
  const points = ownPoints(series, element.categories.length, true).map(({ index, color: token, outlined }) => {
    const own = colors[token];
    const mark = outlined ? markerXml(colors.paper, own) : markerXml(own, own);
    // The segment before a point has its colour too, because LibreOffice paints markers like their lines.
    const segment = strokeXml(own, lineWidth, outlined ? 'dash' : 'solid');
    return `<c:dPt><c:idx val="${index}"/>${mark}<c:bubble3D val="0"/><c:spPr>${segment}</c:spPr></c:dPt>`;
  });
  return `<c:spPr>${stroke}</c:spPr>${noMarker}${points.join('')}`;
}

/** The legs of a bracket are error bars without caps. */
function legsXml({ legs, values, color }: ChartSeries, { colors }: Setting): string {
  if (!legs || color === 'none') return '';
  const points = Object.entries(legs).map(
    ([index, end]) => `<c:pt idx="${index}"><c:v>${(values[Number(index)] ?? end) - end}</c:v></c:pt>`,
  );
  return (
    '<c:errBars><c:errDir val="y"/><c:errBarType val="minus"/><c:errValType val="cust"/><c:noEndCap val="1"/>' +
    `<c:minus><c:numLit><c:formatCode>General</c:formatCode><c:ptCount val="${values.length}"/>${points.join('')}</c:numLit></c:minus>` +
    `<c:spPr>${strokeXml(colors[color], guideWidth({ legs, color }), 'solid')}</c:spPr></c:errBars>`
  );
}

const noMarker = '<c:marker><c:symbol val="none"/></c:marker>';

function markerXml(fill: string, line: string, size = 7, width = outlineWidth): string {
  return `<c:marker><c:symbol val="circle"/><c:size val="${size}"/><c:spPr>${solid(fill)}${strokeXml(line, width, 'solid')}</c:spPr></c:marker>`;
}

/** Dots for two measures; bubbles if a third is shown by area. */
function dotParts(series: ChartSeries, index: number, setting: Setting): string {
  const { element, colors } = setting;
  if (series.color === 'none') return `<c:spPr>${noLine}</c:spPr>${noMarker}`;
  const points = ownPoints(series, element.categories.length, false);
  const labels = labelsXml(series, 'dots', setting);
  const across = `<c:xVal>${numbersXml(-1, element)}</c:xVal><c:yVal>${numbersXml(index, element)}</c:yVal>`;
  // Rims keep overlapping dots apart.
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

/** Labels for all, some or no points; some with custom text. */
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
  const show = (value: boolean, name = false) =>
    `<c:showLegendKey val="0"/><c:showVal val="${value ? 1 : 0}"/><c:showCatName val="0"/><c:showSerName val="${name ? 1 : 0}"/><c:showPercent val="0"/><c:showBubbleSize val="0"/>`;
  const all = series.labels === true;
  const named = namedPoint(series);
  const single = Array.from({ length: count }, (_, index) => {
    const own = texts[index];
    if (own !== undefined && element.bridge) {
      const field = `<a:fld id="{8C0E4F6A-52B1-4D0B-9C3E-${(index + 1).toString(16).padStart(12, '0').toUpperCase()}}" type="CELLRANGE"><a:rPr lang="${lang}" ${run}>${font}</a:rPr><a:pPr/><a:t>${xmlText(cleanLine(own))}</a:t></a:fld>`;
      const rich = `<c:tx><c:rich><a:bodyPr wrap="none"/><a:lstStyle/><a:p>${field}</a:p></c:rich></c:tx>`;
      return `<c:dLbl><c:idx val="${index}"/>${rich}${format}${positionOf(index)}${show(true)}${fromCells}</c:dLbl>`;
    }
    if (own !== undefined) {
      const rich = `<c:tx><c:rich><a:bodyPr wrap="none"/><a:lstStyle/><a:p><a:r><a:rPr lang="${lang}" ${run}>${font}</a:rPr><a:t>${xmlText(cleanLine(own))}</a:t></a:r></a:p></c:rich></c:tx>`;
      return `<c:dLbl><c:idx val="${index}"/>${rich}${format}${positionOf(index)}${show(true)}</c:dLbl>`;
    }
    if (index === named)
      return `<c:dLbl><c:idx val="${index}"/>${format}${text}<c:dLblPos val="${rtl ? 'l' : 'r'}"/>${show(isLabelled(series, index), true)}<c:separator> </c:separator></c:dLbl>`;
    const some = Array.isArray(series.labels) ? series.labels.includes(index) : all && series.below?.includes(index);
    return some ? `<c:dLbl><c:idx val="${index}"/>${format}${text}${positionOf(index)}${show(true)}</c:dLbl>` : '';
  });
  const bound = element.bridge && series.labelTexts ? fromCells : '';
  return `<c:dLbls>${single.join('')}${format}${text}${position}${show(all && bound === '')}${bound}</c:dLbls>`;
}

const c15 = 'xmlns:c15="http://schemas.microsoft.com/office/drawing/2012/chart"';

/** Says that labels come from cells; programs before 2013 show the text they had. */
const fromCells = `<c:extLst><c:ext uri="{CE6537A1-D6FC-4f65-9D91-7224C49458BB}" ${c15}><c15:showDataLabelsRange val="1"/></c:ext></c:extLst>`;

/** The cells that a series takes its labels from. */
function labelCellsXml(series: ChartSeries, element: ChartElement): string {
  const labels = series.labelTexts ? boundLabels(element) : null;
  if (labels === null) return '';
  const count = element.categories.length;
  const points = element.categories.map((_, i) => `<c:pt idx="${i}"><c:v>${xmlText(cleanLine(labels.texts[i] ?? ''))}</c:v></c:pt>`);
  return (
    `<c:extLst><c:ext uri="{02D57815-91ED-43cb-92C2-25804820EDAC}" ${c15}><c15:datalabelsRange><c15:f>Sheet1!$${labels.column}$2:$${labels.column}$${count + 1}</c15:f>` +
    `<c15:dlblRangeCache><c:ptCount val="${count}"/>${points.join('')}</c15:dlblRangeCache></c15:datalabelsRange></c:ext></c:extLst>`
  );
}

/** Column of a series in the sheet, from 0 for the categories; -1 for a scatter's horizontal measure. */
function columnAt(index: number, element: ChartElement): number {
  return index + namesOf(element).length + (element.across ? 1 : 0);
}

function nameXml(index: number, element: ChartElement): string {
  const column = columnAt(index, element);
  const { name } = columnsOf(element)[column - namesOf(element).length]!;
  const cell = `Sheet1!$${columnLetters(column)}$1`;
  return `<c:tx><c:strRef><c:f>${cell}</c:f><c:strCache><c:ptCount val="1"/><c:pt idx="0"><c:v>${xmlText(cleanLine(name))}</c:v></c:pt></c:strCache></c:strRef></c:tx>`;
}

function categoriesXml(element: ChartElement): string {
  const count = element.categories.length;
  const columns = namesOf(element);
  const points = (names: readonly (string | null)[]) =>
    names.map((name, i) => (name === null ? '' : `<c:pt idx="${i}"><c:v>${xmlText(cleanLine(name))}</c:v></c:pt>`)).join('');
  const cells = `<c:f>Sheet1!$A$2:$${columnLetters(columns.length - 1)}$${count + 1}</c:f>`;
  const [first] = columns;
  if (columns.length === 1)
    return `<c:cat><c:strRef>${cells}<c:strCache><c:ptCount val="${count}"/>${points(first!)}</c:strCache></c:strRef></c:cat>`;
  // The innermost level comes first.
  const levels = columns.toReversed().map((names) => `<c:lvl>${points(names)}</c:lvl>`);
  return `<c:cat><c:multiLvlStrRef>${cells}<c:multiLvlStrCache><c:ptCount val="${count}"/>${levels.join('')}</c:multiLvlStrCache></c:multiLvlStrRef></c:cat>`;
}

/** A missing value gets no point, so that nothing is drawn. */
function numbersXml(index: number, element: ChartElement): string {
  const count = element.categories.length;
  const at = columnAt(index, element);
  const { values, format } = columnsOf(element)[at - namesOf(element).length]!;
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

const [categories, values] = [2094734561, 2094734562];

/** Adds the lines of `series` to the chart; unchanged without any. */
function addSecondary(xml: string, series: string | undefined, { element, rtl }: Setting): string {
  if (series === undefined) return xml;
  const { min = 0, max } = element.axis.secondary ?? {};
  const ids = `<c:axId val="${categories}"/><c:axId val="${values}"/>`;
  const lines = `<c:lineChart><c:grouping val="standard"/><c:varyColors val="0"/>${series}<c:marker val="1"/>${ids}</c:lineChart>`;
  const orientation = `<c:orientation val="${rtl ? 'maxMin' : 'minMax'}"/>`;
  const ends = `<c:orientation val="minMax"/>${max === undefined ? '' : `<c:max val="${max}"/>`}<c:min val="${min}"/>`;
  const quiet =
    '<c:majorTickMark val="none"/><c:minorTickMark val="none"/><c:tickLblPos val="none"/><c:spPr><a:ln><a:noFill/></a:ln></c:spPr>';
  // Deleting the second value axis would move its lines to the first.
  const axes =
    `<c:valAx><c:axId val="${values}"/><c:scaling>${ends}</c:scaling><c:delete val="0"/><c:axPos val="r"/><c:numFmt formatCode="General" sourceLinked="0"/>` +
    `${quiet}<c:crossAx val="${categories}"/><c:crosses val="max"/><c:crossBetween val="between"/></c:valAx>` +
    `<c:catAx><c:axId val="${categories}"/><c:scaling>${orientation}</c:scaling><c:delete val="1"/><c:axPos val="b"/><c:numFmt formatCode="General" sourceLinked="0"/>` +
    `${quiet}<c:crossAx val="${values}"/><c:crosses val="autoZero"/><c:auto val="1"/><c:lblAlgn val="ctr"/><c:noMultiLvlLbl val="1"/></c:catAx>`;
  const end = xml.lastIndexOf('</c:valAx>') + '</c:valAx>'.length;
  const start = xml.indexOf('<c:catAx>');
  return xml.slice(0, start) + lines + xml.slice(start, end) + axes + xml.slice(end);
}

const [across, up] = [2094734571, 2094734572];

/** Bubble scale in percent of the default, at which the largest is a quarter of the plot. */
const bubbleScale = 60;

interface Axis {
  id: number;
  crosses: number;
  position: 'b' | 'l';
  format: string;
  min?: number | undefined;
  max?: number | undefined;
  /** Distance between two axis numbers. */
  step?: number | undefined;
  reversed: boolean;
}

/** `series`: the `c:ser` elements. */
function dotsPlot(series: string, setting: Setting): string {
  const { element, rtl } = setting;
  const ids = `<c:axId val="${across}"/><c:axId val="${up}"/>`;
  const dots = element.sizes
    ? `<c:bubbleChart><c:varyColors val="0"/>${series}<c:bubbleScale val="${bubbleScale}"/><c:showNegBubbles val="0"/><c:sizeRepresents val="area"/>${ids}</c:bubbleChart>`
    : `<c:scatterChart><c:scatterStyle val="lineMarker"/><c:varyColors val="0"/>${series}${ids}</c:scatterChart>`;
  const { min, max, step } = element.axis;
  const axes = [
    { id: across, crosses: up, position: 'b' as const, reversed: rtl, ...element.across! },
    { id: up, crosses: across, position: 'l' as const, reversed: false, format: element.format, min, max, step },
  ];
  return `<c:plotArea>${layoutXml(setting)}${dots}${axes.map((axis) => axisXml(axis, setting)).join('')}<c:spPr><a:noFill/><a:ln><a:noFill/></a:ln></c:spPr></c:plotArea>`;
}

function layoutXml({ element: { plot } }: Setting): string {
  if (!plot) return '<c:layout/>';
  const { x, y, w, h } = plot;
  return (
    '<c:layout><c:manualLayout><c:layoutTarget val="inner"/><c:xMode val="edge"/><c:yMode val="edge"/>' +
    `<c:x val="${x}"/><c:y val="${y}"/><c:w val="${w}"/><c:h val="${h}"/></c:manualLayout></c:layout>`
  );
}

function axisXml({ id, crosses, position, format, min, max, step, reversed }: Axis, { element, colors, lang }: Setting): string {
  const end = (name: 'max' | 'min', value: number | undefined) => (value === undefined ? '' : `<c:${name} val="${value}"/>`);
  const line = (color: string, points: number) => `<a:ln w="${emuOfPoints(points)}" cap="flat"><a:solidFill>${color}</a:solidFill></a:ln>`;
  const grid =
    element.axis.gridlines && position === 'l'
      ? `<c:majorGridlines><c:spPr>${line(colors['ink-12'], 0.75)}</c:spPr></c:majorGridlines>`
      : '';
  return (
    `<c:valAx><c:axId val="${id}"/><c:scaling><c:orientation val="${reversed ? 'maxMin' : 'minMax'}"/>${end('max', max)}${end('min', min)}</c:scaling>` +
    `<c:delete val="${element.axis.values ? 0 : 1}"/><c:axPos val="${position}"/>${grid}<c:numFmt formatCode="${xmlText(cleanLine(axisFormat(format, step ?? null)))}" sourceLinked="0"/>` +
    '<c:majorTickMark val="none"/><c:minorTickMark val="none"/><c:tickLblPos val="low"/>' +
    `<c:spPr>${position === 'b' ? line(colors['ink-35'], 1) : '<a:ln><a:noFill/></a:ln>'}</c:spPr>` +
    `<c:txPr><a:bodyPr/><a:lstStyle/><a:p><a:pPr><a:defRPr sz="${hundredths(element.size)}" b="0"><a:solidFill>${colors['ink-65']}</a:solidFill>` +
    `<a:latin typeface="+mn-lt"/><a:ea typeface="+mn-ea"/><a:cs typeface="+mn-cs"/></a:defRPr></a:pPr><a:endParaRPr lang="${lang}"/></a:p></c:txPr>` +
    `<c:crossAx val="${crosses}"/><c:crosses val="autoZero"/><c:crossBetween val="midCat"/>${step === undefined ? '' : `<c:majorUnit val="${step}"/>`}</c:valAx>`
  );
}

/** A valid `chart` part; `rId1` is its workbook. */
export function repairChart(xml: string, setting: Setting): string {
  const { element, colors, lang } = setting;
  const series = seriesXml(setting);
  const drawn =
    series.dots === undefined
      ? addSecondary(replaceSeries(replaceSeries(xml, 'bar', series.bar), 'line', series.line), series.secondary, setting)
      : xml.replace(/<c:plotArea>.*<\/c:plotArea>/s, () => dotsPlot(series.dots!, setting));
  const plot = drawn
    .replace('<c:roundedCorners', `<c:lang val="${lang}"/><c:roundedCorners`)
    .replace('<c:lineChart><c:varyColors', '<c:lineChart><c:grouping val="standard"/><c:varyColors')
    // Only 3D charts have a third axis; PowerPoint repairs a flat chart with one.
    .replace(/(<c:axId val="\d+"\/><c:axId val="\d+"\/>)<c:axId val="\d+"\/>/g, '$1')
    // The schema wants tickLblSkip before noMultiLvlLbl.
    .replace(/(<c:noMultiLvlLbl val="\d"\/>)\s*(<c:tickLblSkip val="\d+"\/>)/, '$2$1')
    .replace(/<a:cs +typeface="\+mn-lt"\/>/g, '<a:cs typeface="+mn-cs"/>')
    .replace('<c:legendPos val="t"/>', `<c:legendPos val="t"/>${hiddenInLegend(element)}`)
    .replace('<c:externalData', `${textXml(element.size, lang)}<c:externalData`);
  // Keeps category names from rotating when space is short; if some are skipped, there is space.
  const level = plot.replace(/(<c:catAx>(?:(?!<c:catAx>).)*?)<a:bodyPr\/>/s, '$1<a:bodyPr rot="0" vert="horz"/>');
  return bindColors(element.levels ? level.replace('<c:noMultiLvlLbl val="1"/>', '<c:noMultiLvlLbl val="0"/>') : level, colors);
}

/** Replaces PptxGenJS's series with ours, up to what follows them in the same group. */
function replaceSeries(xml: string, group: 'bar' | 'line', series = ''): string {
  const open = xml.indexOf(`<c:${group}Chart>`);
  if (open < 0) return xml;
  const first = xml.indexOf('<c:ser>', open);
  // Group labels follow the series, but ours have their own.
  const rest = group === 'bar' ? xml.indexOf('<c:gapWidth', first) : xml.indexOf('<c:marker val="1"/>', first);
  return xml.slice(0, first) + series + xml.slice(rest);
}

/** Removes invisible series from the legend. */
function hiddenInLegend(element: ChartElement): string {
  return chartSeries(element)
    .map(({ series }, index) =>
      series.color === 'none' || series.guide ? `<c:legendEntry><c:idx val="${index}"/><c:delete val="1"/></c:legendEntry>` : '',
    )
    .join('');
}

/** Default text, such as what an author adds later. */
function textXml(size: number, lang: string): string {
  return (
    `<c:txPr><a:bodyPr/><a:lstStyle/><a:p><a:pPr><a:defRPr sz="${hundredths(size)}"><a:latin typeface="+mn-lt"/><a:ea typeface="+mn-ea"/>` +
    `<a:cs typeface="+mn-cs"/></a:defRPr></a:pPr><a:endParaRPr lang="${lang}"/></a:p></c:txPr>`
  );
}
