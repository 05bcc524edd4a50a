import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { axisRange } from '../../../../src/engine/kinds/parts/chart-page.ts';
import { lineLabels } from '../../../../src/engine/kinds/trend.ts';

const plot = { w: 8, h: 4, min: 0, max: 1, label: 0.4 };
const all = [3, 0, 1, 2];

describe('the labels of a line', () => {
  it('stand over peaks and under valleys', () => {
    expect(lineLabels([[0.5, 0.2, 0.8, 0.4]], [all], plot)).toEqual([{ labels: [0, 1, 2, 3], below: [1, 3] }]);
  });

  it('stand over a level line', () => {
    expect(lineLabels([[0.6, 0.6, 0.6, 0.6]], [all], plot)).toEqual([{ labels: [0, 1, 2, 3], below: [] }]);
  });

  it('always say the most important point of a single line, however steep it is', () => {
    expect(lineLabels([[0, 0.1, 0.5, 0.9, 1]], [[2]], { ...plot, label: 1 })[0]!.labels).toEqual([2]);
  });

  it('stay away from other lines', () => {
    const [upper, lower] = lineLabels(
      [
        [0.52, 0.52],
        [0.5, 0.5],
      ],
      [[1], [1]],
      plot,
    );
    expect([upper, lower]).toEqual([
      { labels: [1], below: [] },
      { labels: [1], below: [1] },
    ]);
  });

  it('are left out between two lines that leave no room', () => {
    expect(
      lineLabels(
        [
          [0.54, 0.54],
          [0.52, 0.52],
          [0.5, 0.5],
        ],
        [[1], [1], [1]],
        plot,
      )[1]!.labels,
    ).toEqual([]);
  });

  it('leave out missing points', () => {
    expect(lineLabels([[0.5, null, 0.5]], [[2, 1, 0]], plot)[0]!.labels).toEqual([0, 2]);
  });
});

describe('the axis of a line', () => {
  it('starts at zero and ends at a round number', () => {
    expect(axisRange([0.603, 0.618], true)).toEqual({ min: 0, max: 0.8 });
    expect(axisRange([41, 49.6], false)).toEqual({ min: 0, max: 60 });
  });

  it('ends at 100 % while no rate is higher', () => {
    expect(axisRange([0.98, 1], true)).toEqual({ min: 0, max: 1 });
    expect(axisRange([0.98, 1.3], true).max).toBeGreaterThan(1.3);
  });

  it('opens below zero only for falls', () => {
    expect(axisRange([-0.1, 0.3], true)).toEqual({ min: -0.2, max: 0.4 });
  });

  it('holds every value, whatever they are', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.integer({ min: -1e9, max: 1e9 }).map((thousandths) => thousandths / 1000),
          { maxLength: 12 },
        ),
        fc.boolean(),
        (values, rates) => {
          const { min, max } = axisRange(values, rates);
          expect(min <= 0 && max > min && values.every((value) => value >= min && value <= max)).toBe(true);
        },
      ),
    );
  });
});
