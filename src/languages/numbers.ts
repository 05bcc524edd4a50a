/** How a language writes numbers: separators, scales, percent signs and unit words. */

export interface Scale {
  /** One of the unit: 1,000,000 for M. */
  unit: number;
  /** Written after the digits: `M`, ` Mio.`. */
  suffix: string;
}

type Plurals = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

export interface NumberPattern {
  group: string;
  decimal: string;
  /** Number of digits from which they are grouped; Spanish writes 1234 but 12.345. */
  groupFrom: 4 | 5;
  /** Smallest first. */
  scales: readonly Scale[];
  /** Where the currency's symbol stands; `after` with a no-break space unless the scale's suffix carries none. */
  currency: 'before' | 'before-spaced' | 'after';
  percent: string;
  points: string;
  /** By plural category of the locale; `other` for the rest. */
  days: Plurals;
  hours: Plurals;
  minutes: Plurals;
  times: string;
  /** Shorter units, where the language has them, for charts, tiles and cells. */
  labels?: { points: string; times: string };
  notAvailable: string;
}
