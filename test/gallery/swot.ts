/** Four fields with two or three points each. */
import type { OutlineSlide } from '../../src/model/outline.ts';

export const example: OutlineSlide<'swot'> = {
  id: 'example-swot',
  kind: 'swot',
  title: 'We are strong where prices are fixed and weak where they are not',
  content: {
    strengths: ['Largest range of hardware in the region', 'Delivery within a week'],
    weaknesses: ['Discounts differ from team to team', 'No partner programme'],
    opportunities: ['Medical customers buy in bundles', 'A rival leaves the East'],
    threats: ['Importers undercut small orders', 'Component prices rise'],
  },
};
