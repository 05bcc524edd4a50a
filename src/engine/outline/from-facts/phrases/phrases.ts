/** The sentences of a deck, by language. */
import type { LanguageCode } from '../../../language/language.ts';
import { english } from './en.ts';
import { labels } from './labels.ts';
import { metricNamesIn } from './metric-names.ts';

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

export function phrasesOf(language: LanguageCode): Phrases {
  return language === 'en' ? english : labels(language, metricNamesIn(language));
}
