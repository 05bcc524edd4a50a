/** A noun as it stands after its number: `1 deal`, `0 deals`, `2 deals`. */
import { type LanguageCode, languages } from '../../model/language.ts';

/**
 * The form after `count`, a whole number. Arabic names what is counted before the number (`عدد الصفقات: 1`), where it stays plural; Chinese
 * and Japanese have one form.
 */
export function counted(language: LanguageCode, count: number, { one, many }: { one: string; many: string }): string {
  if (language === 'ar') return many;
  return pluralRules(language).select(Math.abs(count)) === 'one' ? one : many;
}

const rules = new Map<LanguageCode, Intl.PluralRules>();

/** Kept, as making them takes longer than asking them. */
function pluralRules(language: LanguageCode): Intl.PluralRules {
  const known = rules.get(language) ?? new Intl.PluralRules(languages[language].locale);
  rules.set(language, known);
  return known;
}
