/** Six things of equal weight, each with the icon its head names. */
import type { OutlineSlide } from '../../src/model/outline.ts';

export const example: OutlineSlide<'icon-grid'> = {
  id: 'example-icon-grid',
  kind: 'icon-grid',
  title: 'The service plan rests on six commitments',
  content: {
    cells: [
      { head: 'Faster onboarding', text: 'New stores are live within one working week' },
      { head: 'Data security', text: 'Access by role, every change on record' },
      { head: 'Open integration', text: 'Stock and prices flow both ways without files' },
      { head: 'Partner training', text: 'Sales staff are certified before launch' },
      { head: 'Support in your language', text: 'One number, one team, one answer' },
      { head: 'Renewal without surprises', text: 'Terms are on the table a quarter ahead' },
    ],
  },
};
