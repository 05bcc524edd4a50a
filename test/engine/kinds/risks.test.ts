import { describe, expect, it } from 'vitest';
import type { RisksContent } from '../../../src/engine/kinds/risks.ts';
import { findings } from './findings.ts';
import { pagesOf, testPage } from './test-page.ts';

const risk = { risk: 'The oven breaks before October', evidence: 'It stopped twice in March', response: 'Book the rental oven now' };
const place = (items: RisksContent['items']) => pagesOf('risks', { items })[0]!;
const page = testPage();

describe('risks', () => {
  it('stand side by side under their sign where they are few, and fill the page', () => {
    const placed = place([risk, { ...risk, risk: 'Flour gets dearer' }, { ...risk, risk: 'Nobody bakes at night' }]);
    const panels = placed.filter(({ name }) => name.endsWith('panel'));
    expect(panels).toHaveLength(3);
    expect(placed.filter(({ type }) => type === 'icon')).toHaveLength(3);
    for (const { h } of panels) expect(h).toBeGreaterThan(page.body.h * 0.75);
    expect(findings(placed, page)).toEqual([]);
  });

  it('have the page to themselves where there is one', () => {
    const placed = place([risk]);
    const last = placed.find(({ name }) => name === 'Detail 2')!;
    expect(last.y + last.h).toBeGreaterThan(page.body.y + page.body.h * 0.75);
    expect(findings(placed, page)).toEqual([]);
  });

  it('are a table whose rows share the height of the page where their words are too many for blocks', () => {
    const long = { ...risk, evidence: 'It stopped in March and it stopped in May and nobody knows why it did. '.repeat(2) };
    const [table] = place([long, long, long]);
    expect(table!.type).toBe('table');
    expect(table!.h).toBeGreaterThan(page.body.h * 0.85);
  });

  it('are a table where nobody said more than their names', () => {
    expect(place([{ risk: 'Fire' }, { risk: 'Water' }])[0]!.type).toBe('table');
  });
});
