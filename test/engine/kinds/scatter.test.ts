import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pointLabels } from '../../../src/engine/kinds/scatter.ts';

const plot = { w: 8, h: 4 };
const height = 0.2;
const dot = fc.record({
  x: fc.double({ min: 0, max: plot.w, noNaN: true }),
  y: fc.double({ min: 0, max: plot.h, noNaN: true }),
  radius: fc.constantFrom(0.07, 0.3),
});

describe('names of dots', () => {
  it('touch neither one another, nor another dot, nor the edge', () => {
    fc.assert(
      fc.property(fc.array(dot, { minLength: 1, maxLength: 30 }), fc.double({ min: 0.2, max: 2, noNaN: true }), (dots, width) => {
        const wanted = dots.map((_, index) => ({ index, width }));
        const boxes = [...pointLabels(dots, wanted, plot, height)].map(([index, side]) => {
          const { x, y, radius } = dots[index]!;
          const left = side === 'right' ? x + radius : side === 'left' ? x - radius - width : x - width / 2;
          const top = side === 'above' ? y - radius - height : side === 'below' ? y + radius : y - height / 2;
          return { index, left, top };
        });
        for (const { index, left, top } of boxes) {
          expect(left).toBeGreaterThanOrEqual(-0.05);
          expect(left + width).toBeLessThanOrEqual(plot.w + 0.05);
          for (const other of boxes)
            if (other.index !== index)
              expect(Math.abs(other.left - left) > width - 0.09 || Math.abs(other.top - top) > height - 0.09).toBe(true);
        }
      }),
    );
  });

  it('go to the other side where the right one is taken', () => {
    const dots = [
      { x: 4, y: 2, radius: 0.07 },
      { x: 4.4, y: 2, radius: 0.07 },
    ];
    expect(pointLabels(dots, [{ index: 0, width: 1 }], plot, height).get(0)).toBe('above');
  });

  it('are left out where there is no room', () => {
    expect(pointLabels([{ x: 4, y: 2, radius: 0.07 }], [{ index: 0, width: 9 }], plot, height).size).toBe(0);
  });
});
