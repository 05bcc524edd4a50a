/** Deals won and lost by product as 100 % bars, with win rates and what they are counted of. */
import type { OutlineSlide } from '../../src/model/outline.ts';
import { members, scoped } from './facts.ts';

export const example: OutlineSlide<'win-loss'> = {
  id: 'example-win-loss',
  kind: 'win-loss',
  title: 'GTXPro wins {{win_rate[product=GTXPro]@0}} of its deals, the least of all products',
  lead: 'Deals won and lost by product, Q4 2017',
  source: 'Source: CRM export of 31 December 2017',
  content: {
    form: 'percent',
    names: { won: 'Won', lost: 'Lost', rate: 'Win rate', n: 'Deals' },
    segments: members.product.map((product) => ({
      label: product,
      won: scoped('won_deals', 'product', product),
      lost: scoped('lost_deals', 'product', product),
      rate: scoped('win_rate', 'product', product),
      n: scoped('deals', 'product', product),
    })),
    highlight: 0,
    reading: [
      '**GTXPro** lost {{lost_deals[product=GTXPro]@0}} of {{deals[product=GTXPro]@0}} deals.',
      'MG Special won {{win_rate[product=MG%20Special]@0}}.',
    ],
  },
};
