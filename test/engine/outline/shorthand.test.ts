import { describe, expect, it } from 'vitest';
import { parseOutline } from '../../../src/engine/outline/parse-outline.ts';

const slideOf = (fields: object) => parseOutline({ title: 'A deck', slides: [{ title: 'A page', ...fields }] }).slides[1];

describe('the shorthand of a diagram', () => {
  it('takes steps that come round for a cycle', () => {
    expect(slideOf({ steps: ['Plan', 'Do', 'Check'], cyclic: true })).toMatchObject({
      kind: 'cycle',
      content: { steps: [{ head: 'Plan' }, {}, {}] },
    });
    expect(slideOf({ steps: ['Plan', 'Do', 'Check'] })).toMatchObject({ kind: 'process' });
  });

  it('takes strengths, weaknesses, opportunities and threats for a SWOT analysis', () => {
    const fields = { strengths: ['A'], weaknesses: ['B'], opportunities: ['C'], threats: ['D'] };
    expect(slideOf(fields)).toMatchObject({ kind: 'swot', content: fields });
  });

  it('says which field of a SWOT analysis is missing', () => {
    expect(() => slideOf({ strengths: ['A'], weaknesses: ['B'], threats: ['D'] })).toThrow(/opportunities/);
  });

  it('takes pros and cons with their verdict', () => {
    expect(slideOf({ pros: ['A'], cons: ['B'], verdict: 'C' })).toMatchObject({ kind: 'pros-cons', content: { verdict: 'C' } });
  });

  it('takes lanes for a roadmap, over periods or dates', () => {
    const lanes = [{ name: 'Sales', items: [{ name: 'Training', from: 'Q1', to: 'Q2' }] }];
    expect(slideOf({ periods: ['Q1', 'Q2'], lanes })).toMatchObject({
      kind: 'roadmap',
      content: { lanes: [{ head: 'Sales', items: [{ head: 'Training' }] }] },
    });
    expect(() => slideOf({ lanes })).toThrow(/must be a date/);
  });

  it('takes two axes and items for a matrix', () => {
    const items = [{ name: 'Corridor', x: 0.2, y: 'high' }];
    expect(slideOf({ x_axis: 'Effort', y_axis: { name: 'Effect', low: 'little' }, items })).toMatchObject({
      kind: 'matrix',
      content: { x: { name: 'Effort' }, y: { low: 'little' }, items: [{ head: 'Corridor', x: 0.2, y: 'high' }] },
    });
  });

  it('takes a person with reports for an org tree, four levels at most', () => {
    const deep = (levels: number): object => ({ name: 'A', ...(levels > 1 && { reports: [deep(levels - 1)] }) });
    expect(slideOf(deep(4))).toMatchObject({ kind: 'org-tree', content: deep(4) });
    expect(slideOf({ org: deep(2) })).toMatchObject({ kind: 'org-tree', content: deep(2) });
    expect(() => slideOf(deep(5))).toThrow(/at most 4 levels/);
  });

  it('takes sets and levels for a Venn diagram and a pyramid', () => {
    expect(slideOf({ sets: ['A', 'B'], overlap: 'C' })).toMatchObject({ kind: 'venn', content: { overlaps: [{ of: [1, 2], head: 'C' }] } });
    expect(slideOf({ levels: ['A', 'B', 'C'] })).toMatchObject({ kind: 'pyramid', content: { levels: [{ head: 'A' }, {}, {}] } });
  });
});
