/** Two teams and what they share. */
import type { OutlineSlide } from '../../src/model/outline.ts';

export const example: OutlineSlide<'venn'> = {
  id: 'example-venn',
  kind: 'venn',
  title: 'Sales and finance meet in the price corridor',
  content: {
    sets: [
      { head: 'Sales', text: 'Customers, competitors, volumes' },
      { head: 'Finance', text: 'Costs, margins, cash' },
    ],
    overlaps: [{ of: [1, 2], head: 'Price corridor', text: 'Floor and ceiling for every product' }],
  },
};
