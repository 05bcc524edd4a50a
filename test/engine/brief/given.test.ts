/** What a prompt states as given: prices, shares, limits, targets, a currency. */
import { describe, expect, it } from 'vitest';
import { givenIn } from '../../../src/engine/brief/given.ts';
import { readBrief } from '../../../src/engine/brief/read-brief.ts';

const given = (prompt: string) => givenIn(prompt).map(({ text: _, ...rest }) => rest);

describe('what something costs', () => {
  it.each([
    ['Each late delivery costs us €120.', 'late delivery', 120, 'EUR'],
    ['Assume that each late delivery costs us about €1,250.50', 'late delivery', 1250.5, 'EUR'],
    ['An agent hour costs $38.', 'agent hour', 38, 'USD'],
    ['€120 per late delivery', 'late delivery', 120, 'EUR'],
    ['Jede verspätete Lieferung kostet uns 120 €.', 'verspätete Lieferung', 120, 'EUR'],
    ['Chaque retard nous coûte 120 €', 'retard', 120, 'EUR'],
    ['Cada entrega tardía nos cuesta 120 €', 'entrega tardía', 120, 'EUR'],
    ['遅延1件あたり120ユーロ', '遅延', 120, 'EUR'],
    ['每次延迟交付成本120欧元', '延迟交付', 120, 'EUR'],
  ])('%s', (prompt, what, amount, currency) => {
    expect(given(prompt)).toEqual([{ kind: 'price', what, amount, currency }]);
  });

  it.each([
    ['A replacement costs 35% of annual salary.', 'replacement', 'annual salary'],
    ['Eine Neubesetzung kostet 35 % des Jahresgehalts.', 'Neubesetzung', 'Jahresgehalts'],
  ])('as a share: %s', (prompt, what, of) => {
    expect(given(prompt)).toEqual([{ kind: 'share', what, of, share: 0.35 }]);
  });
});

describe('a cap on discounts', () => {
  it.each([
    'What would a 12% discount cap be worth?',
    'We want to cap discounts at 12%.',
    'Price the effect of a maximum discount of 12%',
    'Was brächte eine Obergrenze für Rabatte von 12 %?',
    'Que rapporterait un plafond de remise de 12 % ?',
    '¿Cuánto ganaríamos con un límite de descuento del 12 %?',
    '割引の上限を12%にした場合の効果は？',
  ])('%s', (prompt) => {
    expect(given(prompt)).toEqual([{ kind: 'cap', share: 0.12 }]);
  });

  it.each(['The discount rate is 12%.', 'Cap the deck at 12 slides, discounts rose 3%.'])('is not read from: %s', (prompt) => {
    expect(given(prompt).filter(({ kind }) => kind === 'cap')).toEqual([]);
  });
});

describe('how long something may take', () => {
  const hours = [
    { of: 'P1', value: 4 },
    { of: 'P2', value: 8 },
    { of: 'P3', value: 24 },
  ];
  it.each([
    'SLA is 4 h for P1, 8 h for P2 and 24 h for P3.',
    'SLA: P1 4 h, P2 8 h, P3 24 h',
    'Unsere Fristen: 4 h für P1, 8 h für P2, 24 h für P3',
  ])('%s', (prompt) => {
    expect(given(prompt)).toEqual([{ kind: 'limit', times: 'resolution', unit: 'hours', by: hours }]);
  });

  it('for all, and for the first response', () => {
    expect(given('Target 24 hours.')).toEqual([{ kind: 'limit', times: 'resolution', unit: 'hours', by: [{ of: null, value: 24 }] }]);
    expect(given('Our SLA: first response within 1 hour for urgent, 4 hours for normal')).toMatchObject([{ times: 'response' }]);
  });
});

describe('a target', () => {
  it.each([
    ['Target win rate 30%', 'win rate', 0.3],
    ['win rate target is 30%', 'win rate', 0.3],
    ['The target is 95% on time', 'on time', 0.95],
    ['Ziel für die Gewinnquote: 30 %', 'Gewinnquote', 0.3],
    ['受注率の目標は30%', '受注率', 0.3],
  ])('%s', (prompt, what, value) => {
    expect(given(prompt)).toEqual([{ kind: 'target', what, value, percent: true }]);
  });

  it('may be a plain number', () => {
    expect(given('goal NPS 40')).toEqual([{ kind: 'target', what: 'NPS', value: 40 }]);
  });
});

it.each([
  'QBR with budget and target, 10 slides',
  'Target audience: 12 managers',
  'We aim for growth; target 2027',
  'What does churn cost us?',
])('%s gives nothing', (prompt) => {
  expect(given(prompt)).toEqual([]);
});

it('the currency of amounts is read, wherever the prompt says it', async () => {
  const { given: stated } = await readBrief({ prompt: 'Sales review Q3 2026. All amounts are in CHF.' });
  expect(stated).toEqual([{ kind: 'currency', currency: 'CHF', text: 'All amounts are in CHF' }]);
});
