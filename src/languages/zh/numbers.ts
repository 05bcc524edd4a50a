/** How numbers are written. */
import type { NumberPattern } from '../numbers.ts';

export const numbers: NumberPattern = {
  group: ',',
  decimal: '.',
  groupFrom: 4,
  scales: [
    { unit: 1e4, suffix: '万' },
    { unit: 1e8, suffix: '亿' },
  ],
  currency: 'before',
  percent: '%',
  points: '个百分点',
  days: { other: '天' },
  hours: { other: '小时' },
  minutes: { other: '分钟' },
  times: '倍',
  notAvailable: '不适用',
};
