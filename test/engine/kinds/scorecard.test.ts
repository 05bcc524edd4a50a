import { describe, expect, it } from 'vitest';
import { exampleFacts as facts } from '../../../src/engine/kinds/example-facts.ts';
import type { ChartElement } from '../../../src/model/layout.ts';
import { pagesOf } from './test-page.ts';

const byUnit = (unit: string) => Object.values(facts).filter((fact) => fact.unit === unit && (fact.value ?? 0) > 0);
const courseOf = (trend: string[]) => {
  const tile = { label: 'A', value: `{{${trend[0]}}}`, trend };
  const [elements] = pagesOf('scorecard', { tiles: [tile, { ...tile, label: 'B' }], periods: trend.map((_, index) => `P${index}`) });
  return elements!.find((element): element is ChartElement => element.type === 'chart')!;
};

describe('the course on a tile', () => {
  const [first, second] = byUnit('ratio')
    .toSorted((a, b) => b.value! - a.value!)
    .map(({ id }) => id) as [string, string];

  it('shows small changes as small', () => {
    const { axis, series } = courseOf([first, second]);
    const [high, low] = series[0]!.values as [number, number];
    expect(axis.max! - axis.min!).toBeGreaterThanOrEqual(0.3 * high);
    expect([axis.min! < low, axis.max! > high]).toEqual([true, true]);
  });

  it('has its last point in accent', () => {
    expect(courseOf([first, second, first]).series[0]).toMatchObject({ color: 'ink-35', points: { 2: 'accent' } });
  });
});
