/** What recurring revenue grew by, parted over its factors, and its page. */
import { beforeAll, describe, expect, it } from 'vitest';
import { Evidence } from '../../../src/engine/insight/evidence.ts';
import { recurringGrowth } from '../../../src/engine/insight/finders/recurring-growth.ts';
import { planFromFacts } from '../../../src/engine/outline/from-facts/plan-from-facts.ts';
import type { FactTable } from '../../../src/model/fact.ts';
import { type LanguageCode, languages } from '../../../src/model/language.ts';
import { factsOf } from '../../stories/judge.ts';
import { csv } from '../data/csv-files.ts';
import { faultsOf } from '../outline/faults.ts';
import { tell } from '../outline/from-facts/told-data.ts';
import { brief, exactly } from '../outline/plan-texts.ts';

/** 40 accounts with one subscription of 100 each; in the last quarter `accounts` more come, and each of all takes `more` further ones of `size`. */
function book(accounts: number, more: number, size: number): Promise<FactTable> {
  const row = (account: number, mrr: number, start_date: string) => ({
    account: `A${account}`,
    plan: account % 2 ? 'Pro' : 'Basic',
    mrr,
    start_date,
    end_date: null,
  });
  const early = Array.from({ length: 40 }, (_, at) => row(at, 100, `2024-0${1 + (at % 6)}-1${at % 9}`));
  const late = Array.from({ length: accounts }, (_, at) => row(40 + at, 100, `2024-0${7 + (at % 3)}-2${at % 9}`));
  const further = Array.from({ length: (40 + accounts) * more }, (_, at) => row(at % (40 + accounts), size, `2024-09-${10 + (at % 19)}`));
  return factsOf({
    files: [{ name: 'subscriptions.csv', text: csv([...early, ...late, ...further]) }],
    options: { today: '2024-10-05', asOf: '2024-09-30' },
  });
}

const partsOf = (facts: FactTable) => {
  const growth = recurringGrowth(new Evidence(facts))!;
  return { growth, effect: Object.fromEntries(growth.factors.map(({ name, effect }) => [name, effect.value])) };
};

describe('the growth of recurring revenue', () => {
  it('is parted over accounts, subscriptions an account and their size, summing to the change', async () => {
    // 4,000 from 40 × 1 × 100; then 60 × 2 × 150 = 18,000.
    const { growth, effect } = partsOf(await book(20, 1, 200));
    const mean = 14_000 / Math.log(18_000 / 4000);
    expect(effect.accounts).toBeCloseTo(mean * Math.log(60 / 40), 4);
    expect(effect.subscriptions).toBeCloseTo(mean * Math.log(2), 4);
    expect(effect.size).toBeCloseTo(mean * Math.log(1.5), 4);
    expect(effect.accounts! + effect.subscriptions! + effect.size!).toBeCloseTo(14_000, 6);
    expect(growth.factors[0]!.name).toBe('subscriptions');
  });

  it('has a factor that goes the other way against it', async () => {
    const { effect } = partsOf(await book(20, 1, 40));
    expect(effect.size).toBeLessThan(0);
    expect(effect.accounts! + effect.subscriptions! + effect.size!).toBeCloseTo(8400 - 4000, 6);
  });

  it('is not parted where it stood still', async () => {
    expect(recurringGrowth(new Evidence(await book(0, 0, 100)))).toBeNull();
  });
});

describe('its page', () => {
  let facts: FactTable;
  beforeAll(async () => {
    facts = await book(20, 1, 200);
  });

  it('is headed with the shares of the two largest factors', () => {
    const told = tell(facts);
    expect(told.title('recurring-growth')).toBe('46.1% of the growth in MRR is subscriptions per account, 27.0% paying accounts');
    expect(told.reading('recurring-growth')).toContain('Subscriptions per account: 2, from 1 in Q2 2024.');
  });

  it('says amounts where a factor went the other way', async () => {
    const told = tell(await book(5, 1, 20));
    expect(told.title('recurring-growth')).toMatch(/^MRR \+\$\d.*: \+\$.* by subscriptions per account, −\$.* by MRR per subscription$/);
  });

  it.each(Object.keys(languages) as LanguageCode[])('is told whole in %s, without English', (language) => {
    const { outline } = planFromFacts(brief({ language, slides: exactly(40) }), facts);
    expect(outline.slides.some(({ id }) => id === 'recurring-growth')).toBe(true);
    expect(faultsOf(outline, language)).toEqual([]);
  });
});
