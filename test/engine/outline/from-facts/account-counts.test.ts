/** Nouns of a customer's review agree with their counts. */
import { describe, expect, it } from 'vitest';
import { catalogueOf } from '../../../../src/languages/catalogue.ts';

describe.each([
  ['en', '{{seats}} seat', '{{seats}} seats', 'Used {{uses}} time in Q1', 'Used {{uses}} times in Q1'],
  ['de', '{{seats}} Lizenz', '{{seats}} Lizenzen', '{{uses}} Nutzung in Q1', '{{uses}} Nutzungen in Q1'],
  ['fr', '{{seats}} licence', '{{seats}} licences', '{{uses}} utilisation au Q1', '{{uses}} utilisations au Q1'],
  ['es', '{{seats}} licencia', '{{seats}} licencias', '{{uses}} uso en Q1', '{{uses}} usos en Q1'],
  ['pt', '{{seats}} licença', '{{seats}} licenças', '{{uses}} uso em Q1', '{{uses}} usos em Q1'],
  ['it', '{{seats}} licenza', '{{seats}} licenze', '{{uses}} utilizzo in Q1', '{{uses}} utilizzi in Q1'],
] as const)('in %s', (language, seat, seats, use, uses) => {
  const catalogue = catalogueOf(language);
  const subscribed = (count: number) => catalogue.say('account-subscribed', { fee: '{{fee}}', seats: '{{seats}}', seatsCount: count });
  const used = (count: number) =>
    catalogue.say('account-used', { uses: '{{uses}}', usesCount: count, features: null, featuresCount: null, now: 'Q1' });

  it('one stands beside one', () => {
    expect(subscribed(1)).toMatch(new RegExp(`${escaped(seat)}$`));
    expect(used(1)).toBe(use);
  });

  it('several stand beside several', () => {
    expect(subscribed(7)).toMatch(new RegExp(`${escaped(seats)}$`));
    expect(used(7)).toBe(uses);
  });
});

const escaped = (text: string) => text.replace(/[{}]/g, '\\$&');
