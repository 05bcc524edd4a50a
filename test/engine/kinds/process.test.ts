import { describe, expect, it } from 'vitest';
import type { Element } from '../../../src/model/layout.ts';
import { findings } from './findings.ts';
import { pagesOf, testPage } from './test-page.ts';

const steps = (count: number, text?: string) => Array.from({ length: count }, () => ({ head: 'A step', ...(text && { text }) }));
const heads = (elements: readonly Element[]) =>
  elements.flatMap((element) => (element.type === 'text' ? [element.paragraphs[0]!.runs.map(({ text }) => text).join('')] : []));

describe('a process', () => {
  it('needs no numbers where arrows lead from step to step', () => {
    expect(pagesOf('process', { steps: steps(5) }).map(heads)).toEqual([Array(5).fill('A step')]);
  });

  it('numbers its steps on over the pages', () => {
    const shown = pagesOf('process', { steps: steps(12) }).map(heads);
    expect(shown).toHaveLength(2);
    expect(shown.flat()).toEqual(Array.from({ length: 12 }, (_, index) => `${index + 1}  A step`));
  });

  it('takes another page where the words do not fit the boxes', () => {
    const page = testPage();
    const pages = pagesOf('process', { steps: steps(10, 'Quartalsabschlussbericht '.repeat(12).trim()) }, page);
    expect(pages.length).toBeGreaterThan(1);
    expect(pages.flatMap((elements) => findings(elements, page))).toEqual([]);
  });
});
