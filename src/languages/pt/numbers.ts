/** How numbers are written. */
import type { NumberPattern } from '../numbers.ts';

const nbsp = '\u00A0';

export const numbers: NumberPattern = {
  group: '.',
  decimal: ',',
  groupFrom: 4,
  scales: [
    { unit: 1e3, suffix: `${nbsp}mil` },
    { unit: 1e6, suffix: `${nbsp}mi` },
    { unit: 1e9, suffix: `${nbsp}bi` },
  ],
  currency: 'before-spaced',
  percent: '%',
  points: `${nbsp}p.p.`,
  days: { one: `${nbsp}dia`, other: `${nbsp}dias` },
  hours: { one: `${nbsp}hora`, other: `${nbsp}horas` },
  minutes: { one: `${nbsp}minuto`, other: `${nbsp}minutos` },
  times: 'x',
  notAvailable: 'n/d',
};
