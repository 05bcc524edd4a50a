/** Five steps that lead back to the first. */
import type { OutlineSlide } from '../../src/model/outline.ts';

export const example: OutlineSlide<'cycle'> = {
  id: 'example-cycle',
  kind: 'cycle',
  title: 'Every renewal begins with the review of the one before',
  content: {
    center: 'Customer year',
    steps: [
      { head: 'Onboard', text: 'Goals are agreed and written down' },
      { head: 'Adopt', text: 'Teams are trained where usage is low' },
      { head: 'Review', text: 'Results are set against the goals' },
      { head: 'Renew', text: 'Terms follow from what was reached' },
      { head: 'Expand', text: 'New goals bring in new teams' },
    ],
  },
};
