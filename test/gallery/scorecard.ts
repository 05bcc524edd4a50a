/** Six tiles with change, target and course. */
import type { OutlineSlide } from '../../src/model/outline.ts';
import { course, quarters } from './facts.ts';

export const example: OutlineSlide<'scorecard'> = {
  id: 'example-scorecard',
  kind: 'scorecard',
  title: 'More deals, shorter cycles, but less value per deal',
  lead: 'Q4 2017 against Q3 2017',
  source: 'Source: CRM export of 31 December 2017',
  content: {
    periods: quarters,
    tiles: [
      {
        label: 'Won value',
        value: '{{won_value@0}}',
        change: { text: '{{won_value.pct@0|signed}}', direction: 'down', tone: 'bad' },
        target: '{{target_value@0}}',
        trend: course('won_value'),
      },
      {
        label: 'Deals won',
        value: '{{won_deals@0}}',
        change: { text: '{{won_deals.pct@0|signed}}', direction: 'up', tone: 'good' },
        trend: course('won_deals'),
      },
      {
        label: 'Win rate',
        value: '{{win_rate@0}}',
        change: { text: '{{win_rate.delta@0|signed}}', direction: 'down', tone: 'bad' },
        trend: course('win_rate'),
      },
      {
        label: 'Average deal',
        value: '{{average_deal@0}}',
        change: { text: '{{average_deal.pct@0|signed}}', direction: 'down', tone: 'bad' },
        trend: course('average_deal'),
      },
      {
        label: 'Sales cycle',
        value: '{{cycle_days@0}}',
        change: { text: '{{cycle_days.delta@0|signed}}', direction: 'down', tone: 'good' },
        trend: course('cycle_days'),
      },
      {
        label: 'Open pipeline',
        value: '{{open_pipeline@0}}',
        change: { text: '{{open_pipeline.pct@0|signed}}', direction: 'up', tone: 'good' },
        trend: course('open_pipeline'),
      },
    ],
  },
};
