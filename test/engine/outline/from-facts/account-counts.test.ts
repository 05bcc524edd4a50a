/** Nouns of a customer's review agree with their counts. */
import { describe, expect, it } from 'vitest';
import { accountPhrases } from '../../../../src/engine/outline/from-facts/phrases/account.ts';

const count = (id: string, value: number) => ({ id, value });

describe.each([
  ['en', '{{seats}} seat', '{{seats}} seats', 'Used {{uses}} time in Q1', 'Used {{uses}} times in Q1'],
  ['de', '{{seats}} Lizenz', '{{seats}} Lizenzen', '{{uses}} Nutzung in Q1', '{{uses}} Nutzungen in Q1'],
  ['fr', '{{seats}} licence', '{{seats}} licences', '{{uses}} utilisation au Q1', '{{uses}} utilisations au Q1'],
  ['es', '{{seats}} licencia', '{{seats}} licencias', '{{uses}} uso en Q1', '{{uses}} usos en Q1'],
  ['pt', '{{seats}} licença', '{{seats}} licenças', '{{uses}} uso em Q1', '{{uses}} usos em Q1'],
  ['it', '{{seats}} licenza', '{{seats}} licenze', '{{uses}} utilizzo in Q1', '{{uses}} utilizzi in Q1'],
] as const)('in %s', (language, seat, seats, use, uses) => {
  const say = accountPhrases(language);

  it('one stands beside one', () => {
    expect(say.subscribed('fee', count('seats', 1))).toMatch(new RegExp(`${escaped(seat)}$`));
    expect(say.used(count('uses', 1), null, 'Q1')).toBe(use);
  });

  it('several stand beside several', () => {
    expect(say.subscribed('fee', count('seats', 7))).toMatch(new RegExp(`${escaped(seats)}$`));
    expect(say.used(count('uses', 7), null, 'Q1')).toBe(uses);
  });
});

const escaped = (text: string) => text.replace(/[{}]/g, '\\$&');
