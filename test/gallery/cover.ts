/** A cover with subtitle, period and presenter. */
import type { OutlineSlide } from '../../src/model/outline.ts';

export const example: OutlineSlide<'cover'> = {
  id: 'example-cover',
  kind: 'cover',
  title: 'Quarterly business review',
  content: {
    subtitle: 'Where the fourth quarter stands, why it moved and what we ask of the board',
    details: ['Meridian Hardware', 'Q4 2017, as of 31 December 2017', 'Prepared for the board'],
  },
};
