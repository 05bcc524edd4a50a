/** What recurring revenue grew by, parted over its factors, and its page. */
import { beforeAll, describe, expect, it } from 'vitest';
import { Evidence } from '../../../src/engine/insight/evidence.ts';
import { recurringGrowth } from '../../../src/engine/insight/finders/recurring-growth.ts';
import { repeatsOf } from '../../../src/engine/insight/finders/repeats.ts';
import { planFromFacts } from '../../../src/engine/outline/from-facts/plan-from-facts.ts';
import type { FactTable } from '../../../src/model/fact.ts';
import { type LanguageCode, languages } from '../../../src/model/language.ts';
import type { OutlineSlide } from '../../../src/model/outline.ts';
import { factsOf } from '../../stories/judge.ts';
import { csv } from '../data/csv-files.ts';
import { faultsOf } from '../outline/faults.ts';
import { tell } from '../outline/from-facts/told-data.ts';
import { brief, exactly, shown } from '../outline/plan-texts.ts';

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

describe('subscriptions that repeat another live one', () => {
  let facts: FactTable;
  beforeAll(async () => {
    // Each of 60 accounts holds its plan twice at one price.
    facts = await book(20, 1, 100);
  });

  it('are those beyond the first of an account, plan and price', () => {
    const { money, share, accounts, subscriptions, example, without } = repeatsOf(new Evidence(facts))!;
    expect([money.value, accounts.value, subscriptions.value]).toEqual([60 * 100, 60, 60]);
    expect(share.value).toBeCloseTo(1 / 2, 9);
    expect(example!.count.value).toBe(2);
    expect([without!.before.value, without!.now.value]).toEqual([4000, 6000]);
  });

  it('are none at another price, and none where several of one plan are the rule', async () => {
    expect(repeatsOf(new Evidence(await book(20, 2, 100)))).toBeNull();
    expect(repeatsOf(new Evidence(await book(20, 2, 200)))!.money.value).toBe(60 * 200);
    expect(repeatsOf(new Evidence(await book(20, 1, 200)))).toBeNull();
  });

  it('head the page of the growth that they may be, with an example, and stand in the summary', () => {
    const told = tell(facts);
    expect(told.title('recurring-growth')).toMatch(/^[\d.]+% of growth is subscriptions per account, and \$6K of MRR may be repeats$/);
    const reading = told.reading('recurring-growth');
    expect(reading).toContain('Without them MRR rose 50.0%, from $4K to $6K.');
    expect(reading).toMatch(/A\d+ holds 2 live (?:Pro|Basic) subscriptions at one price\./);
    expect(JSON.stringify(told.page('executive-summary'))).toContain('sits in repeat subscriptions');
  });

  it('are audited first, by finance, for what they hold', () => {
    const { outline } = planFromFacts(brief({ slides: exactly(40) }), facts);
    const { content } = outline.slides.find(({ id }) => id === 'actions') as OutlineSlide<'action-table'>;
    const step = content.actions.find(({ what }) => what.startsWith('Audit the '))!;
    expect(shown(step.what, outline.facts)).toBe('Audit the 60 repeat subscriptions before recurring revenue is quoted again');
    expect([shown(step.worth!, outline.facts), step.who]).toEqual(['$6K', 'Finance']);
  });

  it.each(Object.keys(languages) as LanguageCode[])('are told whole in %s, without English', (language) => {
    const { outline } = planFromFacts(brief({ language, slides: exactly(40) }), facts);
    expect(outline.slides.some(({ id }) => id === 'recurring-growth')).toBe(true);
    expect(faultsOf(outline, language)).toEqual([]);
  });
});
