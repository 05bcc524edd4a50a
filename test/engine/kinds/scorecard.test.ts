import { describe, expect, it } from 'vitest';
import { exampleFacts as facts } from '../../../src/engine/kinds/example-facts.ts';
import type { ChartElement, Element } from '../../../src/model/layout.ts';
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
    expect(courseOf([first, second, first]).series[0]).toMatchObject({ color: 'past', points: { 2: 'accent' } });
  });
});

const some = byUnit('ratio')[0]!.id;
const tiles = (count: number) => Array.from({ length: count }, (_, index) => ({ label: `Measure ${index + 1}`, value: `{{${some}}}` }));
const panelsOf = (elements: readonly Element[]) => elements.filter(({ name }) => /^Tile \d+ panel$/.test(name));

describe('tiles in rows', () => {
  it.each([4, 5, 6, 7, 8])('leave no hole where there are %i', (count) => {
    const [elements] = pagesOf('scorecard', { tiles: tiles(count), periods: [] });
    const panels = panelsOf(elements!);
    const rows = [...new Set(panels.map(({ y }) => y))];
    const ends = rows.map((top) => Math.max(...panels.filter(({ y }) => y === top).map(({ x, w }) => x + w)).toFixed(3));
    expect([rows.length, new Set(ends).size]).toEqual([2, 1]);
  });
});

describe('the course under the tiles', () => {
  const periods = ['Q1', 'Q2', 'Q3', 'Q4'];
  const course = { chart: 'column' as const, periods, series: [{ name: 'A', values: periods.map(() => some) }], partial: [] };
  const reading = ['**Up** from the quarter before.', 'One more thing to know.'];
  const pages = pagesOf('scorecard', { tiles: tiles(6), periods: [], course: { ...course, caption: 'A by quarter' }, reading });

  it('stands with its caption and reading on the page of the tiles, which are one row', () => {
    expect(pages).toHaveLength(1);
    const [elements] = pages;
    const row = panelsOf(elements!);
    expect(new Set(row.map(({ y }) => y)).size).toBe(1);
    const chart = elements!.find(({ type }) => type === 'chart')!;
    const caption = elements!.find(({ name }) => name === 'Caption')!;
    const panel = elements!.find(({ name }) => name === 'Reading 1 panel')!;
    expect(Math.max(...row.map(({ y, h }) => y + h))).toBeLessThan(caption.y);
    expect(caption.y + caption.h).toBeLessThan(chart.y);
    expect(panel.x).toBeGreaterThan(chart.x + chart.w);
    expect(panel.y).toBeCloseTo(caption.y, 3);
  });

  it('is left out for cards of the reading alone', () => {
    const [elements] = pagesOf('scorecard', { tiles: tiles(4), periods: [], reading });
    const below = Math.max(...panelsOf(elements!).map(({ y, h }) => y + h));
    expect(elements!.filter(({ name }) => /^Reading \d panel$/.test(name)).every(({ y }) => y > below)).toBe(true);
  });
});
