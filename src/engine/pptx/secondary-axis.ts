/** Lines on a value axis of their own, such as a rate over amounts: it shows nothing, as the lines say their values themselves. */
import type { Setting } from './chart-series.ts';

const [categories, values] = [2094734561, 2094734562];

/** The chart with the lines of `series` over what it draws; as it was without any. */
export function addSecondary(xml: string, series: string | undefined, { element, rtl }: Setting): string {
  if (series === undefined) return xml;
  const { min = 0, max } = element.axis.secondary ?? {};
  const ids = `<c:axId val="${categories}"/><c:axId val="${values}"/>`;
  const lines = `<c:lineChart><c:grouping val="standard"/><c:varyColors val="0"/>${series}<c:marker val="1"/>${ids}</c:lineChart>`;
  const orientation = `<c:orientation val="${rtl ? 'maxMin' : 'minMax'}"/>`;
  const ends = `<c:orientation val="minMax"/>${max === undefined ? '' : `<c:max val="${max}"/>`}<c:min val="${min}"/>`;
  const quiet =
    '<c:majorTickMark val="none"/><c:minorTickMark val="none"/><c:tickLblPos val="none"/><c:spPr><a:ln><a:noFill/></a:ln></c:spPr>';
  // A deleted value axis would hand its lines back to the first one.
  const axes =
    `<c:valAx><c:axId val="${values}"/><c:scaling>${ends}</c:scaling><c:delete val="0"/><c:axPos val="r"/><c:numFmt formatCode="General" sourceLinked="0"/>` +
    `${quiet}<c:crossAx val="${categories}"/><c:crosses val="max"/><c:crossBetween val="between"/></c:valAx>` +
    `<c:catAx><c:axId val="${categories}"/><c:scaling>${orientation}</c:scaling><c:delete val="1"/><c:axPos val="b"/><c:numFmt formatCode="General" sourceLinked="0"/>` +
    `${quiet}<c:crossAx val="${values}"/><c:crosses val="autoZero"/><c:auto val="1"/><c:lblAlgn val="ctr"/><c:noMultiLvlLbl val="1"/></c:catAx>`;
  const end = xml.lastIndexOf('</c:valAx>') + '</c:valAx>'.length;
  const start = xml.indexOf('<c:catAx>');
  return xml.slice(0, start) + lines + xml.slice(start, end) + axes + xml.slice(end);
}
