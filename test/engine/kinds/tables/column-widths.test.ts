import { describe, expect, it } from 'vitest';
import type { TableElement } from '../../../../src/model/layout.ts';
import { findings } from '../findings.ts';
import { pagesOf, testPage } from '../test-page.ts';

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
