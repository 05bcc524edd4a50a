/** Traps of drawing that the planner has to see: which parts make a whole, and which colour a member has from page to page. */
import { describe, expect, it } from 'vitest';
import { defaultBrandKit } from '../../../src/engine/brand/default-brand-kit.ts';
import { layOut } from '../../../src/engine/layout/lay-out.ts';
import { planFromFacts } from '../../../src/engine/outline/from-facts/plan-from-facts.ts';
import type { ChartElement } from '../../../src/model/layout.ts';
import type { Outline } from '../../../src/model/outline.ts';
import { factTable, nullDeals, planted } from '../insight/fixtures.ts';
import { brief, exactly } from './plan-texts.ts';

const plan = (table: ReturnType<typeof factTable>): Outline => planFromFacts(brief({ slides: exactly(40) }), table).outline;
const shares = (outline: Outline) => outline.slides.filter((slide) => slide.kind === 'share');

describe('trap 46: a whole', () => {
  it('trap 46: of twelve members is drawn as five and the rest, which add to one', () => {
    const names = Array.from({ length: 12 }, (_, at) => `P${at + 1}`);
    const many = nullDeals(5, 2400).map((deal, at) => ({ ...deal, product: names[at % 12]! }));
    const outline = plan(factTable(many));
    const [share] = shares(outline).filter(({ id }) => id === 'share-won_value-product');
    expect(share!.content.parts).toHaveLength(6);
    for (const { values } of share!.content.columns)
      expect(values.reduce((sum, id) => sum + outline.facts[id!]!.value!, 0)).toBeCloseTo(1, 6);
  });

  it('trap 46: with a part below zero is drawn as no shares', () => {
    const table = factTable(nullDeals(5, 600));
    expect(shares(plan(table)).map(({ id }) => id)).toContain('share-won_value-product');
    const member = table.dimensions.find(({ id }) => id === 'product')!.members[0]!;
    const id = `won_value[product=${encodeURIComponent(member)}]@0`;
    const facts = { ...table.facts, [id]: { ...table.facts[id]!, value: -1000 } };
    expect(shares(plan({ ...table, facts })).map(({ id }) => id)).not.toContain('share-won_value-product');
  });
});

/** Colour of every member that a legend or a name beside a segment explains, page by page. */
function memberColors(outline: Outline): Map<string, Set<string>> {
  const { layout } = layOut(outline, defaultBrandKit);
  const found = new Map<string, Set<string>>();
  for (const slide of layout.slides) {
    const charts = slide.elements.filter((element): element is ChartElement => element.type === 'chart');
    for (const chart of charts.filter(({ legend, series }) => legend || (slide.kind === 'share' && series.length > 1))) {
      const dimension = /-(product|owner|region|segment|team|account)$/.exec(slide.id)?.[1] ?? '';
      for (const { name, color } of chart.series) {
        const key = `${slide.kind === 'share' ? dimension : 'series'} ${name}`;
        if (color !== 'accent') found.set(key, (found.get(key) ?? new Set()).add(color));
      }
    }
  }
  return found;
}

describe('trap 48: colours', () => {
  const falling = planted(9, (deal, random) => (deal.month > -3 && deal.product === 'Beta' && random() < 0.8 ? null : deal));

  // The accent follows what a page speaks of; all other colours stay with their member.
  it('trap 48: of a member, and of a period in a legend, are the same through the deck', () => {
    for (const deals of [falling, nullDeals(3, 1800), nullDeals(8, 900)]) {
      const colors = memberColors(plan(factTable(deals)));
      expect(colors.size).toBeGreaterThan(3);
      expect([...colors].filter(([, some]) => some.size > 1).map(([name, some]) => [name, ...some])).toEqual([]);
    }
  });
});
