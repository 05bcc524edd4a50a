/** One figure with its label and a sentence. */
import type { OutlineSlide } from '../../src/model/outline.ts';

export const example: OutlineSlide<'big-number'> = {
  id: 'example-big-number',
  kind: 'big-number',
  title: 'The pipeline covers the next target',
  source: 'Source: CRM export of 31 December 2017',
  content: {
    value: '{{open_pipeline@0}}',
    label: 'open pipeline at the end of Q4 2017, {{open_pipeline.pct@0|signed}} on the quarter before',
    text: 'Set against the target of {{target_value@0}} it covers {{coverage@0}}; {{stalled_value@0}} of it has not moved for more than a quarter.',
  },
};
