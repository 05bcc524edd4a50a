import { describe, expect, it } from 'vitest';
import { defaultBrandKit } from '../../../src/engine/brand/default-brand-kit.ts';
import { layOut } from '../../../src/engine/layout/lay-out.ts';
import type { Outline } from '../../../src/engine/outline/outline.ts';
import { gallery } from '../../gallery/gallery.ts';
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

  it('leads to the slides its sections begin with, and nowhere where there is none', () => {
    const jumps = (outline: Outline) =>
      layOut(outline, defaultBrandKit).layout.slides.flatMap(({ kind, elements }) =>
        kind === 'agenda'
          ? elements.flatMap((element) => (element.type === 'text' ? element.paragraphs : [])).flatMap(({ runs }) => runs)
          : [],
      );
    expect(jumps(gallery).find(({ link }) => link === '#example-trend')?.text).toBe('see slide 7');
    const alone = { ...gallery, slides: gallery.slides.filter(({ kind }) => kind === 'agenda') };
    expect(jumps(alone).filter(({ link }) => link !== undefined)).toEqual([]);
  });
});
