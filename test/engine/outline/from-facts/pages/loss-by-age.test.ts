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
    expect(told.title('loss-by-age')).toBe('Early loss jumped in July 2024: 60.0% of those lost never reached day 31');
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

describe('the month in which early loss began', () => {
  /** One in `each` of those sold from a month on ends after ten days, and one in 33 before it. */
  const brokenIn = (month: string, each: number) =>
    lostBook(calm, { ...calm, sold: 300 }, (row, at) => {
      const start = row.start_date;
      const ends = start >= month ? at % each === 0 : at % 33 === 0;
      return ends
        ? { ...row, end_date: new Date(Date.parse(start) + 10 * 86_400_000).toISOString().slice(0, 10) }
        : { ...row, end_date: '' };
    });

  it('heads the page, with the rate of that month and of those before it', async () => {
    const broken = await brokenIn('2024-08-01', 3);
    const told = tell(broken);
    expect(told.title('loss-by-age')).toMatch(/^Early loss jumped in August 2024: [\d.]+% of those lost never reached day 31$/);
    expect(told.reading('loss-by-age')).toMatch(
      /^It began in August 2024: 3\d(?:\.\d)?% of what was sold was lost within 14 days, [23]\.\d% in the months before\./,
    );
    const { aside } = told.page('loss-by-age')!.content as { aside: { rows: { cells: string[]; role: string }[] } };
    const [highlighted] = aside.rows.filter(({ role }) => role === 'highlight');
    expect(highlighted!.cells[0]).toBe('August 2024');
    // What was sold in the last two weeks may still end early.
    expect(broken.facts['loss_by_age.early@m0']!.formula).toContain('sold from 2024-09-01 to 2024-09-16');
  });

  it('is not named where every month loses as before', async () => {
    const { facts: of } = await lostBook(calm, calm);
    expect(Object.keys(of).filter((id) => id.startsWith('loss_by_age.early@'))).toHaveLength(6);
    const told = tell(await lostBook(calm, { ...calm, lostOpening: 120 }));
    expect(told.title('loss-by-age')).not.toContain('jumped in');
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
