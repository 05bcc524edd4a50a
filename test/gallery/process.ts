/** Four steps joined by arrows. */
import type { OutlineSlide } from '../../src/model/outline.ts';

export const example: OutlineSlide<'process'> = {
  id: 'example-process',
  kind: 'process',
  title: 'From first call to signed order in four steps',
  content: {
    steps: [
      { head: 'Qualify', text: 'Need, budget and decision maker are known' },
      { head: 'Demonstrate', text: "The product is shown on the customer's own case" },
      { head: 'Propose', text: 'Price within the corridor, delivery date confirmed' },
      { head: 'Close', text: 'Order signed and handed to delivery' },
    ],
  },
};
