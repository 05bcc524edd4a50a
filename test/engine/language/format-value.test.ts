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

  it.each([
    [122e6, 72.4e6, 46e6, 15.1e6, 7.73e6],
    [10.16e6, 9.2e6, 250_000],
    [1_053_000, 988_400, 825_000],
    [999_500, 999_499],
    [1.93e6, 358_000, 33_000],
    [12_400, 9_876, 41],
  ])('of a chart with %d reads as in the title', (...values) => {
    const context = numberContext([], 'en');
    const facts = values.map((value) => fact(value, 'money'));
    const code = excelFormat(facts, context);
    expect(values.map((value) => formatValue(code, value, 'en'))).toEqual(facts.map((one) => formatFact(one, 'plain', context)));
  });

  it('keeps a small amount in the unit of large ones where a code cannot hold all', () => {
    const facts = [122e6, 72.4e6, 7.73e6, 500_000].map((value) => fact(value, 'money'));
    expect(formatValue(excelFormat(facts, numberContext([], 'en')), 500_000, 'en')).toBe('€0.50M');
  });

  it('that no code can be read for is shown as it is', () => {
    expect(formatValue('0.0"', 12.5, 'en')).toBe('12.5');
  });
});
