/** Five dated events, to scale. */
import type { OutlineSlide } from '../../src/model/outline.ts';

export const example: OutlineSlide<'timeline'> = {
  id: 'example-timeline',
  kind: 'timeline',
  title: 'The price corridor is in place by the end of May',
  content: {
    events: [
      { when: '1 December', date: '2017-12-01', head: 'Proposal', text: 'Finance names floor and ceiling' },
      { when: '15 January', date: '2018-01-15', head: 'Decision', text: 'The board agrees to the corridor' },
      { when: '1 March', date: '2018-03-01', head: 'Pilot', text: 'Central starts with GTXPro' },
      { when: '15 April', date: '2018-04-15', head: 'Review', text: 'Win rate and price are compared' },
      { when: '31 May', date: '2018-05-31', head: 'All regions', text: 'East and West follow' },
    ],
  },
};
