/** How numbers are written. */
import type { NumberPattern } from '../numbers.ts';

export const numbers: NumberPattern = {
  group: ',',
  decimal: '.',
  groupFrom: 4,
  scales: [
    { unit: 1e4, suffix: '万' },
    { unit: 1e8, suffix: '億' },
  ],
  currency: 'before',
  percent: '%',
  points: 'ポイント',
  days: { other: '日' },
  hours: { other: '時間' },
  minutes: { other: '分' },
  times: '倍',
  notAvailable: '該当なし',
};
