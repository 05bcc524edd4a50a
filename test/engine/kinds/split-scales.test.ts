import { describe, expect, it } from 'vitest';
import { course, quarters, scoped } from '../../../src/engine/kinds/example-facts.ts';
import type { ChartElement, TextElement } from '../../../src/model/layout.ts';
import { pagesOf } from './test-page.ts';

const chartsOf = (pages: ReturnType<typeof pagesOf>) =>
  pages.map((elements) => elements.find((element): element is ChartElement => element.type === 'chart')!);

describe('bars that go on over pages', () => {
  const small = scoped('won_value', 'product', 'MG Special');

  it('of a ranking have one scale and one unit', () => {
    const items = Array.from({ length: 20 }, (_, index) => ({ label: `Member ${index}`, value: index === 0 ? 'won_value@0' : small }));
    const [first, second] = chartsOf(pagesOf('ranking', { items, reading: [] }));
    expect(second!.axis.max).toBe(first!.axis.max);
    expect(second!.format).toBe(first!.format);
  });

  it('of a funnel have one scale', () => {
    const stages = Array.from({ length: 12 }, (_, index) => ({ label: `Stage ${index}`, value: index === 0 ? 'won_value@0' : small }));
    const [first, second] = chartsOf(pagesOf('funnel', { stages, reading: [] }));
    expect(second!.axis.max).toBe(first!.axis.max);
  });
});

describe('small multiples', () => {
  const panels = (values: string[][]) => values.map((each, index) => ({ label: `Panel ${index}`, values: each }));
  const draw = (values: string[][]) =>
    pagesOf('small-multiples', { chart: 'line', periods: quarters, panels: panels(values), partial: [], reading: [] })[0]!;
  const peaks = (elements: ReturnType<typeof draw>) => elements.flatMap((element) => (element.type === 'chart' ? [element.axis.max] : []));
  const notes = (elements: ReturnType<typeof draw>) => elements.filter(({ name }) => name === 'Chart note') as TextElement[];

  it('share a scale that shows them all', () => {
    const drawn = draw([course('won_value'), course('target_value')]);
    expect(new Set(peaks(drawn)).size).toBe(1);
    expect(notes(drawn)).toEqual([]);
  });

  it('have each their own, and say so, where one would flatten the small ones', () => {
    const drawn = draw([course('won_value'), course('average_deal')]);
    expect(new Set(peaks(drawn)).size).toBe(2);
    expect(notes(drawn)[0]!.paragraphs[0]!.runs[0]!.text).toBe('Each panel has its own scale');
  });
});
