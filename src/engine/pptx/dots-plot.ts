/** The plot of a scatter: dots or bubbles over two value axes, written whole, as PptxGenJS's are malformed. */

import { cleanLine, emuOfPoints, hundredths, xmlText } from '../opc/write-xml.ts';
import type { Setting } from './chart-series.ts';

const [across, up] = [2094734571, 2094734572];

/** Percent of what programs draw the largest bubble at by default: a quarter of the plot. */
const bubbleScale = 60;

interface Axis {
  id: number;
  crosses: number;
  position: 'b' | 'l';
  format: string;
  min?: number | undefined;
  max?: number | undefined;
  /** From one number of the axis to the next. */
  step?: number | undefined;
  reversed: boolean;
}

/** `series` are the `c:ser` elements. */
export function dotsPlot(series: string, setting: Setting): string {
  const { element, rtl } = setting;
  const ids = `<c:axId val="${across}"/><c:axId val="${up}"/>`;
  const dots = element.sizes
    ? `<c:bubbleChart><c:varyColors val="0"/>${series}<c:bubbleScale val="${bubbleScale}"/><c:showNegBubbles val="0"/><c:sizeRepresents val="area"/>${ids}</c:bubbleChart>`
    : `<c:scatterChart><c:scatterStyle val="lineMarker"/><c:varyColors val="0"/>${series}${ids}</c:scatterChart>`;
  const { min, max } = element.axis;
  const axes = [
    { id: across, crosses: up, position: 'b' as const, reversed: rtl, ...element.across!, format: element.across!.format },
    { id: up, crosses: across, position: 'l' as const, reversed: false, format: element.format, min, max },
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
    `<c:delete val="${element.axis.values ? 0 : 1}"/><c:axPos val="${position}"/>${grid}<c:numFmt formatCode="${xmlText(cleanLine(format))}" sourceLinked="0"/>` +
    '<c:majorTickMark val="none"/><c:minorTickMark val="none"/><c:tickLblPos val="low"/>' +
    `<c:spPr>${position === 'b' ? line(colors['ink-35'], 1) : '<a:ln><a:noFill/></a:ln>'}</c:spPr>` +
    `<c:txPr><a:bodyPr/><a:lstStyle/><a:p><a:pPr><a:defRPr sz="${hundredths(element.size)}" b="0"><a:solidFill>${colors['ink-65']}</a:solidFill>` +
    `<a:latin typeface="+mn-lt"/><a:ea typeface="+mn-ea"/><a:cs typeface="+mn-cs"/></a:defRPr></a:pPr><a:endParaRPr lang="${lang}"/></a:p></c:txPr>` +
    `<c:crossAx val="${crosses}"/><c:crosses val="autoZero"/><c:crossBetween val="midCat"/>${step === undefined ? '' : `<c:majorUnit val="${step}"/>`}</c:valAx>`
  );
}
