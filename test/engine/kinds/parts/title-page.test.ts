import { describe, expect, it } from 'vitest';
import type { TextElement } from '../../../../src/model/layout.ts';
import { pagesOf, testPage } from '../test-page.ts';

describe('a sentence that has the page to itself', () => {
  it('has lines of about one length: its last one holds no single word', () => {
    const page = testPage();
    const text =
      'The largest accounts renewed late, yet none of them left. Partners bring smaller deals, but they close them in half of the time that we need.';
    const [elements] = pagesOf('statement', { text }, page);
    const drawn = elements!.find(({ name }) => name === 'Statement') as TextElement;
    const style = { font: 'heading', lineSpacing: 1 } as const;
    const linesOf = (words: string) => page.measure([{ runs: [{ text: words }] }], drawn.w, drawn.size, style).lines;
    expect(linesOf(text.slice(0, text.lastIndexOf(' ')))).toBe(linesOf(text));
  });
});

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
