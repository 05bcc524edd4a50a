/** Three teams over two quarters, with today marked. */
import type { OutlineSlide } from '../../src/model/outline.ts';

export const example: OutlineSlide<'roadmap'> = {
  id: 'example-roadmap',
  kind: 'roadmap',
  title: 'The price corridor is ready before the new catalogue goes out',
  content: {
    lanes: [
      {
        head: 'Pricing',
        items: [
          { head: 'Corridor for GTXPro', from: '2017-11-01', to: '2018-01-31' },
          { head: 'Approval', from: '2018-02-15' },
          { head: 'All products', from: '2018-03-01', to: '2018-04-30' },
        ],
      },
      {
        head: 'Sales',
        items: [
          { head: 'Training in Central', from: '2017-12-01', to: '2018-01-15' },
          { head: 'Training in East and West', from: '2018-02-01', to: '2018-03-31' },
          { head: 'Accounts reviewed', from: '2018-01-15', to: '2018-02-28' },
        ],
      },
      {
        head: 'Marketing',
        items: [
          { head: 'New catalogue', from: '2018-01-01', to: '2018-03-15' },
          { head: 'Catalogue out', from: '2018-04-01' },
        ],
      },
    ],
  },
};
