import { describe, expect, it } from 'vitest';
import { Evidence } from '../../../src/engine/insight/evidence.ts';
import { findInsights } from '../../../src/engine/insight/find-insights.ts';
import { factTable, nullDeals } from '../../engine/insight/fixtures.ts';

describe('data in which nothing happens', () => {
  it('bring a claim of any kind in at most nine of a hundred sets', { timeout: 120_000 }, () => {
    const seeds = Array.from({ length: 100 }, (_, seed) => seed + 1);
    const wrong = seeds.flatMap((seed) => {
      const { findings } = findInsights(new Evidence(factTable(nullDeals(seed, 1200, 8), { quarters: 8 })));
      const claims = findings.filter(({ claim }) => claim).map(({ id }) => id);
      return claims.length > 0 ? [`${seed}: ${claims.join(', ')}`] : [];
    });
    expect(wrong.length, wrong.join('\n')).toBeLessThanOrEqual(9);
  });
});
