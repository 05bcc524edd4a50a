/** The sentences of a deck, by language. */
import type { LanguageCode } from '../../../../model/language.ts';
import { arabic } from './ar.ts';
import { german } from './de.ts';
import { english } from './en.ts';
import { spanish } from './es.ts';
import { french } from './fr.ts';
import { italian } from './it.ts';
import { japanese } from './ja.ts';
import { portuguese } from './pt.ts';
import { chinese } from './zh.ts';

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

const all: Readonly<Record<LanguageCode, Phrases>> = {
  en: english,
  de: german,
  fr: french,
  es: spanish,
  pt: portuguese,
  it: italian,
  ja: japanese,
  zh: chinese,
  ar: arabic,
};

export function phrasesOf(language: LanguageCode): Phrases {
  return all[language];
}
