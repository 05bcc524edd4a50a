import { describe, expect, it } from 'vitest';
import { findings } from './findings.ts';
import { pagesOf, testPage } from './test-page.ts';

describe('an agenda', () => {
  it('takes another page where its words do not fit their rows', () => {
    const page = testPage();
    const item = { head: 'Kraftfahrzeughaftpflichtversicherung '.repeat(5).trim(), text: 'Donaudampfschifffahrt '.repeat(5).trim() };
    const pages = pagesOf('agenda', { items: Array(7).fill(item) }, page);
    expect(pages.length).toBeGreaterThan(1);
    expect(pages.flatMap((elements) => findings(elements, page))).toEqual([]);
  });
});
