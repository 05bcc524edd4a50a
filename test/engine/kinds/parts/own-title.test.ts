import { describe, expect, it } from 'vitest';
import type { TextElement } from '../../../../src/model/layout.ts';
import { pagesOf, testPage } from '../test-page.ts';

const titleOf = (title: string) => {
  const [elements] = pagesOf('cover', { details: [] }, testPage(title));
  return (elements!.find(({ name }) => name === 'Title') as TextElement).paragraphs[0]!.runs[0]!.text;
};

describe('a title on a page of its own', () => {
  it.each([
    ['Sales review Q4 2017', 'Sales review Q4\u00a02017'],
    ['Wachstum um 12 % in 2017', 'Wachstum um 12\u00a0% in 2017'],
    ['Umsatz steigt auf 5 Mio. €', 'Umsatz steigt auf 5\u00a0Mio. €'],
  ])('keeps a figure and what it counts on one line: %s', (title, kept) => {
    expect(titleOf(title)).toBe(kept);
  });

  it('joins no other words', () => {
    expect(titleOf('The 12 months to come')).toBe('The 12 months to come');
  });
});
