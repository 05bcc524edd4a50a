/** How numbers are written. */
import type { NumberPattern } from '../numbers.ts';

const nbsp = '\u00A0';

export const numbers: NumberPattern = {
  group: '.',
  decimal: ',',
  groupFrom: 4,
  scales: [
    { unit: 1e3, suffix: `${nbsp}mila` },
    { unit: 1e6, suffix: `${nbsp}mln` },
    { unit: 1e9, suffix: `${nbsp}mld` },
  ],
  currency: 'after',
  percent: '%',
  points: `${nbsp}pp`,
  days: { one: `${nbsp}giorno`, other: `${nbsp}giorni` },
  hours: { one: `${nbsp}ora`, other: `${nbsp}ore` },
  minutes: { one: `${nbsp}minuto`, other: `${nbsp}minuti` },
  times: 'x',
  notAvailable: 'n.d.',
};
