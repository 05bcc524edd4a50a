import { describe, expect, it } from 'vitest';
import type { Known } from '../../../src/engine/insight/evidence.ts';
import { adjust, comparableRate } from '../../../src/engine/insight/statistics.ts';
import type { Finding } from '../../../src/model/finding.ts';

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

  it('say nothing where no family passes', () => {
    expect(significant([0.03], [0.9])).toEqual([]);
  });
});
