import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fill } from '../../../src/engine/pictures/crop.ts';

const length = fc.double({ min: 2, max: 13, noNaN: true });
const pixels = fc.integer({ min: 100, max: 4000 });

describe('a picture in a box', () => {
  it('is never stretched, and cut on one pair of sides alone, around its centre', () => {
    fc.assert(
      fc.property(length, length, pixels, pixels, fc.constantFrom(0, 90, 180, 270), (w, h, width, height, turn) => {
        const { crop } = fill({ w, h }, width, height, turn as 0);
        const { left, top, right, bottom } = crop ?? { left: 0, top: 0, right: 0, bottom: 0 };
        expect(left).toBe(right);
        expect(top).toBe(bottom);
        expect(Math.min(left, top)).toBe(0);
        const shown = [width * (1 - left - right), height * (1 - top - bottom)];
        const [across, down] = turn % 180 === 90 ? [h, w] : [w, h];
        expect(Math.abs(shown[0]! / shown[1]! / (across! / down!) - 1)).toBeLessThan(0.01);
      }),
    );
  });

  it('is shown at 100 % at 96 pixels an inch', () => {
    expect(fill({ w: 5, h: 5 }, 480, 960, 0)).toEqual({ crop: { left: 0, top: 0.25, right: 0, bottom: 0.25 }, scale: 1 });
    expect(fill({ w: 4, h: 3 }, 300, 400, 90)).toEqual({ crop: null, scale: 0.96 });
  });
});
