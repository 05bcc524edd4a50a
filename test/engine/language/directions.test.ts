import { describe, expect, it } from 'vitest';
import { directionPatterns, saysDirection } from '../../../src/engine/language/directions.ts';

describe('a direction', () => {
  it('is said by a word of the language', () => {
    expect(saysDirection('Revenue rose', 'en')).toBe(true);
    expect(saysDirection('Der Umsatz ist bekannt', 'de')).toBe(false);
  });

  it('is found from the start of a text, whatever was asked before', () => {
    saysDirection('The price that was paid in March for paper rose', 'en');
    expect([...'Revenue fell'.matchAll(directionPatterns('en').word)]).toHaveLength(1);
  });
});
