/** The ask and the next date. */
import type { OutlineSlide } from '../../src/model/outline.ts';

export const example: OutlineSlide<'closing'> = {
  id: 'example-closing',
  kind: 'closing',
  title: 'We ask for the price corridor today',
  content: { lines: ['Decide on the corridor and on two positions in Central', 'Next review: 16 April 2018'] },
};
