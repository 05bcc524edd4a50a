import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defaultBrandKit } from '../../../src/engine/brand/default-brand-kit.ts';
import { checkShownSums } from '../../../src/engine/check/truth/trace.ts';
import { type BridgeContent, bridge, waterfall } from '../../../src/engine/kinds/bridge.ts';
import { scoped } from '../../../src/engine/kinds/example-facts.ts';
import { numberContext } from '../../../src/engine/language/numbers.ts';
import { createPage } from '../../../src/engine/layout/page.ts';
import type { Fact } from '../../../src/model/fact.ts';
import { type LanguageCode, languages } from '../../../src/model/language.ts';
import type { ChartElement } from '../../../src/model/layout.ts';
import { fact } from '../check/sample.ts';
import { pagesOf } from './test-page.ts';

const { example } = bridge;

const chartOf = (content: BridgeContent) =>
  pagesOf('bridge', content)[0]!.find((element): element is ChartElement => element.type === 'chart')!;

describe('a bridge', () => {
  /** Of 2.98M and 2.8M, with changes of a hundredth. */
  const slight = { ...example.content, net: 'won_value.delta@0' };

  it('draws changes too small to see beside the totals alone, down to their sum, with the totals named above them', () => {
    const { chart, categories, series } = chartOf(slight);
    expect(chart).toBe('stacked-column');
    expect(categories).toEqual([...slight.steps.map(({ label }) => label), 'Net change']);
    // No column is drawn for a total, whose length would have to start at zero; the sum of the changes does.
    expect(series.find(({ name }) => name === 'Total')!.values).toEqual([...slight.steps.map(() => null), -180_000]);
    expect(series.find(({ name }) => name === 'Labels')!.labelTexts).toMatchObject({ [slight.steps.length]: '−$180K' });
    const texts = pagesOf('bridge', slight)[0]!.flatMap((element) =>
      element.type === 'text' && element.group === 'Totals'
        ? [element.paragraphs.flatMap(({ runs }) => runs.map(({ text }) => text)).join('')]
        : [],
    );
    expect(texts).toEqual(['Q3 2017  $2.98M', '', 'Q4 2017  $2.80M']);
  });

  it('begins the changes at zero and ends them where their sum ends', () => {
    const { series } = chartOf(slight);
    const guides = series.filter(({ guide }) => guide);
    const last = slight.steps.length;
    const level = (index: number) =>
      guides.flatMap(({ values }) => (values[index] === null || values[index + 1] === null ? [] : [values[index]]));
    expect(level(0)).toEqual([-138_000]);
    expect(level(last - 1)).toEqual([-180_000]);
  });

  it('draws them from zero if each can be seen', () => {
    const { series } = chartOf({
      ...slight,
      steps: [{ label: 'All', value: 'won_value.delta@0' }],
    });
    expect(series.find(({ name }) => name === 'Total')!.values[0]).toBe(2_980_000);
  });

  describe('of slight changes whose names cannot stand side by side', () => {
    const label = 'Kundenzufriedenheitsmessung';
    const [down, up] = [scoped('won_value.delta', 'product', 'GTXPro'), scoped('won_value.delta', 'product', 'MG Advanced')];
    const steps = Array.from({ length: 12 }, (_, at) => ({ label, value: at % 3 === 0 ? down : up }));
    const { chart, categories, series, axis } = chartOf({ ...slight, steps });

    it('draws each from zero, and the net change', () => {
      expect([chart, categories.at(-1), series.length]).toEqual(['bar', 'Net change', 1]);
      const { values, points } = series[0]!;
      for (const [at, value] of values.slice(0, -1).entries()) expect(points![at]).toBe(value! < 0 ? 'bad' : 'good');
      expect(points![values.length - 1]).toBe('ink');
    });

    it('has room for the value beside the longest bar on either side of zero', () => {
      const values = series[0]!.values.map((value) => value!);
      expect(axis.min!).toBeLessThan(Math.min(...values));
      expect(axis.max!).toBeGreaterThan(Math.max(...values));
    });
  });

  it('goes from start to end, from zero, when it knows no net change', () => {
    const chart = chartOf(example.content);
    expect([chart.categories[0], chart.categories.at(-1)]).toEqual(['Q3 2017', 'Q4 2017']);
    expect(chart.axis.min).toBeUndefined();
  });

  it('leads from where each column ends to the next', () => {
    const { series, categories } = chartOf(example.content);
    const guides = series.filter(({ guide }) => guide);
    const level = (index: number) =>
      guides.flatMap(({ values }) => (values[index] === null || values[index + 1] === null ? [] : [values[index]]));
    // One line each, level from column to column.
    for (const index of categories.slice(1).keys()) expect(level(index)).toHaveLength(1);
    for (const { values } of guides)
      for (const [index, value] of values.slice(0, -1).entries())
        if (value !== null && values[index + 1] !== null) expect(values[index + 1]).toBe(value);
    expect([level(0), level(1)]).toEqual([[2_980_000], [2_842_000]]);
  });

  it('has its reading under it where the names of its columns would be cut beside it', () => {
    const named = (label: string) => {
      const steps = Array.from({ length: 9 }, () => ({ label, value: 'won_value.delta@0' }));
      return chartOf({
        ...example.content,
        steps,
        reading: Array<string>(3).fill('It fell in every region and in every month, most of all in the West. '.repeat(2)),
      }).w;
    };
    expect(named('Kundenzufriedenheit')).toBeGreaterThan(named('Nord'));
  });

  it('lies on its side where names cannot stand beside one another, with each value on an unseen bar after its own', () => {
    const steps = Array.from({ length: 12 }, () => ({ label: 'Kundenzufriedenheitsmessung', value: 'won_value.delta@0' }));
    const { chart, series, axis } = chartOf({ ...example.content, steps });
    expect(chart).toBe('stacked-bar');
    const reach = (index: number) => series.reduce((sum, { values }) => sum + Math.max(0, values[index] ?? 0), 0);
    expect(Math.max(...series[0]!.values.map((_, index) => reach(index)))).toBeCloseTo(axis.max!);
    expect(Object.keys(series.at(-1)!.labelTexts!)).toHaveLength(14);
  });

  it('lying on its side begins its axis where the longest bar below zero ends, or at zero', () => {
    const long = 'Kundenzufriedenheitsmessung';
    const lying = (start: string, change: string) =>
      chartOf({
        start: { label: 'Start', value: start },
        steps: Array.from({ length: 12 }, () => ({ label: long, value: change })),
        end: { label: 'End', value: change },
        reading: [],
      });
    const lowest = ({ series }: ChartElement) =>
      Math.min(...series[0]!.values.map((_, at) => series.reduce((sum, { values }) => sum + Math.min(0, values[at] ?? 0), 0)));
    expect(lying('won_value@0', 'won_value.delta[product=MG%20Advanced]@0').axis.min).toBe(0);
    const below = lying('won_value.delta[product=MG%20Advanced]@0', 'won_value.delta@0');
    expect(below.chart).toBe('stacked-bar');
    expect(below.axis.min).toBeLessThan(-2_000_000);
    expect(below.axis.min).toBe(lowest(below));
  });

  it('goes from start to end when the changes can be seen', () => {
    const large = {
      ...example.content,
      steps: [{ label: 'All', value: 'won_value@-1' }],
      end: { label: 'Twice', value: 'won_value@-1' },
      net: 'won_value@-1',
    };
    expect(chartOf(large).categories[0]).toBe('Q3 2017');
  });
});

describe('a waterfall', () => {
  it('stands rises and falls on the level before them', () => {
    const { base, totals, rises, falls, tops, crosses } = waterfall([100, 30, -50, 80]);
    expect({ base, totals, rises, falls, tops, crosses }).toEqual({
      base: [null, 100, 80, null],
      totals: [100, null, null, 80],
      rises: [null, 30, null, null],
      falls: [null, null, 50, null],
      tops: [100, 130, 130, 80],
      crosses: false,
    });
  });

  it('hangs changes below zero from the level nearer to zero', () => {
    const { base, falls, rises, tops } = waterfall([-20, -30, 10, -40]);
    expect(base).toEqual([null, -20, -40, null]);
    expect(falls).toEqual([null, -30, null, null]);
    expect(rises).toEqual([null, null, -10, null]);
    expect(tops).toEqual([0, -20, -40, 0]);
  });

  it('hangs a first fall from zero', () => {
    const { base, falls, fallsBelow, tops, crosses } = waterfall([0, -5, 2, -3]);
    expect({ base, falls, fallsBelow, tops, crosses }).toEqual({
      base: [null, 0, -3, null],
      falls: [null, -5, null, null],
      fallsBelow: [null, null, null, null],
      tops: [0, 0, -3, 0],
      crosses: false,
    });
  });

  it('cuts a change that crosses zero in two parts of one colour', () => {
    const parts = waterfall([20, -50, 40, 10]);
    expect(parts.crosses).toBe(true);
    expect([parts.falls[1], parts.fallsBelow[1]]).toEqual([20, -30]);
    expect([parts.rises[2], parts.risesBelow[2]]).toEqual([10, -30]);
  });

  it('draws every change as long as it is, whatever the signs', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -1000, max: 1000 }),
        fc.array(fc.integer({ min: -1000, max: 1000 }), { minLength: 1, maxLength: 8 }),
        (start, steps) => {
          const end = steps.reduce((sum, step) => sum + step, start);
          const { rises, falls, risesBelow, fallsBelow } = waterfall([start, ...steps, end]);
          for (const [index, step] of steps.entries()) {
            const drawn = [rises, falls, risesBelow, fallsBelow].reduce((sum, part) => sum + Math.abs(part[index + 1] ?? 0), 0);
            expect(drawn).toBe(Math.abs(step));
          }
        },
      ),
    );
  });
});

/** The page of a bridge from nothing to the sum of its steps. */
function drawn(steps: readonly number[], unit: Fact['unit'], language: LanguageCode, written?: readonly string[]) {
  const values = [0, ...steps, written ? Number(written.at(-1)) : steps.reduce((sum, step) => sum + step, 0)];
  const display = (at: number) => (written ? { display: written[at]! } : {});
  const facts = Object.fromEntries(values.map((value, at) => [`f${at}`, fact(`f${at}`, value, { unit, ...display(at) })]));
  const column = (at: number) => ({ label: `C${at}`, value: `f${at}` });
  const content = { start: column(0), steps: steps.map((_, at) => column(at + 1)), end: column(values.length - 1), reading: [] };
  const numbers = numberContext(Object.values(facts), language);
  const page = createPage({
    slide: { id: 'bridge', title: 'A bridge' },
    brandKit: defaultBrandKit,
    language,
    asOf: '2017-12-31',
    facts,
    numbers,
    slideNumber: () => 1,
    report: () => {},
  });
  const elements = bridge.place(content, page);
  const found: string[] = [];
  checkShownSums({ id: 'bridge', kind: 'bridge', layout: 'title-only', title: 'A bridge', elements, notes: [] }, language, (rule) =>
    found.push(rule),
  );
  return { found, hasNote: elements.some(({ name }) => name === 'Chart note') };
}

it('says so where labels, as rounded, do not add up', () => {
  expect(drawn([173_431, 153_481, -274], 'money', 'en')).toEqual({ found: [], hasNote: true });
});

it('says nothing of rounding where figures as they were written add up', () => {
  const steps = [15.9, -3.4, -1.2, -1.5, 0.9, -2.3, -0.7];
  expect(drawn(steps, 'number', 'en', ['0', ...steps.map(String), '7.7']).hasNote).toBe(false);
  expect(drawn(steps, 'number', 'en', ['0', ...steps.map(String), '7.8']).hasNote).toBe(true);
});

it('says nothing of rounding where they do', () => {
  expect(drawn([1200, 300, -50], 'count', 'en').hasNote).toBe(false);
});

it('never shows labels that seem wrong, whatever the figures and the language', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: -2_000_000, max: 2_000_000 }), { minLength: 1, maxLength: 8 }),
      fc.constantFrom<Fact['unit']>('money', 'count', 'number'),
      fc.constantFrom(...(Object.keys(languages) as LanguageCode[])),
      (steps, unit, language) => {
        expect(drawn(steps, unit, language).found).toEqual([]);
      },
    ),
  );
});
