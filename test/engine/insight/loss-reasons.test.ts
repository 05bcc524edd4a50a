/** Reasons for leaving by count and by money, counted again from the rows. */
import { beforeAll, describe, expect, it } from 'vitest';
import { Evidence } from '../../../src/engine/insight/evidence.ts';
import { type LossReasons, lossReasonsOf } from '../../../src/engine/insight/finders/loss-reasons.ts';
import { pOfEven } from '../../../src/engine/insight/statistics.ts';
import { planFromFacts } from '../../../src/engine/outline/from-facts/plan-from-facts.ts';
import { type LanguageCode, languages } from '../../../src/model/language.ts';
import type { OutlineSlide } from '../../../src/model/outline.ts';
import { faultsOf } from '../outline/faults.ts';
import { brief, exactly, shown } from '../outline/plan-texts.ts';
import { reasoned, reasonedBook } from './reasoned-book.ts';

let evidence: Evidence;
let found: LossReasons;
beforeAll(async () => {
  evidence = new Evidence(await reasonedBook());
  found = lossReasonsOf(evidence)!;
});

describe('reasons for leaving', () => {
  const of = (reason: string | null) => reasoned.filter((each) => each.reason === reason);
  const months = (some: typeof reasoned) => some.reduce((sum, { mrr_usd }) => sum + mrr_usd, 0);

  it('are ranked by count and by money, which need not agree', () => {
    expect(found.first.count.reason).toBe('Features');
    expect(found.first.count.count.value).toBe(of('Features').length);
    expect(found.first.money.reason).toBe('Price');
    expect(found.first.money.money!.value).toBe(months(of('Price')) * (found.per === 'arr' ? 12 : 1));
    expect(found.even).toBe(false);
  });

  it('leave out what ended without one, and say how much that is', () => {
    expect(found.none!.share.value).toBeCloseTo(months(of(null)) / months(reasoned), 9);
  });

  it('have a page and a step that asks for the missing ones', () => {
    const { outline } = planFromFacts(brief({ slides: exactly(30) }), evidence.table);
    const say = (text: string) => shown(text, outline.facts);
    const page = outline.slides.find(({ id }) => id === 'reasons-loss') as OutlineSlide<'table'>;
    expect(say(page.title)).toBe('By count the first reason for leaving is Features; by money it is Price');
    expect(page.content.reading.map(say).join(' ')).toMatch(/^[\d.]+% of .* has no recorded reason\.$/);
    expect(page.content.rows.map(({ cells }) => cells[0])).toContain('Support');
  });

  it('give way to what has none, where that is most of the money', async () => {
    const { outline } = planFromFacts(brief({ slides: exactly(30) }), await reasonedBook(false, 5000));
    const say = (text: string) => shown(text, outline.facts);
    const page = outline.slides.find(({ id }) => id === 'reasons-loss') as OutlineSlide<'table'>;
    // 50,000 without one beside 3,000, 20,000 and 1,000.
    expect(say(page.title)).toMatch(/^67\.6% of lost [AM]RR has no reason; Price leads the rest by money, Features by count$/);
    expect(page.content.rows.filter(({ role }) => role === 'highlight').map(({ cells }) => cells[0])).toEqual(['No reason recorded']);
    expect(say(page.content.reading[0]!)).toMatch(/^Only 32\.4% of lost [AM]RR has a reason/);
  });

  it.each(Object.keys(languages) as LanguageCode[])('are told whole in %s where most has none', async (language) => {
    const { outline } = planFromFacts(brief({ language, slides: exactly(40) }), await reasonedBook(false, 5000));
    expect(outline.slides.some(({ id }) => id === 'reasons-loss')).toBe(true);
    expect(faultsOf(outline, language).filter((fault) => /^(?:reasons-loss|executive-summary):/.test(fault))).toEqual([]);
  });

  it('that are given equally often are said to be even', async () => {
    expect(lossReasonsOf(new Evidence(await reasonedBook(true)))!.even).toBe(true);
    expect(pOfEven([10, 10, 10])).toBeGreaterThan(0.9);
    // Chi-square of 20 at 2 degrees of freedom.
    expect(pOfEven([20, 10, 0])).toBeCloseTo(Math.exp(-10), 4);
  });
});
