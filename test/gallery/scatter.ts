/** Products by the size of their deals and how often they are won, their won value as the size of the dot. */
import type { OutlineSlide } from '../../src/model/outline.ts';
import { members, scoped } from './facts.ts';

export const example: OutlineSlide<'scatter'> = {
  id: 'example-scatter',
  kind: 'scatter',
  title: 'GTXPro brings the largest deals and wins the smallest part of them',
  lead: 'Products by average deal and win rate, Q4 2017',
  source: 'Source: CRM export of 31 December 2017',
  content: {
    x: { name: 'Average deal, USD' },
    y: { name: 'Win rate' },
    size: { name: 'Won value' },
    points: members.product.map((product) => ({
      label: product,
      x: scoped('average_deal', 'product', product),
      y: scoped('win_rate', 'product', product),
      size: scoped('won_value', 'product', product),
    })),
    highlight: 0,
    reading: [
      '**GTXPro** wins {{win_rate[product=GTXPro]@0}} of its deals at {{average_deal[product=GTXPro]@0}} each.',
      'MG Special wins {{win_rate[product=MG%20Special]@0}} at {{average_deal[product=MG%20Special]@0}}.',
    ],
  },
};
