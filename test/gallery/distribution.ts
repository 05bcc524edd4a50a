/** Deals won by class of their value, the median marked, the last class open. */
import type { OutlineSlide } from '../../src/model/outline.ts';

const each = (part: string) => Array.from({ length: 8 }, (_, index) => `average_deal.${part}[from=${index}]@0`);

export const example: OutlineSlide<'distribution'> = {
  id: 'example-distribution',
  kind: 'distribution',
  title: 'The median deal won is {{average_deal.median@0}}',
  lead: 'Number of deals won by class of value, Q4 2017',
  source: 'Source: CRM export of 31 December 2017',
  content: {
    name: 'Deals won',
    classes: each('class'),
    edges: each('edge'),
    mark: { label: 'Median', value: 'average_deal.median@0' },
    reading: ['**The median is {{average_deal.median@0}}**: as many lie below it as above.'],
  },
};
