/** Products over four quarters as 100 % columns. */
import type { OutlineSlide } from '../../src/model/outline.ts';
import { members, quarters, scoped } from './facts.ts';

export const example: OutlineSlide<'share'> = {
  id: 'example-share',
  kind: 'share',
  title: 'GTXPro fell to {{share[product=GTXPro]@0}} of won value',
  lead: 'Share of won value by product',
  source: 'Source: CRM export of 31 December 2017',
  content: {
    parts: [...members.product],
    columns: quarters
      .slice(4)
      .map((label, index) => ({ label, values: members.product.map((product) => scoped('share', 'product', product, index - 3)) })),
    highlight: 0,
    reading: [
      '**GTXPro** fell from {{share[product=GTXPro]@-1}} to {{share[product=GTXPro]@0}}.',
      'MG Advanced rose to {{share[product=MG%20Advanced]@0}}.',
    ],
  },
};
