/** Numbers as a chart shows them, against the same numbers in text. */
import { describe, expect, it } from 'vitest';
import { excelFormat } from '../../../src/engine/language/excel-format.ts';
import { formatValue } from '../../../src/engine/language/format-value.ts';
import { formatFact, numberContext } from '../../../src/engine/language/numbers.ts';
import type { Fact } from '../../../src/model/fact.ts';
import { type LanguageCode, languages } from '../../../src/model/language.ts';

const fact = (value: number, unit: Fact['unit']): Fact =>
  ({ id: 'a', metric: 'won_value', label: 'Won', value, unit, ...(unit === 'money' && { currency: 'EUR' }) }) as Fact;

/** Without the kinds of space, and the mark that only text from right to left needs. */
const plain = (text: string) => text.replace(/\s/g, ' ').replace('\u200E', '');

describe('a number at a chart', () => {
  it.each(Object.keys(languages) as LanguageCode[])('reads as in text: %s', (language) => {
    const context = numberContext([], language);
    // A code that scales by ten thousands has one decimal, whatever the digits before it.
    const money = ['ja', 'zh'].includes(language) ? [123_456_789, 523_000_000] : [2_764_123, 88_400_000];
    const facts = [fact(money[0]!, 'money'), fact(money[1]!, 'money'), fact(0.634, 'ratio'), fact(11_070, 'count'), fact(-43_210, 'count')];
    for (const one of facts) {
      const shown = formatValue(excelFormat([one], context), one.value!, language);
      expect(plain(shown)).toBe(plain(formatFact(one, 'plain', context)));
    }
  });

  it('that no code can be read for is shown as it is', () => {
    expect(formatValue('0.0"', 12.5, 'en')).toBe('12.5');
  });
});
