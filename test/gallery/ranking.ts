/** Owners by won value, the rest as Other. */
import type { OutlineSlide } from '../../src/model/outline.ts';
import { members, scoped } from './facts.ts';

export const example: OutlineSlide<'ranking'> = {
  id: 'example-ranking',
  kind: 'ranking',
  title: 'Darcel Schlecht leads with {{won_value[owner=Darcel%20Schlecht]@0}}',
  lead: 'Won value by owner, Q4 2017, USD',
  source: 'Source: CRM export of 31 December 2017',
  content: {
    items: members.owner.map((owner) => ({ label: owner, value: scoped('won_value', 'owner', owner) })),
    other: { label: 'Other (22)', value: 'won_value[owner=~other]@0' },
    reading: [
      '**Darcel Schlecht** won {{won_value[owner=Darcel%20Schlecht]@0}}, ahead of Vicki Laflamme with {{won_value[owner=Vicki%20Laflamme]@0}}.',
      'The eight owners shown won more than all others together.',
    ],
  },
};
