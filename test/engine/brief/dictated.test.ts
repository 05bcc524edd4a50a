/** What a prompt says of its data is read as what it changes, and names neither the deck nor its period. */
import { describe, expect, it } from 'vitest';
import { readBrief } from '../../../src/engine/brief/read-brief.ts';
import type { Dictated } from '../../../src/model/brief.ts';

const read = async (said: string) => readBrief({ prompt: `Q3 2026 orders review for the management team. ${said}` });
const heard = async (said: string) => (await read(said)).dictated?.map(({ text: _, ...each }) => each as Partial<Dictated>) ?? [];

describe('what values are in', () => {
  it.each([
    ['Prices are in pence.', { kind: 'scale', what: 'Prices', factor: 0.01, currency: 'GBP' }],
    ['Costs and prices are in cents.', { kind: 'scale', what: 'Costs and prices', factor: 0.01 }],
    ['All amounts are in thousands of euros.', { kind: 'scale', what: 'amounts', factor: 1000, currency: 'EUR' }],
    ['Die Beträge sind in Tausend Euro.', { kind: 'scale', what: 'Beträge', factor: 1000, currency: 'EUR' }],
    ['Los importes están en miles.', { kind: 'scale', what: 'importes', factor: 1000 }],
    ['金額は千円単位です。', { kind: 'scale', what: '金額', factor: 1000 }],
    ['Cost is for a case of 6.', { kind: 'pack', what: 'Cost', size: 6 }],
    ['Please note that unit costs are per dozen.', { kind: 'pack', what: 'unit costs', size: 12 }],
    ['Die Kosten gelten für einen Karton mit 6 Stück.', { kind: 'pack', what: 'Kosten', size: 6 }],
    ['Le prix est pour une caisse de 12.', { kind: 'pack', what: 'prix', size: 12 }],
  ])('is a unit: %s', async (said, expected) => {
    expect(await heard(said)).toEqual([expected]);
  });

  it('is said of each thing by itself', async () => {
    expect(await heard('Cost is for a case of 6 and amounts are in thousands.')).toMatchObject([
      { kind: 'pack', size: 6 },
      { kind: 'scale', factor: 1000 },
    ]);
  });

  it.each([
    'The budget is for 2026.',
    'Tickets are for 2 teams.',
    'Costs are for 3 months.',
    'Damages are in the millions.',
    'Lengths are in mm.',
  ])('is nothing where a year, a span or a statement is meant: %s', async (said) => expect(await heard(said)).toEqual([]));
});

describe('a tax', () => {
  const of = (more: object) => ({ kind: 'tax', tax: 'VAT', rate: null, included: true, shown: null, ...more });
  it.each([
    ['Amounts include 20% VAT.', of({ what: 'Amounts', rate: 0.2 })],
    ['Amounts are gross of VAT.', of({ what: 'Amounts' })],
    ['Note that all amounts are net of VAT.', of({ what: 'amounts', included: false })],
    ['Amounts are gross of VAT at 19%; show them net.', of({ what: 'Amounts', rate: 0.19, shown: 'net' })],
    ['Prices include VAT of 7.7%.', of({ what: 'Prices', rate: 0.077 })],
    ['Take off the 20% VAT.', of({ what: 'amounts', rate: 0.2, shown: 'net' })],
    ['Les montants incluent 20% de TVA.', of({ what: 'montants', rate: 0.2, tax: 'TVA' })],
    ['金額は税込で消費税10%を含む。', of({ what: '金額', rate: 0.1, tax: '消費税' })],
    ['金额含13%增值税。', of({ what: '金额', rate: 0.13, tax: '增值税' })],
  ])('is held or not: %s', async (said, expected) => {
    expect(await heard(said)).toEqual([expected]);
  });

  it('is told apart from a unit in the same sentence', async () => {
    const { dictated } = await read('Cost is for a case of 6, amounts are gross of VAT at 20%.');
    expect(dictated!.map(({ kind, text }) => [kind, text])).toEqual([
      ['pack', 'Cost is for a case of 6'],
      ['tax', 'amounts are gross of VAT at 20%'],
    ]);
  });

  it('that a question asks about is no statement', async () => {
    expect(await heard('What if amounts include 20% VAT?')).toEqual([]);
  });
});

describe('rows', () => {
  it.each([
    ['Count only completed visits.', { kind: 'only', what: 'completed visits', sure: true }],
    ['Only completed visits count.', { kind: 'only', what: 'completed visits', sure: true }],
    ['Restrict the data to the Berlin office.', { kind: 'only', what: 'Berlin office', sure: true }],
    ['Use only completed visits.', { kind: 'only', what: 'completed visits', sure: false }],
    ['Zähle nur abgeschlossene Besuche.', { kind: 'only', what: 'abgeschlossene Besuche', sure: true }],
    ['Ignore order 1043, it was entered twice.', { kind: 'once', what: 'order 1043', ignored: true }],
    ['Auftrag 1043 wurde doppelt erfasst.', { kind: 'once', what: 'Auftrag 1043' }],
    ['Exclude returns.', { kind: 'out', what: 'returns' }],
  ])('are those that count, or do not: %s', async (said, expected) => {
    expect(await heard(said)).toEqual([expected]);
  });

  it('that were entered twice are not left out altogether', async () => {
    expect((await read('Ignore order 1043, it was entered twice.')).leaveOut).toEqual([]);
  });

  it('that nobody shall speak of count all the same', async () => {
    expect(await heard('No jargon. Do not mention the lawsuit.')).toEqual([]);
  });
});

describe('one value', () => {
  it.each([
    ['The Berlin figure for March should be 120, not 1,200.', 'Berlin figure for March'],
    ['Der Wert von Berlin im März sollte 120 sein, nicht 1200.', 'Wert von Berlin im März'],
  ])('is corrected: %s', async (said, what) => {
    const { dictated, period, subject } = await read(said);
    expect(dictated).toMatchObject([{ kind: 'value', what, value: 120, was: 1200 }]);
    expect([period, subject]).toEqual(['2026-Q3', null]);
  });
});

describe('one value whose wrong form is not repeated', () => {
  it.each([
    ['On WO-4974 somebody typed the scrap count wrong: 31 pieces is correct.', 'WO-4974 scrap count', 31, null],
    ['Ad spend for May 2026 is a typo and should be 4,558.', 'Ad spend for May 2026', 4558, null],
    ['The July 2026 rate was entered upside down; use 1.0954.', 'July 2026 rate', 1.0954, null],
    ['Die Miete in 4300 wurde im März mit 23.000 € gebucht, richtig sind 2.300,00 €.', 'Miete in 4300 März', 2300, 23_000],
    ['Deal 19418492951 should read €16,300, whatever the export shows.', 'Deal 19418492951', 16_300, null],
    ['Le montant de FA-2041 est erroné, il doit être de 120.', 'montant de FA-2041', 120, null],
  ])('is corrected: %s', async (said, what, value, was) => {
    expect(await heard(said)).toEqual([{ kind: 'value', what, value, was }]);
  });

  it.each(['The win rate should be 30 by May.', 'Use 12 slides.', 'Average order value must be 45 next year.'])(
    'is none where a goal is meant: %s',
    async (said) => expect(await heard(said)).toEqual([]),
  );

  it('leaves what else the sentence asks for', async () => {
    expect(await heard('Leave the Moorland Sandbox deals out, and deal 19418492951 should read €16,300.')).toEqual([
      { kind: 'value', what: 'deal 19418492951', value: 16_300, was: null },
      { kind: 'out', what: 'Moorland Sandbox deals' },
    ]);
  });
});

describe('what does not count', () => {
  it.each([
    ["Watchdog (internal) tickets don't count.", 'Watchdog (internal) tickets'],
    ["Work orders starting with TRIAL are tool samples and don't belong in here.", 'Work orders starting with TRIAL'],
    ['Ignore all orders by sales@hofmann.example, that is wholesale.', 'orders by sales@hofmann.example'],
    ['Refused parcels should be left out.', 'Refused parcels'],
    ['Musterlieferungen zählen nicht mit.', 'Musterlieferungen'],
    ['Les avoirs ne comptent pas.', 'avoirs'],
  ])('is heard as its own sentence: %s', async (said, what) => {
    expect(await heard(said)).toEqual([{ kind: 'out', what }]);
  });

  it('is not what the options of a decision name', async () => {
    expect(await heard('We have to decide: drop the code, restrict it to first orders, or keep it.')).toEqual([]);
  });
});

it('what is said of the data does not name the deck', async () => {
  for (const said of ['Prices are in pence.', 'Amounts are gross of VAT.', 'Order 1043 was entered twice.'])
    expect((await read(said)).subject).toBeNull();
});

it.each([
  ['Bericht zu unseren Rechnungen. Bitte offene Rechnungen nicht berücksichtigen.', 'offene Rechnungen'],
  ['Rapport sur nos commandes. Exclus les retours.', 'retours'],
  ['Informe sobre los pedidos. No cuentes los pedidos cancelados.', 'pedidos cancelados'],
  ['Relatório sobre os pedidos. Exclua as devoluções.', 'devoluções'],
])('what does not count is heard in other languages: %s', async (prompt, phrase) => {
  const { leaveOut, dictated } = await readBrief({ prompt });
  expect(leaveOut).toEqual([phrase]);
  expect(dictated).toEqual([{ kind: 'out', what: phrase, text: phrase }]);
});

it('what is asked for in the same sentence is still heard', async () => {
  expect((await read('Amounts include 20% VAT and leave out returns.')).leaveOut).toEqual(['returns']);
});

it.each([
  ['Use 1.17 for EUR to USD.', 'EUR', 'USD', 1.17],
  ['Convert GBP to EUR at 1,15.', 'GBP', 'EUR', 1.15],
  ['1 GBP = 1.165 EUR', 'GBP', 'EUR', 1.165],
  ['Rechne mit 0,92 Euro pro Dollar.', 'USD', 'EUR', 0.92],
  ['Utilise 1,05 pour CHF vers EUR.', 'CHF', 'EUR', 1.05],
  ['1ユーロ=162.5円で換算してください。', 'EUR', 'JPY', 162.5],
])('an exchange rate is heard: %s', async (said, from, to, rate) => {
  const { dictated } = await readBrief({ prompt: `Sales review Q3 2026. ${said}` });
  expect(dictated).toMatchObject([{ kind: 'rate', from, to, rate }]);
});
