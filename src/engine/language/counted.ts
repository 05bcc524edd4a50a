/** A noun after its number: `1 deal`, `0 deals`, `2 deals`. */
import { type LanguageCode, languages } from '../../model/language.ts';

/**
 * The form for `count`, a whole number. Arabic puts the noun before the number (`عدد الصفقات: 1`), always in the plural; Chinese
 * and Japanese have a single form.
 */
export function counted(language: LanguageCode, count: number, { one, many }: { one: string; many: string }): string {
  if (language === 'ar') return many;
  return pluralRules(language).select(Math.abs(count)) === 'one' ? one : many;
}

const rules = new Map<LanguageCode, Intl.PluralRules>();

/** Cached, because creating them is slow. */
function pluralRules(language: LanguageCode): Intl.PluralRules {
  const known = rules.get(language) ?? new Intl.PluralRules(languages[language].locale);
  rules.set(language, known);
  return known;
}
