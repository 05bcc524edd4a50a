import { describe, expect, it } from 'vitest';
import type { ContentOf, KindId } from '../../../src/model/outline.ts';
import { examples } from '../../gallery/gallery.ts';
import { findings } from './findings.ts';
import { pagesOf, testPage } from './test-page.ts';

describe('the gallery example of', () => {
  for (const example of examples) {
    it(`${example.kind} lies inside its page, with nothing over anything else`, () => {
      const page = testPage(example.title, example.lead);
      const pages = pagesOf<KindId>(example.kind, example.content as ContentOf<KindId>, page);
      expect(pages.flatMap((elements) => findings(elements, page))).toEqual([]);
      expect(pages).toHaveLength(1);
    });
  }
});
