/** Makes a chart part of PptxGenJS's XML: series of our own, theme colours and fonts, and none of the defects PowerPoint repairs. */
import type { ChartElement } from '../../model/layout.ts';
import { hundredths } from '../opc/write-xml.ts';
import { type Setting, seriesXml } from './chart-series.ts';
import { bindColors } from './color.ts';
import { dotsPlot } from './dots-plot.ts';
import { chartSeries } from './emit/chart.ts';
import { addSecondary } from './secondary-axis.ts';

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
    // The third axis belongs to charts in three dimensions; PowerPoint repairs a flat chart that names it.
    .replace(/(<c:axId val="\d+"\/><c:axId val="\d+"\/>)<c:axId val="\d+"\/>/g, '$1')
    // What is skipped stands before what is levelled.
    .replace(/(<c:noMultiLvlLbl val="\d"\/>)\s*(<c:tickLblSkip val="\d+"\/>)/, '$2$1')
    .replace(/<a:cs +typeface="\+mn-lt"\/>/g, '<a:cs typeface="+mn-cs"/>')
    .replace('<c:legendPos val="t"/>', `<c:legendPos val="t"/>${hiddenInLegend(element)}`)
    .replace('<c:externalData', `${textXml(element.size, lang)}<c:externalData`);
  // Left to themselves, names of categories turn on their side as soon as room is short; where some are left out, there is room.
  const level = element.axis.every === undefined ? plot.replace(/(<c:catAx>.*?)<a:bodyPr\/>/s, '$1<a:bodyPr rot="0" vert="horz"/>') : plot;
  return bindColors(level, colors);
}

/** Puts our series where PptxGenJS wrote its own, up to what follows them in the same group of columns or lines. */
function replaceSeries(xml: string, group: 'bar' | 'line', series = ''): string {
  const open = xml.indexOf(`<c:${group}Chart>`);
  if (open < 0) return xml;
  const first = xml.indexOf('<c:ser>', open);
  // After the series come labels for the whole group, which ours carry themselves.
  const rest = group === 'bar' ? xml.indexOf('<c:gapWidth', first) : xml.indexOf('<c:marker val="1"/>', first);
  return xml.slice(0, first) + series + xml.slice(rest);
}

/** A series that is not drawn has no place in the legend. */
function hiddenInLegend(element: ChartElement): string {
  return chartSeries(element)
    .map(({ series }, index) =>
      series.color === 'none' ? `<c:legendEntry><c:idx val="${index}"/><c:delete val="1"/></c:legendEntry>` : '',
    )
    .join('');
}

/** Text that says nothing else, such as what an author adds later. */
function textXml(size: number, lang: string): string {
  return (
    `<c:txPr><a:bodyPr/><a:lstStyle/><a:p><a:pPr><a:defRPr sz="${hundredths(size)}"><a:latin typeface="+mn-lt"/><a:ea typeface="+mn-ea"/>` +
    `<a:cs typeface="+mn-cs"/></a:defRPr></a:pPr><a:endParaRPr lang="${lang}"/></a:p></c:txPr>`
  );
}
