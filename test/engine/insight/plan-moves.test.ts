/** Customers who step down to a cheaper plan: found in the bills, counted by hand, told first and in every language. */
import { beforeAll, describe, expect, it } from 'vitest';
import { Evidence } from '../../../src/engine/insight/evidence.ts';
import { findInsights } from '../../../src/engine/insight/find-insights.ts';
import { planMoves } from '../../../src/engine/insight/finders/plan-moves.ts';
import { planFromFacts } from '../../../src/engine/outline/from-facts/plan-from-facts.ts';
import type { FactTable } from '../../../src/model/fact.ts';
import { type LanguageCode, languages } from '../../../src/model/language.ts';
import { exported, factsOfBills, subscribers } from '../metrics/recurring/billed-plans.ts';
import { faultsOf } from '../outline/faults.ts';
import { tell } from '../outline/from-facts/told-data.ts';
import { brief, exactly } from '../outline/plan-texts.ts';

const [opening, closing] = [14, 17];
const stood = (interval: string, month: number) =>
  subscribers.filter(
    ({ plan, interval: own, start, down = 99, gone = 99 }) =>
      plan === 'Team' && own === interval && start <= month && down > month && gone > month,
  ).length;

describe('customers who step down', () => {
  let facts: FactTable;
  let coded: FactTable;
  beforeAll(async () => {
    facts = await factsOfBills();
    // Names in the data are shown as they are, and `month` would pass for English.
    const all = exported();
    const invoices = all.invoices.map((row) => ({ ...row, Interval: row.Interval === 'month' ? 'M' : 'Y' }));
    coded = await factsOfBills({ ...all, invoices });
  });

  it('are counted by plan and billing interval, beside those who could and those who still may', () => {
    const found = planMoves(new Evidence(facts))!;
    expect([found.from, found.to, found.moves.value, found.before.value]).toEqual(['Team', 'Lite', 80, 0]);
    const [monthly, yearly] = found.intervals;
    expect([monthly!.every, monthly!.moves.value, monthly!.stood.value, monthly!.open.value]).toEqual([
      1,
      80,
      stood('month', opening),
      stood('month', closing),
    ]);
    expect([yearly!.every, yearly!.moves.value, yearly!.stood.value]).toEqual([12, 0, stood('year', opening)]);
    expect(found.where).toBe(monthly);
    expect(found.share.value).toBeCloseTo(1, 6);
    expect(found.yearly.value).toBeCloseTo(12 * found.lost.value, 4);
    // Yearly terms began in the months of 2025, and each is up in its month of 2026.
    const startsIn = (...months: number[]) =>
      subscribers.filter(({ interval, start }) => interval === 'year' && months.includes(start)).length;
    expect(found.due!.count.value).toBe(startsIn(3, 4, 5));
    expect(found.due!.moves.value).toBe(0);
    expect(found.ahead!.count.value).toBe(startsIn(6, 7, 8, 9, 10, 11));
    expect(found.fresh!.count.value).toBe(4);
  });

  it('lead the findings and the summary, with their page, a risk and a step', () => {
    expect(findInsights(new Evidence(facts)).top[0]!.kind).toBe('plan-moves');
    const told = tell(facts);
    expect(told.title('executive-summary')).toMatch(/(?:but|as) 80 Team customers stepped down to Lite/);
    expect(told.title('plan-moves')).toMatch(/^80 Team customers stepped down to Lite, costing .* of MRR$/);
    expect(told.reading('plan-moves')).toMatch(/80 of them are billed monthly: 4\d\.\d% of the 19\d Team customers on that interval/);
    const { outline } = planFromFacts(brief({ slides: exactly(50) }), facts);
    const text = (kind: string) => JSON.stringify(outline.slides.find((slide) => slide.kind === kind));
    expect(text('risks')).toMatch(/More Team customers step down to Lite/);
    expect(text('action-table')).toMatch(/Set limits for Lite and rules for stepping down from Team/);
  });

  it('are why recurring revenue and its retention moved', () => {
    for (const about of ['MRR', 'net revenue retention']) {
      const question = { kind: 'why', text: `why did ${about} fall`, about: `${about} fall` } as const;
      const { outline } = planFromFacts(brief({ questions: [question] }), facts);
      expect(JSON.stringify(outline.slides.find(({ id }) => id === 'executive-summary'))).toMatch(/Team customers stepped down to Lite/);
    }
  });

  it.each(Object.keys(languages) as LanguageCode[])('are told whole in %s, without English', (language) => {
    const { outline } = planFromFacts(brief({ language, slides: exactly(50) }), coded);
    expect(outline.slides.some(({ id }) => id === 'plan-moves')).toBe(true);
    expect(faultsOf(outline, language)).toEqual([]);
  });
});

it('a few who step down, and as many as before, are no finding', async () => {
  const few = subscribers.map((each, at) => (at >= 5 && each.down ? { ...each, down: undefined } : each));
  const table = await factsOfBills(exported(few as typeof subscribers));
  expect(planMoves(new Evidence(table))).toBeNull();
});
