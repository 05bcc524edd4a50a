/** A number as an Excel format code shows it: what a program writes at a chart's axis and values. */
import { addLocale, format } from 'numfmt';
import { all } from '../../languages/all.ts';
import type { LanguageCode } from '../../model/language.ts';

/** With the separators of our texts, which for some languages are not those of the library. */
const known = new Set<LanguageCode>();
function localeOf(language: LanguageCode): LanguageCode {
  if (!known.has(language)) {
    const { group, decimal } = all[language].numbers;
    addLocale({ group, decimal }, language);
    known.add(language);
  }
  return language;
}

/** A code that cannot be read shows the number as it is. */
export function formatValue(code: string, value: number, language: LanguageCode): string {
  try {
    return format(code, value, { locale: localeOf(language) });
  } catch {
    return String(value);
  }
}
