/** A period in the language of the deck: `Q3 2026`, `T3 2026`, `2026年第3四半期`; undefined for one that only data can date, such as the year to date. */
import { catalogueOf } from '../../../../languages/catalogue.ts';
import type { PeriodName } from '../../../../model/brief.ts';
import { type LanguageCode, languages } from '../../../../model/language.ts';
import { isSpan } from '../../../../model/period.ts';
import { spanName } from '../../../language/span-name.ts';

export function periodLabel(period: PeriodName, language: LanguageCode): string | undefined {
  if (/^(?:YTD|L\d+[MQY]|M\d\d\.\..*)$|\.\.$/.test(period)) return undefined;
  if (isSpan(period)) return spanName(period, language) ?? undefined;
  const catalogue = catalogueOf(language);
  const [year, part] = period.replace(/^CY/, '').split('-') as [string, string | undefined];
  if (year === 'FY') return part!;
  if (part === undefined) return language === 'ja' || language === 'zh' ? `${year}年` : year;
  if (part.startsWith('Q')) return catalogue.say('period-quarter', { n: part.slice(1), year });
  if (part.startsWith('H')) {
    const half = language === 'ja' || language === 'zh' ? (part === 'H1' ? '上' : '下') : part.slice(1);
    return catalogue.say('period-half', { n: half, year });
  }
  const format = new Intl.DateTimeFormat(`${languages[language].locale}-u-nu-latn`, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  return format.format(new Date(Date.UTC(Number(year), Number(part) - 1, 1)));
}
