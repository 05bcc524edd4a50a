/** Changes inside sentences that say more: which figures, of what, of when, and what is none. */
import { describe, expect, it } from 'vitest';
import { shiftsIn } from '../../../../../../src/engine/outline/from-brief/figures/shifts/shifts.ts';
import type { LanguageCode } from '../../../../../../src/model/language.ts';

function read(text: string, language: LanguageCode = 'en') {
  return shiftsIn({ at: 0, text, heading: null, unit: 0, list: null }, language, 2026).map(({ label, prior, now, names, rest, kind }) => ({
    label,
    from: prior.text,
    to: now.text,
    of: [names.prior, names.now],
    rest,
    kind,
  }));
}

describe('a change inside a sentence', () => {
  it.each<[LanguageCode, string, string, string, string, string | null, string | null]>([
    [
      'en',
      'Our fill rate has slipped from 94.1% in April to 88.7% in July, and three growers want to talk to us.',
      'Fill rate',
      '94.1%',
      '88.7%',
      'April',
      'July',
    ],
    [
      'en',
      'The queue at the counter rose from 6 minutes in March to 14 minutes in May, while the target is 8 minutes.',
      'Queue at the counter',
      '6 minutes',
      '14 minutes',
      'March',
      'May',
    ],
    [
      'en',
      'Breakages at our 14 depots went from 2.3% to 4.6% since the new crates came in, an extra £7k a month.',
      'Breakages',
      '2.3%',
      '4.6%',
      null,
      null,
    ],
    [
      'en',
      '2 years at £90k a year, 410 of 500 licences in use, ticket response down from 14h to 3h',
      'Ticket response',
      '14h',
      '3h',
      null,
      null,
    ],
    ['en', 'Callbacks were 120 in Q2, up from 64 in Q1; most concern the boiler.', 'Callbacks', '64', '120', 'Q1', 'Q2'],
    ['en', 'Reserves go from 720 down to 530, and the floor is 500.', 'Reserves', '720', '530', null, null],
    ['en', 'Turnaround 9.5 → 4 days', 'Turnaround', '9.5 days', '4 days', null, null],
    ['en', 'Beds ready by ten 22% -> 41%', 'Beds ready by ten', '22%', '41%', null, null],
    ['de', 'Prüfung dauert im Schnitt 23 Arbeitstage, vorher 9', 'Prüfung', '9', '23', null, null],
    [
      'de',
      'Die Fehlerquote ist von 2,1 % im Januar auf 4,8 % im Mai gestiegen, und zwei Kunden haben sich beschwert.',
      'Fehlerquote',
      '2,1 %',
      '4,8 %',
      'Januar',
      'Mai',
    ],
    [
      'fr',
      'Le taux de casse est passé de 2,4 % en janvier à 4,1 % en mai, et trois clients nous ont écrit.',
      'Taux de casse',
      '2,4 %',
      '4,1 %',
      'Janvier',
      'Mai',
    ],
    [
      'es',
      'Las devoluciones subieron de 3,1 % en enero a 5,6 % en mayo, y dos tiendas superan el 8 %.',
      'Devoluciones',
      '3,1 %',
      '5,6 %',
      'Enero',
      'Mayo',
    ],
    [
      'pt',
      'A taxa de faltas caiu de 18% para 11% desde que enviamos lembretes, e a meta é 10%.',
      'Taxa de faltas',
      '18%',
      '11%',
      null,
      null,
    ],
    [
      'it',
      'Il tasso di scarto è salito dal 2,1% al 4,7% da marzo, e costa 12.000 € al mese.',
      'Tasso di scarto',
      '2,1%',
      '4,7%',
      null,
      null,
    ],
    [
      'ja',
      '納期遵守率は1月の96.5%から6月の90.2%に低下し、主要顧客2社が契約を見直すと伝えてきました。',
      '納期遵守率',
      '96.5%',
      '90.2%',
      '1月',
      '6月',
    ],
  ])('%s: %s', (language, text, label, from, to, prior, now) => {
    expect(read(text, language)).toMatchObject([{ label, from, to, of: [prior, now], kind: 'change' }]);
  });

  it('keeps what else its sentence says', () => {
    expect(read('Staff turnover has dropped from 31% to 19% since the new rota, which saves about £9k a month.')[0]?.rest).toEqual([
      'Saves about £9k a month',
    ]);
  });

  it('is of a count whose name is not known', () => {
    expect(read('It jammed 27 times in the third quarter against 6 in the same quarter last year.')).toMatchObject([
      { label: null, from: '6', to: '27', of: ['Same quarter last year', 'Third quarter'] },
    ]);
  });

  it('sets two groups side by side', () => {
    expect(read('64% of those coached found a job within a year, compared with 41% of those who were still waiting.')).toMatchObject([
      { kind: 'groups', from: '41%', to: '64%', of: ['Those still waiting', 'Those coached'] },
    ]);
  });

  it.each<[LanguageCode, string]>([
    ['en', 'The survey covered ages from 14 to 19 in two towns.'],
    ['en', 'Prices range from £12 to £40.'],
    ['en', 'We open from 9 to 17 hours.'],
    ['en', 'Costs would rise from £40k to £60k.'],
    ['en', 'Did costs rise from £40k to £60k?'],
    ['en', 'We replaced 40 of 52 pumps, against 18 in 2024.'],
    ['en', 'The rate has not fallen from 9% to 7%.'],
    ['de', 'Die Quote soll von 9 % auf 7 % sinken.'],
    ['fr', 'Le taux ne passe pas de 9 % à 7 %.'],
    ['de', 'Geöffnet von 9 bis 17 Stunden.'],
  ])('is none in %s: %s', (language, text) => {
    expect(read(text, language)).toEqual([]);
  });
});
