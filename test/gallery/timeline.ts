/** Five dated events. */
import type { OutlineSlide } from '../../src/engine/outline/outline.ts';

export const example: OutlineSlide<'timeline'> = {
  id: 'example-timeline',
  kind: 'timeline',
  title: 'The price corridor is in place by the end of May',
  content: {
    events: [
      { when: '15 January', head: 'Decision', text: 'The board agrees to the corridor' },
      { when: '1 February', head: 'Limits set', text: 'Finance sets floor and ceiling' },
      { when: '1 March', head: 'Pilot', text: 'Central starts with GTXPro' },
      { when: '15 April', head: 'Review', text: 'Win rate and price are compared' },
      { when: '31 May', head: 'All regions', text: 'East and West follow' },
    ],
  },
};
