/** Three risks with evidence and response. */
import type { OutlineSlide } from '../../src/model/outline.ts';

export const example: OutlineSlide<'risks'> = {
  id: 'example-risks',
  kind: 'risks',
  title: 'Three risks could cost the next quarter',
  source: 'Source: CRM export of 31 December 2017',
  content: {
    items: [
      {
        risk: 'GTXPro keeps losing',
        evidence: '{{won_value.delta[product=GTXPro]@0|signed}} in one quarter',
        response: 'Price corridor from March',
      },
      {
        risk: 'Stalled deals are lost',
        evidence: '{{stalled_value@0}} without a move for more than a quarter',
        response: 'Every owner decides: next step or close',
      },
      { risk: 'Central depends on few people', evidence: 'Darcel Schlecht won {{won_value[owner=Darcel%20Schlecht]@0}}' },
    ],
  },
};
