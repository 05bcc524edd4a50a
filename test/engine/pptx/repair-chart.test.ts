import { describe, expect, it } from 'vitest';
import { cellValue, columnLetters, workbookOf } from '../../../src/engine/pptx/repair-chart.ts';
import { writeDeck } from '../../../src/engine/pptx/write-deck.ts';
import { openPackage, partText, sdkErrors } from '../../helpers/ooxml.ts';
import { chart, deck, series, slide } from './fixtures/layout.ts';

const sheet = (bytes: Uint8Array) => partText(openPackage(bytes), 'xl/worksheets/sheet1.xml');

describe('the workbook behind a chart', () => {
  const bytes = workbookOf(chart('column', [series('Won & lost', [0, null, 1.5, -2])], { categories: ['=1+1', '+49 30', '@x', '<b>'] }));

  it('has nothing the Open XML SDK objects to', async () => {
    expect(await sdkErrors(bytes, 'xlsx')).toEqual([]);
  });

  it('keeps a zero as a number', () => {
    expect(sheet(bytes)).toContain('<c r="B2" s="1"><v>0</v></c>');
  });

  it('has no cell where there is no value', () => {
    expect(sheet(bytes)).not.toContain('r="B3"');
  });

  it('holds text that looks like a formula as text', () => {
    expect(sheet(bytes)).toContain('<c r="A2" t="inlineStr"><is><t xml:space="preserve">=1+1</t></is></c>');
    expect(sheet(bytes)).not.toContain('<f>');
  });

  it('shows its numbers in the format of the chart', () => {
    expect(partText(openPackage(bytes), 'xl/styles.xml')).toContain('formatCode="$#,##0.00,,&quot;M&quot;"');
  });

  it('puts targets drawn over columns after the columns, as the chart does', () => {
    const all = [series('Target', [9, 9, 9, 9], { asLine: true }), series('Won', [1, 2, 3, 4])];
    const head = /<row r="1">.*?<\/row>/.exec(sheet(workbookOf(chart('column', all))))![0];
    expect(head.indexOf('Won')).toBeLessThan(head.indexOf('Target'));
  });
});

describe('time in two levels', () => {
  const levels = { names: ['Q3', 'Q4', 'Q1', 'Q2'], years: ['2016', '2016', '2017', '2017'] };
  const element = chart('column', [series('Won', [1, 2, 3, 4])], { levels });

  it('has a column of years, each once, and one of periods before the numbers', async () => {
    const bytes = workbookOf(element);
    expect(await sdkErrors(bytes, 'xlsx')).toEqual([]);
    const texts = [...sheet(bytes).matchAll(/<c r="([AB]\d)" t="inlineStr"><is><t[^>]*>([^<]*)/g)].map(
      ([, cell, text]) => `${cell} ${text}`,
    );
    expect(texts).toEqual(['A2 2016', 'B2 Q3', 'B3 Q4', 'A4 2017', 'B4 Q1', 'B5 Q2']);
    expect(sheet(bytes)).toContain('<c r="C5" s="1"><v>4</v></c>');
  });

  it('is drawn in two levels from those columns', async () => {
    const bytes = await writeDeck(deck([slide('chart', [element])]));
    expect(await sdkErrors(bytes, 'pptx')).toEqual([]);
    const xml = partText(openPackage(bytes), 'ppt/charts/chart1.xml');
    expect(xml).toContain('<c:multiLvlStrRef><c:f>Sheet1!$A$2:$B$5</c:f>');
    expect([...xml.matchAll(/<c:lvl>.*?<\/c:lvl>/g)].map(([level]) => level.match(/(?<=<c:v>)[^<]*/g))).toEqual([
      levels.names,
      ['2016', '2017'],
    ]);
    expect(xml).toContain('<c:noMultiLvlLbl val="0"/>');
    expect(xml).toContain('<c:f>Sheet1!$C$2:$C$5</c:f>');
  });
});

describe('a line that is named at its end', () => {
  it('has its name and value beside its last point, in the file', async () => {
    const named = series('Won', [1, 2, 3, null], { labels: [2], endName: true });
    const bytes = await writeDeck(deck([slide('chart', [chart('line', [named])])]));
    expect(await sdkErrors(bytes, 'pptx')).toEqual([]);
    const [label] = /<c:dLbl><c:idx val="2"\/>.*?<\/c:dLbl>/.exec(partText(openPackage(bytes), 'ppt/charts/chart1.xml'))!;
    expect(label).toMatch(/<c:dLblPos val="r"\/>.*<c:showVal val="1"\/>.*<c:showSerName val="1"\/>.*<c:separator> <\/c:separator>/);
  });
});

describe('a bracket over columns', () => {
  it('is a line with legs of its own lengths, in the file', async () => {
    const bracket = series('Δ', [null, 6, 6, null], {
      asLine: true,
      guide: true,
      legs: { 1: 2.5, 2: 5 },
      labels: [2],
      labelTexts: { 2: '+9%' },
    });
    const bytes = await writeDeck(deck([slide('chart', [chart('column', [series('Won', [1, 2, 4, 3]), bracket])])]));
    expect(await sdkErrors(bytes, 'pptx')).toEqual([]);
    const xml = partText(openPackage(bytes), 'ppt/charts/chart1.xml');
    const [legs] = /<c:minus>.*?<\/c:minus>/.exec(xml)!;
    expect(legs.match(/<c:pt idx="\d"><c:v>[^<]*/g)).toEqual(['<c:pt idx="1"><c:v>3.5', '<c:pt idx="2"><c:v>1']);
  });
});

describe('a cell', () => {
  it.each([
    [0, 'A'],
    [25, 'Z'],
    [26, 'AA'],
    [701, 'ZZ'],
    [702, 'AAA'],
  ])('in column %i stands under %s', (index, letters) => {
    expect(columnLetters(index)).toBe(letters);
  });

  it('is empty for a number that cannot be drawn', () => {
    expect([Number.NaN, Number.POSITIVE_INFINITY, null, undefined].map(cellValue)).toEqual([null, null, null, null]);
  });

  it('knows no negative zero', () => {
    expect(cellValue(-0)).toBe('0');
  });
});
