import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { barCells, barColumns, barLengths, noBarCell } from '../../../../src/engine/kinds/parts/measured-table.ts';
import { columnsTaken } from '../../../../src/model/geometry.ts';
import type { TableElement } from '../../../../src/model/layout.ts';
import { findings } from '../findings.ts';
import { pagesOf, testPage } from '../test-page.ts';

const values = fc.array(fc.option(fc.double({ min: 0, max: 1e9, noNaN: true }), { freq: 6 }), { minLength: 1, maxLength: 12 });
const widthOf = (columns: readonly number[], count: number) => columns.slice(0, count).reduce((sum, width) => sum + width, 0);

describe('bars in cells', () => {
  it('are as long as their figures', () => {
    const lengths = barLengths([980, 640, 490, null], null)!;
    const columns = barColumns(lengths, 2);
    const drawn = [0, 1, 2].map((row) => widthOf(columns, barCells(lengths, row, 'accent', 6)[0]!.span!));
    expect(drawn.map((width) => width / drawn[0]!)).toEqual([1, expect.closeTo(0.65, 2), 0.5]);
  });

  it('take the same columns in every row, and those columns the width they were given', () => {
    fc.assert(
      fc.property(values, (given) => {
        const lengths = barLengths(given, null);
        if (lengths === null) return;
        const columns = barColumns(lengths, 2);
        expect(widthOf(columns, columns.length)).toBeCloseTo(2, 9);
        expect(Math.min(...columns)).toBeGreaterThan(0);
        for (const row of given.keys()) expect(columnsTaken({ cells: barCells(lengths, row, 'accent', 6) })).toBe(columns.length);
        expect(noBarCell(lengths).span).toBe(columns.length);
      }),
    );
  });

  it('begin or end a cell at every column, as programs lose cells where a column begins none', () => {
    fc.assert(
      fc.property(values, (given) => {
        const lengths = barLengths(given, 2e9);
        if (lengths === null) return;
        const starts = given.flatMap((_, row) => {
          const [first] = barCells(lengths, row, 'accent', 6);
          return first?.fill ? [first.span!] : [];
        });
        expect(new Set(starts).size).toBe(barColumns(lengths, 2).length - 1);
      }),
    );
  });

  it('leave the next column free, however long', () => {
    const lengths = barLengths([1, 2], null)!;
    const columns = barColumns(lengths, 2);
    expect(widthOf(columns, barCells(lengths, 1, 'accent', 6)[0]!.span!)).toBeLessThan(1.9);
  });

  it('below zero go to the left of where the others begin', () => {
    const lengths = barLengths([3, -1], null)!;
    const columns = barColumns(lengths, 2);
    const drawn = [0, 1].map((row) => {
      const cells = barCells(lengths, row, 'accent', 6);
      const at = cells.findIndex(({ fill }) => fill);
      const before = cells.slice(0, at).reduce((sum, { span = 1 }) => sum + span, 0);
      return { from: widthOf(columns, before), to: widthOf(columns, before + cells[at]!.span!) };
    });
    expect(drawn[1]!.from).toBe(0);
    expect(drawn[1]!.to).toBeCloseTo(drawn[0]!.from, 9);
    expect(drawn[0]!.to - drawn[0]!.from).toBeCloseTo(3 * drawn[1]!.to, 9);
  });

  it('are not drawn where all are zero', () => {
    expect(barLengths([0, null], null)).toBeNull();
  });
});

function tables(cells: readonly string[], align: 'left' | 'right' = 'right'): { table: TableElement; wrong: string[] } {
  const page = testPage();
  const columns = cells.map((_, index) => ({ label: `Column ${index + 1}`, align }));
  const [elements] = pagesOf('table', { columns, rows: [{ cells: [...cells], role: 'body' }], reading: [] }, page);
  return { table: elements![0] as TableElement, wrong: findings(elements!, page) };
}

describe('the widths of columns', () => {
  it('add up to the width of the table', () => {
    for (const cells of [['1'], ['word '.repeat(60), '2'], Array(9).fill('word '.repeat(20))]) {
      const { table } = tables(cells);
      expect(table.columns.reduce((sum, width) => sum + width, 0)).toBeCloseTo(table.w, 6);
    }
  });

  it('leave short cells whole beside words without end', () => {
    const { table, wrong } = tables([
      'Quartalsabschlussbericht '.repeat(12),
      ...Array(7).fill('$1,234'),
      'Donaudampfschifffahrt '.repeat(12),
    ]);
    expect(Math.min(...table.columns)).toBeGreaterThan(0.6);
    expect(table.h).toBeLessThan(4);
    expect(wrong).toEqual([]);
  });

  it('leave every column of words room for one', () => {
    const { table } = tables([...Array(8).fill('some words of a sentence that goes on'), 'word '.repeat(80)], 'left');
    expect(Math.min(...table.columns)).toBeGreaterThan(0.9);
  });
});
