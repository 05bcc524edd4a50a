/** Regions this quarter against the quarter before. */
import type { OutlineSlide } from '../../src/model/outline.ts';
import { members, scoped } from './facts.ts';

export const example: OutlineSlide<'comparison'> = {
  id: 'example-comparison',
  kind: 'comparison',
  title: 'Every region lost value; Central lost most',
  lead: 'Won value by region, USD',
  source: 'Source: CRM export of 31 December 2017',
  content: {
    categories: [...members.region],
    series: [
      { name: 'Q3 2017', values: members.region.map((region) => scoped('won_value', 'region', region, -1)) },
      { name: 'Q4 2017', values: members.region.map((region) => scoped('won_value', 'region', region)) },
    ],
    reading: [
      '**Central** won {{won_value[region=Central]@0}} after {{won_value[region=Central]@-1}}.',
      'East held best at {{won_value[region=East]@0}}.',
    ],
  },
};
