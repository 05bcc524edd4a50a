/** Won value of each region over eight quarters, on one scale. */
import type { OutlineSlide } from '../../src/model/outline.ts';
import { members, quarters, scoped } from './facts.ts';

export const example: OutlineSlide<'small-multiples'> = {
  id: 'example-small-multiples',
  kind: 'small-multiples',
  title: 'Central won {{won_value[region=Central]@0}} after {{won_value[region=Central]@-1}} in the quarter before',
  lead: 'Won value by region and quarter, USD',
  source: 'Source: CRM export of 31 December 2017',
  content: {
    chart: 'line',
    periods: quarters,
    panels: members.region.map((region) => ({
      label: region,
      values: quarters.map((_, at) => scoped('won_value', 'region', region, at - 7)),
    })),
    highlight: 0,
    partial: [],
    reading: [],
  },
};
