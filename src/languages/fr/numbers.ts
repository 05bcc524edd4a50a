/** How numbers are written. */
import type { NumberPattern } from '../numbers.ts';

const nbsp = '\u00A0';
/** French groups by a narrow no-break space. */
const thin = '\u202F';

export const numbers: NumberPattern = {
  group: thin,
  decimal: ',',
  groupFrom: 4,
  scales: [
    { unit: 1e3, suffix: `${nbsp}k` },
    { unit: 1e6, suffix: `${nbsp}M` },
    { unit: 1e9, suffix: `${nbsp}Md` },
  ],
  currency: 'after',
  percent: `${thin}%`,
  points: `${nbsp}pt`,
  days: { one: `${nbsp}jour`, other: `${nbsp}jours` },
  hours: { one: `${nbsp}heure`, other: `${nbsp}heures` },
  minutes: { one: `${nbsp}minute`, other: `${nbsp}minutes` },
  times: 'x',
  notAvailable: 'n.\u00A0d.',
};
