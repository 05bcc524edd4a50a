/** How numbers are written. */
import type { NumberPattern } from '../numbers.ts';

const nbsp = '\u00A0';

export const numbers: NumberPattern = {
  group: '.',
  decimal: ',',
  groupFrom: 4,
  scales: [
    { unit: 1e3, suffix: `${nbsp}Tsd.` },
    { unit: 1e6, suffix: `${nbsp}Mio.` },
    { unit: 1e9, suffix: `${nbsp}Mrd.` },
  ],
  currency: 'after',
  percent: `${nbsp}%`,
  points: `${nbsp}PP`,
  days: { one: `${nbsp}Tag`, other: `${nbsp}Tage` },
  hours: { one: `${nbsp}Stunde`, other: `${nbsp}Stunden` },
  minutes: { one: `${nbsp}Minute`, other: `${nbsp}Minuten` },
  times: 'x',
  notAvailable: 'k.\u00A0A.',
};
