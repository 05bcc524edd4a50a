import { describe, expect, it } from 'vitest';
import { columnGap } from '../../../../src/engine/kinds/parts/chart-page.ts';

describe('the space between columns', () => {
  it('is the usual one while they are many', () => {
    expect(columnGap(55, { groups: 8, series: 1 }, 12)).toBe(55);
  });

  it('grows so that few columns do not become blocks', () => {
    const gap = columnGap(55, { groups: 2, series: 1 }, 12);
    expect(6 / (1 + gap / 100)).toBeCloseTo(1.8, 1);
  });

  it('is never more than a chart can hold', () => {
    expect(columnGap(55, { groups: 1, series: 1 }, 1000)).toBe(500);
  });
});
