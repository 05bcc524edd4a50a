/** A span of months in the language of the deck. */
import { type LanguageCode, languages } from '../../model/language.ts';
import { periodInWords } from '../../model/period.ts';

/** `2026-09-01` → `Sep 2026`, `sept. 2026`, `2026年9月`: short enough for an axis. */
export function monthName(start: string, language: LanguageCode): string {
  const month = new Date(`${start}T00:00:00Z`);
  if (language === 'ja' || language === 'zh') return `${month.getUTCFullYear()}年${month.getUTCMonth() + 1}月`;
  return new Intl.DateTimeFormat(`${languages[language].locale}-u-nu-latn`, { month: 'short', year: 'numeric', timeZone: 'UTC' }).format(
    month,
  );
}

/** `2026-01..2026-09` → `janv.–sept. 2026`. */
export function spanName(id: string, language: LanguageCode): string | null {
  const [from, to] = id.split('..').map((month) => Date.parse(`${month}-01T00:00:00Z`));
  if (from === undefined || to === undefined || Number.isNaN(from) || Number.isNaN(to)) return null;
  if (language === 'en') return periodInWords(id);
  if (language === 'ja' || language === 'zh') {
    const [first, last] = [from, to].map((month) => new Date(month)) as [Date, Date];
    const year = first.getUTCFullYear() === last.getUTCFullYear() ? '' : `${last.getUTCFullYear()}年`;
    return `${first.getUTCFullYear()}年${first.getUTCMonth() + 1}月–${year}${last.getUTCMonth() + 1}月`;
  }
  const format = new Intl.DateTimeFormat(`${languages[language].locale}-u-nu-latn`, { month: 'short', year: 'numeric', timeZone: 'UTC' });
  return format.formatRange(from, to).replace(/[\s\u2009]*–[\s\u2009]*/gu, '–');
}
