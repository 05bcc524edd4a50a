/** What a decision costs or changes, read from the prompt. */
import { expect, it } from 'vitest';
import { readBrief } from '../../../src/engine/brief/read-brief.ts';
import { stakeOf } from '../../../src/engine/brief/stake.ts';

const stakes = async (prompt: string) => (await readBrief({ prompt })).questions.flatMap(({ stake }) => stake ?? []);

it.each([
  [
    'Why is win rate down, and should we hire two more reps at £95k each?',
    { what: 'hire two more reps', price: { amount: 95_000, currency: 'GBP', per: null }, count: 2, people: true },
  ],
  ['Is it worth €60k for the rollout?', { what: 'the rollout', price: { amount: 60_000, currency: 'EUR', per: null } }],
  [
    "A third technician costs CHF 115'000 a year. Should we hire one?",
    { what: 'A third technician', price: { amount: 115_000, currency: 'CHF', per: 'year' }, people: true },
  ],
  [
    'Sollen wir zwei Verkäufer zu je 90 Tsd. € einstellen?',
    { what: 'zwei Verkäufer einstellen', price: { amount: 90_000, currency: 'EUR', per: null }, count: 2, people: true },
  ],
  [
    '¿Vale la pena gastar 18.000 € al mes en más anuncios?',
    { what: 'más anuncios', price: { amount: 18_000, currency: 'EUR', per: 'month' } },
  ],
  [
    "We're offered a renewal at 22 % commission instead of 17 %, should we take it?",
    { what: "We're offered a renewal at 22 % commission instead of 17 %", rate: { of: 'commission', value: 0.22, now: 0.17 } },
  ],
  ['Faut-il augmenter les prix de 5 % ?', { what: 'augmenter les prix de 5 %', rate: { of: 'price', value: 0.05 } }],
  ['Should we drop the free trial?', { what: 'drop the free trial', ends: true }],
])('%s', async (prompt, stake) => {
  expect(await stakes(prompt)).toEqual([stake]);
});

it.each([
  ['Should we sign a haulage contract that saves 10% of freight but costs €40k a year?', undefined],
  ['Faut-il un contrat qui économise 10 % du fret mais coûte 40 000 € par an ?', undefined],
  ['Should we end the lease, which saves costs of €40k a year?', true],
])('an amount is a cost or a saving by the word that it belongs to: %s', async (prompt, saved) => {
  const [stake] = await stakes(prompt);
  expect(stake?.price?.saved).toBe(saved);
});

it('a request that begins like a question and names no price is none', async () => {
  expect(await stakes('Can we see the trend by region?')).toEqual([]);
});

it('the price of a decision is no price of what the data count', async () => {
  expect((await readBrief({ prompt: 'A third van costs €40,000 a year. Should we buy one?' })).given ?? []).toEqual([]);
});

it.each([
  ['raise all prices by six percent and lose some guests', 0.06],
  ['die Preise überall um sechs Prozent anheben', 0.06],
])('is called as it was told, with its numbers in words: %s', (told, value) => {
  expect(stakeOf(told, [])).toMatchObject({ what: told, rate: { of: 'price', value } });
});

it('costs what it gives up, though it ends something', () => {
  const [stake, saving] = ['Drop the fare rise, which gives up about $60,000 a year', 'Stop the radio ads, $60,000 a year'].map((told) =>
    stakeOf(told, []),
  );
  expect(stake!.price).toEqual({ amount: 60_000, currency: 'USD', per: 'year' });
  expect(saving!.price).toMatchObject({ saved: true });
});
