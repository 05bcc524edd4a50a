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
