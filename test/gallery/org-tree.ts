/** Three levels of a sales team. */
import type { OutlineSlide } from '../../src/model/outline.ts';

export const example: OutlineSlide<'org-tree'> = {
  id: 'example-org-tree',
  kind: 'org-tree',
  title: 'Each region has one manager who answers for its price corridor',
  content: {
    name: 'Dana Whitcomb',
    role: 'Head of sales',
    reports: [
      {
        name: 'Melvin Marxen',
        role: 'Central',
        reports: [{ name: 'Anna Snelling' }, { name: 'Moses Frase' }, { name: 'Jonathan Berthelot' }],
      },
      { name: 'Rocco Neubert', role: 'East', reports: [{ name: 'Cassey Cress' }, { name: 'Donn Cantrell' }] },
      { name: 'Celia Rouche', role: 'West', reports: [{ name: 'Hayden Neloms' }, { name: 'Markita Hansen' }] },
    ],
  },
};
