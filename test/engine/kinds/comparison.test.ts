import { describe, expect, it } from 'vitest';
import type { ComparisonContent } from '../../../src/engine/kinds/comparison.ts';
import { exampleFacts as facts } from '../../../src/engine/kinds/example-facts.ts';
import type { ChartElement, TextElement } from '../../../src/model/layout.ts';
import { pagesOf } from './test-page.ts';

const ids = Object.values(facts)
  .filter(({ unit, value }) => unit === 'ratio' && value !== null)
  .map(({ id }) => id)
  .slice(0, 3);
const largest = ids.reduce((best, id, index) => (facts[id]!.value! > facts[ids[best]!]!.value! ? index : best), 0);
const colorsOf = (series: number, highlight?: number) => {
  const content: ComparisonContent = {
    categories: ['A', 'B', 'C'],
    series: Array.from({ length: series }, (_, index) => ({ name: `S${index}`, values: ids })),
    ...(highlight !== undefined && { highlight }),
    reading: [],
  };
  return (pagesOf('comparison', content)[0]![0] as ChartElement).series.map(({ color, points }) => ({ color, points }));
};

describe('a comparison', () => {
  it('of periods stands upright however many they are', () => {
    const categories = ids.flatMap((_, year) => [1, 2, 3, 4].map((quarter) => `Q${quarter} ${2015 + year}`));
    const values = categories.map((_, index) => ids[index % ids.length]!);
    const drawnAs = (bars?: false) => {
      const content: ComparisonContent = { categories: categories.slice(0, 7), series: [{ name: 'S', values }], reading: [] };
      return (pagesOf('comparison', { ...content, ...(bars === false && { bars }) })[0]![0] as ChartElement).chart;
    };
    expect([drawnAs(), drawnAs(false)]).toEqual(['bar', 'column']);
  });

  it('of one series has only its subject in accent', () => {
    expect(colorsOf(1, 1)).toEqual([{ color: 'past', points: { 1: 'accent' } }]);
  });

  it('of one series is about its largest category unless told otherwise', () => {
    expect(colorsOf(1)).toEqual([{ color: 'past', points: { [largest]: 'accent' } }]);
  });

  it('of several series has one of them in accent', () => {
    expect(colorsOf(2).map(({ color }) => color)).toEqual(['past', 'accent']);
    expect(colorsOf(2, 0).map(({ color }) => color)).toEqual(['accent', 'past']);
  });

  it('gives every bar the height of its value, on as many pages as that takes', () => {
    const categories = Array.from({ length: 10 }, (_, index) => `A category with a name ${index}`);
    const series = ['A', 'B', 'C'].map((name) => ({ name, values: categories.map((_, index) => ids[index % 3]!) }));
    const charts = pagesOf('comparison', { categories, series, reading: [] }).map(([chart]) => chart as ChartElement);
    for (const { h, chart, categories: shown } of charts) {
      expect(chart).toBe('bar');
      expect(h / (shown.length * 3)).toBeGreaterThan(0.2);
    }
  });

  it('leaves room for values between the names and the bars below zero', () => {
    const values = ['won_value.delta@0', ...Array(6).fill('won_value@0')];
    const categories = values.map((_, index) => `Category ${index}`);
    const [[chart]] = pagesOf('comparison', { categories, series: [{ name: 'S', values }], variance: 'up', reading: [] }) as [
      [ChartElement],
    ];
    const [lowest, highest] = [facts['won_value.delta@0']!.value!, facts['won_value@0']!.value!];
    expect(chart.axis.min! - lowest).toBeLessThan(-0.05 * (highest - lowest));
  });

  it('keeps the accent with its category when it takes two pages', () => {
    const categories = Array.from({ length: 14 }, (_, index) => `Category ${index}`);
    const pages = pagesOf('comparison', {
      categories,
      series: [{ name: 'S', values: categories.map((_, index) => ids[index % 3]!) }],
      highlight: 12,
      reading: [],
    });
    const accents = pages.flatMap(([chart]) => {
      const { categories: shown, series } = chart as ChartElement;
      return Object.keys(series[0]!.points ?? {}).map((index) => shown[Number(index)]);
    });
    expect(accents).toEqual(['Category 12']);
  });

  it('of parts stands them on one another, with the whole over each column', () => {
    const [[chart]] = pagesOf('comparison', {
      categories: ['A', 'B', 'C'],
      series: [
        { name: 'S', values: ids },
        { name: 'T', values: ids },
      ],
      stacked: true,
      totals: ids,
      reading: [],
    }) as [[ChartElement]];
    expect(chart.chart).toBe('stacked-column');
    expect(chart.series.map(({ color }) => color)).toEqual(['accent', 'past', 'none']);
    expect(Object.keys(chart.series[2]!.labelTexts!)).toEqual(['0', '1', '2']);
  });

  it('of parts names them beside the last column, each at its own part, or in a legend where they do not fit', () => {
    const stacked = (name: string) => {
      const series = [
        { name, values: ['won_value@-1', 'won_value@0'] },
        { name: 'Target', values: ['target_value@-1', 'target_value@0'] },
      ];
      return pagesOf('comparison', { categories: ['A', 'B'], series, stacked: true, reading: [] })[0]!;
    };
    const [chart, ...names] = stacked('Won') as [ChartElement, ...TextElement[]];
    expect(chart.legend).toBe(false);
    expect(names.map(({ paragraphs }) => paragraphs[0]!.runs[0]!.text)).toEqual(['Target', 'Won']);
    const { max } = chart.axis;
    const bottom = chart.y + chart.h * (chart.plot!.y + chart.plot!.h);
    const middle = bottom - (chart.plot!.h * chart.h * (2_800_000 / 2)) / max!;
    expect(names[1]!.y + names[1]!.h / 2).toBeCloseTo(middle, 2);
    expect(names[1]!.x).toBeGreaterThanOrEqual(chart.x + chart.w);
    const [wide] = stacked('W'.repeat(90)) as [ChartElement];
    expect(wide.legend).toBe(true);
  });

  it('colours categories by what they mean', () => {
    const [[chart]] = pagesOf('comparison', {
      categories: ['A', 'B', 'C'],
      series: [{ name: 'S', values: ids }],
      highlight: 0,
      tones: ['neutral', 'warn', 'bad'],
      reading: [],
    }) as [[ChartElement]];
    expect(chart.series[0]!.points).toEqual({ 0: 'accent', 1: 'warn', 2: 'bad' });
  });
});
