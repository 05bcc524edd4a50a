import { describe, expect, it } from 'vitest';
import { Evidence } from '../../../src/engine/insight/evidence.ts';
import { findInsights } from '../../../src/engine/insight/find-insights.ts';
import { splitOf } from '../../../src/engine/insight/finders/mix.ts';
import type { Finding } from '../../../src/model/finding.ts';
import { countNote, factTable, type Given, meanNote, moneyNote, planted, rateNote, tableOf } from './fixtures.ts';

const find = (given: Given) => findInsights(new Evidence(tableOf(given)));
const called = (findings: readonly Finding[], id: string) => findings.find((finding) => finding.id === id);
type Figures = Record<string, readonly [number, number]>;

/** A sum over quarters, oldest first, with the noise of a sum of `n` rows of one size. */
function sums(values: readonly number[], { metric = 'won_value', n = 100, scope = '' } = {}): Figures {
  return Object.fromEntries(
    values.flatMap((value, index): [string, readonly [number, number]][] => {
      const at = index - values.length + 1;
      return [
        [`${metric}${scope}@${at}`, [value, n]],
        [`${metric}.se${scope}@${at}`, [Math.abs(value) / Math.sqrt(n), n]],
      ];
    }),
  );
}

describe('a change of a sum', () => {
  it('is stated and not claimed within its noise: 1,000,000 of 100 deals is good for 100,000 either way', () => {
    const { findings } = find({ metrics: [moneyNote], quarters: 2, facts: sums([1_100_000, 1_000_000]) });
    expect(called(findings, 'delta:won_value')).toMatchObject({ kind: 'delta', direction: 'down', claim: false, withinNoise: true });
  });

  it('is claimed when it is three times its noise', () => {
    const { findings } = find({ metrics: [moneyNote], quarters: 2, facts: sums([2_000_000, 1_000_000]) });
    expect(called(findings, 'delta:won_value')).toMatchObject({ direction: 'down', claim: true, tone: 'bad' });
  });

  it('is held against the usual level where the quarters before hardly differ', () => {
    const before = sums([1_000_000, 1_020_000, 990_000, 1_010_000, 1_000_000, 620_000]);
    const alone = sums([1_000_000, 620_000]);
    const p = (facts: Figures, quarters: number) => called(find({ metrics: [moneyNote], quarters, facts }).findings, 'delta:won_value')!.p!;
    expect(p(before, 6)).toBeLessThan(p(alone, 2));
  });

  it('is not claimed where nothing tells how far chance reaches', () => {
    const facts: Figures = { 'won_value@-1': [2_000_000, 100], 'won_value@0': [1_000_000, 100] };
    expect(called(find({ metrics: [moneyNote], quarters: 2, facts }).findings, 'delta:won_value')).toMatchObject({ claim: false });
  });

  it('has no percentage from a base of fewer than five', () => {
    const facts: Figures = { 'won_count@-1': [4, 4], 'won_count@0': [40, 40] };
    const finding = called(find({ metrics: [countNote], quarters: 2, facts }).findings, 'delta:won_count')!;
    expect(finding).toMatchObject({ direction: 'up', claim: true });
    expect(finding.facts.pct).toBeUndefined();
  });

  it('is a multiple from a growth of more than 300 %', () => {
    const finding = called(find({ metrics: [moneyNote], quarters: 2, facts: sums([100_000, 500_000]) }).findings, 'delta:won_value')!;
    expect(finding.facts.multiple).toBe('won_value.multiple@0');
  });
});

describe('a year and more', () => {
  const seasonal = [100, 110, 105, 200, 103, 112, 104, 210, 101, 111, 106, 220].map((value) => value * 10_000);

  it('tells the change on the year before', () => {
    const { findings } = find({ metrics: [moneyNote], quarters: 5, facts: sums([500_000, 800_000, 820_000, 810_000, 1_000_000]) });
    expect(called(findings, 'yoy:won_value')).toMatchObject({
      direction: 'up',
      claim: true,
      facts: { before: 'won_value@-4', delta: 'won_value.yoy_delta@0', pct: 'won_value.yoy@0' },
    });
  });

  it('finds no trend in five quarters and one in six that each rise', () => {
    const rising = [100, 130, 160, 190, 220, 250].map((value) => value * 10_000);
    const kinds = (values: number[]) => find({ metrics: [moneyNote], quarters: values.length, facts: sums(values, { n: 400 }) }).findings;
    expect(called(kinds(rising.slice(1)), 'trend:won_value')).toBeUndefined();
    expect(called(kinds(rising), 'trend:won_value')).toMatchObject({ direction: 'up', claim: true });
  });

  it('finds no trend where one step makes most of the way, nor where the way leads far back', () => {
    const kinds = (values: number[]) =>
      find({
        metrics: [moneyNote],
        quarters: values.length,
        facts: sums(
          values.map((value) => value * 10_000),
          { n: 4000 },
        ),
      }).findings;
    const halved = [100, 99, 98, 97, 49, 48, 47];
    const wandering = [122, 150, 168, 191, 224, 182, 159, 145, 128, 155, 184, 225, 230, 235, 240];
    expect(called(kinds(halved), 'trend:won_value')).toBeUndefined();
    expect(called(kinds(wandering), 'trend:won_value')).toBeUndefined();
  });

  it('tells no line over a measure that stands on another level', () => {
    const stepped = [100, 103, 104, 106, 107, 150, 158, 163, 170].map((value) => value * 10_000);
    const { findings } = find({ metrics: [moneyNote], quarters: 9, facts: sums(stepped, { n: 4000 }) });
    expect(called(findings, 'change-point:won_value')).toBeDefined();
    expect(called(findings, 'trend:won_value')).toBeUndefined();
  });

  it('finds the quarter from which a sum stands on another level', () => {
    const stepped = [100, 103, 99, 101, 100, 160, 158, 163, 160].map((value) => value * 10_000);
    const finding = called(
      find({ metrics: [moneyNote], quarters: 9, facts: sums(stepped, { n: 400 }) }).findings,
      'change-point:won_value',
    );
    expect(finding).toMatchObject({ direction: 'up', claim: true, at: '2017-Q1' });
  });

  it('finds the quarter that is the highest of every year, and keeps its rise from the headline', () => {
    const { findings } = find({ metrics: [moneyNote], quarters: 12, facts: sums(seasonal) });
    expect(called(findings, 'seasonal:won_value')).toMatchObject({ direction: 'up', claim: true });
    expect(called(findings, 'delta:won_value')).toMatchObject({ demoted: 'seasonal', claim: false });
    const [season, delta, yoy] = ['seasonal', 'delta', 'yoy'].map((kind) => called(findings, `${kind}:won_value`)!.score) as [
      number,
      number,
      number,
    ];
    expect(delta).toBeLessThan(season);
    expect(delta).toBeLessThan(yoy);
  });
});

describe('a mean or a rate of members', () => {
  const dimensions = { product: ['Large', 'Small'] };
  /** Large deals of 1,000, small ones of 100; their weights go from 50:50 to 20:80. */
  const mixed: Figures = {
    'average_deal@-1': [550, 1000],
    'average_deal@0': [280, 1000],
    'average_deal.mean_se@-1': [14, 1000],
    'average_deal.mean_se@0': [11, 1000],
    'average_deal[product=Large]@-1': [1000, 500],
    'average_deal[product=Large]@0': [1000, 200],
    'average_deal[product=Small]@-1': [100, 500],
    'average_deal[product=Small]@0': [100, 800],
  };

  it('moves by the mix alone when each member stays as it was', () => {
    const evidence = new Evidence(tableOf({ metrics: [meanNote], quarters: 2, dimensions, facts: mixed }));
    const split = splitOf(evidence, 'average_deal', evidence.dimension('product')!)!;
    expect(split.rateEffect).toBeCloseTo(0, 9);
    expect(split.mixEffect).toBeCloseTo(-270, 9);
    const { findings } = findInsights(evidence);
    const mix = called(findings, 'mix:average_deal:product')!;
    expect(mix).toMatchObject({ claim: true, direction: 'down' });
    expect(evidence.byId(mix.facts.mixEffect!)?.value).toBeCloseTo(-270, 9);
    expect(evidence.byId(mix.facts.rateEffect!)?.value).toBeCloseTo(0, 9);
  });

  it('moves by no mix where one member took the place of another', () => {
    const three = { product: ['Large', 'Small', 'Tiny'] };
    const facts: Figures = {
      ...mixed,
      'average_deal@-1': [1000, 1000],
      'average_deal[product=Large]@-1': [1000, 990],
      'average_deal[product=Small]@-1': [1000, 10],
      'average_deal[product=Large]@0': [1000, 190],
      'average_deal[product=Small]@0': [1000, 10],
      'average_deal[product=Tiny]@0': [100, 800],
    };
    const { findings } = findInsights(new Evidence(tableOf({ metrics: [meanNote], quarters: 2, dimensions: three, facts })));
    expect(called(findings, 'mix:average_deal:product')).toBeUndefined();
  });

  it('has effects that add to the change', () => {
    const facts: Figures = { ...mixed, 'average_deal[product=Large]@0': [1400, 200], 'average_deal@0': [360, 1000] };
    const evidence = new Evidence(tableOf({ metrics: [meanNote], quarters: 2, dimensions, facts }));
    const { rateEffect, mixEffect } = splitOf(evidence, 'average_deal', evidence.dimension('product')!)!;
    expect(rateEffect + mixEffect).toBeCloseTo(360 - 550, 9);
    expect(rateEffect).toBeCloseTo(0.35 * 400, 9);
  });

  it('shows its interval', () => {
    const facts: Figures = { 'win_rate@-1': [0.5, 200], 'win_rate@0': [0.52, 200] };
    const evidence = new Evidence(tableOf({ metrics: [rateNote], quarters: 2, facts }));
    const steady = called(findInsights(evidence).findings, 'steady:win_rate')!;
    expect(evidence.byId(steady.facts.low!)?.value).toBeCloseTo(0.451, 3);
    expect(evidence.byId(steady.facts.high!)?.value).toBeCloseTo(0.588, 3);
  });
});

describe('what stands out', () => {
  it('is the one deal behind more than a fifth of the sum, with what is left without it', () => {
    const facts: Figures = {
      ...sums([900_000, 1_000_000]),
      'won_value.largest@0': [300_000, 1],
      'won_value.without_largest@0': [700_000, 99],
    };
    const finding = called(find({ metrics: [moneyNote], quarters: 2, facts }).findings, 'outlier:won_value');
    expect(finding).toMatchObject({ facts: { value: 'won_value.largest@0', without: 'won_value.without_largest@0' }, claim: false });
  });

  it('is the one deal without which a sum that held would have fallen, also beside the one before without its own', () => {
    const held = (withoutBefore: number): Figures => ({
      ...sums([1_000_000, 1_000_000]),
      'won_value.largest@0': [120_000, 1],
      'won_value.without_largest@0': [880_000, 99],
      'won_value.without_largest@-1': [withoutBefore, 99],
    });
    const found = (withoutBefore: number) =>
      called(find({ metrics: [moneyNote], quarters: 2, facts: held(withoutBefore) }).findings, 'outlier:won_value');
    expect(found(960_000)).toMatchObject({ impact: 1, facts: { without: 'won_value.without_largest@0' } });
    expect(found(890_000)).toBeUndefined();
  });

  it('is no deal of a tenth of the sum', () => {
    const facts: Figures = {
      ...sums([900_000, 1_000_000]),
      'won_value.largest@0': [100_000, 1],
      'won_value.without_largest@0': [900_000, 99],
    };
    expect(called(find({ metrics: [moneyNote], quarters: 2, facts }).findings, 'outlier:won_value')).toBeUndefined();
  });

  it('is the member far from eight peers or more', () => {
    const members = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I'];
    const facts = {
      ...sums([1_700_000, 1_700_000]),
      ...Object.assign(
        {},
        ...members.map((member, at) => sums([100_000, member === 'I' ? 900_000 : 96_000 + at * 1000], { scope: `[owner=${member}]` })),
      ),
    };
    const { findings } = find({ metrics: [moneyNote], quarters: 2, dimensions: { owner: members }, facts });
    expect(findings.filter(({ kind }) => kind === 'outlier').map(({ member }) => member)).toEqual(['I']);
  });

  it('is the member that loses money', () => {
    const profit = { ...moneyNote, id: 'profit', label: 'Profit' };
    const facts = {
      ...sums([80_000, 90_000], { metric: 'profit' }),
      ...sums([90_000, 110_000], { metric: 'profit', scope: '[product=Chairs]' }),
      ...sums([-10_000, -20_000], { metric: 'profit', scope: '[product=Tables]' }),
    };
    const { findings } = find({ metrics: [profit], quarters: 2, dimensions: { product: ['Chairs', 'Tables'] }, facts });
    expect(findings.filter(({ kind }) => kind === 'loss')).toMatchObject([{ member: 'Tables', tone: 'bad' }]);
  });

  it('is what waits too long among the open deals', () => {
    const [open, stale] = ['open_count', 'stale_count'].map((id) => ({ ...countNote, id, label: id }));
    const finding = called(
      find({ metrics: [open!, stale!], quarters: 1, facts: { 'open_count@0': [80, 80], 'stale_count@0': [20, 20] } }).findings,
      'stale:stale_count',
    );
    expect(finding).toMatchObject({ kind: 'stale', facts: { count: 'stale_count@0', share: 'stale_count.share@0' } });
  });
});

describe('data in which nothing happens', () => {
  it('bring one once something is planted', () => {
    const deals = planted(23, (deal, random) => (deal.month > -3 && deal.product === 'Beta' && random() < 0.8 ? null : deal));
    const { findings } = findInsights(new Evidence(factTable(deals)));
    expect(called(findings, 'driver:won_value:product=Beta')).toMatchObject({ claim: true, direction: 'down' });
  });
});
