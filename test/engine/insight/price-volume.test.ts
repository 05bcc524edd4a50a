/** Revenue and margin split into price, volume, mix, discounts and unit costs, against a split counted from the lines. */
import { beforeAll, describe, expect, it } from 'vitest';
import { Evidence } from '../../../src/engine/insight/evidence.ts';
import { type PriceVolume, priceVolumeOf } from '../../../src/engine/insight/finders/price-volume.ts';
import { planFromFacts } from '../../../src/engine/outline/from-facts/plan-from-facts.ts';
import { type LanguageCode, languages } from '../../../src/model/language.ts';
import type { OutlineSlide } from '../../../src/model/outline.ts';
import { factsOf } from '../../stories/judge.ts';
import { csv } from '../data/csv-files.ts';
import { faultsOf } from '../outline/faults.ts';
import { brief, exactly, shown } from '../outline/plan-texts.ts';
import { randomFrom } from './fixtures.ts';

interface Line {
  order_id: string;
  order_date: string;
  product: string;
  quantity: number;
  unit_price: number;
  discount: number;
  unit_cost: number;
}

/** Two quarters; in the second, Panels are a tenth cheaper, Cables have deeper discounts, Fuses cost more to make, and less is sold. */
function linesOf(change: { price: number; discount: number; cost: number; orders: number }): Line[] {
  const random = randomFrom(9);
  const goods = { Panel: 150, Cable: 40, Fuse: 10 } as const;
  return Array.from({ length: 300 * 8 }, (_, at) => at)
    .filter((at) => at < 208 * 8 || at % 8 < change.orders)
    .map((at): Line => {
      const later = at >= 208 * 8;
      const product = (['Panel', 'Cable', 'Fuse'] as const)[Math.floor(random() * 3)]!;
      return {
        order_id: `O${at}`,
        order_date: new Date(Date.UTC(2025, 2, 7 + Math.floor(at / 8))).toISOString().slice(0, 10),
        product,
        quantity: 1 + Math.floor(random() * 5),
        unit_price: goods[product] * (later && product === 'Panel' ? 1 - change.price : 1),
        discount: product === 'Cable' ? (later ? 0.05 + change.discount : 0.05) : 0,
        unit_cost: goods[product] * 0.6 * (later && product === 'Fuse' ? 1 + change.cost : 1),
      };
    });
}

const read = async (lines: readonly Line[]) =>
  new Evidence(
    await factsOf({
      files: [{ name: 'orders.csv', text: csv(lines.map((line) => ({ ...line }))) }],
      options: { today: '2026-01-05', asOf: '2025-12-31' },
    }),
  );

const lines = linesOf({ price: 0.1, discount: 0.15, cost: 0.2, orders: 6 });
const isNow = ({ order_date }: Line) => order_date >= '2025-10-01';
const isBefore = (line: Line) => line.order_date >= '2025-07-01' && !isNow(line);
const sum = (some: readonly Line[], of: (line: Line) => number) => some.reduce((total, line) => total + of(line), 0);
const units = (some: readonly Line[]) => sum(some, ({ quantity }) => quantity);
const net = (some: readonly Line[]) => sum(some, ({ quantity, unit_price, discount }) => quantity * unit_price * (1 - discount));
const of = (product: string, within: (line: Line) => boolean) => lines.filter((line) => line.product === product && within(line));

let evidence: Evidence;
let revenue: PriceVolume;
let margin: PriceVolume;
beforeAll(async () => {
  evidence = await read(lines);
  revenue = priceVolumeOf(evidence, 'revenue')!;
  margin = priceVolumeOf(evidence, 'gross_margin')!;
});
const effect = ({ effects }: PriceVolume, factor: string) => effects.find((each) => each.factor === factor)!.effect.value;

describe('the change of revenue', () => {
  it('is the sum of its effects', () => {
    const total = revenue.effects.reduce((all, { effect: each }) => all + each.value, 0);
    expect(total).toBeCloseTo(net(lines.filter(isNow)) - net(lines.filter(isBefore)), 4);
  });

  it('is split as counted from the lines', () => {
    expect(effect(revenue, 'price')).toBeCloseTo(units(of('Panel', isNow)) * -15, 4);
    expect(effect(revenue, 'discount')).toBeCloseTo(units(of('Cable', isNow)) * 40 * -0.15, 4);
    const [now, before] = [lines.filter(isNow), lines.filter(isBefore)];
    expect(effect(revenue, 'volume')).toBeCloseTo((units(now) - units(before)) * (net(before) / units(before)), 4);
    expect(revenue.effects[0]!.factor).toBe('volume');
  });
});

describe('the change of the margin', () => {
  it('is the sum of its effects, of which the largest is the price', () => {
    const total = margin.effects.reduce((all, { effect: each }) => all + each.value, 0);
    expect(total).toBeCloseTo(margin.delta.value, 9);
    expect(margin.effects.map(({ factor }) => factor)[0]).toBe('price');
    expect(effect(margin, 'cost')).toBeLessThan(0);
  });
});

describe('a review of the lines', () => {
  it('has both on pages, and answers why the margin fell', () => {
    const questions = [{ kind: 'why' as const, text: 'Why did gross margin fall', about: 'did gross margin fall' }];
    const { outline } = planFromFacts(brief({ slides: exactly(14), questions }), evidence.table);
    const title = (id: string) => shown(outline.slides.find((slide) => slide.id === id)!.title, outline.facts);
    expect(title('price-volume-revenue')).toMatch(/^Fewer units sold cost \$[\d.]+K of revenue; lower prices cost \$[\d.]+K$/);
    expect(title('price-volume-gross_margin')).toMatch(
      /^Lower prices cost [\d.]+ points of gross margin; deeper discounts cost [\d.]+ points$/,
    );
    const { points } = outline.slides.find(({ id }) => id === 'executive-summary')!.content as OutlineSlide<'executive-summary'>['content'];
    expect(shown(points[0]!.text, outline.facts)).toMatch(
      /Lower prices cost [\d.]+ points of gross margin; deeper discounts cost [\d.]+ points\.$/,
    );
  });

  it.each(Object.keys(languages) as LanguageCode[])('is told whole in %s, without English', (language) => {
    const { outline } = planFromFacts(brief({ language, slides: exactly(20) }), evidence.table);
    expect(outline.slides.some(({ id }) => id === 'price-volume-gross_margin')).toBe(true);
    expect(faultsOf(outline, language)).toEqual([]);
  });
});

describe('goods of many prices under one name', () => {
  it('have no price that could change', async () => {
    const mixed = await read(lines.map((line, at) => ({ ...line, unit_price: line.unit_price * (1 + (at % 5)) })));
    expect(priceVolumeOf(mixed, 'revenue')).toBeNull();
  });
});
