/** The workbook behind a chart: the numbers the chart draws, with their formats, so that "Edit data" shows what is seen. */
import type { ChartElement, PointMeasure } from '../../model/layout.ts';
import { cleanLine, namespaces, xmlHead, xmlText } from '../opc/write-xml.ts';
import { ConstantPart, writeZip } from '../opc/zip.ts';
import { chartSeries } from './emit/chart.ts';

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

/** An `.xlsx`: categories down column A, then one column of numbers each, in the order the chart draws them. */
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

/** The columns of numbers from B on: what a scatter measures across, the series, what its sizes stand for. */
export function columnsOf(element: ChartElement): PointMeasure[] {
  return [
    ...(element.across ? [element.across] : []),
    ...chartSeries(element).map(({ series }) => ({ ...series, format: series.format ?? element.format })),
    ...(element.sizes ? [element.sizes] : []),
  ];
}

/** `A`, `B`, … `Z`, `AA`: the letters of a column counted from 0. */
export function columnLetters(index: number): string {
  return index < 26 ? String.fromCharCode(65 + index) : columnLetters(Math.floor(index / 26) - 1) + columnLetters(index % 26);
}

/** A number as chart and workbook both hold it; null for what cannot be drawn. */
export function cellValue(value: number | null | undefined): string | null {
  return value === null || value === undefined || !Number.isFinite(value) ? null : String(Object.is(value, -0) ? 0 : value);
}

function sheetXml(element: ChartElement): string {
  const columns = columnsOf(element);
  const head = columns.map(({ name }, i) => textCell(`${columnLetters(i + 1)}1`, name)).join('');
  const rows = element.categories.map((category, row) => {
    const cells = columns.map(({ values }, i) => numberCell(`${columnLetters(i + 1)}${row + 2}`, i + 1, values[row]));
    return `<row r="${row + 2}">${textCell(`A${row + 2}`, category)}${cells.join('')}</row>`;
  });
  const range = `A1:${columnLetters(columns.length)}${element.categories.length + 1}`;
  return `${xmlHead}<worksheet xmlns="${main}"><dimension ref="${range}"/><sheetData><row r="1">${head}</row>${rows.join('')}</sheetData></worksheet>`;
}

/** Inline text is never read as a formula, whatever it begins with. */
function textCell(reference: string, text: string): string {
  return `<c r="${reference}" t="inlineStr"><is><t xml:space="preserve">${xmlText(cleanLine(text))}</t></is></c>`;
}

function numberCell(reference: string, style: number, value: number | null | undefined): string {
  const text = cellValue(value);
  return text === null ? '' : `<c r="${reference}" s="${style}"><v>${text}</v></c>`;
}

/** Style 1 is the number format of the first column of numbers, and so on. */
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
