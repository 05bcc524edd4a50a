import { describe, expect, it } from 'vitest';
import { benjaminiHochberg, normalCdf, pOfZ, twoProportionZ, wilson } from '../../../src/engine/insight/statistics.ts';

describe('statistics', () => {
  it('knows the normal distribution', () => {
    expect(normalCdf(0)).toBeCloseTo(0.5, 6);
    expect(normalCdf(1.959964)).toBeCloseTo(0.975, 6);
    expect(normalCdf(-1.959964)).toBeCloseTo(0.025, 6);
    expect(pOfZ(1.959964)).toBeCloseTo(0.05, 5);
  });

  it('finds the win rates of two quarters alike', () => {
    expect(twoProportionZ({ hits: 1196, n: 1985 }, { hits: 1257, n: 2047 })).toBeCloseTo(-0.751207, 5);
  });

  it('says nothing of groups without rows', () => {
    expect(twoProportionZ({ hits: 0, n: 0 }, { hits: 5, n: 10 })).toBe(0);
  });

  it('raises each p by the family it is tested in', () => {
    expect(benjaminiHochberg([0.01, 0.04, 0.03, 0.005]).map((q) => Number(q.toFixed(4)))).toEqual([0.02, 0.04, 0.04, 0.02]);
  });

  it('keeps an interval of a rate within 0 and 1', () => {
    expect(wilson({ hits: 0, n: 10 }).low).toBe(0);
    expect(wilson({ hits: 5, n: 10 }).low).toBeCloseTo(0.2366, 3);
    expect(wilson({ hits: 5, n: 10 }).high).toBeCloseTo(0.7634, 3);
  });
});
