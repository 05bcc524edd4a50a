/** Win rate by product and region against the rate of all deals. */
import type { OutlineSlide } from '../../src/model/outline.ts';
import { members } from './facts.ts';

export const example: OutlineSlide<'heat-table'> = {
  id: 'example-heat-table',
  kind: 'heat-table',
  title: 'GTXPro loses in the West, MG Special wins everywhere',
  lead: 'Win rate by product and region, Q4 2017',
  source: 'Source: CRM export of 31 December 2017',
  content: {
    head: 'Product',
    columns: [...members.region],
    rows: members.product.map((product) => ({
      label: product,
      values: members.region.map((region) => `win_rate[product=${encodeURIComponent(product)}&region=${region}]@0`),
    })),
    middle: { value: 'win_rate@0', label: 'All deals', good: 'above' },
    reading: ['**GTXPro in the West** wins {{win_rate[product=GTXPro&region=West]@0}} of its deals; all deals together {{win_rate@0}}.'],
  },
};
