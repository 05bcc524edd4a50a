/** A picture with the sentence it stands for and what follows from it. */
import type { OutlineSlide } from '../../src/model/outline.ts';
import { landscape } from './landscape.ts';

export const example: OutlineSlide<'picture-text'> = {
  id: 'example-picture-text',
  kind: 'picture-text',
  title: 'The new warehouse opens the valley route',
  content: {
    picture: { data: landscape(800, 560), alt: 'Hills behind the site at dusk, seen from the road', credit: 'Picture: Meridian Hardware' },
    text: '**Deliveries to the north no longer cross the city**',
    points: [
      'Carriers have confirmed the route',
      'Permits are granted, paving starts in spring',
      'Stores in the valley move to daily supply',
    ],
  },
};
