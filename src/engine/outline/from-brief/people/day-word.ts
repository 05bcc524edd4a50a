/** Which word leads to a day in a sentence: `on` a day, `in` a month. */
import { whensIn } from './when.ts';

/** Neither where the cell has words of its own. */
export function dayWord(when: string): 'day' | 'month' | 'other' {
  const [found] = whensIn(when, null);
  if (found === undefined || found.text.length < when.length) return 'other';
  if (/^(?:\d{4}-\d\d-\d\d|.*(?<!\d)\d{1,2}(?!\d).*)$/u.test(when) && !/^(?:KW|week|[QTH]\d)/iu.test(when)) return 'day';
  return /^\p{L}+\.?(?:\s(?:de\s|del\s)?20\d\d)?$/u.test(when) ? 'month' : 'other';
}
