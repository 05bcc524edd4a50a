import { describe, expect, it } from 'vitest';
import { course } from '../../../src/engine/kinds/example-facts.ts';
import { pagesOf } from './test-page.ts';

const figures = [{ value: '{{won_value@0}}', label: 'Closed-won revenue' }];
const periods = ['Q1', 'Q2', 'Q3', 'Q4'];
const cover = (more: object) => pagesOf('cover', { details: [], figures, ...more })[0]!;

describe('the band of a cover', () => {
  it('ends with the course of the first figure and its caption', () => {
    const placed = cover({ course: { caption: 'Closed-won revenue, Q1 to Q4', periods, values: course('won_value').slice(-4) } });
    const chart = placed.find(({ type }) => type === 'chart')!;
    const lowest = Math.max(...placed.filter(({ name }) => name.startsWith('Figure ')).map(({ y, h }) => y + h));
    expect(chart.y).toBeGreaterThanOrEqual(lowest);
    const caption = placed.find(({ name }) => name === 'Course caption')!;
    expect(caption.y).toBeCloseTo(chart.y + chart.h);
  });

  it('has figures alone where their names need its height', () => {
    const long = { value: '{{won_value@0}}', label: 'Closed-won revenue of all regions and all products, by date of closing '.repeat(2) };
    const placed = cover({ figures: [long], course: { caption: 'Revenue', periods, values: course('won_value').slice(-4) } });
    expect(placed.filter(({ type }) => type === 'chart')).toEqual([]);
  });

  it('has figures alone without one', () => {
    expect(cover({}).filter(({ type }) => type === 'chart')).toEqual([]);
  });
});
