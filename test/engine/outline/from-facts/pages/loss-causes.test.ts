/** The page that says why lost recurring revenue moved, its sentences on other pages, and both units. */
import { beforeAll, describe, expect, it } from 'vitest';
import { planFromFacts } from '../../../../../src/engine/outline/from-facts/plan-from-facts.ts';
import type { FactTable } from '../../../../../src/model/fact.ts';
import { type LanguageCode, languages } from '../../../../../src/model/language.ts';
import { calm, lostBook } from '../../../insight/lost-book.ts';
import { faultsOf } from '../../faults.ts';
import { brief, exactly, shown } from '../../plan-texts.ts';
import { tell } from '../told-data.ts';

describe('losses that multiplied', () => {
  let facts: FactTable;
  beforeAll(async () => {
    facts = await lostBook(calm, { sold: 400, lostOpening: 80, lostSold: 90 });
  });

  it('stand in a bridge whose title parts growth from rates, and whose steps meet', () => {
    const told = tell(facts);
    expect(told.title('loss-causes')).toBe('Lost MRR rose from $3K to $17K: growth explains 10.8%, higher loss rates 89.2%');
    const { start, steps, end, good } = told.page('loss-causes')!.content as {
      start: { value: string };
      steps: { value: string }[];
      end: { value: string };
      good: string;
    };
    const value = (id: string) => told.outline.facts[id]!.value!;
    expect(steps.reduce((sum, step) => sum + value(step.value), value(start.value))).toBeCloseTo(value(end.value), 6);
    expect(good).toBe('down');
  });

  it('say what the old rates would have lost, and what was sold and lost in between', () => {
    const told = tell(facts);
    expect(shown(JSON.stringify(told.page('loss-causes')), told.outline.facts)).toContain('At Q2 2024 loss rates Q3 2024 would have lost');
    expect(told.title('retention')).toMatch(/^Net retention of [\d.]+% leaves out the \$9K sold and lost within Q3 2024$/);
    expect(told.reading('retention')).toContain('52.9% of what was lost was sold in Q3 2024 itself');
  });

  it('head the summary beside the headline, with what retention leaves out', () => {
    const told = tell(facts);
    expect(told.title('executive-summary')).toMatch(/^MRR jumped .*, but lost MRR is 6\.5 times the Q2 2024 figure$/);
    expect(JSON.stringify(told.page('executive-summary'))).toContain('leaves out the');
  });

  it('are answered by a step that is priced', () => {
    const told = tell(facts);
    const actions = shown(JSON.stringify(told.page('actions')), told.outline.facts);
    expect(actions).toMatch(
      /Find what raised loss rates since Q2 2024, and reverse it","worth":"\$13K","measure":"Lost MRR at \$[\d.]+K? or less"/,
    );
  });

  it('are told by the year to a board, on every page', () => {
    const { outline } = planFromFacts(brief({ deckType: 'board', slides: exactly(14) }), facts);
    const texts = JSON.stringify(outline.slides.filter(({ kind }) => kind !== 'appendix').map(({ notes, ...slide }) => slide));
    const page = outline.slides.find(({ id }) => id === 'loss-causes')!;
    expect(shown(page.title, outline.facts)).toBe('Lost ARR rose from $31K to $204K: growth explains 10.8%, higher loss rates 89.2%');
    // MRR itself stands beside ARR; nothing else is told by the month.
    expect(texts).not.toMatch(/\w_mrr/);
  });

  it.each(Object.keys(languages) as LanguageCode[])('are told whole in %s, without English', (language) => {
    const { outline } = planFromFacts(brief({ language, slides: exactly(40) }), facts);
    expect(outline.slides.some(({ id }) => id === 'loss-causes')).toBe(true);
    expect(faultsOf(outline, language)).toEqual([]);
  });
});

describe('losses that fell', () => {
  it('are told as such, without a step to take them back', async () => {
    const told = tell(await lostBook({ sold: 120, lostOpening: 80, lostSold: 40 }, calm));
    expect(told.title('loss-causes')).toMatch(/^Lost MRR (fell|went) from \$12K to \$3K/);
    expect(told.reading('loss-causes')).not.toContain('would have lost');
    expect(JSON.stringify(told.page('actions') ?? '')).not.toContain('loss rates');
  });
});

describe('losses that stay', () => {
  it('have no such page', async () => {
    expect(tell(await lostBook(calm, calm)).page('loss-causes')).toBeUndefined();
  });
});
