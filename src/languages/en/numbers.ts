/** How numbers are written. */
import type { NumberPattern } from '../numbers.ts';

const nbsp = '\u00A0';

export const numbers: NumberPattern = {
  group: ',',
  decimal: '.',
  groupFrom: 4,
  scales: [
    { unit: 1e3, suffix: 'K' },
    { unit: 1e6, suffix: 'M' },
    { unit: 1e9, suffix: 'B' },
  ],
  currency: 'before',
  percent: '%',
  points: `${nbsp}points`,
  days: { one: `${nbsp}day`, other: `${nbsp}days` },
  hours: { one: `${nbsp}hour`, other: `${nbsp}hours` },
  minutes: { one: `${nbsp}minute`, other: `${nbsp}minutes` },
  times: `${nbsp}times`,
  labels: { points: `${nbsp}pts`, times: 'x' },
  notAvailable: 'n/a',
};
