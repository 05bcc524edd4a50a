import { describe, expect, it } from 'vitest';
import { writeDeck } from '../../../src/engine/pptx/write-deck.ts';
import type { ChartElement } from '../../../src/model/layout.ts';
import { hasSchemas, openPackage, partText, schemaErrors, textsOf } from '../../helpers/ooxml.ts';
import { chart, deck, everything, series, slide } from './fixtures/layout.ts';

async function partsOf(element: ChartElement) {
  return openPackage(await writeDeck(deck([slide('chart', [element])])));
}
const xmlOf = async (element: ChartElement) => partText(await partsOf(element), 'ppt/charts/chart1.xml');
const four = [1, 2, 3, 4];

describe('a chart', () => {
  it('draws the numbers its workbook holds', async () => {
    const parts = openPackage(await writeDeck(everything()));
    const charts = [...parts.keys()].filter((name) => /charts\/chart\d+\.xml$/.test(name));
    for (const name of charts) {
      const number = /\d+/.exec(name)![0];
      const sheet = partText(openPackage(parts.get(`ppt/embeddings/Microsoft_Excel_Worksheet${number}.xlsx`)!), 'xl/worksheets/sheet1.xml');
      const cells = new Map([...sheet.matchAll(/<c r="([A-Z]+\d+)"[^>]*><v>([^<]*)<\/v>/g)].map(([, cell, value]) => [cell!, value!]));
      const values = [...partText(parts, name).matchAll(/<c:val>.*?<c:f>Sheet1!\$([A-Z]+)\$2.*?<\/c:val>/g)].flatMap(([block, column]) =>
        [...block.matchAll(/<c:pt idx="(\d+)"><c:v>([^<]*)<\/c:v>/g)].map(
          ([, index, value]) => [`${column}${Number(index) + 2}`, value!] as const,
        ),
      );
      expect(new Map(values)).toEqual(cells);
    }
    expect(charts.length).toBe(10);
  });

  it('names exactly two axes in each group', async () => {
    const xml = await xmlOf(chart('column', [series('A', four), series('T', four, { asLine: true })]));
    const groups = [...xml.matchAll(/<c:(?:bar|line)Chart>.*?<\/c:(?:bar|line)Chart>/g)].map(
      ([group]) => group.split('<c:axId').length - 1,
    );
    expect(groups).toEqual([2, 2]);
  });

  it('draws its gridlines where its axis says', async () => {
    const axis = { categories: true, values: true, gridlines: true, min: 0, max: 4, step: 2 };
    expect(await xmlOf(chart('column', [series('A', four)], { axis }))).toContain('<c:majorUnit val="2"/>');
  });

  it('leaves a gap where there is no value', async () => {
    const xml = await xmlOf(chart('line', [series('A', [1, null, 3, null])]));
    const values = /<c:val>.*?<\/c:val>/.exec(xml)![0];
    expect(textsOf(`<x xmlns:c="c">${values}</x>`, 'c:v')).toEqual(['1', '3']);
    expect(xml).toContain('<c:dispBlanksAs val="gap"/>');
  });

  it('marks a point of a line that stands alone', async () => {
    const xml = await xmlOf(chart('line', [series('A', [1, 2, null, 4])]));
    expect([...xml.matchAll(/<c:dPt><c:idx val="(\d)"\/>/g)].map(([, index]) => index)).toEqual(['3']);
  });

  it('draws the base of a bridge without fill and without a place in the legend', async () => {
    const xml = await xmlOf(
      chart('stacked-column', [series('Base', four, { color: 'none', labels: false }), series('Change', four)], { legend: true }),
    );
    expect(xml).toContain('<c:spPr><a:noFill/><a:ln><a:noFill/></a:ln></c:spPr><c:invertIfNegative');
    expect(xml).toContain('<c:legendEntry><c:idx val="0"/><c:delete val="1"/></c:legendEntry>');
  });

  it('labels only the points it is told to', async () => {
    const xml = await xmlOf(chart('bar', [series('A', four, { labels: [1, 3] })]));
    expect([...xml.matchAll(/<c:dLbl><c:idx val="(\d)"\/>/g)].map(([, index]) => index)).toEqual(['1', '3']);
    expect(xml.match(/<c:showVal val="1"\/>/g)).toHaveLength(2);
  });

  it('writes its own text at a point where there is one', async () => {
    const xml = await xmlOf(chart('column', [series('A', four, { labels: false, labelTexts: { 2: '+$0.6M & more' } })]));
    expect(textsOf(xml, 'a:t')).toEqual(['+$0.6M & more']);
  });

  it('draws a partial period as an outline', async () => {
    const xml = await xmlOf(chart('column', [series('A', four, { outlined: [3] })]));
    expect(xml).toMatch(/<c:dPt><c:idx val="3"\/>.*?<c:spPr><a:noFill\/><a:ln .*?<a:prstDash val="dash"\/>/);
  });

  it('starts its bars at zero', async () => {
    expect(await xmlOf(chart('column', [series('A', [90, 91, 92, 93])]))).toContain('<c:min val="0"/>');
  });

  it('lets bars below zero hang below zero', async () => {
    expect(await xmlOf(chart('column', [series('A', [90, -1, 92, 93])]))).not.toContain('<c:min ');
  });

  it('overlaps what is stacked wholly', async () => {
    expect(await xmlOf(chart('percent-bar', [series('A', four), series('B', four)]))).toContain('<c:overlap val="100"/>');
  });

  it('takes away axes that are not shown', async () => {
    const hidden = { categories: false, values: false, gridlines: false };
    expect((await xmlOf(chart('line', [series('A', four)], { axis: hidden }))).match(/<c:delete val="1"\/>/g)).toHaveLength(2);
  });

  it('keeps the number format in labels, values and axis', async () => {
    const xml = await xmlOf(chart('column', [series('A', four)], { format: '0.0"<&>"' }));
    expect(new Set([...xml.matchAll(/formatCode="(?!General)([^"]*)"/g)].map(([, format]) => format))).toEqual(
      new Set(['0.0&quot;&lt;&amp;&gt;&quot;']),
    );
    expect(textsOf(xml, 'c:formatCode')).toEqual(['0.0"<&>"']);
  });

  it('says what it shows to those who cannot see it', async () => {
    const parts = await partsOf(chart('column', [series('A', four)], { alt: 'Won value & more' }));
    expect(partText(parts, 'ppt/slides/slide1.xml')).toContain('name="Chart" descr="Won value &amp; more"');
  });

  it('without series is refused with what to do next', async () => {
    await expect(partsOf(chart('column', []))).rejects.toMatchObject({
      code: 'layout_invalid',
      message: expect.stringContaining('no series'),
    });
  });
});

describe('names and labels of a chart', () => {
  it('stand under a point where the line would run through them', async () => {
    const xml = await xmlOf(chart('line', [series('A', four, { labels: [0, 2], below: [2] })]));
    const labels = [...xml.matchAll(/<c:dLbl><c:idx val="(\d)"\/>.*?<c:dLblPos val="(\w)"\/>/g)].map(([, index, side]) => index! + side!);
    expect(labels).toEqual(['0t', '2b']);
  });

  it('are left out at a distance, or else lie level', async () => {
    const some = chart('column', [series('A', four)]);
    const xml = await xmlOf({ ...some, axis: { ...some.axis, every: 3 } });
    expect(xml).toContain('<c:tickLblSkip val="3"/>');
    expect(await xmlOf(some)).toMatch(/<c:catAx>.*<a:bodyPr rot="0" vert="horz"\/>.*<\/c:catAx>/s);
  });

  it.skipIf(!hasSchemas)('follow the schema where some are left out', async () => {
    const some = chart('line', [series('A', four)]);
    expect(schemaErrors(await writeDeck(deck([slide('chart', [{ ...some, axis: { ...some.axis, every: 2 } }])])))).toEqual([]);
  });

  it('leave columns where the layout has put them', async () => {
    const xml = await xmlOf({ ...chart('percent-column', [series('A', four)]), plot: { x: 0, y: 0.05, w: 0.9, h: 0.8 } });
    const layout = /<c:layoutTarget val="inner".*?<\/c:manualLayout>/s.exec(xml)![0];
    expect([...layout.matchAll(/<c:([xywh]) val="([\d.]+)"/g)].map(([, side, part]) => side! + part!)).toEqual([
      'x0',
      'y0.05',
      'w0.9',
      'h0.8',
    ]);
  });
});
