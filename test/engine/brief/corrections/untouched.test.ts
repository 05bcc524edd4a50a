/** What a correction neither names nor speaks of stays as it is, whatever else the text says. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { corrected } from '../../../../src/engine/brief/corrections/corrected.ts';

const things = ['mill', 'pond', 'tower', 'ferry', 'garden', 'bakery', 'library', 'harbour'] as const;
const forms: readonly ((thing: string, value: string) => string)[] = [
  (thing, value) => `The ${thing} costs ${value}.`,
  (thing, value) => `We spend ${value} on the ${thing} each year.`,
  (thing, value) => `- ${thing}: ${value}`,
  (thing, value) => `Last year the ${thing} took in ${value}, which pleased the board.`,
];
const values = fc.oneof(
  fc.integer({ min: 10, max: 99 }).map((amount) => `£${amount}K`),
  fc.integer({ min: 10, max: 99 }).map((amount) => `${amount}%`),
  fc.integer({ min: 100, max: 999 }).map(String),
  fc.integer({ min: 1, max: 28 }).map((day) => `${day} May`),
);
const heads = [
  'Correction: ',
  'Sorry, ',
  'Actually, ',
  'No, ',
  'Update: ',
  'Korrektur: ',
  'Pardon, ',
  'Perdón, ',
  'Scusate, ',
  'Oops, ',
  '',
];
const statement = fc.record({
  thing: fc.constantFrom(...things),
  form: fc.constantFrom(...forms),
  value: values,
});
const numbers = (text: string): string[] => text.match(/\d+/g) ?? [];

/** One line each, so that each can be found again. */
const text = fc.uniqueArray(statement, { minLength: 2, maxLength: 6, selector: ({ thing }) => thing });

describe('a figure', () => {
  it('of another matter stays where one is corrected by its subject', () => {
    fc.assert(
      fc.property(text, fc.nat(), fc.constantFrom(...heads), values, (said, pick, head, value) => {
        const lines = said.map(({ form, thing, value: old }) => form(thing, old));
        const target = pick % said.length;
        const { text: out } = corrected([...lines, '', `${head}the ${said[target]!.thing} costs ${value}.`].join('\n'));
        for (const [at, line] of lines.entries()) if (at !== target) expect(out.split('\n')).toContain(line);
      }),
      { numRuns: 300 },
    );
  });

  it('that is not the old value stays where that is named', () => {
    fc.assert(
      fc.property(text, fc.constantFrom(...heads), values, values, fc.constantFrom(...things), (said, head, now, old, thing) => {
        const lines = said.map(({ form, thing: of, value }) => form(of, value));
        const { text: out } = corrected([...lines, '', `${head}the ${thing} is ${now}, not ${old}.`].join('\n'));
        const [digits] = numbers(old);
        for (const line of lines) if (!numbers(line).includes(digits!)) expect(out.split('\n')).toContain(line);
      }),
      { numRuns: 300 },
    );
  });

  it('stays where a correction speaks of nothing that the text does', () => {
    fc.assert(
      fc.property(text, fc.constantFrom(...heads), values, (said, head, now) => {
        const lines = said.map(({ form, thing, value }) => form(thing, value));
        const { text: out } = corrected([...lines, '', `${head}the roundabout measures ${now}.`].join('\n'));
        for (const line of lines) expect(out.split('\n')).toContain(line);
      }),
      { numRuns: 300 },
    );
  });

  it('stays in any text without a correction', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.oneof(
            fc.string(),
            statement.map(({ form, thing, value }) => form(thing, value)),
          ),
        ),
        (parts) => {
          const whole = parts.filter((part) => !/[,，、،…–—(]|-{1,2}|\.{3}|\*/u.test(part)).join('\n');
          expect(numbers(corrected(whole).text)).toEqual(numbers(whole));
        },
      ),
      { numRuns: 300 },
    );
  });
});
