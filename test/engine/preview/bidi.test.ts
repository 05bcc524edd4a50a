import { describe, expect, it } from 'vitest';
import { levelsOf, mirrored, seenOrder } from '../../../src/engine/preview/bidi.ts';

describe('reading direction', () => {
  it('is worked out only where something is read from right to left', () => {
    expect(levelsOf('Closed-won revenue 6.0%', false)).toBeNull();
    expect(levelsOf('قيمة', false)).not.toBeNull();
    expect(levelsOf('2.80', true)).not.toBeNull();
  });

  it('turns stretches round level by level', () => {
    const stretches = [...'ABCDE'].map((name, at) => ({ name, level: [1, 2, 2, 1, 1][at]! }));
    expect(
      seenOrder(stretches)
        .map(({ name }) => name)
        .join(''),
    ).toBe('EDBCA');
    expect(
      seenOrder([...'AB'].map((name) => ({ name, level: 0 })))
        .map(({ name }) => name)
        .join(''),
    ).toBe('AB');
  });

  it('turns brackets to face the other way', () => {
    expect(mirrored('(a) [b] <c>')).toBe(')a( ]b[ >c<');
  });
});
