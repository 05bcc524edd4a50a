import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exampleFacts as facts } from '../../../../src/engine/kinds/example-facts.ts';
import { evenPages, fittingPages } from '../../../../src/engine/kinds/parts/pages.ts';
import type { ChartElement } from '../../../../src/model/layout.ts';
import { pagesOf } from '../test-page.ts';

describe('cutting a list into pages', () => {
  it('makes pages as equal as can be', () => {
    expect(evenPages([1, 2, 3, 4, 5, 6, 7, 8, 9], 8)).toEqual([
      [1, 2, 3, 4, 5],
      [6, 7, 8, 9],
    ]);
  });

  it('keeps an empty list on one page', () => {
    expect(evenPages([], 3)).toEqual([[]]);
  });

  it('gives an item that fits nowhere its own page', () => {
    expect(fittingPages([9, 1], (items) => items.reduce((sum, item) => sum + item, 0) <= 5)).toEqual([[9], [1]]);
  });

  it('leaves no lonely item on the last page when it can be spread', () => {
    expect(fittingPages([1, 1, 1, 1, 1], (items) => items.length <= 4)).toEqual([
      [1, 1, 1],
      [1, 1],
    ]);
  });

  it('loses nothing and keeps the order', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 9 })), (items) => {
        const pages = fittingPages(items, (group) => group.reduce((sum, item) => sum + item, 0) <= 10);
        expect(pages.flat()).toEqual(items);
        for (const page of pages) expect(page.reduce((sum, item) => sum + item, 0)).toBeLessThanOrEqual(10);
      }),
    );
  });
});

describe('a ranking over two pages', () => {
  it('has its accent on one of them', () => {
    const value = Object.values(facts).find((fact) => fact.unit === 'money' && fact.value !== null)!.id;
    const items = Array.from({ length: 16 }, (_, index) => ({ label: `Member ${index}`, value }));
    const pages = pagesOf('ranking', { items, highlight: 1, reading: [] });
    const accents = pages.map(([chart]) => Object.keys((chart as ChartElement).series[0]!.points ?? {}));
    expect(accents).toEqual([['1'], []]);
  });
});
