/** Three points on each side and what follows. */
import type { OutlineSlide } from '../../src/model/outline.ts';

export const example: OutlineSlide<'pros-cons'> = {
  id: 'example-pros-cons',
  kind: 'pros-cons',
  title: 'A price corridor costs some deals and saves the margin of all others',
  content: {
    pros: ['Every team quotes the same price', 'Approvals take a day instead of a week', 'Margins can be planned'],
    cons: ['Large customers lose their special terms', 'Sales needs training before the start'],
    verdict: 'Start with GTXPro in Central and decide on the rest after the pilot',
  },
};
