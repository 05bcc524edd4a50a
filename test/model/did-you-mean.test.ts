import { describe, expect, it } from 'vitest';
import { didYouMean } from '../../src/model/did-you-mean.ts';

const known = ['pptx', 'json', 'outline', 'layout'];

describe('did you mean', () => {
  it.each([
    ['pptt', 'pptx'],
    ['jsno', 'json'],
    ['OUTLINE', 'outline'],
    ['layuot', 'layout'],
    ['laiout', 'layout'],
  ])('takes %s for %s', (typed, meant) => {
    expect(didYouMean(typed, known)).toBe(meant);
  });

  it.each(['pdf', 'x', ''])('does not guess at %j', (typed) => {
    expect(didYouMean(typed, known)).toBeNull();
  });
});
