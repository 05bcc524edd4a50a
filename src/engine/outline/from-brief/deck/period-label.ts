/** A period in the language of the deck: `Q3 2026`, `T3 2026`, `2026年第3四半期`. */
import type { PeriodName } from '../../../../model/brief.ts';
import { type LanguageCode, languages } from '../../../../model/language.ts';
import { wordsOf } from '../../../language/words.ts';

export function periodLabel(period: PeriodName, language: LanguageCode): string {
  const words = wordsOf(language);
  const [year, part] = period.replace(/^CY/, '').split('-') as [string, string | undefined];
  if (year === 'FY') return part!;
  if (part === undefined) return language === 'ja' || language === 'zh' ? `${year}年` : year;
  const put = (pattern: string, n: string) => pattern.replace('{n}', () => n).replace('{year}', () => year);
  if (part.startsWith('Q')) return put(words.quarter, part.slice(1));
  if (part.startsWith('H')) {
    const half = language === 'ja' || language === 'zh' ? (part === 'H1' ? '上' : '下') : part.slice(1);
    return put(words.half, half);
  }
  const format = new Intl.DateTimeFormat(`${languages[language].locale}-u-nu-latn`, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  return format.format(new Date(Date.UTC(Number(year), Number(part) - 1, 1)));
}
