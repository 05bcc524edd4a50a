/** Options that carry letters or numbers within prose are heard whole, however they are announced, with what they cost. */
import { describe, expect, it } from 'vitest';
import { decisionsTold } from '../../../src/engine/brief/decisions-told.ts';
import { givenIn } from '../../../src/engine/brief/given.ts';
import { letteredOptions } from '../../../src/engine/brief/lettered-options.ts';

const heard = (prompt: string) =>
  decisionsTold(prompt).map(({ question: { options = [] } }) => options.map(({ label, text }) => `${label} ${text}`));
const stakes = (prompt: string) => decisionsTold(prompt).flatMap(({ question: { options = [] } }) => options.map(({ stake }) => stake));

describe('options with letters are heard', () => {
  it.each([
    [
      'Zu entscheiden ist zwischen: A, den Ofen wieder täglich anheizen, 2.900 € im Monat. B, die Grenze anheben, einmalig 6.000 €. C, abwarten.',
      ['A den Ofen wieder täglich anheizen, 2.900 € im Monat', 'B die Grenze anheben, einmalig 6.000 €', 'C abwarten'],
    ],
    [
      'Options being pushed: A, roll back to the old kiln, £140,000; B, two more glaziers, £86,000 a year; C, leave it.',
      ['A roll back to the old kiln, £140,000', 'B two more glaziers, £86,000 a year', 'C leave it'],
    ],
    [
      'Decision we need on Friday: (A) a second kiln, $9,000 a month, or (B) a standing 5% discount on all tiles.',
      ['A a second kiln, $9,000 a month', 'B a standing 5% discount on all tiles'],
    ],
    [
      'We have to choose: option A, two more glaziers at £2,100 each a month, or option B, mend the kiln, £900 once plus £40 a month.',
      ['A two more glaziers at £2,100 each a month', 'B mend the kiln, £900 once plus £40 a month'],
    ],
    [
      "Two offers on the table: (1) 15% off for a year for every Basic customer, or (2) we re-fire the tiles by hand, $80 one-off per batch, only where it's needed. Which one, and what does it cost?",
      ['1 15% off for a year for every Basic customer', "2 re-fire the tiles by hand, $80 one-off per batch, only where it's needed"],
    ],
    [
      'Decision: (A) go back to the old glaze for the North: old rates plus a fixed ₹4,000 per month; or (B) cap every discount at 9%, we think that would cost us 3% of orders.',
      [
        'A go back to the old glaze for the North: old rates plus a fixed ₹4,000 per month',
        'B cap every discount at 9%, we think that would cost us 3% of orders',
      ],
    ],
    [
      'The choice is yours. Option A: rent a van. It costs £700 a month. Option B: hire a driver at £2,900 a month.',
      ['A rent a van. It costs £700 a month', 'B hire a driver at £2,900 a month'],
    ],
    [
      'Zu entscheiden: A) Zwischenlager für Glasuren, 9.000 € einmalig plus 150 € im Monat, oder B) Nachtschicht im Ofenhaus, 8.300 € im Monat.',
      ['A Zwischenlager für Glasuren, 9.000 € einmalig plus 150 € im Monat', 'B Nachtschicht im Ofenhaus, 8.300 € im Monat'],
    ],
    [
      'À trancher : A) arrêter les salons, ou B) embaucher un potier dédié au Nord, 3 100 € par mois.',
      ['A arrêter les salons', 'B embaucher un potier dédié au Nord, 3 100 € par mois'],
    ],
    [
      'Hay que elegir: (A) un segundo horno, 4.000 € al mes, o (B) dos alfareros a 2.000 € cada uno al mes.',
      ['A un segundo horno, 4.000 € al mes', 'B dos alfareros a 2.000 € cada uno al mes'],
    ],
    [
      'Da decidere: opzione A, un secondo forno, 4.000 € al mese, oppure opzione B, riparare il forno, 3.000 € una tantum.',
      ['A un secondo forno, 4.000 € al mese', 'B riparare il forno, 3.000 € una tantum'],
    ],
    [
      'Temos de decidir: a) um segundo forno, 4.000 € por mês, ou b) reparar o forno, 3.000 € uma vez.',
      ['A um segundo forno, 4.000 € por mês', 'B reparar o forno, 3.000 € uma vez'],
    ],
    [
      '判断いただきたいのは：(A) 窯を増設する、月額40万円、または (B) 窯を修理する、一括90万円。',
      ['A 窯を増設する、月額40万円', 'B 窯を修理する、一括90万円'],
    ],
    ['需要决定：方案A：增加一座窑，每月4万元；方案B：修理旧窑，一次性9万元。', ['A 增加一座窑,每月4万元', 'B 修理旧窑,一次性9万元']],
    [
      'القرار المطلوب: (أ) فرن ثان بتكلفة 4000 دولار شهريا، أو (ب) إصلاح الفرن بتكلفة 9000 دولار مرة واحدة.',
      ['أ فرن ثان بتكلفة 4000 دولار شهريا', 'ب إصلاح الفرن بتكلفة 9000 دولار مرة واحدة'],
    ],
    [
      'To decide:\nA) a second kiln, £900 a month\nor B) mend the old one, £2,000 once',
      ['A a second kiln, £900 a month', 'B mend the old one, £2,000 once'],
    ],
  ])('%s', (prompt, expected) => {
    expect(heard(prompt)).toEqual([expected]);
  });

  it('and so the question which of them is theirs', () => {
    const [told] = decisionsTold('Two offers: (1) a kiln at £900 a month, or (2) a potter at £2,000 a month. Which one, and for whom?');
    expect(told?.said.at(-1)).toBe('Which one, and for whom?');
  });

  it.each([
    'Sales blame (a) the new kiln or (b) the weather.',
    'The deck has three parts: (1) results, (2) causes and (3) next steps.',
    'Is it (a) the glaze or (b) the clay?',
  ])('and a list of something else is none: %s', (prompt) => {
    expect(letteredOptions(prompt)).toBeNull();
  });
});

describe('what they cost', () => {
  it('is paid once, again and again, for each of several, and for each of whatever there are', () => {
    expect(
      stakes(
        'To choose: (A) two more glaziers at £2,100 each a month, or (B) mend the kiln, £900 once plus £40 a month, or (C) re-firing, £80 one-off per batch.',
      ),
    ).toMatchObject([
      { what: 'two more glaziers', count: 2, price: { amount: 2100, per: 'month', currency: 'GBP' } },
      { what: 'mend the kiln', price: { amount: 900, per: null }, further: [{ amount: 40, per: 'month' }] },
      { price: { amount: 80, per: null, unit: 'batch' } },
    ]);
  });

  it('is a share of what somebody pays, for so long, and no cap', () => {
    expect(
      stakes(
        'To choose: (A) 15% off for 6 months for every Basic customer, or (B) a standing 5% discount on all tiles, or (C) cap every discount at 9%, which would cost us 3% of orders.',
      ),
    ).toMatchObject([
      { rate: { of: 'off', value: 0.15, months: 6 } },
      { rate: { of: 'off', value: 0.05 } },
      { rate: { of: 'discount', value: 0.09 }, loses: 0.03 },
    ]);
  });

  it.each([
    ['A) ein Scanner, der 10 % der Fracht spart, aber 40.000 € kostet, oder B) eine Schicht für 9.000 € im Monat'],
    ['A) a scanner that saves 10% of freight but costs €40,000, or B) a shift at €9,000 a month'],
    ['A) un scanner qui économise 10 % du fret mais coûte 40 000 €, ou B) une équipe à 9 000 € par mois'],
    ['A) un escáner que ahorra un 10 % del flete pero cuesta 40.000 €, o B) un turno por 9.000 € al mes'],
    ['A) uno scanner che fa risparmiare il 10 % ma costa 40.000 €, o B) un turno a 9.000 € al mese'],
    ['A) um scanner que poupa 10 % mas custa 40.000 €, ou B) um turno por 9.000 € por mês'],
  ])('is no saving where it saves something else: %s', (options) => {
    expect(stakes(`Decision / Entscheidung / décision / decisión / decisione / decisão: ${options}.`)[0]?.price).toMatchObject({
      amount: 40000,
      per: null,
    });
    expect(stakes(`Decision: ${options}.`)[0]?.price?.saved).toBeUndefined();
  });
});

describe('a margin that the brief states is given', () => {
  it.each([
    ['Our gross margin is 62%.', 0.62],
    ['We work at a 62% gross margin.', 0.62],
    ['Unsere Rohmarge liegt bei 41 %.', 0.41],
    ['Notre marge brute est de 55 % sur la première année.', 0.55],
    ['Nuestro margen bruto es del 33 %.', 0.33],
    ['Il nostro margine lordo è del 38%.', 0.38],
    ['A nossa margem bruta é de 52%.', 0.52],
    ['粗利率は62%です。', 0.62],
    ['我们的毛利率为45%。', 0.45],
    ['هامش الربح الإجمالي 60٪.', 0.6],
  ])('%s', (sentence, share) => {
    expect(givenIn(sentence)).toMatchObject([{ kind: 'margin', share }]);
  });

  it.each(['Our gross margin fell to 32%.', 'Target margin is 40%.'])('and what it fell to or aims at is not: %s', (sentence) => {
    expect(givenIn(sentence).filter(({ kind }) => kind === 'margin')).toEqual([]);
  });
});
