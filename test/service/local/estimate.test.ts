import { describe, expect, it } from 'vitest';
import { estimateSeconds } from '../../../src/service/local/estimate.ts';

const durations = [2_000, 30_000, 4_000];

describe('the estimate of a deck', () => {
  it('is the median of the latest ones when nothing is ahead', () => {
    expect(estimateSeconds(durations, { ahead: 0, begun: 0 }, 1)).toBe(4);
  });

  it('grows with the decks ahead, less so with more hands', () => {
    expect(estimateSeconds(durations, { ahead: 6, begun: 0 }, 1)).toBe(28);
    expect(estimateSeconds(durations, { ahead: 6, begun: 0 }, 3)).toBe(12);
  });

  it('is what is left once it is being made, and never nothing', () => {
    expect(estimateSeconds(durations, { ahead: 0, begun: 2_500 }, 1)).toBe(2);
    expect(estimateSeconds(durations, { ahead: 0, begun: 60_000 }, 1)).toBe(1);
  });

  it('is a guess before any deck was made, and a day at most', () => {
    expect(estimateSeconds([], { ahead: 0, begun: 0 }, 1)).toBe(10);
    expect(estimateSeconds(durations, { ahead: 1e9, begun: 0 }, 1)).toBe(86_400);
  });
});
