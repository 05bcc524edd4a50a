/** What figures may rest on besides facts: the brief's own words, known dates, counts of the items shown. */

import type { Fact } from '../../../model/fact.ts';
import type { LanguageCode } from '../../../model/language.ts';
import type { Outline } from '../../../model/outline.ts';
import { numberWords } from './number-words.ts';
import { type Numeral, readNumerals } from './numerals.ts';
import { normalise, takeDates, withoutNames, yearOf } from './plain-text.ts';

export interface Grounds {
  language: LanguageCode;
  /** Members and labels with digits in them, longest first. */
  names: readonly string[];
  years: ReadonlySet<number>;
  days: ReadonlySet<number>;
  /** Figures of the brief and of given facts. */
  literals: Literals;
  /** Text of the brief in lower case, for words such as `half`. */
  words: string;
  /** Texts that were read before: what the outline says is read again for its pages. */
  read: Map<string, ReadText>;
}

/** Figures of a text, dates that nobody gave, and the words that are left. */
export interface ReadText {
  numerals: Numeral[];
  badDates: string[];
  rest: string;
}

export function groundsOf({ language, asOf, facts }: Outline, allowed: readonly string[]): Grounds {
  const all = Object.values(facts);
  const given = all.flatMap(({ display, label, formula }) => [display ?? '', label, formula]);
  const literals = new Literals();
  const asOfYear = Number(asOf.slice(0, 4));
  const years = new Set([asOfYear - 1, asOfYear, asOfYear + 1]);
  const days = new Set([1, 28, 29, 30, 31, Number(asOf.slice(8, 10))]);
  const names = namesOf(all);
  for (const { period } of all) if (period !== null) years.add(yearOf(period.split('-')[0]!));
  for (const text of new Set([...allowed, ...given])) {
    const { rest, dates } = takeDates(withoutNames(normalise(text), names), language);
    for (const { year, day } of dates) {
      if (year !== undefined) years.add(year);
      if (day !== undefined) days.add(day);
    }
    for (const numeral of readNumerals(rest, language)) {
      literals.add(numeral);
      if (numeral.kind === 'year') years.add(numeral.value);
      if (numeral.value <= 31) days.add(numeral.value);
    }
    for (const { value } of numberWords(rest, language)) literals.add({ text: '', kind: 'plain', value, half: 0.5, sign: null });
  }
  return { language, names, years, days, literals, words: allowed.join('\n').toLowerCase(), read: new Map() };
}

/** Only names with a letter: a member called `5` must not hide every 5. */
function namesOf(facts: readonly Fact[]): string[] {
  const names = new Set<string>();
  for (const { scope } of facts)
    for (const member of Object.values(scope)) if (/\d/.test(member) && /\p{L}/u.test(member)) names.add(normalise(member));
  return [...names].sort((a, b) => b.length - a.length || (a < b ? -1 : 1));
}

/** Figures that may be repeated as they are, or in another scale of the same value and kind. */
export class Literals {
  readonly #values = new Map<string, Set<number>>();

  add({ kind, value }: Pick<Numeral, 'kind' | 'value'> & Partial<Numeral>): void {
    const key = kindKey(kind);
    const known = this.#values.get(key);
    if (known) known.add(value);
    else this.#values.set(key, new Set([value]));
  }

  has({ kind, value, half }: Numeral): boolean {
    const near = (of: string) => {
      for (const known of this.#values.get(of) ?? [])
        if (Math.abs(known - value) <= Math.min(half * 1.0001, Math.abs(known) * 0.05) + 1e-9) return true;
      return false;
    };
    const key = kindKey(kind);
    // A brief may write `5,000` where the deck writes `$5,000`, and the other way round; a percent sign is never added.
    return near(key) || (key === 'money' && near('plain')) || (key === 'plain' && near('money'));
  }
}

function kindKey(kind: Numeral['kind']): string {
  return kind === 'percent' || kind === 'money' ? kind : 'plain';
}
