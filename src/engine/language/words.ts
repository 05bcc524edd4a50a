/** The deck's own words: labels the engine writes that come from neither the brief nor the data. */
import { catalogueOf, type Group } from '../../languages/catalogue.ts';
import type { LanguageCode } from '../../model/language.ts';

export type Words = Group<'word'>;

/** The deck's words in a language. */
export function wordsOf(language: LanguageCode): Words {
  return catalogueOf(language).group('word');
}
