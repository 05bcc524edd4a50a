import { describe, expect, it } from 'vitest';
import { defaultBrandKit } from '../../../src/engine/brand/default-brand-kit.ts';
import { checkDeck } from '../../../src/engine/check/check-deck.ts';
import { thinPages } from '../../../src/engine/check/report.ts';
import { course, exampleFacts as facts, members, quarters, scoped } from '../../../src/engine/kinds/example-facts.ts';
import { layOut } from '../../../src/engine/layout/lay-out.ts';
import { parseLayout } from '../../../src/engine/layout/parse-layout.ts';
import { writeDeck } from '../../../src/engine/pptx/write-deck.ts';
import type { ChartElement, Layout } from '../../../src/model/layout.ts';
import type { AnyOutlineSlide, ContentOf, KindId, Outline } from '../../../src/model/outline.ts';
import { gallery } from '../../gallery/gallery.ts';
import { hasSchemas, schemaErrors, sdkErrors } from '../../helpers/ooxml.ts';
import { pagesOf } from './test-page.ts';

const products = members.product;
const of = (metric: string) => products.map((product) => scoped(metric, 'product', product));
const pareto: ContentOf<'ranking'> = {
  items: products.map((label, index) => ({ label, value: of('won_value')[index]! })),
  cumulative: of('cumulative'),
  reading: [],
};
const combined: ContentOf<'trend'> = {
  chart: 'column',
  periods: quarters,
  series: [{ name: 'Won value', values: course('won_value') }],
  line: { name: 'Win rate', values: course('win_rate') },
  partial: [],
  reading: [],
};
const variance: ContentOf<'comparison'> = {
  categories: [...products],
  series: [{ name: 'Change', values: of('won_value.delta') }],
  variance: 'up',
  reading: [],
};
const sides: ContentOf<'win-loss'> = {
  form: 'diverging',
  names: { won: 'Won', lost: 'Lost' },
  segments: products.map((label, index) => ({ label, won: of('won_deals')[index]!, lost: of('lost_deals')[index]! })),
  reading: [],
};
const dots: ContentOf<'scatter'> = {
  x: { name: 'Average deal' },
  y: { name: 'Win rate' },
  points: products.map((label, index) => ({ label, x: of('average_deal')[index]!, y: of('win_rate')[index]! })),
  reading: [],
};

function chartOf<K extends KindId>(kind: K, content: ContentOf<K>): ChartElement {
  return pagesOf(kind, content)[0]!.find((element) => element.type === 'chart')!;
}

describe('a Pareto chart', () => {
  it('draws the running share as a line of its own scale, above columns from zero', () => {
    const { axis, series } = chartOf('ranking', pareto);
    expect(series[1]).toMatchObject({ asLine: true, secondary: true });
    expect(series[1]!.values.at(-1)).toBe(1);
    expect(axis).toMatchObject({ min: 0, values: false });
    const highest = Math.max(...series[0]!.values.map((value) => value!)) / axis.max!;
    const { min, max } = axis.secondary!;
    expect((series[1]!.values[0]! - min) / (max - min)).toBeGreaterThan(highest);
  });

  it('lies on its side where names cannot stand beside one another, each bar with what it comes to', () => {
    const items = pareto.items.map((item) => ({ ...item, label: 'Kundenzufriedenheitsmessungsergebnisse' }));
    const { chart, series } = chartOf('ranking', { ...pareto, items });
    expect(chart).toBe('bar');
    expect(series[0]!.labelTexts![4]).toContain('(Σ 100%)');
  });

  it('keeps each share with its column when it goes on to a second page', () => {
    const many = Array.from({ length: 20 }, (_, index) => index % 5);
    const content = { ...pareto, items: many.map((at) => pareto.items[at]!), cumulative: many.map((at) => pareto.cumulative![at]!) };
    const charts = pagesOf('ranking', content).flatMap((page) => page.filter((element) => element.type === 'chart'));
    expect(charts.flatMap(({ series }) => series[1]!.values)).toEqual(many.map((at) => facts[pareto.cumulative![at]!]!.value));
  });
});

describe('columns with a line', () => {
  it('keep the line above the columns and give it its own number format', () => {
    const { axis, series, format } = chartOf('trend', combined);
    expect([format.includes('$'), series[1]!.format]).toEqual([true, expect.stringContaining('%')]);
    const top = Math.max(...series[0]!.values.map((value) => value!)) / axis.max!;
    const { min, max } = axis.secondary!;
    expect(Math.min(...series[1]!.values.map((value) => (value! - min) / (max - min)))).toBeGreaterThan(top);
  });
});

describe('differences from a plan', () => {
  it.each(['up', 'down'] as const)('are good or bad by their sign where %s is good, and say it', (polarity) => {
    const { series } = chartOf('comparison', { ...variance, variance: polarity });
    series[0]!.values.forEach((value, index) => {
      expect(series[0]!.points![index]).toBe(value! > 0 === (polarity === 'up') ? 'good' : 'bad');
      expect(series[0]!.labelTexts![index]).toMatch(value! > 0 ? /^\+/ : /^[\u2212-]/);
    });
  });
});

describe('what was won and lost to both sides', () => {
  it('stands left of zero without a minus sign', () => {
    const { series } = chartOf('win-loss', sides);
    const { values, labels, labelTexts } = series.at(-1)!;
    expect(values.every((value) => value! < 0)).toBe(true);
    expect(Object.values(labelTexts!)).toHaveLength((labels as number[]).length);
    expect(Object.values(labelTexts!).join()).toMatch(/^[\d,]+$/);
  });
});

describe('a funnel of more stages than a page holds', () => {
  it('keeps every rate with its stage', () => {
    const stages = Array.from({ length: 12 }, (_, index) => ({
      label: `S${index}`,
      value: 'won_deals@0',
      rate: `win_rate@${-(index % 7) - 1}`,
    }));
    const pages = pagesOf('funnel', { stages, reading: [] }).map((page) => page.find((element) => element.type === 'chart')!);
    expect(pages).toHaveLength(2);
    expect(pages.flatMap(({ series }) => series[1]!.values)).toEqual(stages.map(({ rate }) => facts[rate]!.value));
  });
});

describe('the forms in one deck', () => {
  const slides = Object.entries({ ranking: pareto, trend: combined, comparison: variance, 'win-loss': sides, scatter: dots }).map(
    ([kind, content]) => ({ id: kind, kind, title: `Products and quarters as ${kind}`, content }),
  ) as AnyOutlineSlide[];
  const outline: Outline = { ...gallery, slides };

  it.each(['en', 'ar'] as const)('pass the gates, the schemas and the SDK in %s', async (language) => {
    const { layout } = layOut({ ...outline, language }, defaultBrandKit);
    const bytes = await writeDeck(layout);
    const findings = checkDeck({ layout, outline: { ...outline, language }, bytes, allowed: [] });
    expect(findings.filter(({ rule }) => !thinPages.has(rule))).toEqual([]);
    expect(await sdkErrors(bytes)).toEqual([]);
    if (hasSchemas) expect(schemaErrors(bytes)).toEqual([]);
  });

  it('are read again from their layout', () => {
    const { layout } = layOut(outline, defaultBrandKit);
    expect(parseLayout(JSON.parse(JSON.stringify(layout)) as Layout)).toEqual(layout);
  });
});
