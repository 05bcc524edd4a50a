import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { logMeanEffects } from '../../../src/engine/insight/log-mean.ts';

describe('the effects of factors on the change of their product', () => {
  it('are all of the change where one factor alone moved', () => {
    const [volume, rate] = logMeanEffects([100, 0.5], [80, 0.5]);
    expect(volume).toBeCloseTo(-10, 9);
    expect(rate).toBe(0);
  });

  it('are equal where two factors grew alike', () => {
    const [one, other] = logMeanEffects([10, 20], [11, 22]);
    expect(one).toBeCloseTo(other!, 9);
    expect(one! + other!).toBeCloseTo(42, 9);
  });

  it('add to the change, each with the sign of its own move', () => {
    const factor = fc.double({ min: 0.001, max: 1e6, noNaN: true });
    fc.assert(
      fc.property(fc.array(fc.tuple(factor, factor), { minLength: 1, maxLength: 4 }), (factors) => {
        const [before, now] = [factors.map(([was]) => was), factors.map(([, is]) => is)];
        const product = (values: readonly number[]) => values.reduce((all, value) => all * value, 1);
        const effects = logMeanEffects(before, now);
        const change = product(now) - product(before);
        const size = Math.max(product(now), product(before));
        expect(Math.abs(effects.reduce((sum, effect) => sum + effect, 0) - change)).toBeLessThanOrEqual(1e-7 * size);
        effects.forEach((effect, at) => {
          expect(Math.sign(effect)).toBe(Math.sign(now[at]! - before[at]!));
        });
      }),
    );
  });
});
