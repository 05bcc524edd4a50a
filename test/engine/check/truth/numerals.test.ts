import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readNumerals } from '../../../../src/engine/check/truth/numerals.ts';
import { normalise, takeDates, withoutNames } from '../../../../src/engine/check/truth/slide-texts.ts';
import { FactIndex } from '../../../../src/engine/check/truth/trace.ts';
import { formatFact } from '../../../../src/engine/language/numbers.ts';
import type { Fact, Unit } from '../../../../src/model/fact.ts';
import { type LanguageCode, languages } from '../../../../src/model/language.ts';
import { fact } from '../sample.ts';

const codes = Object.keys(languages) as LanguageCode[];
const read = (text: string, language: LanguageCode = 'en') =>
  readNumerals(normalise(text), language).map(({ kind, value, sign }) => [kind, value, sign]);

describe('reading figures', () => {
  it.each<[string, LanguageCode, unknown[]]>([
    ['fell 6.0% to', 'en', ['percent', 6, null]],
    ['to $2.80M; then', 'en', ['money', 2_800_000, null]],
    ['lost −$138K', 'en', ['money', 138_000, '-']],
    ['$-5', 'en', ['money', 5, '-']],
    ['USD 2.8 million', 'en', ['money', 2_800_000, null]],
    ['2,802,496 rows', 'en', ['plain', 2_802_496, null]],
    ['1.2 percentage points', 'en', ['points', 1.2, null]],
    ['51.8 days', 'en', ['days', 51.8, null]],
    ['2.7x the second', 'en', ['multiple', 2.7, null]],
    ['2,80\u00a0Mio.\u00a0€', 'de', ['money', 2_800_000, null]],
    ['−6,0\u00a0%', 'de', ['percent', 6, '-']],
    ['1.234 Deals', 'de', ['plain', 1234, null]],
    ['2,80\u00a0M$', 'fr', ['money', 2_800_000, null]],
    ['valeur −84', 'fr', ['plain', 84, '-']],
    ['1\u202f234 affaires', 'fr', ['plain', 1234, null]],
    ['R$\u00a02,80\u00a0mi', 'pt', ['money', 2_800_000, null]],
    ['売上高は280万件', 'ja', ['plain', 2_800_000, null]],
    ['٢٫٨٪', 'ar', ['percent', 2.8, null]],
  ])('reads "%s" in %s', (text, language, expected) => {
    expect(read(text, language)).toEqual([expected]);
  });

  it.each(['GTX500', 'Covid-19', 'the 3rd quarter', 'v2', 'B2B'])('reads no figure in "%s"', (text) => {
    expect(read(text)).toEqual([]);
  });

  it('reads a range as two figures, and a dash before a figure as a dash', () => {
    expect([read('10–20 deals'), read('won – 5 deals')]).toEqual([
      [
        ['plain', 10, null],
        ['plain', 20, null],
      ],
      [['plain', 5, null]],
    ]);
  });

  it('reads back every figure the product writes, in every language', () => {
    const units: Unit[] = ['money', 'count', 'ratio', 'points', 'days', 'multiple', 'number'];
    const values = fc.oneof(
      fc.integer({ min: -2_000_000_000, max: 2_000_000_000 }),
      fc.double({ min: -1e7, max: 1e7, noNaN: true }),
      fc.double({ min: -2, max: 2, noNaN: true }),
    );
    fc.assert(
      fc.property(
        fc.constantFrom(...codes),
        fc.constantFrom(...units),
        values,
        fc.constantFrom('plain', 'abs', 'signed', 'full'),
        (language, unit, value, style) => {
          const one: Fact = fact('x@0', unit === 'count' ? Math.round(value) : value, { unit });
          const shown = formatFact(one, style as 'plain', { language, preciseMetrics: new Set() });
          const numerals = readNumerals(normalise(`Value ${shown}, so`), language);
          expect(numerals).toHaveLength(1);
          // Zero to the digits shown has no sign left.
          expect(new FactIndex([one]).find(numerals[0]!)).toBe('shown');
        },
      ),
      { numRuns: 2000 },
    );
  });

  it('never throws, whatever the text', () => {
    fc.assert(
      fc.property(fc.constantFrom(...codes), fc.string({ unit: 'binary', maxLength: 60 }), fc.nat(), (language, text, number) => {
        const { rest } = takeDates(withoutNames(normalise(`${text}${number}${text}`), []), language);
        expect(readNumerals(rest, language).every(({ value }) => Number.isFinite(value))).toBe(true);
      }),
      { numRuns: 500 },
    );
  });
});

describe('dates and names', () => {
  it.each<[string, LanguageCode]>([
    ['Q4 2017', 'en'],
    ['2017-12-31', 'en'],
    ['31 December 2017', 'en'],
    ['December 31, 2017', 'en'],
    ['31. Dezember 2017', 'de'],
    ['31.12.2017', 'de'],
    ['31 décembre 2017', 'fr'],
    ['31 de diciembre de 2017', 'es'],
    ['2017年12月31日', 'ja'],
    ['2017年第4四半期', 'ja'],
    ['Nov 2017', 'en'],
    ['FY2017', 'en'],
  ])('takes "%s" for a date in %s', (text, language) => {
    const { rest, dates } = takeDates(`in ${text} as said`, language);
    expect([readNumerals(rest, language), dates.map(({ year }) => year)]).toEqual([[], [2017]]);
  });

  it('takes what ends one line and begins the next for no date', () => {
    expect(takeDates('Ready in May\n40 more places', 'en').dates).toEqual([]);
  });

  it('hides names, files and addresses', () => {
    expect(
      readNumerals(withoutNames('GTX Plus 3000 in sales_2017 v2.csv at https://a.b/42', ['GTX Plus 3000', 'sales_2017 v2.csv']), 'en'),
    ).toEqual([]);
  });
});

describe('finding the fact a figure shows', () => {
  const index = new FactIndex([fact('a@0', 2_802_496), fact('b.pct@0', -0.0603, { unit: 'ratio' })]);
  const find = (text: string) => readNumerals(normalise(text), 'en').map((numeral) => index.find(numeral));

  it('accepts any rounding of it and nothing else', () => {
    expect(find('$2.80M $2.8M $3M $2,802,496 $2.81M $2.9M')).toEqual(['shown', 'shown', 'shown', 'shown', null, null]);
  });

  it('keeps units apart', () => {
    expect(find('6.0% $6.0')).toEqual(['shown', null]);
  });

  it('sees a sign that is wrong', () => {
    expect(find('+6.0% −6.0% 6.0%')).toEqual(['other-sign', 'shown', 'shown']);
  });
});
