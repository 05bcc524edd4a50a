import { describe, expect, it } from 'vitest';
import { clusterLabels } from '../../../../src/engine/kinds/trend.ts';

const plot = { w: 6, h: 4, label: 0.6, gap: 55 };
const first = [[0], [0], [0]];

describe('the values of columns in groups', () => {
  it('are written over the tallest of a group', () => {
    const series = [
      [1, 1, 1, 1, 1, 1, 1, 1],
      [3, 1, 1, 1, 1, 1, 1, 1],
      [2, 1, 1, 1, 1, 1, 1, 1],
    ];
    expect(clusterLabels(series, first, plot)).toEqual([[], [0], []]);
  });

  it('are all written where their columns are as wide as they are', () => {
    const series = [[1], [3], [2]];
    expect(clusterLabels(series, first, plot)).toEqual([[0], [0], [0]]);
  });

  it('do not stand on each other over columns of one height', () => {
    const level = Array(8).fill(2);
    expect(clusterLabels([level, level, level], first, plot)).toEqual([[0], [], []]);
  });

  it('leave out missing ones', () => {
    expect(clusterLabels([[null, 2]], [[0, 1]], plot)).toEqual([[1]]);
  });
});
