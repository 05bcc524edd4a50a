/** Won value from one quarter to the next by product. */
import type { OutlineSlide } from '../../src/model/outline.ts';
import { members, scoped } from './facts.ts';

export const example: OutlineSlide<'bridge'> = {
  id: 'example-bridge',
  kind: 'bridge',
  title: 'GTXPro alone took {{won_value.delta[product=GTXPro]@0|abs}} off won value',
  lead: 'Change of won value from Q3 to Q4 2017 by product, USD',
  source: 'Source: CRM export of 31 December 2017',
  content: {
    start: { label: 'Q3 2017', value: 'won_value@-1' },
    steps: members.product.map((product) => ({ label: product, value: scoped('won_value.delta', 'product', product) })),
    end: { label: 'Q4 2017', value: 'won_value@0' },
    reading: [
      '**GTXPro** lost {{won_value.delta[product=GTXPro]@0|abs}}, more than GTX Basic and GTX Plus Pro together.',
      'MG Advanced grew by {{won_value.delta[product=MG%20Advanced]@0|abs}} and MG Special by {{won_value.delta[product=MG%20Special]@0|abs}}.',
    ],
  },
};
