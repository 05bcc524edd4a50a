import { describe, expect, it } from 'vitest';
import type { Element } from '../../../src/model/layout.ts';
import { pagesOf } from './test-page.ts';

const cells = (...heads: string[]) => heads.map((head) => ({ head, text: 'What it means in a few words' }));
const icons = (elements: readonly Element[]) => elements.flatMap((element) => (element.type === 'icon' ? [element.icon] : []));

describe('an icon grid', () => {
  it('gives every cell the icon its head names', () => {
    const [page] = pagesOf('icon-grid', { cells: cells('Faster onboarding', 'Data security', 'Training') });
    expect(icons(page!)).toEqual(['onboarding', 'security', 'training']);
  });

  it('shows no icon at all when one head has none', () => {
    const [page] = pagesOf('icon-grid', { cells: cells('Faster onboarding', 'Wobbly things', 'Training') });
    expect(icons(page!)).toEqual([]);
    expect(page!.filter(({ name }) => / mark$/.test(name))).toHaveLength(3);
  });

  it('shows seven cells on two pages as equal as can be', () => {
    const pages = pagesOf('icon-grid', { cells: cells('Price', 'Cost', 'Risk', 'Team', 'Market', 'Product', 'Quality') });
    expect(pages.map((page) => icons(page).length)).toEqual([4, 3]);
  });

  it('keeps every word inside its cell', () => {
    for (const page of pagesOf('icon-grid', { cells: cells('Price', 'Cost', 'Risk', 'Team', 'Market') })) {
      const bottoms = new Map(page.filter(({ name }) => / panel$/.test(name)).map(({ group, y, h }) => [group, y + h]));
      const below = page.filter(({ group, y, h }) => y + h > bottoms.get(group)! + 0.001);
      expect(below).toEqual([]);
    }
  });
});
