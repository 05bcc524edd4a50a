/** Four findings, each with its figure and the slide that proves it. */
import type { OutlineSlide } from '../../src/model/outline.ts';

export const example: OutlineSlide<'executive-summary'> = {
  id: 'example-executive-summary',
  kind: 'executive-summary',
  title: 'Won value fell although more deals were won',
  source: 'Source: CRM export of 31 December 2017',
  content: {
    points: [
      {
        figure: '{{won_value@0}}',
        text: '**Won value fell {{won_value.pct@0|abs}}**, below the target of {{target_value@0}}.',
        slide: 'example-trend',
      },
      {
        figure: '{{won_value.delta[product=GTXPro]@0|signed}}',
        text: '**GTXPro lost most of it**; MG Advanced and MG Special grew against the trend.',
        slide: 'example-bridge',
      },
      {
        figure: '{{win_rate@0}}',
        text: '**The win rate slipped {{win_rate.delta@0|abs}}** while the sales cycle became shorter.',
        slide: 'example-scorecard',
      },
      {
        figure: '{{open_pipeline@0}}',
        text: '**The pipeline covers the next target** {{coverage@0}}, more than a quarter ago.',
        slide: 'example-statement',
      },
    ],
  },
};
