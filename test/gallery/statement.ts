/** The sentence to keep. */
import type { OutlineSlide } from '../../src/model/outline.ts';

export const example: OutlineSlide<'statement'> = {
  id: 'example-statement',
  kind: 'statement',
  title: 'The quarter in one sentence',
  content: {
    text: 'We won more deals than ever and earned less on each of them.',
    support: '{{won_deals@0}} deals won at {{average_deal@0}} on average',
  },
};
