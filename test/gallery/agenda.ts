/** An agenda of five sections. */
import type { OutlineSlide } from '../../src/model/outline.ts';

export const example: OutlineSlide<'agenda'> = {
  id: 'example-agenda',
  kind: 'agenda',
  title: 'The quarter in five parts',
  content: {
    items: [
      { head: 'Results', text: 'Won value fell while more deals were won', slide: 'example-trend' },
      { head: 'Why it moved', text: 'GTXPro lost more than all other products together', slide: 'example-bridge' },
      { head: 'Regions and people', text: 'Central carries the quarter', slide: 'example-comparison' },
      { head: 'Outlook', text: 'Pipeline covers the next target', slide: 'example-big-number' },
      { head: 'Decisions', text: 'Price corridor and two hires', slide: 'example-action-table' },
    ],
  },
};
