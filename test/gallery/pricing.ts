/** Three offers, the middle one advised. */
import type { OutlineSlide } from '../../src/model/outline.ts';

export const example: OutlineSlide<'pricing'> = {
  id: 'example-pricing',
  kind: 'pricing',
  title: 'Plus with spare parts fits most customers',
  lead: 'Renewal offers, monthly',
  content: {
    plans: [
      { name: 'Basic', price: '$90', per: 'per device', text: 'Spare devices', items: ['Help desk on working days', 'Yearly check'] },
      {
        name: 'Plus',
        price: '$140',
        per: 'per device',
        text: 'Devices in daily use',
        items: ['Help desk around the clock', 'Two checks a year', 'Spare parts'],
      },
      {
        name: 'Premium',
        price: '$220',
        per: 'per device',
        text: 'Devices that never stop',
        items: ['Technician within a day', 'Quarterly checks', 'Parts and a loan device'],
      },
    ],
    recommended: 1,
  },
};
