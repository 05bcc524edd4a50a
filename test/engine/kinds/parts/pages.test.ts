import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exampleFacts as facts } from '../../../../src/engine/kinds/example-facts.ts';
import { evenPages, figureSizeIn, fittingPages, placeJump, widerBy } from '../../../../src/engine/kinds/parts/pages.ts';
import type { ChartElement } from '../../../../src/model/layout.ts';
import { pagesOf, testPage } from '../test-page.ts';

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

const page = testPage();
const heading = { font: 'heading', lineSpacing: 1 } as const;
/** A box in which the text stands at 36 points with a tenth to spare. */
const boxFor = (text: string) => ({ w: page.measure([{ runs: [{ text }] }], 20, 36, heading).widest * 1.1, h: 0.65 });

describe('figures beside each other', () => {
  it('are as large as the widest of them can be', () => {
    expect(figureSizeIn(['$2.80M', '63%'], boxFor('$2.80M'), [36, 26], page, heading)).toBe(36);
    expect(figureSizeIn(['$2.80M', '$1,234,567'], boxFor('$2.80M'), [36, 26, 18], page, heading)).toBeLessThan(36);
  });

  it('have room to spare where another font may draw them wider', () => {
    const text = '2.80 مليون $';
    expect(widerBy(text)).toBeGreaterThan(widerBy('$2.80M'));
    expect(figureSizeIn([text], boxFor(text), [36, 26], page, heading)).toBe(26);
  });
});

const box = { x: 1, y: 1, w: 2, h: 0.5 };
const jumpPage = testPage();
const runsOf = (form: 'in words' | 'short', given = jumpPage) => placeJump('Jump', 'there', form, box, given)!.paragraphs[0]!.runs;

describe('the way to another slide', () => {
  it('is told in words, or by an arrow where those are short', () => {
    expect(runsOf('in words')).toEqual([{ text: 'see slide 4', link: '#there' }]);
    expect(runsOf('short')).toEqual([{ text: '→ 4', link: '#there' }]);
  });

  it('points the other way where lines run from right to left', () => {
    expect(
      runsOf('short', { ...jumpPage, language: 'ar' })
        .map(({ text }) => text)
        .join(''),
    ).toBe('← 4');
  });

  it('is not there without a slide', () => {
    expect(placeJump('Jump', undefined, 'short', box, jumpPage)).toBeNull();
  });
});
