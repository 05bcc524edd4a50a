/** What a bridge's workbook computes: the same as the chart draws, and the right thing after an edit. */
import { describe, expect, it } from 'vitest';
import { waterfall } from '../../../src/engine/kinds/bridge.ts';
import { bridgeFormulas, labelFormula } from '../../../src/engine/pptx/bridge-formulas.ts';
import { writeDeck } from '../../../src/engine/pptx/write-deck.ts';
import type { ChartElement } from '../../../src/model/layout.ts';
import { openPackage, partText, sdkErrors } from '../../helpers/ooxml.ts';
import { chart, deck, series, slide } from './fixtures/layout.ts';

const texts = ['$2.98M', '−$138K', '+$61.5K', '±$0', '$2.90M'];

function bridgeOf(values: readonly number[]): ChartElement {
  const { base, totals, rises, falls, tops, levels } = waterfall(values);
  const guide = (start: number) =>
    values.map((_, index) => levels.slice(0, -1).find((_, from) => from % 3 === start && (index === from || index === from + 1)) ?? null);
  const none = { color: 'none', labels: false } as const;
  const all = [
    series('Base', base, none),
    series('Total', totals),
    series('+', rises),
    series('−', falls),
    series('Labels', tops, { ...none, labels: true, labelTexts: Object.fromEntries(texts.entries()), asLine: true }),
    ...[0, 1, 2].map((start) => series('…', guide(start), { guide: true, asLine: true, labels: false })),
  ];
  return chart('stacked-column', all, { categories: values.map((_, index) => `C${index}`), bridge: true });
}

/** All figures of the sheet, computed from what is typed in. */
function computed(element: ChartElement): (number | null)[][] {
  const formulas = bridgeFormulas(element);
  const cell = (column: number, row: number): number => {
    const formula = formulas[column]?.[row - 2];
    return formula ? evaluate(formula) : (element.series[column]!.values[row - 2] ?? 0);
  };
  const at = (name: string) => cell(name.replaceAll('$', '').charCodeAt(0) - 66, Number(/\d+/.exec(name)![0]));
  const evaluate = (formula: string): number => {
    const sums = formula.replace(/SUM\(([A-Z])\$3:[A-Z](\d+)\)/g, (_, column: string, to: string) => {
      const rows = Array.from({ length: Number(to) - 2 }, (_, index) => index + 3);
      return `+${rows.reduce((sum, row) => sum + at(`${column}${row}`), 0)}`;
    });
    const terms = sums
      .replace(/\$?[A-Z]\$?\d+/g, (name) => `+${at(name)}`)
      .replaceAll('++', '+')
      .replaceAll('-+', '-');
    return (terms.match(/[+-]?[\d.]+/g) ?? []).reduce((sum, term) => sum + Number(term), 0);
  };
  return element.series.map(({ values }, column) => values.map((value, row) => (value === null ? null : cell(column, row + 2))));
}

describe('the workbook of a bridge', () => {
  const values = [2_980_000, -138_000, 61_500, 0, 2_903_500];

  it('computes what the chart draws', () => {
    const element = bridgeOf(values);
    expect(computed(element)).toEqual(element.series.map((each) => [...each.values]));
  });

  it('moves every later column when a change is edited', () => {
    const edited = bridgeOf(values);
    edited.series[3]!.values[1] = 500_000;
    const expected = bridgeOf([2_980_000, -500_000, 61_500, 0, 2_541_500]);
    expect(computed(edited)).toEqual(expected.series.map((each) => [...each.values]));
  });

  it('writes labels from the figures beside them, with the digits they have', () => {
    const element = bridgeOf(values);
    expect(texts.map((text, index) => labelFormula(text, index, element))).toEqual([
      '"$"&FIXED(C2/1000000,2)&"M"',
      'IF(D3>0,"+",IF(E3>0,"−","±"))&"$"&FIXED((D3+E3)/1000,0)&"K"',
      'IF(D4>0,"+",IF(E4>0,"−","±"))&"$"&FIXED((D4+E4)/1000,1)&"K"',
      'IF(D5>0,"+",IF(E5>0,"−","±"))&"$"&FIXED((D5+E5)/1,0)&""',
      '"$"&FIXED(C6/1000000,2)&"M"',
    ]);
    for (const text of ['about three', '138 thousand dollars fewer', '$999']) expect(labelFormula(text, 1, element)).toBeNull();
  });

  it('is bound to the labels of the chart, in a file that opens without repair', async () => {
    const bytes = await writeDeck(deck([slide('chart', [bridgeOf(values)])]));
    expect(await sdkErrors(bytes, 'pptx')).toEqual([]);
    const parts = openPackage(bytes);
    const xml = partText(parts, 'ppt/charts/chart1.xml');
    expect(xml).toContain('<c15:f>Sheet1!$J$2:$J$6</c15:f>');
    expect(xml.match(/type="CELLRANGE"/g)).toHaveLength(texts.length);
    const book = parts.get('ppt/embeddings/Microsoft_Excel_Worksheet1.xlsx')!;
    expect(await sdkErrors(book, 'xlsx')).toEqual([]);
    expect(partText(openPackage(book), 'xl/worksheets/sheet1.xml')).toContain('<c r="B3" s="1"><f>$C$2-E3</f><v>2842000</v></c>');
  });
});
