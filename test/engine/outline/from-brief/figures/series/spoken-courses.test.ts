import { describe, expect, it } from 'vitest';
import { sentences } from '../../../../../../src/engine/brief/sentences.ts';
import { periodsNamed } from '../../../../../../src/engine/outline/from-brief/figures/series/periods.ts';
import { toldSeries } from '../../../../../../src/engine/outline/from-brief/figures/series/told-series.ts';
import type { LanguageCode } from '../../../../../../src/model/language.ts';

/** The series of a text, in a deck of the period `of`. */
const heard = (language: LanguageCode, of: string | null, text: string) => {
  const period = of === null ? null : periodsNamed(of, language, null)[0]!;
  return toldSeries(
    sentences(text).map((said, at) => ({ at, text: said, heading: null, unit: 0, list: null })),
    language,
    { period, year: period?.year ?? 2026 },
  ).map(
    ({ label, figures, periods }) => `${label}: ${figures.map(({ text: figure }, at) => `${periods[at]!.name} ${figure}`).join(' | ')}`,
  );
};

describe('a course as people speak of it', () => {
  it('begins with the period of the deck and goes back', () => {
    expect(
      heard(
        'en',
        'Q3 2026',
        'Orders were $3.4 million against $3.1 million in Q2, $2.8 million in Q1 and $3.0 million in Q4 of last year.',
      ),
    ).toEqual(['Orders: Q4 2025 $3.0 million | Q1 2026 $2.8 million | Q2 2026 $3.1 million | Q3 2026 $3.4 million']);
  });
  it('ends with now', () => {
    expect(heard('en', 'Q3 2026', 'Backlog went from $5.2 million in Q1 to $4.4 million in Q2 and now $6.0 million.')).toEqual([
      'Backlog: Q1 $5.2 million | Q2 $4.4 million | Q3 2026 $6.0 million',
    ]);
  });
  it('is of the measure that was named with the same figure before', () => {
    expect(
      heard(
        'en',
        'Q3 2026',
        'Turnover came to $6.0 million. Since last winter we went from $5.2 million in Q1 to $4.4 million in Q2 and now $6.0 million.',
      ),
    ).toEqual(['Turnover: Q1 $5.2 million | Q2 $4.4 million | Q3 2026 $6.0 million']);
  });
  it('names periods before their figures, with a plan among them', () => {
    expect(
      heard(
        'de',
        '2026',
        'Der Absatz lag 2023 bei 52 Mio. €, 2024 bei 57 Mio. €, 2025 bei 55 Mio. €, und für 2026 erwarten wir 49 Mio. €.',
      ),
    ).toEqual(['Absatz: 2023 52 Mio. € | 2024 57 Mio. € | 2025 55 Mio. € | 2026 49 Mio. €']);
  });
  it('stays words where two figures have no period, or the units differ', () => {
    expect(heard('en', 'Q3 2026', 'Orders were $3.4 million against $3.1 million and $2.8 million in Q1.')).toEqual([]);
    expect(heard('en', 'Q3 2026', 'Orders were $3.4 million against 31% in Q2 and 28% in Q1.')).toEqual([]);
  });
  it('stays words where the deck has no period and a figure none either', () => {
    expect(heard('en', null, 'Orders were $3.4 million against $3.1 million in Q2 and $2.8 million in Q1.')).toEqual([]);
  });
});
