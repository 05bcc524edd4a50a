/** Four levels of pricing. */
import type { OutlineSlide } from '../../src/model/outline.ts';

export const example: OutlineSlide<'pyramid'> = {
  id: 'example-pyramid',
  kind: 'pyramid',
  title: 'Exceptions rest on rules, and rules on data',
  content: {
    levels: [
      { head: 'Exceptions', text: 'Decided by the board, one by one' },
      { head: 'Approvals', text: 'Given by the manager of the region within a day' },
      { head: 'Corridor', text: 'Floor and ceiling for every product, set by finance' },
      { head: 'Data', text: 'Won and lost deals with their prices, complete and current' },
    ],
  },
};
