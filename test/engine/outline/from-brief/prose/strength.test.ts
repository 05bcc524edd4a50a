import { describe, expect, it } from 'vitest';
import { titleStrengthOf } from '../../../../../src/engine/outline/from-brief/prose/strength.ts';

describe('of two sentences, the better title', () => {
  it.each([
    ['what was found, not how', 'Three in four would accept a meter below that charge', 'We asked all 412 members and 233 answered'],
    ['what was found, not how', 'Jeder zweite Haushalt würde einen Zähler annehmen', 'Wir haben alle 412 Mitglieder befragt'],
    ['a share in words, not a detail', 'Half of the members water by hose every day', 'Members water by hose on most days of the week'],
    ['the matter, not what is said beside it', 'The fleet is old', '(Please use 1,380, which fell below the 85% limit in May)'],
    [
      'what is so, not what is supposed',
      'The mileage limit can be kept by rotating the vans',
      'If we fail, the excess is 8p a mile, at worst £4,000 a year',
    ],
    ['what changed, not what is', 'Use is 18,400 m³, up from 16,900 m³', 'Use is 18,400 m³ in all the fields'],
  ])('tells %s', (_, better, worse) => {
    expect(titleStrengthOf(better)).toBeGreaterThan(titleStrengthOf(worse));
  });
});
