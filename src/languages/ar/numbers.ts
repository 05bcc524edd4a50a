/** How numbers are written. */
import type { NumberPattern } from '../numbers.ts';

const nbsp = '\u00A0';

export const numbers: NumberPattern = {
  group: ',',
  decimal: '.',
  groupFrom: 4,
  scales: [
    { unit: 1e3, suffix: `${nbsp}ألف` },
    { unit: 1e6, suffix: `${nbsp}مليون` },
    { unit: 1e9, suffix: `${nbsp}مليار` },
  ],
  currency: 'after',
  percent: '%',
  points: `${nbsp}نقطة مئوية`,
  days: { one: `${nbsp}يوم`, few: `${nbsp}أيام`, many: `${nbsp}يومًا`, other: `${nbsp}يوم` },
  hours: { one: `${nbsp}ساعة`, few: `${nbsp}ساعات`, many: `${nbsp}ساعة`, other: `${nbsp}ساعة` },
  minutes: { one: `${nbsp}دقيقة`, few: `${nbsp}دقائق`, many: `${nbsp}دقيقة`, other: `${nbsp}دقيقة` },
  times: 'x',
  notAvailable: 'غير متاح',
};
