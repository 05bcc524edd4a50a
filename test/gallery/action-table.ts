/** Four actions, one without an owner. */
import type { OutlineSlide } from '../../src/model/outline.ts';

export const example: OutlineSlide<'action-table'> = {
  id: 'example-action-table',
  kind: 'action-table',
  title: 'Four decisions we ask for today',
  content: {
    actions: [
      {
        what: 'Approve the price corridor for GTXPro',
        who: 'Board',
        when: '15 January 2018',
        why: 'it lost {{won_value.delta[product=GTXPro]@0|abs}}',
      },
      { what: 'Name an owner for delivery dates', when: '1 February 2018' },
      { what: 'Open two positions in Central', who: 'Vicki Laflamme', when: '1 March 2018' },
      { what: 'Review stalled deals worth {{stalled_value@0}}', who: 'All owners' },
    ],
  },
};
