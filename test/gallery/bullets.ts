/** A short list with points under points. */
import type { OutlineSlide } from '../../src/model/outline.ts';

export const example: OutlineSlide<'bullets'> = {
  id: 'example-bullets',
  kind: 'bullets',
  title: 'What we learned from lost deals',
  content: {
    items: [
      {
        text: '**Price came late.** Half a dozen customers decided before they had an offer.',
        children: ['Offers now go out with the demonstration'],
      },
      { text: '**The cheaper model was enough.** GTX Basic won where GTXPro was proposed.', children: [] },
      {
        text: '**Delivery dates were unclear.** Nobody owned the answer.',
        children: ['Operations names a date within two days', 'Owners see it in the CRM'],
      },
    ],
  },
};
