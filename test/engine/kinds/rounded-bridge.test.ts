import fc from 'fast-check';
import { expect, it } from 'vitest';
import { defaultBrandKit } from '../../../src/engine/brand/default-brand-kit.ts';
import { checkShownSums } from '../../../src/engine/check/truth/trace.ts';
import { bridge } from '../../../src/engine/kinds/bridge.ts';
import { numberContext } from '../../../src/engine/language/numbers.ts';
import { createPage } from '../../../src/engine/layout/page.ts';
import type { Fact } from '../../../src/model/fact.ts';
import { type LanguageCode, languages } from '../../../src/model/language.ts';
import { fact } from '../check/sample.ts';

/** The page of a bridge from nothing to the sum of its steps. */
function drawn(steps: readonly number[], unit: Fact['unit'], language: LanguageCode) {
  const values = [0, ...steps, steps.reduce((sum, step) => sum + step, 0)];
  const facts = Object.fromEntries(values.map((value, at) => [`f${at}`, fact(`f${at}`, value, { unit })]));
  const column = (at: number) => ({ label: `C${at}`, value: `f${at}` });
  const content = { start: column(0), steps: steps.map((_, at) => column(at + 1)), end: column(values.length - 1), reading: [] };
  const numbers = numberContext(Object.values(facts), language);
  const page = createPage({
    slide: { id: 'bridge', title: 'A bridge' },
    brandKit: defaultBrandKit,
    language,
    asOf: '2017-12-31',
    facts,
    numbers,
    slideNumber: () => 1,
    report: () => {},
  });
  const elements = bridge.place(content, page);
  const found: string[] = [];
  checkShownSums({ id: 'bridge', kind: 'bridge', layout: 'title-only', title: 'A bridge', elements, notes: [] }, language, (rule) =>
    found.push(rule),
  );
  return { found, hasNote: elements.some(({ name }) => name === 'Chart note') };
}

it('says so where labels, as rounded, do not add up', () => {
  expect(drawn([173_431, 153_481, -274], 'money', 'en')).toEqual({ found: [], hasNote: true });
});

it('says nothing of rounding where they do', () => {
  expect(drawn([1200, 300, -50], 'count', 'en').hasNote).toBe(false);
});

it('never shows labels that seem wrong, whatever the figures and the language', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: -2_000_000, max: 2_000_000 }), { minLength: 1, maxLength: 8 }),
      fc.constantFrom<Fact['unit']>('money', 'count', 'number'),
      fc.constantFrom(...(Object.keys(languages) as LanguageCode[])),
      (steps, unit, language) => {
        expect(drawn(steps, unit, language).found).toEqual([]);
      },
    ),
  );
});
