import { describe, expect, it } from 'vitest';
import { readBrief } from '../../../src/engine/brief/read-brief.ts';
import { wrongByIn } from '../../../src/engine/brief/wrong-by.ts';

describe('values that are wrong by a factor', () => {
  it.each([
    [
      'The toll on everything sent in March 2026 was booked at twice the real amount, so halve it.',
      'toll on everything sent in March 2026',
      0.5,
    ],
    ['The rents of April were booked double, divide them by 2.', 'rents of April', 0.5],
    ['The hours of crew C in week 9 were entered in minutes.', 'hours of crew C in week 9', 1 / 60],
    ['Die Frachtkosten im Mai sind um 10 % zu hoch gebucht.', 'Frachtkosten im Mai', 1 / 1.1],
    ['Die Stunden von Team B in KW 12 wurden in Minuten erfasst.', 'Stunden von Team B in KW 12', 1 / 60],
    ['Les montants de juin sont en dollars, multipliez par 0,92.', 'montants de juin', 0.92],
    ['Les heures de mars ont été saisies en minutes.', 'heures de mars', 1 / 60],
    ['Los costes de mayo están registrados un 10 % demasiado altos.', 'costes de mayo', 1 / 1.1],
    ['Las horas de mayo están en minutos.', 'horas de mayo', 1 / 60],
  ])('are heard: %s', (text, what, factor) => {
    const found = wrongByIn(text)!;
    expect(found.what).toBe(what);
    expect(found.factor).toBeCloseTo(factor, 9);
  });

  it.each([
    'Sales were 10% too low to cover the rent.',
    'Our prices are 5% too high for the market.',
    'We want to double the real income by 2027.',
    'The hours were long in May.',
    'Should we halve the fee of January?',
  ])('are not what else is said: %s', (text) => {
    expect(wrongByIn(text)).toBeNull();
  });

  it('name neither the deck nor its period', async () => {
    const brief = await readBrief({
      prompt: 'The toll on everything sent in March 2025 was booked at twice the real amount, so halve it. Orders in 2026, six slides.',
    });
    expect(brief.dictated?.map(({ kind }) => kind)).toEqual(['times']);
    expect(brief.period).not.toBe('2025-03');
  });
});
