/** Six measures by effort and effect. */
import type { OutlineSlide } from '../../src/model/outline.ts';

export const example: OutlineSlide<'matrix'> = {
  id: 'example-matrix',
  kind: 'matrix',
  title: 'The price corridor does most for the least effort',
  content: {
    x: { name: 'Effort', low: 'low', high: 'high' },
    y: { name: 'Effect', low: 'low', high: 'high' },
    fields: ['Do now', 'Plan', 'When there is time', 'Leave'],
    items: [
      { head: 'Price corridor', x: 0.15, y: 0.85 },
      { head: 'Account reviews', x: 0.3, y: 0.65 },
      { head: 'New catalogue', x: 0.7, y: 0.75 },
      { head: 'Partner portal', x: 0.85, y: 0.6 },
      { head: 'Shorter quotes', x: 0.2, y: 0.3 },
      { head: 'Second warehouse', x: 0.8, y: 0.2 },
    ],
  },
};
