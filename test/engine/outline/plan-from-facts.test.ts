import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkDirections } from '../../../src/engine/check/truth/directions.ts';
import { slideScope } from '../../../src/engine/check/truth/slide-texts.ts';
import { slideKinds } from '../../../src/engine/kinds/registry.ts';
import { planFromFacts } from '../../../src/engine/outline/from-facts/plan-from-facts.ts';
import type { Outline } from '../../../src/model/outline.ts';
import { factTable, nullDeals, planted, randomFrom, type Shape } from '../insight/fixtures.ts';
import { brief, exactly, said, shown, strings } from './plan-texts.ts';

const falling = planted(9, (deal, random) => (deal.month > -3 && deal.product === 'Beta' && random() < 0.8 ? null : deal));
const facts = factTable(falling);
const planned = (more: Parameters<typeof brief>[0] = {}, table = facts) => planFromFacts(brief(more), table);
const titles = ({ slides, facts: used }: Outline) => slides.map(({ title }) => shown(title, used));

describe('a deck planned from facts', () => {
  it('tells the story of a review in its usual order', () => {
    const { outline } = planned();
    const order = outline.slides.map(({ kind }) => kind);
    expect(order.slice(0, 3)).toEqual(['cover', 'executive-summary', 'scorecard']);
    expect(order.slice(-2)).toEqual(['action-table', 'appendix']);
    const last = outline.slides.at(-1)!;
    expect([last.id, last.title]).toEqual(['appendix', 'Data quality and definitions']);
  });

  it('draws the trend of its headline under the tiles, and on a page of its own if asked for it', () => {
    const coursesOf = (focus: string[]) => {
      const { slides } = planned({ focus }).outline;
      const tiles = slides.find(({ kind }) => kind === 'scorecard');
      return [
        tiles?.kind === 'scorecard' && tiles.content.course?.series[0]?.values.at(-1),
        slides.some(({ id }) => id === 'trend-won_value'),
      ];
    };
    expect(coursesOf([])).toEqual(['won_value@0', false]);
    expect(coursesOf(['trend of revenue'])).toEqual([undefined, true]);
  });

  it('is called what the prompt calls it, otherwise what its data measure, and says what its pages are about', () => {
    const coverOf = (instruction: string, deckType: 'qbr' | 'launch' = 'qbr') => planned({ instruction, deckType }).outline.slides[0];
    expect(coverOf('Quarterly review')?.title).toMatch(/sales review$/);
    expect(coverOf('A customer success review for the team')?.title).toMatch(/customer success review$/);
    expect(coverOf('Our support QBR for sales leadership')?.title).toMatch(/support review$/);
    expect(coverOf('What we sold', 'launch')?.title).toMatch(/results$/);
    const cover = coverOf('Quarterly review');
    expect(cover?.kind === 'cover' && cover.content.subtitle).toMatch(/^[A-Z].* and next steps$/);
  });

  it('heads its figures with one statement of their sum or tension', () => {
    const said = planned().outline.slides.find(({ kind }) => kind === 'scorecard')!.title;
    expect(said).toBe('Won value fell {{won_value.pct@0|abs}}, but average deal rose {{average_deal.pct@0|abs}}');
  });

  it('varies its kinds of slides', () => {
    expect(new Set(planned().outline.slides.map(({ kind }) => kind)).size).toBeGreaterThanOrEqual(9);
  });

  it('names what the brief focuses on, whole, on its cover', () => {
    const [cover] = planned({ focus: ['product mix', 'win rate'] }).outline.slides;
    expect(cover?.kind === 'cover' && cover.content.subtitle).toBe('Focus: product mix and win rate');
  });

  it('draws no line through the rate of a partial period', () => {
    const { outline } = planned({ focus: ['win rate trend'], slides: exactly(14) }, factTable(falling, { partial: -2 }));
    const rate = outline.slides.find(({ id }) => id === 'trend-win_rate');
    expect(rate?.kind === 'trend' && rate.content.partial).toEqual([]);
    expect(rate?.kind === 'trend' && rate.content.series[0]!.values).not.toContain('win_rate@-2');
  });

  it('looks first into the member that moved the number, and advises on no member twice', () => {
    const actions = planned({ slides: exactly(14) }).outline.slides.find(({ kind }) => kind === 'action-table');
    const what = actions?.kind === 'action-table' ? actions.content.actions.map((action) => action.what) : [];
    expect(what[0]).toMatch(
      /^Win back volume at Beta: deals won from \{\{won_count\[product=Beta\]@0\}\} to \{\{won_count\[product=Beta\]@-1\}\} again$/,
    );
    expect(what.filter((text) => text.includes('Beta'))).toHaveLength(1);
  });

  it('tells in its notes the formula and the source of each chart', () => {
    const charts = planned().outline.slides.filter(({ kind }) => ['trend', 'bridge', 'share', 'ranking'].includes(kind));
    for (const { notes, source } of charts) {
      expect(notes?.join(' ')).toMatch(/; based on .* deals\./);
      expect(notes?.at(-1)).toBe(source);
    }
  });

  it('says what fell and what moved it', () => {
    expect(titles(planned().outline)[1]).toMatch(/^Won value (fell|dropped) .* on fewer deals won; most of it in Beta$/);
  });

  it.each([1, 2, 3, 5, 8, 12, 20])('has exactly %i slides when asked', (count) => {
    expect(planned({ slides: exactly(count) }).outline.slides).toHaveLength(count);
  });

  it('says why when the data carry fewer slides than asked', () => {
    const { outline, notes } = planned({ slides: exactly(100) });
    expect(outline.slides.length).toBeLessThan(100);
    expect(notes.changes.join()).toContain(`${outline.slides.length} slides of the 100`);
  });

  it('ends its story with the next steps, and has the appendix behind it', () => {
    for (const made of [planned({ ending: 'next steps' }), planned()]) {
      const kinds = made.outline.slides.map(({ kind }) => kind);
      expect(kinds.at(-1)).toBe('appendix');
      expect(kinds.filter((kind) => kind !== 'appendix').at(-1)).toBe('action-table');
      expect(kinds.indexOf('appendix')).toBeGreaterThan(kinds.indexOf('action-table'));
    }
  });

  it('shows what the brief focuses on before the rest', () => {
    const comesFirst = (focus: string[], first: string, second: string) => {
      const ids = planned({ focus, slides: exactly(14) }).outline.slides.map(({ id }) => id);
      return ids.findIndex((id) => id.includes(first)) < ids.findIndex((id) => id.includes(second));
    };
    expect(comesFirst(['win rate trend'], 'trend-win_rate', '-owner')).toBe(true);
    expect(comesFirst(['sales reps'], 'ranking-won_value-owner', 'share-won_value-product')).toBe(true);
  });

  it('leaves out what the brief excludes, in every text', () => {
    const text = said(planned({ exclude: ['individual reps'], slides: exactly(14) }).outline);
    expect(text).not.toMatch(/\b(Ada|Ben|Cleo|Eva|Hana|Ivo|sales agent)\b/i);
  });

  it('names a wish the data say nothing about', () => {
    expect(planned({ focus: ['churn'] }).notes.open.join()).toContain('churn');
  });

  it('proposes a date for each step, says once that it does, and names no owner where the trade is not known', () => {
    const slide = planned().outline.slides.find(({ kind }) => kind === 'action-table');
    const actions = slide?.kind === 'action-table' ? slide.content.actions : [];
    expect(actions.length).toBeGreaterThan(0);
    for (const { who, when, proposed } of actions) expect([who, when, proposed]).toEqual([undefined, expect.stringMatching(/2018$/), true]);
    expect(slide?.lead).toBe('Dates are proposals');
  });

  it('shows the next steps of the brief before its own', () => {
    const material = [
      {
        heading: 'Next steps',
        level: 2,
        blocks: [{ type: 'list' as const, ordered: false, items: [{ text: 'Hire in Lyon', children: [] }] }],
      },
    ];
    const actions = planned({ material }).outline.slides.find(({ kind }) => kind === 'action-table');
    expect(actions?.kind === 'action-table' && actions.content.actions[0]?.what).toBe('Hire in Lyon');
  });

  it('shows a part of a period as such and compares nothing with it', () => {
    const table = factTable(nullDeals(23, 1800, 2), { quarters: 2, partial: -1 });
    const { outline } = planned({}, table);
    const page = outline.slides.find(({ id }) => id === 'scorecard');
    expect(page?.kind === 'scorecard' && page.content.course?.partial).toEqual([0]);
    expect(said(outline)).not.toMatch(/\b(rose|fell|jumped|dropped|edged|vs Q3)\b/);
  });

  it('gives no page to a course that may be chance and has no direction, where others speak of its measure', () => {
    const idsOf = (focus: string[]) => planned({ focus, slides: { min: 8, max: 16, asked: false } }).outline.slides.map(({ id }) => id);
    expect(idsOf([])).not.toContain('trend-win_rate');
    expect(idsOf(['win rate trend'])).toContain('trend-win_rate');
  });

  it('keeps partial periods out of lines of rates, where they would look like a move', () => {
    const table = factTable(nullDeals(25, 2400, 4), { quarters: 4, partial: -3 });
    const trend = planned({ focus: ['win rate trend'] }, table).outline.slides.find(({ id }) => id === 'trend-win_rate');
    expect(trend?.kind === 'trend' && trend.content.series[0]?.values).toEqual(['win_rate@-2', 'win_rate@-1', 'win_rate@0']);
  });

  it('names the focus whole on the cover', () => {
    const cover = planned({ focus: ['product mix', 'win rate'] }).outline.slides[0];
    expect(cover?.kind === 'cover' && cover.content.subtitle).toBe('Focus: product mix and win rate');
  });

  it('keeps partial periods out of sparklines', () => {
    const table = factTable(nullDeals(25, 2400, 4), { quarters: 4, partial: -3 });
    const scorecard = planned({ focus: ['trend of revenue'] }, table).outline.slides.find(({ kind }) => kind === 'scorecard');
    expect(scorecard?.kind === 'scorecard' && scorecard.content.tiles[0]?.trend).toEqual(['won_value@-2', 'won_value@-1', 'won_value@0']);
  });

  it('takes template marks in names apart', () => {
    const odd = falling.map((deal) => (deal.product === 'Beta' ? { ...deal, product: '{{won_value@0}} **B**' } : deal));
    expect(said(planned({}, factTable(odd)).outline)).toContain('{ {won_value@0} }');
  });

  it.each<[string, Shape]>([
    ['without amounts', { metrics: ['won_count', 'win_rate'] }],
    ['without dimensions', { dimensions: [] }],
    ['with one period only', { quarters: 1 }],
    ['without a prior period', { noPrior: true }],
    ['with one measure and no dimension', { metrics: ['won_count'], dimensions: [] }],
  ])('is made of what there is %s', (_, shape) => {
    const { outline } = planned({}, factTable(nullDeals(27, 900, shape.quarters ?? 3), shape));
    expect(outline.slides.length).toBeGreaterThanOrEqual(4);
    valid(outline);
  });

  it('is the same every time', () => {
    expect(JSON.stringify(planned())).toBe(JSON.stringify(planned()));
  });

  it('holds for any data: references resolve, titles differ, words agree with signs, contents fit their kinds', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1e6 }),
        fc.integer({ min: 1, max: 30 }),
        fc.integer({ min: 0, max: 500 }),
        (seed, slides, count) => {
          const random = randomFrom(seed);
          const tilt = random();
          const deals = nullDeals(seed, count).filter((deal) => deal.month > -3 || random() < tilt);
          valid(
            planned(
              { slides: exactly(slides) },
              factTable(deals, { metrics: ['won_value', 'won_count', 'win_rate', 'average_deal', 'sales_cycle'] }),
            ).outline,
          );
        },
      ),
      { numRuns: 60, seed: 42 },
    );
  });
});

function valid({ slides, facts: used, title }: Outline): void {
  expect(title).not.toBe('');
  expect(new Set(slides.map((slide) => slide.title)).size).toBe(slides.length);
  expect(new Set(slides.map(({ id }) => id)).size).toBe(slides.length);
  const wrong: string[] = [];
  for (const [index, slide] of slides.entries()) {
    slideKinds[slide.kind].content.parse(slide.content);
    for (const text of strings(slide)) {
      for (const [, id] of text.matchAll(/\{\{([^|}]+)(?:\|[a-z]+)?\}\}/g)) if (!Object.hasOwn(used, id!)) wrong.push(`${slide.id}: ${id}`);
      if (/\b(undefined|null|NaN|Infinity|because|caused)\b|\[object/.test(text)) wrong.push(`${slide.id}: ${text}`);
    }
    expect(shown(slide.title, used).length).toBeLessThanOrEqual(110);
    checkDirections(slideScope(slide, index + 1, used), used, 'en', (rule, message) => wrong.push(`${rule}: ${message}`));
  }
  for (const fact of Object.values(used)) if (fact.value === null) wrong.push(`${fact.id} is null`);
  expect(wrong).toEqual([]);
}
