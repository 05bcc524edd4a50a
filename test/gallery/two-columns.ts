/** Two options with the favoured one marked. */
import type { OutlineSlide } from '../../src/model/outline.ts';

export const example: OutlineSlide<'two-columns'> = {
  id: 'example-two-columns',
  kind: 'two-columns',
  title: 'A price corridor protects more than a discount',
  content: {
    left: {
      head: 'Discount GTXPro',
      items: ['Brings volume back within weeks', 'Lowers the price for every customer', 'Is hard to take back next year'],
    },
    right: {
      head: 'Set a price corridor',
      items: ['Keeps the list price', 'Lets owners move within limits', 'Shows within one quarter whether price was the reason'],
    },
    favoured: 'right',
  },
};
