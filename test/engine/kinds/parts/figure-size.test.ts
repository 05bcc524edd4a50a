import { describe, expect, it } from 'vitest';
import { figureSizeIn, widerBy } from '../../../../src/engine/kinds/parts/pages.ts';
import { testPage } from '../test-page.ts';

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
