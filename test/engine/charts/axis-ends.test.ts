/** The axis of a chart without given ends, as PowerPoint chooses it. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { axisEnds, valueEnds } from '../../../src/engine/charts/axis-ends.ts';
import { ticks } from '../../../src/engine/charts/chart-frame.ts';
import type { ChartElement } from '../../../src/model/layout.ts';

const chart = (kind: ChartElement['chart'], ...values: (number | null)[][]): ChartElement => ({
  type: 'chart',
  name: 'Chart',
  x: 0,
  y: 0,
  w: 8,
  h: 4,
  chart: kind,
  categories: values[0]!.map((_, index) => `C${index}`),
  series: values.map((values, index) => ({ name: `S${index}`, values, color: 'ink', labels: false })),
  format: '0',
  size: 12,
  gap: 50,
  axis: { categories: true, values: true, gridlines: true },
  legend: false,
});

/** Of any size that data have. */
const amount = fc
  .tuple(fc.double({ min: -9.9, max: 9.9, noNaN: true }), fc.integer({ min: -6, max: 12 }))
  .map(([digits, power]) => Number(digits.toFixed(3)) * 10 ** power);

describe('an axis', () => {
  it.each([
    [[3, 8, 4.6], { min: 0, max: 9, step: 1 }],
    [[120, 180, 90], { min: 0, max: 200, step: 20 }],
    [[-20, 40], { min: -30, max: 50, step: 10 }],
    [[95, 100], { min: 92, max: 101, step: 1 }],
    [[0, 0], { min: 0, max: 1.2, step: 0.2 }],
    [[], { min: 0, max: 1.2, step: 0.2 }],
  ])('of %j ends at round numbers with air beyond them', (values, ends) => {
    expect(axisEnds(values, {}, 10)).toEqual(ends);
  });

  it('keeps the ends and the step that are given', () => {
    expect(axisEnds([3, 8], { min: 2, max: 9, step: 3.5 }, 10)).toEqual({ min: 2, max: 9, step: 3.5 });
  });

  it('starts columns at zero and lines where their values are', () => {
    expect(valueEnds(chart('column', [95, 100]), 10)).toMatchObject({ min: 0 });
    expect(valueEnds(chart('line', [95, 100]), 10)).toMatchObject({ min: 92 });
  });

  it('reaches as high as what stands on one another, and to the whole for shares', () => {
    expect(valueEnds(chart('stacked-column', [30, 20], [40, -25]), 10)).toMatchObject({ min: -40, max: 80 });
    expect(valueEnds(chart('percent-column', [30, 20], [40, 25]), 10)).toEqual({ min: 0, max: 1, step: 0.1 });
  });

  it('holds all values and has no more steps than there is room for', () => {
    fc.assert(
      fc.property(fc.array(amount, { minLength: 1 }), fc.integer({ min: 2, max: 12 }), (values, room) => {
        const ends = axisEnds(values, {}, room);
        expect(ends.min).toBeLessThanOrEqual(Math.min(...values));
        expect(ends.max).toBeGreaterThanOrEqual(Math.max(...values));
        expect(ticks(ends).length).toBeLessThanOrEqual(room + 3);
      }),
    );
  });
});
