/** Where more is lost than around it: found where planted, priced, and not where everything is lost alike. */
import { beforeAll, describe, expect, it } from 'vitest';
import { Evidence } from '../../../src/engine/insight/evidence.ts';
import { findInsights } from '../../../src/engine/insight/find-insights.ts';
import { lossTable } from '../../../src/engine/insight/finders/loss-where.ts';
import { planFromFacts } from '../../../src/engine/outline/from-facts/plan-from-facts.ts';
import type { FactTable } from '../../../src/model/fact.ts';
import { type LanguageCode, languages } from '../../../src/model/language.ts';
import { faultsOf } from '../outline/faults.ts';
import { tell } from '../outline/from-facts/told-data.ts';
import { brief, exactly } from '../outline/plan-texts.ts';
import { busy, calm, energyLost, lostBook } from './lost-book.ts';

describe('a place that loses more', () => {
  let facts: FactTable;
  beforeAll(async () => {
    facts = await energyLost();
  });

  it('is found where it was planted, with what it lost beyond its column', () => {
    const { apart, rows, columns } = lossTable(new Evidence(facts))!;
    expect([rows.label, columns.label, apart?.row, apart?.column]).toEqual(['Industry', 'Plan', 'Energy', 'Max']);
    expect(apart!.gap.value).toBeCloseTo(apart!.exposed.value * (apart!.rate.value - apart!.whole.value), 6);
    expect(apart!.gap.value).toBeGreaterThan(0);
  });

  it('has the rate of all that stood or was sold there, by hand', () => {
    const value = (id: string) => facts.facts[id]!.value!;
    const id = Object.keys(facts.facts).find((each) => each.startsWith('loss_rate[') && each.includes('Energy') && each.includes('Max'))!;
    const of = (part: string) => value(id.replace('loss_rate', `loss_rate${part}`));
    // Every subscription pays the same, so that money and number agree.
    expect(value(id)).toBeCloseTo(of('.ended') / facts.facts[id]!.n, 9);
    expect(of('.exposed_arr')).toBe(12 * of('.exposed_mrr'));
    expect(value('loss_rate.ended@0')).toBe(value('ended_subscriptions@0'));
    expect(value('loss_rate.exposed_mrr@0')).toBe(value('mrr@-1') + value('started_mrr@0'));
  });

  it('heads its page and is priced there', () => {
    const told = tell(facts);
    expect(told.title('loss-where')).toMatch(/^Energy × Max lost \d\d\.\d% of its MRR, Max as a whole \d\d\.\d%: a gap of \$\d/);
    expect(told.reading('loss-where')).toMatch(/Energy × Max: .* lost; at the Max rate of .* it would have been \$.* less/);
  });

  it.each(Object.keys(languages) as LanguageCode[])('is told whole in %s, without English', (language) => {
    const { outline } = planFromFacts(brief({ language, slides: exactly(50) }), facts);
    expect(outline.slides.some(({ id }) => id === 'loss-where')).toBe(true);
    expect(faultsOf(outline, language)).toEqual([]);
  });
});

describe('losses alike everywhere', () => {
  it('are told as such, and claim nothing', async () => {
    const facts = await lostBook(calm, busy);
    const found = findInsights(new Evidence(facts)).findings.find(({ kind }) => kind === 'loss-where');
    expect(found).toMatchObject({ claim: false, tone: 'neutral' });
    const told = tell(facts);
    expect(told.page('loss-where')).toBeUndefined();
    expect(told.reading('loss-stake')).toMatch(/of lost MRR; no industry stands apart by more than chance\./);
  });

  it('have no table where few ended', async () => {
    expect(lossTable(new Evidence(await lostBook(calm, { sold: 120, lostOpening: 10, lostSold: 3 })))).toBeNull();
  });
});
