/** Figures that stand side by side agree as they are rounded, or the page says that they are rounded. */

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defaultBrandKit } from '../../../src/engine/brand/default-brand-kit.ts';
import { slideTexts } from '../../../src/engine/check/truth/slide-texts.ts';
import { checkShownSums } from '../../../src/engine/check/truth/trace.ts';
import { changeOf, shareOf } from '../../../src/engine/insight/derived-fact.ts';
import { layOut } from '../../../src/engine/layout/lay-out.ts';
import { wordsOf } from '../../../src/languages/catalogue.ts';
import type { Fact } from '../../../src/model/fact.ts';
import { type LanguageCode, languages } from '../../../src/model/language.ts';
import type { ChartElement, LayoutSlide } from '../../../src/model/layout.ts';
import type { AnyOutlineSlide } from '../../../src/model/outline.ts';
import { fact, outlineOf } from '../check/sample.ts';

const whole = fact('won_value@0', 1000);
const sharesOf = (...values: number[]): Fact[] =>
  values.map((value, at) =>
    shareOf(fact(`won_value[region=R${at}]@0`, value, { scope: { region: `R${at}` } }), { ...whole, value: sum(values) }),
  );
const sum = (values: readonly number[]) => values.reduce((a, b) => a + b, 0);

const shareSlide = (parts: readonly Fact[], title = 'Shares'): AnyOutlineSlide => ({
  id: 'share',
  kind: 'share',
  title,
  content: {
    parts: parts.map(({ id }) => id.replace(/\W/g, ' ')),
    columns: [{ label: 'Q', values: parts.map(({ id }) => id) }],
    reading: [],
  },
});
const tableSlide = (cells: string[][], total: string[]): AnyOutlineSlide => ({
  id: 'table',
  kind: 'table',
  title: 'Table',
  content: {
    columns: total.map((_, at) => ({ label: `Column ${'AB'[at]}`, align: 'right' as const })),
    rows: [...cells.map((row) => ({ cells: row, role: 'body' as const })), { cells: total, role: 'total' as const }],
    reading: [],
  },
});
const bullet = (text: string): AnyOutlineSlide => ({
  id: 'said',
  kind: 'bullets',
  title: 'Said',
  content: { items: [{ text, children: [] }] },
});

const laidOut = (slides: AnyOutlineSlide[], facts: Fact[], language: LanguageCode = 'en') =>
  layOut({ ...outlineOf(slides, facts), language }, defaultBrandKit).layout.slides;
const says = (slide: LayoutSlide | undefined, language: LanguageCode = 'en') =>
  slideTexts(slide!).some(({ text }) => text.includes(wordsOf(language).rounded));
const chartOf = ({ elements }: LayoutSlide) => elements.find((one): one is ChartElement => one.type === 'chart')!;

describe('trap 44: shares side by side', () => {
  it('are told in a text with the decimals their chart gives them', () => {
    const shares = sharesOf(35.1, 57.6, 7.3);
    const [page] = laidOut([shareSlide(shares, `R0 holds {{${shares[0]!.id}}}`)], shares);
    expect(chartOf(page!).format).toBe('0.0%');
    expect(slideTexts(page!).map(({ text }) => text)).toContain('R0 holds 35.1%');
  });

  it('trap 44: add to 100 without a decimal where they can', () => {
    const [page] = laidOut([shareSlide(sharesOf(50, 30, 20))], sharesOf(50, 30, 20));
    expect([chartOf(page!).format, says(page)]).toEqual(['0%', false]);
  });

  it('trap 44: take a decimal where they add to 100 only so, in the words of other pages too', () => {
    // 26 + 26 + 49 = 101
    const parts = sharesOf(255, 256, 489);
    const [page, other] = laidOut([shareSlide(parts), bullet(`First {{${parts[2]!.id}}}`)], parts);
    expect([chartOf(page!).format, says(page)]).toEqual(['0.0%', false]);
    expect(slideTexts(other!).map(({ text }) => text)).toContain('First 48.9%');
  });

  it('trap 44: are said to be rounded where a decimal does not help', () => {
    const parts = sharesOf(1, 1, 1);
    const [page] = laidOut([shareSlide(parts)], parts);
    expect([chartOf(page!).format, says(page)]).toEqual(['0%', true]);
  });

  it('trap 44: are rounded as the chart rounds them, whose labels share the decimals of the one that needs most', () => {
    const values = [
      [22, 43, 40],
      [50, 28, 24],
      [43, 14, 31],
      [16, 35, 50],
    ].map((column) => column.map((value) => value / sum(column)));
    // Each measure by itself has as many decimals as it needs; the chart has but one format.
    const facts = values.flatMap((column, at) => column.map((value, part) => fact(`rate_${at}_${part}@0`, value, { unit: 'ratio' })));
    const slide = shareSlide(facts.slice(0, 3));
    const columns = values.map((_, at) => ({ label: `Q${at + 1}`, values: facts.slice(at * 3, at * 3 + 3).map(({ id }) => id) }));
    const [page] = laidOut([{ ...slide, content: { ...slide.content, columns } } as AnyOutlineSlide], facts);
    expect(says(page)).toBe(true);
  });

  it('trap 44: never pass the gate with 99 or 101 and no word of it, in any language', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 1000 }), { minLength: 2, maxLength: 8 }),
        fc.constantFrom(...(Object.keys(languages) as LanguageCode[])),
        (values, language) => {
          const found: string[] = [];
          const parts = sharesOf(...values);
          for (const page of laidOut([shareSlide(parts)], parts, language)) checkShownSums(page, language, (rule) => found.push(rule));
          expect(found).toEqual([]);
        },
      ),
      // The first share is a half but for the last bit of a double.
      { numRuns: 60, examples: [[[506, 4, 4, 184, 7, 498, 8, 549], 'en']] },
    );
  });

  it('trap 44: fail the gate when they add to 99 and the page is silent', () => {
    const parts = sharesOf(1, 1, 1);
    const [page] = laidOut([shareSlide(parts)], parts);
    const silent = { ...page!, elements: page!.elements.filter(({ type }) => type === 'chart') };
    const found: string[] = [];
    checkShownSums(silent, 'en', (rule) => found.push(rule));
    expect(found).toEqual(['sum-rounding']);
  });

  it('trap 44: in a column of a table are held to the same', () => {
    const parts = sharesOf(1, 1, 1);
    const [page] = laidOut(
      [
        tableSlide(
          parts.map(({ id }) => [id.replace(/\W/g, ' '), `{{${id}}}`]),
          ['Total', '–'],
        ),
      ],
      parts,
    );
    expect(says(page)).toBe(true);
  });
});

describe('trap 42: parts and their total in a table', () => {
  const amounts = (...values: number[]) => values.map((value, at) => fact(`won_value[region=R${at}]@0`, value));
  const page = (...values: number[]) => {
    const parts = amounts(...values);
    const total = fact('won_value@0', sum(values));
    return laidOut(
      [
        tableSlide(
          parts.map(({ id }, at) => [`Row ${'ABC'[at]}`, `{{${id}}}`]),
          ['Total', `{{${total.id}}}`],
        ),
      ],
      [...parts, total],
    )[0];
  };

  it('trap 42: are said to be rounded where they do not add as shown', () => {
    expect(says(page(1_004_900, 1_004_900, 1_004_900))).toBe(true);
  });

  it('trap 42: need no word where they do', () => {
    expect(says(page(1_000_000, 2_000_000, 3_000_000))).toBe(false);
  });
});

describe('trap 42: a change beside its two ends', () => {
  const page = (before: number, now: number, unit: Fact['unit'] = 'money', text = '{{m@-1}} to {{m@0}} is {{m.delta@0|signed}}') => {
    const ends = [fact('m@-1', before, { unit }), fact('m@0', now, { unit })] as const;
    return laidOut([bullet(text)], [...ends, changeOf(ends[1], ends[0])])[0];
  };

  it.each([
    ['an amount whose rounded ends are a step nearer than it says', 2_804_900, 2_795_100, 'money'],
    ['a rate whose rounded ends are a tenth nearer than it says', 0.61449, 0.60251, 'ratio'],
    ['an amount that moved while both ends read the same', 10_031_000, 10_012_000, 'money'],
  ] as const)('trap 42: is said to be rounded: %s', (_, before, now, unit) => {
    expect(says(page(before, now, unit))).toBe(true);
  });

  it.each([
    ['an amount', 2_982_255, 2_802_496, 'money'],
    ['a rate', 0.614, 0.603, 'ratio'],
  ] as const)('trap 42: needs no word where they agree: %s', (_, before, now, unit) => {
    expect(says(page(before, now, unit))).toBe(false);
  });

  it('trap 42: needs none where one of the ends is not on the page', () => {
    expect(says(page(0.61449, 0.60251, 'ratio', '{{m@0}} after {{m.delta@0|signed}}'))).toBe(false);
  });

  it('trap 42: needs none where an end is but a point of a small line without figures', () => {
    const ends = [
      fact('m@-2', 0.5, { unit: 'ratio' }),
      fact('m@-1', 0.61449, { unit: 'ratio' }),
      fact('m@0', 0.60251, { unit: 'ratio' }),
    ] as const;
    const change = { text: '{{m.delta@0|signed}}', direction: 'down' as const, tone: 'bad' as const };
    const tile = { label: 'Rate', value: '{{m@0}}', change, trend: ends.map(({ id }) => id) };
    const scorecard: AnyOutlineSlide = { id: 'score', kind: 'scorecard', title: 'Score', content: { tiles: [tile], periods: [] } };
    expect(says(laidOut([scorecard], [...ends, changeOf(ends[2], ends[1])])[0])).toBe(false);
  });
});

describe('shares of figures given in words', () => {
  it('are laid out where one is nearly a whole percent and another is small', () => {
    const given = [0.6304, 0.1793, 0.1359, 0.0543].map((value, at) => ({
      ...fact(`given.${at + 1}`, value, { unit: 'ratio' }),
      metric: 'given',
    }));
    expect(layOut(outlineOf([shareSlide(given)], given), defaultBrandKit).layout.slides).toHaveLength(1);
  });
});

describe('a column of amounts that adds up to its last row', () => {
  const cellsOf = (values: readonly number[]) => {
    const facts = [...values, sum(values)].map((value, at) =>
      fact(`won_value[part=${at}]@0`, value, { unit: 'money', currency: 'USD', scope: { part: `${at}` } }),
    );
    const lines = facts.map(({ id }, at) => [`Row ${at}`, `{{${id}}}`]);
    const [page] = laidOut([tableSlide(lines.slice(0, -1), lines.at(-1)!)], facts);
    return slideTexts(page!).flatMap(({ text }) => (text.includes('$') ? [text] : []));
  };

  it('is not written more finely for a part that hardly counts', () => {
    expect(cellsOf([-138_108, -34_607, -21_224, 19_924, -5901, 157])).toEqual([
      '−$138.1K',
      '−$34.6K',
      '−$21.2K',
      '$19.9K',
      '−$5.9K',
      '$0.2K',
      '−$179.8K',
    ]);
  });

  it('never writes a part as nothing', () => {
    expect(cellsOf([-138_000, -34_000, 3])).not.toContain('$0.0K');
  });
});
