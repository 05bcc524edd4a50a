import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { freeArea, freeStretch } from '../../../src/engine/brand/template-sheet.ts';
import type { Box } from '../../../src/model/layout.ts';

const area: Box = { x: 1, y: 1, w: 10, h: 5 };
const right = ({ x, w }: Box) => x + w;
const bottom = ({ y, h }: Box) => y + h;
const box = fc.record({
  x: fc.double({ min: -2, max: 13, noNaN: true }),
  y: fc.double({ min: -2, max: 8, noNaN: true }),
  w: fc.double({ min: 0.1, max: 6, noNaN: true }),
  h: fc.double({ min: 0.1, max: 4, noNaN: true }),
});

describe('what is left of an area', () => {
  it('is all of it where nothing stands in it', () => {
    expect(freeArea(area, [{ x: 0, y: 0, w: 1, h: 8 }])).toEqual(area);
  });

  it('ends before a logo in its corner, on the side that costs less', () => {
    expect(freeArea(area, [{ x: 10, y: 1, w: 1, h: 4 }], 0.1)).toEqual({ ...area, w: 8.9 });
    expect(freeArea(area, [{ x: 8, y: 1, w: 3, h: 0.5 }], 0.1)).toEqual({ ...area, y: 1.6, h: 4.4 });
  });

  it('is parted by a hairline, which has no height', () => {
    expect(freeArea(area, [{ x: 1, y: 1.5, w: 10, h: 0 }], 0.1)).toEqual({ ...area, y: 1.6, h: 4.4 });
  });

  it('lies in the area and meets nothing that is taken', () => {
    fc.assert(
      fc.property(fc.array(box, { maxLength: 6 }), (taken) => {
        const left = freeArea(area, taken);
        fc.pre(left.w > 0 && left.h > 0);
        expect(left.x >= area.x && left.y >= area.y && right(left) <= right(area) + 1e-9 && bottom(left) <= bottom(area) + 1e-9).toBe(true);
        for (const other of taken) {
          const across = Math.min(right(left), right(other)) - Math.max(left.x, other.x);
          const down = Math.min(bottom(left), bottom(other)) - Math.max(left.y, other.y);
          expect(across > 0.021 && down > 0.021).toBe(false);
        }
      }),
    );
  });
});

describe('the widest stretch of a row', () => {
  const row: Box = { x: 0, y: 7, w: 12, h: 0.2 };
  it('is between what stands in it', () => {
    const taken = [
      { x: 0, y: 6.9, w: 2, h: 1 },
      { x: 8, y: 7.1, w: 1, h: 0.5 },
      { x: 3, y: 1, w: 5, h: 2 },
    ];
    expect(freeStretch(row, taken, 0.2)).toEqual({ ...row, x: 2.2, w: 5.6 });
  });

  it('is the row where nothing stands in it', () => {
    expect(freeStretch(row, [], 0.2)).toEqual(row);
  });
});
