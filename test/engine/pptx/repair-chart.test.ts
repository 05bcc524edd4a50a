import { describe, expect, it } from 'vitest';
import { cellValue, columnLetters, workbookOf } from '../../../src/engine/pptx/repair-chart.ts';
import { openPackage, partText, sdkErrors } from '../../helpers/ooxml.ts';
import { chart, series } from './fixtures/layout.ts';

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
