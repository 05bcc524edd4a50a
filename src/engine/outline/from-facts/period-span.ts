/** The months of a fiscal period, which its name does not show: `August 2017 – October 2017` for Q3 FY18. */
import { type LanguageCode, languages } from '../../../model/language.ts';
import type { Period } from '../../../model/period.ts';

/** null if the name shows them, or if a period starts and ends within a month. */
export function periodSpan({ id, start, end, weeks }: Period, language: LanguageCode): string | null {
  if (!id.startsWith('FY') || weeks !== undefined) return null;
  const format = new Intl.DateTimeFormat(`${languages[language].locale}-u-nu-latn`, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  const last = new Date(Date.parse(`${end}T00:00:00Z`) - 86_400_000);
  return `${format.format(new Date(`${start}T00:00:00Z`))} – ${format.format(last)}`;
}
