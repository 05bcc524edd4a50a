/** The pages on the age at which subscriptions are lost, and on what the book stands to lose. */
import { beforeAll, describe, expect, it } from 'vitest';
import { planFromFacts } from '../../../../../src/engine/outline/from-facts/plan-from-facts.ts';
import type { FactTable } from '../../../../../src/model/fact.ts';
import { type LanguageCode, languages } from '../../../../../src/model/language.ts';
import { calm, lostBook } from '../../../insight/lost-book.ts';
import { faultsOf } from '../../faults.ts';
import { brief, exactly, shown } from '../../plan-texts.ts';
import { tell } from '../told-data.ts';

let facts: FactTable;
beforeAll(async () => {
  facts = await lostBook(calm, { sold: 400, lostOpening: 80, lostSold: 120 });
});

describe('loss by age', () => {
  it('is headed with what never grew older, and shows both quarters', () => {
    const told = tell(facts);
    expect(told.title('loss-by-age')).toBe('60.0% of ended subscriptions never reached day 31; early loss up from 5.0% to 36.4%');
    const { categories, series } = told.page('loss-by-age')!.content as { categories: string[]; series: { name: string }[] };
    expect(categories).toEqual(['0–30 days', '31–90 days', '91–180 days', '181–365 days', '366+ days']);
    expect(series.map(({ name }) => name)).toEqual(['Q2 2024', 'Q3 2024']);
  });

  it('names another age where that is lost', async () => {
    const told = tell(await lostBook(calm, { ...calm, lostOpening: 120 }));
    expect(told.title('loss-by-age')).toMatch(/^Subscriptions 366\+ days old now end at [\d.]+%(?: per 30 days)?, up from [\d.]+%/);
    expect(told.reading('loss-by-age')).toContain('No rise beyond the usual variation at 0–30');
  });

  it('asks to protect the age that is lost, with what that is worth', () => {
    const told = tell(facts);
    const actions = shown(JSON.stringify(told.page('actions')), told.outline.facts);
    expect(actions).toContain('protect the first 30 days');
    expect(actions).toMatch(
      /"worth":"\$[\d.]+K?","measure":"Loss at 0–30 days back to 5\.0% per 30 days"|"measure":"Loss at 0–30 days back to 5\.0% per 30 days","worth":"\$[\d.]+K?"/,
    );
  });
});

describe('what is at stake', () => {
  it('sets the loss to come at both rates side by side, by the age of today', () => {
    const told = tell(facts);
    expect(told.title('loss-stake')).toMatch(/^At Q3 2024 loss rates today’s book loses \$\d+K next, at Q2 2024 rates \$\d+K$/);
    expect(told.reading('loss-stake')).toMatch(/is at stake: what a return to Q2 2024 loss rates is worth/);
  });
});

it('follows retention and the causes, in the order of the argument', () => {
  const { outline } = planFromFacts(brief({ deckType: 'board', slides: exactly(30) }), facts);
  const ids = outline.slides.map(({ id }) => id);
  const own = ids.filter((id) => ['retention', 'loss-causes', 'loss-by-age', 'loss-stake'].includes(id));
  expect(own).toEqual(['retention', 'loss-causes', 'loss-by-age', 'loss-stake']);
  expect(ids.indexOf('loss-stake') - ids.indexOf('retention')).toBeLessThanOrEqual(4);
});

it.each(Object.keys(languages) as LanguageCode[])('is told whole in %s, without English', (language) => {
  const { outline } = planFromFacts(brief({ language, slides: exactly(40) }), facts);
  expect(outline.slides.filter(({ id }) => id === 'loss-by-age' || id === 'loss-stake')).toHaveLength(2);
  expect(faultsOf(outline, language)).toEqual([]);
});
