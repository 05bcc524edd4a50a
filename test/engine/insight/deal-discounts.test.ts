/** What discounts off list prices cost in deals won, counted again from the rows, by a list price or by the discount given. */
import { describe, expect, it } from 'vitest';
import { Evidence } from '../../../src/engine/insight/evidence.ts';
import { discountsOf } from '../../../src/engine/insight/finders/discounts.ts';
import { planFromFacts } from '../../../src/engine/outline/from-facts/plan-from-facts.ts';
import type { OutlineSlide } from '../../../src/model/outline.ts';
import { factsOf } from '../../stories/judge.ts';
import { csv } from '../data/csv-files.ts';
import { brief, exactly, shown } from '../outline/plan-texts.ts';
import { randomFrom } from './fixtures.ts';

const deals = (() => {
  const random = randomFrom(8);
  return Array.from({ length: 184 * 3 }, (_, at) => {
    const list = 4000 + Math.floor(random() * 2000);
    const region = ['North', 'South', 'West'][at % 3]!;
    const discount = region === 'South' ? 0.25 : random() < 0.5 ? 0.05 : 0;
    const closed = new Date(Date.UTC(2025, 6, 1 + Math.floor(at / 3))).toISOString().slice(0, 10);
    const stage = random() < 0.6 ? 'Won' : 'Lost';
    return { id: `D${at}`, closed, stage, region, amount: Math.round(list * (1 - discount)), list_price: list, discount };
  });
})();
type Deal = (typeof deals)[number];

const read = async (rows: readonly Partial<Deal>[]) =>
  new Evidence(
    await factsOf({
      files: [{ name: 'deals.csv', text: csv(rows.map((row) => ({ ...row }) as Record<string, string | number>)) }],
      options: { today: '2026-01-05', asOf: '2025-12-31' },
    }),
  );

const won = deals.filter(({ stage, closed }) => stage === 'Won' && closed >= '2025-10-01');
const off = (some: readonly Deal[], beyond = 0) =>
  some.reduce((sum, { list_price, amount }) => sum + Math.max(0, list_price * (1 - beyond) - amount), 0);

describe('discounts off list prices of deals', () => {
  it('cost what deals were won below their list price, deepest where planted', async () => {
    const evidence = await read(deals.map(({ discount: _, ...deal }) => deal));
    const found = discountsOf(evidence)!;
    expect(found.metric).toBe('won_value');
    expect(found.cost.value).toBeCloseTo(off(won), 4);
    expect(found.kept!.value).toBeCloseTo(off(won, 0.1), 4);
    expect(found.by!.members[0]!.member).toBe('South');
    const questions = [{ kind: 'cost' as const, text: 'What does discounting cost us', about: 'does discounting cost us' }];
    const { outline } = planFromFacts(brief({ questions, slides: exactly(14) }), evidence.table);
    const { points } = outline.slides.find(({ id }) => id === 'executive-summary')!.content as OutlineSlide<'executive-summary'>['content'];
    expect(shown(points[0]!.text, outline.facts)).toMatch(/Discounts took [\d.]+% off prices, \$[\d.]+K/);
    expect(outline.slides.some(({ id }) => id === 'discounts')).toBe(true);
  });

  it('are worked out from the discount given', async () => {
    const found = discountsOf(await read(deals.map(({ list_price: _, ...deal }) => deal)))!;
    expect(found.cost.value / off(won)).toBeCloseTo(1, 2);
  });

  it('are not read out of the list price of one of many', async () => {
    const evidence = await read(deals.map(({ discount: _, ...deal }) => ({ ...deal, list_price: Math.round(deal.list_price / 20) })));
    expect(discountsOf(evidence)).toBeNull();
  });
});
