/** The sentences of a deck, by language. */
import type { LanguageCode } from '../../../language/language.ts';
import { german } from './de.ts';
import { english } from './en.ts';
import { spanish } from './es.ts';
import { french } from './fr.ts';
import { italian } from './it.ts';
import { labels } from './labels.ts';
import { portuguese } from './pt.ts';

/** The same shape in every language, with the literal texts widened. */
export type Phrases = Widen<typeof english>;

type Widen<T> = T extends string
  ? string
  : T extends (...args: infer A) => infer R
    ? (...args: A) => Widen<R>
    : T extends readonly (infer I)[]
      ? readonly Widen<I>[]
      : T extends object
        ? { readonly [K in keyof T]: Widen<T[K]> }
        : T;

const all: Readonly<Partial<Record<LanguageCode, Phrases>>> = {
  en: english,
  de: german,
  fr: french,
  es: spanish,
  pt: portuguese,
  it: italian,
};

export function phrasesOf(language: LanguageCode): Phrases {
  return all[language] ?? labels(language);
}
