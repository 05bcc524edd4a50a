import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { waterfall } from '../../../../src/engine/kinds/bridge.ts';

describe('a waterfall', () => {
  it('stands rises and falls on the level before them', () => {
    const { base, totals, rises, falls, tops, crosses } = waterfall([100, 30, -50, 80]);
    expect({ base, totals, rises, falls, tops, crosses }).toEqual({
      base: [null, 100, 80, null],
      totals: [100, null, null, 80],
      rises: [null, 30, null, null],
      falls: [null, null, 50, null],
      tops: [100, 130, 130, 80],
      crosses: false,
    });
  });

  it('hangs changes below zero from the level nearer to zero', () => {
    const { base, falls, rises, tops } = waterfall([-20, -30, 10, -40]);
    expect(base).toEqual([null, -20, -40, null]);
    expect(falls).toEqual([null, -30, null, null]);
    expect(rises).toEqual([null, null, -10, null]);
    expect(tops).toEqual([0, -20, -40, 0]);
  });

  it('hangs a first fall from zero', () => {
    const { base, falls, fallsBelow, tops, crosses } = waterfall([0, -5, 2, -3]);
    expect({ base, falls, fallsBelow, tops, crosses }).toEqual({
      base: [null, 0, -3, null],
      falls: [null, -5, null, null],
      fallsBelow: [null, null, null, null],
      tops: [0, 0, -3, 0],
      crosses: false,
    });
  });

  it('cuts a change that crosses zero in two parts of one colour', () => {
    const parts = waterfall([20, -50, 40, 10]);
    expect(parts.crosses).toBe(true);
    expect([parts.falls[1], parts.fallsBelow[1]]).toEqual([20, -30]);
    expect([parts.rises[2], parts.risesBelow[2]]).toEqual([10, -30]);
  });

  it('draws every change as long as it is, whatever the signs', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -1000, max: 1000 }),
        fc.array(fc.integer({ min: -1000, max: 1000 }), { minLength: 1, maxLength: 8 }),
        (start, steps) => {
          const end = steps.reduce((sum, step) => sum + step, start);
          const { rises, falls, risesBelow, fallsBelow } = waterfall([start, ...steps, end]);
          for (const [index, step] of steps.entries()) {
            const drawn = [rises, falls, risesBelow, fallsBelow].reduce((sum, part) => sum + Math.abs(part[index + 1] ?? 0), 0);
            expect(drawn).toBe(Math.abs(step));
          }
        },
      ),
    );
  });
});
