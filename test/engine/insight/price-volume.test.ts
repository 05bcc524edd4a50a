/** Revenue and margin split into price, volume, mix, discounts and unit costs, against a split counted from the lines. */
import { beforeAll, describe, expect, it } from 'vitest';
import { Evidence } from '../../../src/engine/insight/evidence.ts';
import { type PriceVolume, priceVolumeOf } from '../../../src/engine/insight/finders/price-volume.ts';
import { planFromFacts } from '../../../src/engine/outline/from-facts/plan-from-facts.ts';
import { type LanguageCode, languages } from '../../../src/model/language.ts';
import type { OutlineSlide } from '../../../src/model/outline.ts';
import { faultsOf } from '../outline/faults.ts';
import { brief, exactly, shown } from '../outline/plan-texts.ts';
import { type PricedLine as Line, pricedFacts, pricedLines } from './priced-lines.ts';

const read = async (lines: readonly Line[]) => new Evidence(await pricedFacts(lines));

const lines = pricedLines({ price: 0.1, discount: 0.15, cost: 0.2, orders: 6 });
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
    expect(margin.effects.map(({ factor, where }) => `${factor} ${where?.member}`)).toEqual(
      expect.arrayContaining(['price Panel', 'discount Cable', 'cost Fuse']),
    );
  });
});

describe('a review of the lines', () => {
  it('has both on pages, and answers why the margin fell', () => {
    const questions = [{ kind: 'why' as const, text: 'Why did gross margin fall', about: 'did gross margin fall' }];
    const { outline } = planFromFacts(brief({ slides: exactly(14), questions }), evidence.table);
    const title = (id: string) => shown(outline.slides.find((slide) => slide.id === id)!.title, outline.facts);
    expect(title('price-volume-revenue')).toMatch(/^Fewer units sold took \$[\d.]+K off revenue; lower prices took off \$[\d.]+K$/);
    expect(title('price-volume-gross_margin')).toMatch(
      /^Lower prices took [\d.]+ points off gross margin; deeper discounts took off [\d.]+ points$/,
    );
    const { points } = outline.slides.find(({ id }) => id === 'executive-summary')!.content as OutlineSlide<'executive-summary'>['content'];
    expect(shown(points[0]!.text, outline.facts)).toMatch(
      /Lower prices took [\d.]+ points off gross margin; deeper discounts took off [\d.]+ points\.$/,
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
