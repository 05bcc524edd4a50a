import { describe, expect, it } from 'vitest';
import type { Element } from '../../../src/model/layout.ts';
import { pagesOf } from './test-page.ts';

type TextElement = Extract<Element, { type: 'text' }>;

const claim = 'The northern quay lost a third of its ships';
const detail = 'Fewer of them came from Ardmore, where the lock is being rebuilt until spring.';
const points = (count: number, length = 1) =>
  Array.from({ length: count }, (_, at) => ({
    figure: '{{won_value@0}}',
    text: `**${claim}.**`,
    detail: Array.from({ length }, () => detail).join(' '),
    slide: `page-${at}`,
  }));
const sentences = (page: readonly Element[]) =>
  page.filter((element): element is TextElement => /^Point/.test(element.name)).map(({ paragraphs }) => paragraphs);

describe('a detail of a summary', () => {
  it('stands on a quieter line of its own below the claim', () => {
    const [page] = pagesOf('executive-summary', { points: points(4) });
    for (const [first, second] of sentences(page!)) {
      expect(first!.runs.map(({ text }) => text).join('')).toContain(claim);
      expect(second!.runs.map(({ text }) => text).join('')).toBe(detail);
      expect(second!.runs.every(({ color }) => color === 'ink-65')).toBe(true);
    }
  });

  it('gives way, from the last on, before a summary takes a second page', () => {
    const pages = pagesOf('executive-summary', { points: points(5, 2) });
    expect(pages).toHaveLength(1);
    const lines = sentences(pages[0]!).map(({ length }) => length);
    expect(lines).toHaveLength(5);
    expect(lines).toEqual(lines.toSorted((a, b) => b - a));
    expect(lines.at(-1)).toBe(1);
  });
});
