import { describe, expect, it } from 'vitest';
import { defaultBrandKit } from '../../../src/engine/brand/default-brand-kit.ts';
import { layOut } from '../../../src/engine/layout/lay-out.ts';
import type { TextElement } from '../../../src/model/layout.ts';
import type { Outline } from '../../../src/model/outline.ts';
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

  it('in two columns leads to its slides with an arrow and a number', () => {
    const items = Array.from({ length: 8 }, (_, index) => ({ head: `Section ${index}`, slide: 'there' }));
    const [elements] = pagesOf('agenda', { items });
    const jumps = elements!.filter(({ name }) => name.startsWith('Jump ')) as TextElement[];
    expect(jumps.map(({ paragraphs }) => paragraphs[0]!.runs[0]!.text)).toEqual(Array(8).fill('→ 4'));
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
