import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sentences } from '../../../../../../src/engine/brief/sentences.ts';
import { toldSeries } from '../../../../../../src/engine/outline/from-brief/figures/series/told-series.ts';
import type { LanguageCode } from '../../../../../../src/model/language.ts';

const heard = (language: LanguageCode, text: string, list: number | null = null) =>
  toldSeries(
    text
      .split('\n')
      .flatMap((line) => (list === null ? sentences(line) : [line]))
      .map((said, at) => ({ at, text: said, heading: null, unit: 0, list })),
    language,
    { period: null, year: 2026 },
  ).map(
    ({ label, figures, periods }) => `${label}: ${figures.map(({ text: figure }, at) => `${periods[at]!.name} ${figure}`).join(' | ')}`,
  );

describe('a series told in words', () => {
  it.each<[LanguageCode, string, string]>([
    ['en', 'Lockers rented: 48 in 2022, 61 in 2023 and 77 in 2024.', 'Lockers rented: 2022 48 | 2023 61 | 2024 77'],
    [
      'en',
      'The mean of all yards, weighted by boats, fell in every month: 126 hours in January, 121 in February, 112 in March.',
      'Mean of all yards: January 126 hours | February 121 hours | March 112 hours',
    ],
    ['en', 'Broken lamps, 2021–2024: 11, 38, 17, 46.', 'Broken lamps: 2021 11 | 2022 38 | 2023 17 | 2024 46'],
    ['en', 'Takings were £96k in 2023, 118k, and 147k last year.', 'Takings: 2023 £96k | 2024 £118k | 2025 £147k'],
    ['en', 'Turnover by quarter: Q1 4.2m, Q2 4.6m, Q3 4.1m, Q4 5.3m.', 'Turnover by quarter: Q1 4.2m | Q2 4.6m | Q3 4.1m | Q4 5.3m'],
    [
      'en',
      'Milk sold: Rs 3.1 crore in FY23, 3.6 in FY24, 4.4 in FY25.',
      'Milk sold: FY23 Rs 3.1 crore | FY24 Rs 3.6 crore | FY25 Rs 4.4 crore',
    ],
    [
      'de',
      'Die Zahl der Mitglieder stieg von 2.140 (2022) über 2.310 (2023) auf 2.655 (2024).',
      'Zahl der Mitglieder: 2022 2.140 | 2023 2.310 | 2024 2.655',
    ],
    ['fr', 'Adhérents : 1 204 en 2022, 1 310 en 2023, 1 455 en 2024.', 'Adhérents: 2022 1 204 | 2023 1 310 | 2024 1 455'],
    ['es', 'Las averías pasaron de 12 en 2022 a 18 en 2023 y 25 en 2024.', 'Averías: 2022 12 | 2023 18 | 2024 25'],
    ['pt', 'As reclamações foram 41 em 2022, 55 em 2023 e 73 em 2024.', 'Reclamações: 2022 41 | 2023 55 | 2024 73'],
    ['it', 'Le tessere sono state 1.150 nel 2022, 1.620 nel 2023 e 2.040 nel 2024.', 'Tessere: 2022 1.150 | 2023 1.620 | 2024 2.040'],
    ['ja', '来場者数は2022年度4.1万人、2023年度4.6万人、2024年度5.2万人。', '来場者数: 2022年度 4.1万 | 2023年度 4.6万 | 2024年度 5.2万'],
    ['zh', '月均订单,一季度6200件,二季度6800,三季度7900。', '月均订单: 一季度 6200 | 二季度 6800 | 三季度 7900'],
    ['ar', 'عدد الزوار 1200 في 2022 و1350 في 2023 و1490 في 2024.', 'عدد الزوار: 2022 1200 | 2023 1350 | 2024 1490'],
  ])('has its measure, figures and periods (%s): %s', (language, text, expected) => {
    expect(heard(language, text)).toEqual([expected]);
  });

  it('takes a loss as less than nothing', () => {
    const [, result] = toldSeries(
      sentences('会員数は2022年度310人、2023年度290人、2024年度270人。収支は120万円の黒字、20万円の赤字、90万円の赤字です。').map(
        (text, at) => ({
          at,
          text,
          heading: null,
          unit: 0,
          list: null,
        }),
      ),
      'ja',
      { period: null, year: 2026 },
    );
    expect(result?.figures.map(({ value }) => value)).toEqual([1_200_000, -200_000, -900_000]);
  });
});

describe('the periods of a series that names none', () => {
  it.each<[LanguageCode, string, string]>([
    [
      'en',
      'Boats hired: 410 in 2022, 455 in 2023, 391 in 2024. Wardens over the same years: 9, 8, 6.',
      'Wardens: 2022 9 | 2023 8 | 2024 6',
    ],
    [
      'de',
      'Ausleihen: 4.100 (2022), 4.300 (2023), 4.900 (2024). Mahnungen in denselben Jahren: 310, 420, 515.',
      'Mahnungen: 2022 310 | 2023 420 | 2024 515',
    ],
    [
      'fr',
      'Les visites : 41 en 2022, 52 en 2023, 60 en 2024. Nos recettes sont passées, sur les mêmes années, de 12 tonnes à 14, puis 19.',
      'Recettes: 2022 12 tonnes | 2023 14 tonnes | 2024 19 tonnes',
    ],
    ['it', 'I turni sono stati 30 nel 2022, 41 nel 2023 e 52 nel 2024; i ritardi 3, 5 e 8.', 'Ritardi: 2022 3 | 2023 5 | 2024 8'],
    ['zh', '返工率:一季度5.2%,二季度5.9%,三季度7.4%。准时率94%、91%、86%。', '准时率: 一季度 94% | 二季度 91% | 三季度 86%'],
  ])('are those of the series beside it (%s)', (language, text, expected) => {
    expect(heard(language, text).at(-1)).toBe(expected);
  });

  it('are those of the list it stands in, whatever is told between them', () => {
    const text = 'aulas: 18 (2022), 21 (2023), 23 (2024)\ncomprar tizas\ningresos: 1,42 M€ / 1,61 / 1,70';
    expect(heard('es', text, 0)).toEqual(['Aulas: 2022 18 | 2023 21 | 2024 23', 'Ingresos: 2022 1,42 M€ | 2023 1,61 M€ | 2024 1,70 M€']);
  });

  it('are left open where their number differs or nothing else has them', () => {
    expect(heard('en', 'Boats hired: 410 in 2022, 455 in 2023, 391 in 2024. Wardens over the same years: 9, 8, 6, 5.')).toHaveLength(1);
    expect(heard('en', 'Wardens over the years: 9, 8, 6, 5.')).toEqual([]);
  });
});

describe('what only looks like a series', () => {
  it.each<[LanguageCode, string]>([
    ['en', 'We meet on 3 March 2024, 5 April 2024 and 7 May 2024.'],
    ['en', 'Call 020 7946 0958, 555, 210 or 778.'],
    ['en', 'A hall for 40, 60 or 90 people.'],
    ['en', 'Phases end in 2024, 2025 and 2026.'],
    ['en', 'We want 12 shops in 2027, 15 in 2028 and 20 in 2029.'],
    ['en', 'North scored 7, South 8 and East 9.'],
    ['de', 'Raum 12, 14 und 15 bleiben 2025 geschlossen.'],
    ['fr', 'Réunions le 3 mai 2024, le 5 juin 2024 et le 7 juillet 2024.'],
    ['es', 'Las tallas 38, 40 y 42 se agotaron en 2024.'],
    ['ja', '会議は3月5日、4月2日、5月7日です。'],
  ])('is none (%s): %s', (language, text) => {
    expect(heard(language, text)).toEqual([]);
  });

  it('is none of prices beside a series with as many figures', () => {
    expect(heard('en', 'Boats hired: 410 in 2022, 455 in 2023, 391 in 2024. Tickets cost 9, 19 and 99 euros.')).toHaveLength(1);
  });
});

describe('any series with years', () => {
  it('keeps its figures in order, each with its year', () => {
    const figures = fc.array(fc.integer({ min: 101, max: 989 }), { minLength: 3, maxLength: 8 });
    fc.assert(
      fc.property(figures, fc.integer({ min: 2005, max: 2015 }), fc.constantFrom('bracket', 'in', 'before'), (all, start, form) => {
        const entries = all.map((figure, at) => {
          if (form === 'bracket') return `${figure} (${start + at})`;
          return form === 'in' ? `${figure} in ${start + at}` : `${start + at}: ${figure}`;
        });
        expect(heard('en', `Parcels: ${entries.join(', ')}.`)).toEqual([
          `Parcels: ${all.map((figure, at) => `${start + at} ${figure}`).join(' | ')}`,
        ]);
      }),
    );
  });
});
