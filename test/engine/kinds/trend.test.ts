import { describe, expect, it } from 'vitest';
import { exampleFacts as facts } from '../../../src/engine/kinds/example-facts.ts';
import type { TrendContent } from '../../../src/engine/kinds/trend.ts';
import type { ChartElement } from '../../../src/model/layout.ts';
import { pagesOf } from './test-page.ts';

const idsOf = (unit: string) =>
  Object.values(facts)
    .filter((fact) => fact.unit === unit && fact.value !== null)
    .map(({ id }) => id);
const chartOf = (content: Omit<TrendContent, 'partial' | 'reading'>): ChartElement => {
  const [elements] = pagesOf('trend', { partial: [], reading: [], ...content });
  return elements!.find((element) => element.type === 'chart')!;
};
const rates = idsOf('ratio').filter((id) => facts[id]!.value! > 0 && facts[id]!.value! <= 1);
const series = (count: number, from = rates) => [{ name: 'A', values: Array.from({ length: count }, (_, i) => from[i % from.length]!) }];
const months = (count: number) => Array.from({ length: count }, (_, i) => `Month ${String(i + 1).padStart(2, '0')}`);

describe('a line', () => {
  it('of rates starts at zero, ends at 100 % at most, and shows no axis when every point says its value', () => {
    const level = [rates[0]!];
    const { axis, series: drawn } = chartOf({ chart: 'line', periods: months(4), series: series(4, level) });
    expect(drawn[0]!.labels).toEqual([0, 1, 2, 3]);
    expect(axis).toMatchObject({ min: 0, values: false, gridlines: false });
    expect(axis.max).toBeLessThanOrEqual(1);
    expect(axis.max).toBeGreaterThanOrEqual(facts[rates[0]!]!.value!);
  });

  it('always labels the period its title speaks of', () => {
    for (const highlight of [0, 5, 11]) {
      const { series: drawn } = chartOf({ chart: 'line', periods: months(12), series: series(12), highlight });
      expect(drawn[0]!.labels).toContain(highlight);
    }
  });

  it('keeps its axis where not every point says its value', () => {
    const { axis } = chartOf({ chart: 'line', periods: months(12), series: series(12) });
    expect(axis).toMatchObject({ values: true, gridlines: true });
  });
});

describe('the periods of a trend', () => {
  it('are all named while there is room', () => {
    expect(chartOf({ chart: 'column', periods: months(8), series: series(8) }).axis).not.toHaveProperty('every');
  });

  it('are named at a distance of quarters or years where there is none', () => {
    const { axis, size } = chartOf({ chart: 'column', periods: months(36), series: series(36) });
    expect([2, 3, 4, 6, 12]).toContain(axis.every);
    expect(size).toBe(12);
  });
});
