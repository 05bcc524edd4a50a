/** A section page with its number and a line of text. */
import type { OutlineSlide } from '../../src/model/outline.ts';

export const example: OutlineSlide<'section'> = {
  id: 'example-section',
  kind: 'section',
  title: 'Why the quarter moved',
  content: { number: 2, text: 'One product explains most of the fall; prices, not demand, are the reason.' },
};
