/** A shop that sold more and kept less: its exports joined, what was left worked out, and the deck is the argument about it. */
import { beforeAll, describe, expect, it } from 'vitest';
import { readBrief } from '../../../../src/engine/brief/read-brief.ts';
import { planFromFacts } from '../../../../src/engine/outline/from-facts/plan-from-facts.ts';
import type { FactTable } from '../../../../src/model/fact.ts';
import type { OutlineSlide } from '../../../../src/model/outline.ts';
import { shown } from '../plan-texts.ts';
import { type Sums, shop, shopFacts } from './costly-shop.ts';

const left = ({ gross, discount, refund, cost, fees, marketing }: Sums) => gross - discount - refund - cost - fees - marketing;

const prompt = 'Q2 2026 trading deck compared with Q2 2025: sales are up but we made less money. Why, and what should we stop doing?';

async function told(facts: FactTable) {
  const { outline } = planFromFacts(await readBrief({ prompt }), facts);
  const say = (text: string) => shown(text, outline.facts);
  const of = <K extends 'executive-summary' | 'action-table'>(kind: K) =>
    outline.slides.find((slide) => slide.kind === kind) as OutlineSlide<K>;
  const summary = of('executive-summary');
  return {
    title: say(summary.title),
    points: summary.content.points.map(({ text }) => say(text).replaceAll('**', '')),
    steps: of('action-table').content.actions.map(({ what, worth }) => ({ what: say(what), worth: worth && say(worth) })),
    pages: outline.slides.map(({ id }) => id),
  };
}

describe('a shop whose exports write an order on its first line', () => {
  const made = shop();
  let facts: FactTable;
  let deck: Awaited<ReturnType<typeof told>>;
  const value = (id: string) => facts.facts[id]?.value ?? Number.NaN;
  beforeAll(async () => {
    facts = await shopFacts(made.files);
    deck = await told(facts);
  });

  it('states what is left of sales, line by line', () => {
    for (const [quarter, at] of [
      ['2026-Q2', 0],
      ['2025-Q2', -4],
    ] as const) {
      const sums = made.of(quarter);
      expect(value(`gross_sales@${at}`)).toBeCloseTo(sums.gross, 2);
      expect(value(`discounts@${at}`)).toBeCloseTo(sums.discount, 1);
      expect(value(`revenue@${at}`)).toBeCloseTo(sums.gross - sums.discount, 1);
      expect(value(`refunds@${at}`)).toBeCloseTo(sums.refund, 2);
      expect(value(`cost_of_goods@${at}`)).toBeCloseTo(sums.cost, 2);
      expect(value(`return_costs@${at}`)).toBeCloseTo(sums.fees, 2);
      expect(value(`marketing_spend@${at}`)).toBeCloseTo(sums.marketing, 2);
      expect(value(`contribution@${at}`)).toBeCloseTo(left(sums), 1);
    }
  });

  it('has a bridge whose parts add up to the change', () => {
    const parts = ['volume', 'discount', 'returns', 'cost', 'marketing'].map((part) => value(`contribution.bridge_${part}@0`));
    const [now, before] = [made.of('2026-Q2'), made.of('2025-Q2')];
    expect(parts.reduce((sum, part) => sum + part, 0)).toBeCloseTo(left(now) - left(before), 1);
    expect(parts[0]).toBeCloseTo(((now.gross - before.gross) * left(before)) / before.gross, 1);
    expect(parts[1]).toBeCloseTo((before.discount / before.gross) * now.gross - now.discount, 1);
    expect(facts.periods.find(({ offset }) => offset === -4)?.id).toBe('2025-Q2');
  });

  it('is told as an argument: what took more, where and since when, and what did not', () => {
    expect(deck.title).toMatch(/^Contribution fell [\d.]+% as sales rose [\d.]+%: Floors discounts and Arc Lamp returns$/);
    expect(deck.points[0]).toMatch(/^Contribution fell \d/);
    expect(deck.points).toContainEqual(expect.stringMatching(/^Floors: discounts took .*, since May 2026, mainly through FLOOR30 \(/));
    expect(deck.points).toContainEqual(
      expect.stringMatching(/^Arc Lamp: \d+ of \d+ lines came back .*, since (?:May|April) 2026, \d+ of them as “Wobbles”/),
    );
    expect(deck.points).toContainEqual(expect.stringMatching(/^Not the cause: marketing \(/));
    expect(deck.pages).toEqual(
      expect.arrayContaining(['contribution-bridge', 'contribution-statement', 'contribution-discount', 'contribution-returns']),
    );
  });

  it('says first what to stop, and what that is worth', () => {
    const first = deck.steps.slice(0, 2);
    expect(Object.values(facts.facts).find(({ id }) => id.startsWith('discounts.excess['))?.currency).toBe('EUR');
    expect(first.map(({ worth }) => worth)).toEqual([expect.stringMatching(/^\D[\d.]+K$/), expect.stringMatching(/^\D[\d.]+K$/)]);
    expect(first).toContainEqual(expect.objectContaining({ what: expect.stringMatching(/^End FLOOR30 on Floors/) }));
    expect(first).toContainEqual(expect.objectContaining({ what: expect.stringMatching(/^Stop promoting Arc Lamp .*“Wobbles”/) }));
  });
});

it('without marketing, what is left is called so, and told by goods', async () => {
  const made = shop({ marketing: false });
  const { facts, metrics } = await shopFacts(made.files);
  expect(metrics.find(({ id }) => id === 'contribution')).toBeUndefined();
  const { marketing: _, ...sums } = made.of('2026-Q2');
  expect(facts['contribution_before_marketing@0']?.value).toBeCloseTo(left({ ...sums, marketing: 0 }), 1);
  expect(Object.keys(facts).some((id) => /^contribution_before_marketing\[.*Floors.*@0$/.test(id))).toBe(true);
});

it('a shop that kept as much as it sold more has no goods at which it was lost', async () => {
  const { facts } = await shopFacts(shop({ calm: true }).files);
  expect(Object.keys(facts).filter((id) => /^(?:discounts|refunds)\.excess/.test(id))).toEqual([]);
});
