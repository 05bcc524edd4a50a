/** Figures that a text writes bare, because it states their unit once. */
import { describe, expect, it } from 'vitest';
import { inStatedUnit } from '../../../src/engine/story/stated-units.ts';

describe('figures of a text that states their unit once', () => {
  it.each([
    ['Amounts in € million unless stated otherwise.', '€ 2.8 million'],
    ['All figures are in £ thousand.', '£2.8 thousand'],
    ['Alle Beträge in Mio.', '2.8 Mio.'],
    ['Montants en EUR milliers.', '2.8 milliers EUR'],
  ])('%s', (said, written) => {
    expect(inStatedUnit(said, ['2.8'])).toContain(written);
  });

  it.each(['The amounts rose in May.', 'We sold 2.8 million.', 'All of us met in Mioland.'])('have none where it does not: %s', (said) => {
    expect(inStatedUnit(said, ['2.8'])).toEqual([]);
  });
});
