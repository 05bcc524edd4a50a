import { describe, expect, it } from 'vitest';
import type { Known } from '../../../src/engine/insight/evidence.ts';
import {
  adjust,
  benjaminiHochberg,
  comparableRate,
  mannKendall,
  mantelHaenszelZ,
  normalCdf,
  pOfZ,
  robustZ,
  twoProportionZ,
  wilson,
} from '../../../src/engine/insight/statistics.ts';
import type { Finding } from '../../../src/model/finding.ts';
import { admissions } from './fixtures.ts';

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

  // Newcombe 1998, Statistics in Medicine 17:857-872, table I, method 3.
  it.each([
    [81, 263, 0.2553, 0.3662],
    [15, 148, 0.0624, 0.1605],
    [0, 20, 0, 0.1611],
    [1, 29, 0.0061, 0.1718],
  ])('gives %i of %i the interval of the published table', (hits, n, low, high) => {
    const interval = wilson({ hits, n });
    expect(interval.low).toBeCloseTo(low, 4);
    expect(interval.high).toBeCloseTo(high, 4);
  });

  it('lets through the four of fifteen p values of the paper', () => {
    // Benjamini and Hochberg 1995, JRSS B 57:289-300, section 4.
    const ps = [0.0001, 0.0004, 0.0019, 0.0095, 0.0201, 0.0278, 0.0298, 0.0344, 0.0459, 0.324, 0.4262, 0.5719, 0.6528, 0.759, 1];
    expect(benjaminiHochberg(ps).filter((q) => q <= 0.05)).toHaveLength(4);
  });

  // Kendall's table of upper tails, as in Gilbert 1987, table A18.
  it.each([
    [6, 11, 0.028],
    [6, 13, 0.0083],
    [6, 15, 0.0014],
    [10, 21, 0.036],
    [10, 27, 0.0083],
    [10, 31, 0.0023],
  ])('knows how seldom %i values without a trend reach S = %i', (n, s, tail) => {
    const found = mannKendall(orderWith(n, s));
    expect(found.s).toBe(s);
    expect(Math.abs(found.p / 2 - tail)).toBeLessThan(0.00055);
  });

  it('finds no trend in values that are all alike, and one in a long rise with ties', () => {
    expect(mannKendall([3, 3, 3, 3, 3, 3]).p).toBe(1);
    expect(mannKendall([1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6]).p).toBeLessThan(0.001);
  });

  it('measures how far a value lies from its peers by their median', () => {
    // By hand: median 2.45, deviations .05 .05 .15 .15 .15 .15 .35 .35 5.75 5.85, MAD .15; 0.6745 · 5.75 / 0.15 = 25.86.
    const values = [2.1, 2.6, 2.4, 2.5, 2.3, 2.1, 2.3, 2.6, 8.2, 8.3];
    expect(robustZ(8.2, values)).toBeCloseTo(25.86, 2);
    expect(robustZ(2.1, values)).toBeCloseTo(-1.57, 2);
    expect(robustZ(5, [1, 1, 1, 5])).toBeNull();
  });

  it('holds the mix when it compares proportions over strata', () => {
    // Bickel, Hammel and O'Connell 1975, Science 187:398; Mantel and Haenszel's chi-square without correction is 1.52.
    const z = mantelHaenszelZ(admissions.map(({ men, women }) => ({ a: women, b: men })));
    expect(z).toBeGreaterThan(0);
    expect(z ** 2).toBeCloseTo(1.52, 1);
  });
});

/** Values whose S is this: in order but for so many neighbours' swaps as it takes. */
function orderWith(n: number, s: number): number[] {
  let inversions = ((n * (n - 1)) / 2 - s) / 2;
  const left = Array.from({ length: n }, (_, at) => at);
  const order: number[] = [];
  while (left.length > 0) {
    const at = Math.min(inversions, left.length - 1);
    order.push(...left.splice(at, 1));
    inversions -= at;
  }
  return order;
}

const rate = (value: number, n: number) => ({ unit: 'ratio', value, n }) as Known;

describe('a rate', () => {
  it('is compared from thirty rows on', () => {
    expect(comparableRate(rate(0.5, 30))).toEqual({ hits: 15, n: 30 });
    expect(comparableRate(rate(0.5, 28))).toBeNull();
    expect(comparableRate(rate(14 / 29, 29))).toBeNull();
  });

  it('is one only where it counts hits among its rows', () => {
    expect(comparableRate(rate(0.51, 50))).toBeNull();
    expect(comparableRate(rate(1.2, 50))).toBeNull();
    expect(comparableRate({ ...rate(0.5, 50), unit: 'money' } as Known)).toBeNull();
  });
});

describe('findings tested together', () => {
  /** p values of each family. */
  const significant = (...families: readonly (readonly number[])[]) =>
    adjust(
      families.flatMap((ps, family) => ps.map((p, at) => ({ id: `${family}.${at}`, kind: 'delta', metric: `m${family}`, p }) as Finding)),
    )
      .filter((each) => each.significant)
      .map(({ finding }) => finding.id);

  it('are held to a level as strict as few families were selected', () => {
    // Alone of two: 0.045 is above half of 0.05.
    expect(significant([0.001, 0.045], [0.9])).toEqual(['0.0']);
    // Both of two: the whole level is theirs.
    expect(significant([0.001, 0.045], [0.02])).toEqual(['0.0', '0.1', '1.0']);
  });

  it('say of one member only what is unlikely by itself', () => {
    const of = (p: number, member?: string) => ({ id: 'one', kind: 'driver', metric: 'm', p, ...(member && { member }) }) as Finding;
    const isSaid = (finding: Finding) => adjust([finding])[0]!.significant;
    expect(isSaid(of(0.02))).toBe(true);
    expect(isSaid(of(0.004, 'North'))).toBe(true);
    expect(isSaid(of(0.006, 'North'))).toBe(false);
  });

  it('say nothing where no family passes', () => {
    expect(significant([0.03], [0.9])).toEqual([]);
  });
});
