/** The deck's own words in every language. */
import { describe, expect, it } from 'vitest';
import { periodLabel } from '../../src/engine/outline/from-brief/deck/period-label.ts';
import { catalogueOf, wordsOf } from '../../src/languages/catalogue.ts';
import { languages } from '../../src/model/language.ts';

const codes = Object.keys(languages) as (keyof typeof languages)[];

describe.each(codes)('words in %s', (code) => {
  const words = wordsOf(code);

  it('are never empty', () => {
    const empty = Object.entries({ ...words, ...catalogueOf(code).group('type') }).filter(([, word]) => word.trim() === '');
    expect(empty).toEqual([]);
  });

  it('have a place for what is put in', () => {
    const catalogue = catalogueOf(code);
    expect(catalogue.say('see-slide', { n: '7' })).toContain('7');
    expect(catalogue.say('for-audience', { audience: 'Board' })).toContain('Board');
    expect(catalogue.say('period-quarter', { n: '3', year: '2026' })).toMatch(/3.*2026|2026.*3/);
  });

  it('are not English where the language has its own', () => {
    expect(code === 'en' || words.nextSteps !== wordsOf('en').nextSteps).toBe(true);
  });
});

describe('period labels', () => {
  it.each([
    ['en', '2026-Q3', 'Q3 2026'],
    ['fr', '2026-Q3', 'T3 2026'],
    ['ja', '2026-Q3', '2026年第3四半期'],
    ['ja', '2026-H2', '2026年下半期'],
    ['en', '2026-07', 'July 2026'],
    ['de', '2026', '2026'],
  ] as const)('in %s, %s is %s', (code, period, label) => {
    expect(periodLabel(period, code)).toBe(label);
  });
});
