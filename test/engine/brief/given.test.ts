/** What a prompt states as given: prices, shares, limits, targets, a currency. */
import { describe, expect, it } from 'vitest';
import { givenIn, limitSaid } from '../../../src/engine/brief/given.ts';
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

  it.each([
    ['Our promise: 95 % within 4 h. Keep it short, the board hates long decks.', '95 % within 4 h'],
    ['Our target is a first response in 4 h for 95 % of the tickets, the dean watches that number closely.', '4 h for 95 %'],
    ['Unser Ziel: 90 % in 2 Tagen erledigt, das hat die Leitung im März so beschlossen.', '90 % in 2 Tagen'],
    ['Notre objectif est de répondre en 4 heures à 95 % des demandes.', '4 heures à 95 %'],
  ])('for a share of all, and that alone is said of it: %s', (prompt, said) => {
    const [limit] = givenIn(prompt);
    expect(limit).toMatchObject({ kind: 'limit', share: /95/.test(prompt) ? 0.95 : 0.9, by: [{ of: null }] });
    expect(limitSaid(limit!.text)).toBe(said);
  });

  it('is also what is promised', () => {
    expect(given('Our promise is full resolution within 48 hours and we break it more often.')).toEqual([
      { kind: 'limit', times: 'resolution', unit: 'hours', by: [{ of: null, value: 48 }] },
    ]);
  });

  it('for all, and for the first response', () => {
    expect(given('Target 24 hours.')).toEqual([{ kind: 'limit', times: 'resolution', unit: 'hours', by: [{ of: null, value: 24 }] }]);
    expect(given('Our SLA: first response within 1 hour for urgent, 4 hours for normal')).toMatchObject([{ times: 'response' }]);
  });
});

describe('how a figure is worked out', () => {
  it.each([
    ['Please count scrap / (good + scrap) in pieces.', 'scrap', ['good', 'scrap'], undefined],
    ['Bitte Mai bis Juli, Ausschuss / (Gut + Ausschuss) in Stück.', 'Ausschuss', ['Gut', 'Ausschuss'], undefined],
    ['Only stays that took place, total amount divided by nights, please.', 'total amount', ['nights'], undefined],
    ['Yield = kilos sold ÷ kilos baked', 'kilos sold', ['kilos baked'], 'Yield'],
    ['Le taux est le nombre de retours divisé par commandes.', 'nombre de retours', ['commandes'], undefined],
  ])('%s', (prompt, of, by, called) => {
    const means = { kind: 'sum', of: [{ words: of }], by: by.map((words) => ({ words })) };
    expect(given(prompt)).toMatchObject([{ kind: 'measure', means, ...(called && { called }) }]);
  });

  it.each(['Sales and/or service', 'km/h and 24/7 support', 'The North/South split', 'Report for 12/2026'])(
    'is not said by: %s',
    (prompt) => {
      expect(given(prompt)).toEqual([]);
    },
  );
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

it.each([
  ['Sales review Q3 2026. Report in euros.', 'EUR'],
  ['Amounts are in dollars and euros; report in GBP.', 'GBP'],
  ['Umsatzbericht Q3 2026. Zeige alles in CHF.', 'CHF'],
])('what the deck is to be in is no currency of the amounts: %s', (prompt, currency) => {
  expect(given(prompt)).toMatchObject([{ kind: 'currency', currency }]);
});

it.each([
  ['NZD ex GST.', 'NZD'],
  ['All in CHF, excl. VAT.', 'CHF'],
  ['EUR hors TVA', 'EUR'],
])('%s says what the amounts are in, and is heard', async (sentence, currency) => {
  const { given: stated, assumptions } = await readBrief({ prompt: `Margin review of our shops. Where do we lose it? ${sentence}` });
  expect(stated).toMatchObject([{ kind: 'currency', currency }]);
  expect(assumptions.join('\n')).not.toContain('Not shown');
});

it.each(['FYI.', 'TBC', 'All good.', 'Amounts are in dollars and euros.', 'Show sales in ALL regions.', 'Report growth in USA.'])(
  '%s names no currency of the deck',
  (prompt) => {
    expect(given(prompt)).toEqual([]);
  },
);

describe('a price that a brief corrects', () => {
  it.each([
    ['Correction to my mail: a late delivery costs us £145 on average, not £415.', 145, 'GBP'],
    ['Correction: late deliveries cost us on average £145 (fines), not £415.', 145, 'GBP'],
    ['Each late delivery costs us not £415 but £145.', 145, 'GBP'],
    ['Korrektur: verspätete Lieferungen kosten uns im Schnitt 145 € (Strafe plus Kurier), nicht 415 €.', 145, 'EUR'],
    ['Verspätete Lieferungen kosten uns nicht 415 €, sondern im Mittel 145 €.', 145, 'EUR'],
    ['Correction : une livraison en retard nous coûte en moyenne 145 €, et non 415 €.', 145, 'EUR'],
    ['Corrección: una entrega tardía nos cuesta de media 145 €, no 415 €.', 145, 'EUR'],
    ['Correção: uma entrega atrasada nos custa em média 145 €, não 415 €.', 145, 'EUR'],
    ['Correzione: una consegna in ritardo ci costa in media 145 €, non 415 €.', 145, 'EUR'],
    ['訂正：遅延1件あたり平均145ユーロです（415ユーロではなく）。', 145, 'EUR'],
    ['更正：每次延误的成本平均145欧元，不是415欧元。', 145, 'EUR'],
    ['تصحيح: كل تأخير يكلفنا في المتوسط 145 يورو وليس 415 يورو.', 145, 'EUR'],
  ])('is the one that holds: %s', async (said, amount, currency) => {
    const { given = [] } = await readBrief({ prompt: `Why has punctuality worsened since March? ${said} Six slides.` });
    expect(given.flatMap((each) => (each.kind === 'price' ? [[each.amount, each.currency]] : []))).toEqual([[amount, currency]]);
  });
});
