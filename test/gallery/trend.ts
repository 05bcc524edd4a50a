/** Won value over eight quarters and one partial, with a target. */
import type { OutlineSlide } from '../../src/model/outline.ts';
import { course, quarters } from './facts.ts';

export const example: OutlineSlide<'trend'> = {
  id: 'example-trend',
  kind: 'trend',
  title: 'Won value fell {{won_value.pct@0|abs}} to {{won_value@0}}, after two quarters of growth',
  lead: 'Won value by quarter of closing, USD',
  source: 'Source: CRM export of 31 December 2017',
  content: {
    chart: 'column',
    periods: [...quarters, 'Q1 2018'],
    series: [{ name: 'Won value', values: [...course('won_value'), 'won_value@1'] }],
    target: { name: 'Target', values: [...course('target_value'), null] },
    highlight: 7,
    partial: [8],
    reading: [
      '**{{won_value@0}}** was won, {{won_value.delta@0|abs}} less than in the quarter before.',
      'The target of {{target_value@0}} was missed for the first time since Q1 2017.',
      'Q1 2018 holds {{won_value@1}} so far and is not compared.',
    ],
  },
};
