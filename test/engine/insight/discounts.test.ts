/** What discounts cost, counted again from the lines, and a cap's worth; lines without discounts say nothing of them. */
import { beforeAll, describe, expect, it } from 'vitest';
import { Evidence } from '../../../src/engine/insight/evidence.ts';
import { findInsights } from '../../../src/engine/insight/find-insights.ts';
import { type Discounts, discountsOf } from '../../../src/engine/insight/finders/discounts.ts';
import { planFromFacts } from '../../../src/engine/outline/from-facts/plan-from-facts.ts';
import type { OutlineSlide } from '../../../src/model/outline.ts';
import { factsOf } from '../../stories/judge.ts';
import { csv } from '../data/csv-files.ts';
import { brief, exactly, shown } from '../outline/plan-texts.ts';
import { randomFrom } from './fixtures.ts';

/** Lines of two quarters; Lamps are sold at 20% off every second time, all else at 5% off every fourth. */
const lines = (() => {
  const random = randomFrom(11);
  return Array.from({ length: 184 * 4 }, (_, at) => {
    const category = ['Lamps', 'Paint', 'Tools'][at % 3]!;
    const discount = category === 'Lamps' ? (random() < 0.5 ? 0.2 : 0) : random() < 0.25 ? 0.05 : 0;
    return {
      order_id: `O${Math.floor(at / 2)}`,
      order_date: new Date(Date.UTC(2025, 6, 1 + Math.floor(at / 4))).toISOString().slice(0, 10),
      category,
      unit_price: 10 + Math.floor(random() * 40),
      quantity: 1 + Math.floor(random() * 9),
      discount,
    };
  });
})();
const factsOfLines = (given: readonly Record<string, string | number>[], options = {}) =>
  factsOf({
    files: [{ name: 'order_lines.csv', text: csv([...given]) }],
    options: { today: '2026-01-05', asOf: '2025-12-31', ...options },
  });

let evidence: Evidence;
let found: Discounts;
let now: typeof lines;
beforeAll(async () => {
  evidence = new Evidence(await factsOfLines(lines));
  found = discountsOf(evidence)!;
  const { start, end } = evidence.table.reporting;
  now = lines.filter(({ order_date }) => order_date >= start && order_date < end);
});

const off = (some: typeof lines, beyond = 0) =>
  some.reduce((sum, { unit_price, quantity, discount }) => sum + unit_price * quantity * Math.max(0, discount - beyond), 0);

describe('discounts', () => {
  it('cost what the lines were sold below their price', () => {
    expect(found.cost.value).toBeCloseTo(off(now), 4);
  });

  it('are worth capping by what went beyond the cap', () => {
    expect(found.cap.value).toBe(0.1);
    expect(found.kept!.value).toBeCloseTo(off(now, 0.1), 4);
  });

  it('are capped where the brief says', async () => {
    const capped = discountsOf(new Evidence(await factsOfLines(lines, { discountCap: 0.15 })))!;
    expect(capped.cap.value).toBe(0.15);
    expect(capped.kept!.value).toBeCloseTo(off(now, 0.15), 4);
  });

  it('run deepest where they were planted', () => {
    expect(found.by!.dimension.id).toBe('category');
    expect(found.by!.members[0]!.member).toBe('Lamps');
    expect(found.by!.members[0]!.cost.value).toBeCloseTo(off(now.filter(({ category }) => category === 'Lamps')), 4);
  });

  it('have a page with their rate over time and a step that caps them', () => {
    const { outline } = planFromFacts(brief({ slides: exactly(20) }), evidence.table);
    const page = outline.slides.find(({ id }) => id === 'discounts') as OutlineSlide<'comparison'>;
    const say = (text: string) => shown(text, outline.facts);
    expect(say(page.title)).toMatch(/^Discounts took [\d.]+% off prices, .*; a cap at 10\.0% would have kept /);
    expect(page.content.aside!.rows[0]!.cells[0]).toBe('Lamps');
    expect(page.content.reading.map(say).join(' ')).toContain('Lamps has the deepest discounts');
    const { actions } = outline.slides.find(({ id }) => id === 'actions')!.content as OutlineSlide<'action-table'>['content'];
    expect(actions.map(({ what }) => say(what))).toContain('Require approval for discounts above 10.0%');
  });

  it('are no subject where hardly any were given', async () => {
    const few = await factsOfLines(lines.map((line, at) => ({ ...line, discount: at % 60 === 0 ? 0.05 : 0 })));
    expect(findInsights(new Evidence(few)).findings.filter(({ kind }) => kind === 'discount')).toEqual([]);
  });
});
