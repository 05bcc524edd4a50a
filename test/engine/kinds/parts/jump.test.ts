import { describe, expect, it } from 'vitest';
import { placeJump } from '../../../../src/engine/kinds/parts/pages.ts';
import { testPage } from '../test-page.ts';

const box = { x: 1, y: 1, w: 2, h: 0.5 };
const page = testPage();
const runsOf = (form: 'in words' | 'short', given = page) => placeJump('Jump', 'there', form, box, given)!.paragraphs[0]!.runs;

describe('the way to another slide', () => {
  it('is told in words, or by an arrow where those are short', () => {
    expect(runsOf('in words')).toEqual([{ text: 'see slide 4', link: '#there' }]);
    expect(runsOf('short')).toEqual([{ text: '→ 4', link: '#there' }]);
  });

  it('points the other way where lines run from right to left', () => {
    expect(
      runsOf('short', { ...page, language: 'ar' })
        .map(({ text }) => text)
        .join(''),
    ).toBe('← 4');
  });

  it('is not there without a slide', () => {
    expect(placeJump('Jump', undefined, 'short', box, page)).toBeNull();
  });
});
