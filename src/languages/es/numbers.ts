/** How numbers are written. */
import type { NumberPattern } from '../numbers.ts';

const nbsp = '\u00A0';

export const numbers: NumberPattern = {
  group: '.',
  decimal: ',',
  groupFrom: 5,
  scales: [
    { unit: 1e3, suffix: `${nbsp}mil` },
    { unit: 1e6, suffix: `${nbsp}M` },
  ],
  currency: 'after',
  percent: `${nbsp}%`,
  points: `${nbsp}pp`,
  days: { one: `${nbsp}día`, other: `${nbsp}días` },
  hours: { one: `${nbsp}hora`, other: `${nbsp}horas` },
  minutes: { one: `${nbsp}minuto`, other: `${nbsp}minutos` },
  times: 'x',
  notAvailable: 'n.\u00A0d.',
};
