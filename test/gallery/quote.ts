/** A customer in their own words. */
import type { OutlineSlide } from '../../src/model/outline.ts';

export const example: OutlineSlide<'quote'> = {
  id: 'example-quote',
  kind: 'quote',
  title: 'What customers say about the price',
  content: {
    text: '“The product is the best we tested. We bought the other one because nobody could tell us what it would cost.”',
    by: 'Head of purchasing, lost GTXPro deal',
  },
};
