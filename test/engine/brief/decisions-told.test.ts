/** Decisions that a prompt tells, with the options between which they choose. */
import { describe, expect, it } from 'vitest';
import { readBrief } from '../../../src/engine/brief/read-brief.ts';

const decisions = async (prompt: string) => (await readBrief({ prompt })).questions.filter(({ kind }) => kind === 'decide');
const options = async (prompt: string) => (await decisions(prompt)).map(({ options: of = [] }) => of.map(({ stake }) => stake.what));

describe('options are read', () => {
  it.each([
    [
      'What we have to settle on Thursday is whether to build a portal for €240k or hire an editor at €98k a year.',
      ['build a portal', 'hire an editor'],
    ],
    [
      'The decision for the board: renew at 22 % commission or switch to our own shop.',
      ['renew at 22 % commission', 'switch to our own shop'],
    ],
    [
      "Either we drop the K-12 supplier or we add a second inspection (CHF 60k/yr) - I'd like the numbers for both.",
      ['drop the K-12 supplier', 'add a second inspection'],
    ],
    [
      "We're deciding between reminders (€14k a year), overbooking evenings, and a deposit of €5 for new patients.",
      ['reminders', 'overbooking evenings', 'a deposit of €5 for new patients'],
    ],
    [
      'Why are we late? The choice: rent a second van at £1,200 a month, or a planner who knows the roads at £39k a year all in? Which is cheaper?',
      ['rent a second van', 'planner who knows the roads'],
    ],
    [
      'Still to be decided: end the depot lease (it costs us £30k a year) or a tool at £9k a year that plans the rounds.',
      ['end the depot lease', 'tool that plans the rounds'],
    ],
    [
      'We must choose: a new scanner that saves 10% of picking but costs £40k up front, or a second shift at £85k a year.',
      ['new scanner that saves 10% of picking', 'second shift'],
    ],
    [
      'Entscheiden müssen wir: Verpackung wechseln (9 % höhere Kosten) oder eine dritte Schicht für 70.000 € im Jahr.',
      ['Verpackung wechseln (9 % höhere Kosten)', 'eine dritte Schicht'],
    ],
    [
      'À décider : un second camion à 52 000 € par an ou une formation à 18 000 € ; un retour nous coûte 90 €.',
      ['un second camion', 'une formation'],
    ],
    ['Por decidir: una máquina por 90.000 € al año o dos operarios a 30.000 € cada uno al año.', ['una máquina', 'dos operarios']],
    [
      'A decidir: trocar de fornecedor por 20.000 € por ano ou contratar um comprador por 28.000 € por ano. Qual compensa?',
      ['trocar de fornecedor', 'contratar um comprador'],
    ],
    [
      "Da decidere: un secondo turno a 85.000 € all'anno o un nuovo corriere a 40.000 € all'anno.",
      ['un secondo turno', 'un nuovo corriere'],
    ],
    ['需要决定：每年花80万元增加一条产线，还是每年花50万元换物流商。', ['每年花80万元增加一条产线', '每年花50万元换物流商']],
    [
      '決めるべきこと：倉庫を年800万円で増やすか、または配送業者を年500万円で変更する。',
      ['倉庫を年800万円で増やすか', '配送業者を年500万円で変更する'],
    ],
    ['للقرار: توظيف فني بتكلفة 30000 دولار في السنة أو شراء معدات بتكلفة 20000 دولار في السنة.', ['توظيف فني', 'شراء معدات']],
    [
      'Entschieden werden muss: zwei Fahrer zu je 48.000 € im Jahr einstellen oder die Planung für 15.000 € im Jahr einkaufen.',
      ['zwei Fahrer einstellen', 'Planung einkaufen'],
    ],
    [
      'Il faut trancher entre un contrôle pour 30 000 € par an et une nouvelle plateforme à 120 000 €.',
      ['un contrôle', 'une nouvelle plateforme'],
    ],
    [
      'Hay que decidir entre contratar a dos técnicos por 60.000 € al año y comprar una máquina por 90.000 €.',
      ['contratar a dos técnicos', 'comprar una máquina'],
    ],
    [
      'Temos de decidir se contratamos dois técnicos por 60.000 € por ano ou compramos uma máquina por 90.000 €.',
      ['contratamos dois técnicos', 'compramos uma máquina'],
    ],
    [
      'Wir müssen entscheiden: entweder eine zweite Prüfung für 60.000 € im Jahr, oder eine neue Maschine für 180.000 € einmalig, oder ein Wechsel des Lieferanten für 25.000 € im Jahr.',
      ['eine zweite Prüfung', 'eine neue Maschine', 'ein Wechsel des Lieferanten'],
    ],
    [
      'Nous devons choisir : soit embaucher deux techniciens à 48 000 € chacun, soit acheter un outil à 2 000 € par mois, soit ne rien faire.',
      ['embaucher deux techniciens', 'acheter un outil'],
    ],
    [
      'Hay que decidir: o bien contratar a dos técnicos por 60.000 € al año cada uno, o bien comprar una máquina por 90.000 €, o no hacer nada.',
      ['contratar a dos técnicos', 'comprar una máquina'],
    ],
    [
      'Temos de escolher: ou renovamos o contrato por 60.000 € por ano, ou compramos uma máquina por 90.000 €, ou não fazemos nada.',
      ['renovamos o contrato', 'compramos uma máquina'],
    ],
    [
      "Dobbiamo decidere: o assumiamo due tecnici a 50.000 € l'anno ciascuno, o compriamo una macchina da 90.000 €, oppure non facciamo nulla.",
      ['assumiamo due tecnici', 'compriamo una macchina'],
    ],
    [
      'We have to choose between a sorter for Hull, a new tool for €40k a year or a third shift at €90k a year.',
      ['a sorter for Hull', 'new tool', 'third shift'],
    ],
    [
      'The board has to decide between A (a second sorter at €22k a year), B (a new tool, €66k a year) or C (closing Hull).',
      ['second sorter', 'new tool', 'closing Hull'],
    ],
    [
      'Margin is down. Options: cancel the software; introduce a floor price; do nothing; bring it in-house.',
      ['cancel the software', 'introduce a floor price', 'bring it in-house'],
    ],
    [
      'Should we renew the Acme licence at €40k a year, replace it with a team of three at €55k each, or do nothing?',
      ['renew the Acme licence', 'replace it with a team of three'],
    ],
    ['Dobbiamo scegliere tra un secondo turno a 60.000 € all’anno e una macchina da 90.000 €.', ['un secondo turno', 'una macchina']],
  ])('%s', async (prompt, whats) => {
    expect(await options(prompt)).toEqual([whats]);
  });

  it('with a price that names no currency where it is paid again and again, and as savings where something is given up', async () => {
    const [decision] = await decisions(
      'What we have to settle: either we cut the fair budget (240k a year) or we put 180k a year into two planners.',
    );
    expect(decision!.options!.map(({ stake: { price, ends } }) => [price, ends])).toEqual([
      [{ amount: 240_000, currency: null, per: 'year', saved: true }, true],
      [{ amount: 180_000, currency: null, per: 'year' }, undefined],
    ]);
  });

  it('in languages without spaces, and from right to left', async () => {
    expect(await options('周四要决定的是：每年花60万元外包质检，还是一次性花90万元买设备。')).toEqual([
      [expect.stringContaining('质检'), expect.stringContaining('设备')],
    ]);
    expect(await options('周四要决定的是：要么每年花60万元外包质检，要么一次性花90万元买设备，要么什么都不做。')).toEqual([
      [expect.stringContaining('质检'), expect.stringContaining('设备')],
    ]);
    expect(await options('木曜に決めるのは、年間600万円で検査を外注するか、900万円で設備を買うかです。')).toEqual([
      [expect.stringContaining('外注'), expect.stringContaining('設備')],
    ]);
    expect(await options('علينا أن نقرر: إما توظيف فنيين مقابل 60000 € سنويا، أو شراء آلة مقابل 90000 €، أو عدم فعل شيء.')).toEqual([
      ['توظيف فنيين', 'شراء آلة'],
    ]);
    expect(await options('القرار المطلوب: توظيف فنيين مقابل 60000 € سنويا أو شراء آلة مقابل 90000 €.')).toEqual([
      [expect.stringContaining('توظيف'), expect.stringContaining('شراء')],
    ]);
  });

  it('as a list below a heading, where doing nothing is no option to weigh', async () => {
    const prompt =
      'Support review for Q3.\n\n## Decision\n- Hire a QA lead at $70k a year\n- Buy a classifier for $24k a year\n- Do nothing';
    expect(await options(prompt)).toEqual([['Hire a QA lead', 'Buy a classifier']]);
  });

  it('with all that is paid for one of them, and what no longer is', async () => {
    const [decision] = await decisions(
      'We have to choose: either end Manila at £18,500 a month and hire three people at £46k each, or send reminders at £1,200 a month plus £5,000 set-up.',
    );
    expect(decision!.options!.map(({ stake: { price, further } }) => [price, ...(further ?? [])])).toEqual([
      [
        { amount: 18_500, currency: 'GBP', per: 'month', saved: true },
        { amount: 46_000, currency: 'GBP', per: 'year', count: 3 },
      ],
      [
        { amount: 1200, currency: 'GBP', per: 'month' },
        { amount: 5000, currency: 'GBP', per: null },
      ],
    ]);
  });

  it('each with its own price', async () => {
    const [decision] = await decisions('We have to choose between a tool for £24k and two reps at £95k each.');
    expect(decision!.options!.map(({ stake: { price, count } }) => [price?.amount, count])).toEqual([
      [24_000, undefined],
      [95_000, 2],
    ]);
  });
});

it.each([
  ['What we have to settle on Thursday is whether to build a portal for €240k or hire an editor at €98k a year.', 'D4'],
  ['Die Entscheidung am Montag: zwei Fahrer zu je 48.000 € einstellen oder die Planung für 15.000 € einkaufen.', 'D1'],
  ['The decision for the board on 12 October: build a portal for €240k or hire an editor at €98k a year.', 'M10-12'],
  ['The decision for the board: build a portal for €240k by Friday or hire an editor at €98k a year.', undefined],
])('the day of the meeting: %s', async (prompt, day) => {
  const [decision] = await decisions(prompt);
  expect(decision!.by).toBe(day);
});

describe('what is asked for alone is one decision', () => {
  it('with its price', async () => {
    const [decision, ...others] = await decisions('Why is win rate down? The ask is two more reps at £95k each.');
    expect(others).toEqual([]);
    expect(decision).toMatchObject({ stake: { what: 'two more reps', count: 2, people: true } });
  });

  it('without a price it is held against what it may win back', async () => {
    expect(await options('Churn review. Need a view on extending the pilot with partners.')).toEqual([
      ['extending the pilot with partners'],
    ]);
  });

  it('asks no further question where the next sentence only asks which is the better', async () => {
    const { questions } = await readBrief({
      prompt:
        'Why are we late? Then the decision: a second van at £40k a year, or a planner at £30k a year? Which pays back, with numbers.',
    });
    expect(questions.map(({ kind }) => kind)).toEqual(['why', 'decide']);
  });

  it.each([
    'Liefertreue seit Mai schlechter, wo genau? Entscheiden müssen wir: Verpackung wechseln (9 % mehr) oder dritte Schicht für 70.000 € im Jahr. 6 Folien.',
    'Où perdons-nous du temps ? À décider : un camion à 52 000 € par an ou une formation à 18 000 €. 6 diapositives pour le comité.',
    'Where do we lose time? To decide: a van at £52k a year or training at £18k. 6 slides for the board.',
  ])('what announces it is no subject: %s', async (prompt) => {
    expect((await readBrief({ prompt })).subject ?? '').not.toMatch(/entscheiden|décider|decide/iu);
  });

  it('its price is no price of what the data count', async () => {
    const brief = await readBrief({ prompt: 'We have to choose between a van at €40,000 a year and a depot for €90,000 a year.' });
    expect(brief.given ?? []).toEqual([]);
  });
});

it.each([
  'Use a bar chart or a table, whichever reads better.',
  'The board decided to renew or switch last year, at €40k.',
  'The decision is due on Thursday.',
  'The decision to close Hull for €40k was made in May.',
  'You can decide whether to show regions or products.',
  'Either Q3 or Q4 revenue above €2m is fine.',
  'Either we lost the deals on price or the market shrank.',
  'We need a view on win rate by region.',
  'We have to decide whether the data are good enough.',
  'Show revenue by region or by product.',
  'We are asking for ten slides.',
  'Sales were up 5% or €40k a month in either region.',
  'Zeige Umsatz oder Marge je Region.',
  'Montrez les ventes par région ou par produit.',
  'La decisión del consejo se tomó en mayo.',
])('no decision: %s', async (prompt) => {
  expect(await decisions(prompt)).toEqual([]);
});
