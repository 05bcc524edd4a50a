/** Signs of figures: the words say which way it went, so a figure says it once or not at all. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { formatFact, numberContext } from '../../../src/engine/language/numbers.ts';
import type { Unit } from '../../../src/model/fact.ts';
import { type LanguageCode, languages } from '../../../src/model/language.ts';
import { fact } from '../check/sample.ts';

const values = fc.double({ min: -1e9, max: 1e9, noNaN: true });
const units = fc.constantFrom<Unit>('money', 'count', 'ratio', 'points', 'days', 'number', 'multiple');
const codes = fc.constantFrom(...(Object.keys(languages) as LanguageCode[]));
const signs = (text: string) => [...text].filter((letter) => '+−±-'.includes(letter)).length;

it('trap 43: a figure after "fell" or "rose" has no sign', () => {
  fc.assert(
    fc.property(values, units, codes, (value, unit, language) => {
      expect(signs(formatFact(fact('m@0', value, { unit }), 'abs', numberContext([], language)))).toBe(0);
    }),
  );
});

it('trap 43: a signed figure has one sign, and rounded nothing is neither above nor below', () => {
  fc.assert(
    fc.property(values, units, codes, (value, unit, language) => {
      const text = formatFact(fact('m@0', value, { unit }), 'signed', numberContext([], language));
      expect([signs(text), /[1-9]/.test(text) || text.includes('±')]).toEqual([1, true]);
    }),
  );
  expect(formatFact(fact('m@0', -0.0001, { unit: 'ratio' }), 'plain', numberContext([], 'en'))).toBe('0.0%');
});
