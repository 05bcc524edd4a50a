/** Products with their figures and a total. */
import type { OutlineSlide } from '../../src/model/outline.ts';
import { ref } from '../../src/model/text.ts';
import { members, scoped } from './facts.ts';

export const example: OutlineSlide<'table'> = {
  id: 'example-table',
  kind: 'table',
  title: 'GTXPro wins the most value at the lowest win rate',
  lead: 'Won value, deals and win rate by product, Q4 2017',
  source: 'Source: CRM export of 31 December 2017',
  content: {
    columns: [
      { label: 'Product', align: 'left' },
      { label: 'Won value', align: 'right', bars: true },
      { label: 'Change', align: 'right' },
      { label: 'Deals won', align: 'right' },
      { label: 'Win rate', align: 'right' },
    ],
    rows: [
      ...members.product.map((product, index) => ({
        cells: [
          product,
          ref(scoped('won_value', 'product', product)),
          ref(scoped('won_value.pct', 'product', product), 'signed'),
          ref(scoped('deals', 'product', product)),
          ref(scoped('win_rate', 'product', product)),
        ],
        role: index === 0 ? ('highlight' as const) : ('body' as const),
      })),
      { cells: ['Total', '{{won_value@0}}', '{{won_value.pct@0|signed}}', '{{won_deals@0}}', '{{win_rate@0}}'], role: 'total' },
    ],
    reading: ['**GTXPro** is the largest product and the only one with a win rate below {{win_rate[product=GTX%20Plus%20Pro]@0}}.'],
  },
};
