/** Finds the facts that a written figure could show. */
import type { Fact } from '../../../model/fact.ts';
import type { Numeral, NumeralKind } from './numerals.ts';

interface Shown {
  kind: Exclude<NumeralKind, 'year'>;
  /** Size as it would be written: 6 for a ratio of 0.06. */
  size: number;
  negative: boolean;
}

/** Kinds of fact that a kind of figure may show. A bare number may stand in a table whose head names the unit. */
const shows: Readonly<Record<NumeralKind, readonly Shown['kind'][]>> = {
  percent: ['percent'],
  points: ['points', 'plain'],
  money: ['money'],
  days: ['days', 'plain'],
  multiple: ['multiple'],
  year: ['plain', 'days'],
  plain: ['plain', 'days', 'multiple', 'money'],
};

const kindOfUnit = {
  money: 'money',
  count: 'plain',
  number: 'plain',
  ratio: 'percent',
  points: 'points',
  days: 'days',
  hours: 'plain',
  minutes: 'plain',
  multiple: 'multiple',
} as const;

export type Match = 'shown' | 'other-sign' | null;

export class FactIndex {
  readonly #byKind = new Map<Shown['kind'], Shown[]>();

  constructor(facts: Iterable<Fact>) {
    for (const { value, unit } of facts) {
      if (value === null || unit === 'text') continue;
      const kind = kindOfUnit[unit];
      const size = Math.abs(unit === 'ratio' || unit === 'points' ? value * 100 : value);
      const list = this.#byKind.get(kind);
      const shown = { kind, size, negative: value < 0 };
      if (list) list.push(shown);
      else this.#byKind.set(kind, [shown]);
    }
    for (const list of this.#byKind.values()) list.sort((a, b) => a.size - b.size);
  }

  /** Whether a fact rounds to the figure, and whether it has the sign that is written. */
  find({ kind, value, half, sign }: Numeral): Match {
    let match: Match = null;
    // Half an ulp of slack: 2.805 is stored as a little less.
    const reach = half * 1.0001 + value * 1e-9;
    for (const wanted of shows[kind]) {
      const list = this.#byKind.get(wanted) ?? [];
      for (let i = lowerBound(list, value - reach); i < list.length && list[i]!.size <= value + reach; i++) {
        if (sign === null || list[i]!.size === 0 || list[i]!.negative === (sign === '-')) return 'shown';
        match = 'other-sign';
      }
    }
    return match;
  }
}

function lowerBound(list: readonly Shown[], size: number): number {
  let [low, high] = [0, list.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (list[middle]!.size < size) low = middle + 1;
    else high = middle;
  }
  return low;
}
