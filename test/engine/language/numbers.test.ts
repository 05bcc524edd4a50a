import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { excelFormat } from '../../../src/engine/language/excel-format.ts';
import { formatFact, numberContext, sharedUnit } from '../../../src/engine/language/numbers.ts';
import { all } from '../../../src/languages/all.ts';
import type { Fact, Unit } from '../../../src/model/fact.ts';
import { type LanguageCode, languages } from '../../../src/model/language.ts';
import type { FactStyle } from '../../../src/model/text.ts';

function fact(value: number | null, unit: Unit, more: Partial<Fact> = {}): Fact {
  const metric = 'm';
  return { id: `${metric}@0`, metric, label: 'M', value, unit, period: null, scope: {}, n: 1, formula: '', sql: '', ...more };
}
const dollars = (value: number, more: Partial<Fact> = {}) => fact(value, 'money', { currency: 'USD', ...more });
const write = (what: Fact, style: FactStyle = 'plain', language: LanguageCode = 'en') =>
  formatFact(what, style, numberContext([what], language));

describe('a number in English', () => {
  it.each<[string, Fact, FactStyle, string]>([
    ['millions with three digits', dollars(2_802_345.4), 'plain', '$2.80M'],
    ['tens of thousands', dollars(12_345), 'plain', '$12.3K'],
    ['thousands below ten exactly', dollars(2361.47), 'plain', '$2,361'],
    ['what rounds up to a million in millions', dollars(999_500), 'plain', '$1.00M'],
    ['billions', dollars(1.2e9), 'plain', '$1.20B'],
    ['cents below a hundred', dollars(9.5), 'plain', '$9.50'],
    ['half a cent of rounding away from zero', dollars(2_805_000), 'plain', '$2.81M'],
    ['negative money with a true minus before the sign', dollars(-138_000), 'plain', '\u2212$138K'],
    ['the size alone', dollars(-138_000), 'abs', '$138K'],
    ['a plus when asked for the sign', dollars(138_000), 'signed', '+$138K'],
    ['every digit when asked', dollars(2_802_345.4), 'full', '$2,802,345.40'],
    ['a currency without a sign by its code', fact(2_800_000, 'money', { currency: 'CHF' }), 'plain', 'CHF\u00A02.80M'],
    ['money of no currency as an amount', fact(2_800_000, 'money'), 'plain', '2.80M'],
    ['small rates with a decimal', fact(-0.0602, 'ratio'), 'abs', '6.0%'],
    ['large rates without', fact(0.634, 'ratio'), 'plain', '63%'],
    ['nothing with no sign', fact(-0.0001, 'ratio'), 'plain', '0.0%'],
    ['nothing asked with its sign as both', fact(0, 'ratio'), 'signed', '±0.0%'],
    ['differences of rates in points', fact(-0.012, 'points'), 'plain', '\u22121.2\u00A0points'],
    ['days', fact(51.83, 'days'), 'plain', '51.8\u00A0days'],
    ['one day', fact(1, 'days'), 'plain', '1\u00A0day'],
    ['counts exactly', fact(8451, 'count'), 'plain', '8,451'],
    ['differences of rates with the short unit of a label', fact(-0.012, 'points'), 'label', '\u22121.2\u00A0pts'],
    ['multiples', fact(2.41, 'multiple'), 'plain', '2.4\u00A0times'],
    ['multiples with the short unit of a label', fact(2.41, 'multiple'), 'label', '+2.4x'],
    ['what cannot be computed', fact(null, 'money'), 'signed', 'n/a'],
  ])('writes %s', (_, what, style, expected) => {
    expect(write(what, style)).toBe(expected);
  });

  it('shows a given figure word for word', () => {
    expect(write(dollars(3_000_000, { display: 'about 3 million dollars' }), 'signed')).toBe('about 3 million dollars');
  });

  it('shows a decimal of rates whose difference is told', () => {
    const rate = fact(0.634, 'ratio', { metric: 'win_rate' });
    const change = fact(-0.012, 'points', { metric: 'win_rate.delta' });
    expect(formatFact(rate, 'plain', numberContext([rate, change], 'en'))).toBe('63.4%');
  });
});

describe('a number in each language', () => {
  it.each<[LanguageCode, string, string, string]>([
    ['en', '$2.80M', '51.8\u00A0days', '+6.0%'],
    ['de', '2,80\u00A0Mio.\u00A0$', '51,8\u00A0Tage', '+6,0\u00A0%'],
    ['fr', '2,80\u00A0M$', '51,8\u00A0jours', '+6,0\u202F%'],
    ['es', '2,80\u00A0M$', '51,8\u00A0días', '+6,0\u00A0%'],
    ['pt', 'US$\u00A02,80\u00A0mi', '51,8\u00A0dias', '+6,0%'],
    ['it', '2,80\u00A0mln\u00A0$', '51,8\u00A0giorni', '+6,0%'],
    ['ja', '$280万', '51.8日', '+6.0%'],
    ['zh', '$280万', '51.8天', '+6.0%'],
    ['ar', '2.80\u00A0مليون\u00A0$', '51.8\u00A0يوم', '\u200E+6.0%'],
  ])('follows the habits of %s', (language, money, days, rate) => {
    expect([
      write(dollars(2_802_345), 'plain', language),
      write(fact(51.83, 'days'), 'plain', language),
      write(fact(0.0602, 'ratio'), 'signed', language),
    ]).toEqual([money, days, rate]);
  });
});

describe('any number', () => {
  const anyLanguage = fc.constantFrom(...(Object.keys(languages) as LanguageCode[]));
  const anyUnit = fc.constantFrom<Unit>('money', 'count', 'ratio', 'points', 'days', 'multiple', 'number');
  const anyValue = fc.oneof(fc.double({ min: -1e12, max: 1e12, noNaN: true }), fc.integer({ min: -10_000, max: 10_000 }), fc.constant(-0));
  const anyFact = fc
    .record({ value: anyValue, unit: anyUnit })
    .map(({ value, unit }) => fact(value, unit, unit === 'money' ? { currency: 'USD' } : {}));

  it('keeps its sign, and zero has none', () => {
    fc.assert(
      fc.property(anyFact, anyLanguage, (what, language) => {
        const text = write(what, 'plain', language).replace('\u200E', '');
        const zero = !/[1-9]/.test(text);
        expect(text.startsWith('\u2212')).toBe(what.value! < 0 && !zero);
        expect(text).not.toMatch(/^[-+±]/);
      }),
    );
  });

  it('has no sign as a size and exactly one when asked for it', () => {
    fc.assert(
      fc.property(anyFact, anyLanguage, (what, language) => {
        expect(write(what, 'abs', language)).not.toMatch(/[\u2212+±]|^-/);
        expect(write(what, 'signed', language).replace('\u200E', '')).toMatch(/^[\u2212+±][^\u2212+±]+$/);
      }),
    );
  });

  it('comes back from its text within half a unit of its third digit', () => {
    fc.assert(
      fc.property(fc.double({ min: 10_000, max: 1e12, noNaN: true }), anyLanguage, (value, language) => {
        const text = write(fact(value, 'money'), 'plain', language);
        const { group, decimal, scales } = all[language].numbers;
        const scale = scales.findLast(({ suffix }) => text.endsWith(suffix))!;
        const digits = text.slice(0, -scale.suffix.length).replaceAll(group, '').replace(decimal, '.');
        const back = Number(digits) * scale.unit;
        expect(Math.abs(back - value)).toBeLessThanOrEqual(Math.max(value * 0.005, 0.5) * 1.000001);
      }),
    );
  });

  it('has three significant digits from ten thousand to a trillion', () => {
    fc.assert(
      fc.property(fc.double({ min: 10_000, max: 9.99e11, noNaN: true }), (value) => {
        expect(write(dollars(value)).replace(/\D/g, '')).toHaveLength(3);
      }),
    );
  });
});

describe('several amounts in one unit', () => {
  it('takes the unit of the largest and keeps two digits of the smallest', () => {
    expect(sharedUnit([2_800_000, 138_000], 'en')).toEqual({ scale: { unit: 1e6, suffix: 'M' }, decimals: 2 });
  });

  it('goes down a unit where most are smaller than one of it', () => {
    expect(sharedUnit([358_000, 138_000, 125_000, 1_932_000], 'en')).toEqual({ scale: { unit: 1e3, suffix: 'K' }, decimals: 0 });
  });

  it('but not to five digits', () => {
    expect(sharedUnit([358_000, 138_000, 125_000, 19_320_000], 'en')).toEqual({ scale: { unit: 1e6, suffix: 'M' }, decimals: 2 });
  });

  it('goes down a unit where two decimals do not show the smallest', () => {
    expect(sharedUnit([2_800_000, 23_000], 'en')).toEqual({ scale: { unit: 1e3, suffix: 'K' }, decimals: 0 });
  });

  it('writes small amounts without a unit', () => {
    expect(sharedUnit([2361, 1117], 'en').scale.unit).toBe(1);
  });
});

describe('the format code of a chart', () => {
  const code = (facts: Fact[], language: LanguageCode = 'en') => excelFormat(facts, numberContext(facts, language));

  it.each<[string, Fact[], LanguageCode, string]>([
    ['millions', [dollars(2_800_000), dollars(1_138_000)], 'en', '$#,##0.00,,"M"'],
    ['each amount with three digits', [dollars(122e6), dollars(7e6)], 'en', '[>=99950000]$#,##0,,"M";$#,##0.00,,"M"'],
    ['one unit where losses are among them', [dollars(12e6), dollars(-7e6)], 'en', '$#,##0.0,,"M";"\u2212"$#,##0.0,,"M"'],
    ['thousands', [dollars(180_000)], 'en', '$#,##0,"K"'],
    ['negative amounts with a true minus', [dollars(-180_000)], 'en', '$#,##0,"K";"\u2212"$#,##0,"K"'],
    ['German millions', [fact(2_800_000, 'money', { currency: 'EUR' })], 'de', '#,##0.00,,"\u00A0Mio.\u00A0€"'],
    ['tens of thousands by a point set inside the digits', [dollars(2_800_000)], 'ja', '$0\\.0,"万"'],
    [
      'Portuguese dollars, whose negative keeps one pair of quotes',
      [dollars(-2_800_000)],
      'pt',
      '"US$\u00A0"#,##0.00,,"\u00A0mi";"\u2212US$\u00A0"#,##0.00,,"\u00A0mi"',
    ],
    ['rates with a decimal where one is small', [fact(0.05, 'ratio'), fact(0.6, 'ratio')], 'en', '0.0%'],
    ['large rates without one', [fact(0.63, 'ratio')], 'en', '0%'],
    ['counts', [fact(12_345, 'count')], 'en', '#,##0'],
    ['nothing at all', [], 'en', 'General'],
  ])('shows %s', (_, facts, language, expected) => {
    expect(code(facts, language)).toBe(expected);
  });
});

describe('a rate that its author gave with a decimal', () => {
  it.each(['35.2%', '35.2 percent', '35,2 Prozent', '35,2 pour cent', '35,2 por ciento'])('keeps it in a chart: %s', (display) => {
    const given = fact(0.352, 'ratio', { metric: 'given', display });
    expect(excelFormat([given], numberContext([given], 'en'))).toContain('0.0%');
  });
});
