import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exampleFacts as facts } from '../../../src/engine/kinds/example-facts.ts';
import { axisRange, closeRange } from '../../../src/engine/kinds/parts/chart-page.ts';
import { clusterLabels, lineLabels, type TrendContent, trend } from '../../../src/engine/kinds/trend.ts';
import type { ChartElement } from '../../../src/model/layout.ts';
import { pagesOf, testPage } from './test-page.ts';

const idsOf = (unit: string) =>
  Object.values(facts)
    .filter((fact) => fact.unit === unit && fact.value !== null)
    .map(({ id }) => id);
const chartOf = (content: Omit<TrendContent, 'partial' | 'reading'>): ChartElement => {
  const [elements] = pagesOf('trend', { partial: [], reading: [], ...content });
  return elements!.find((element) => element.type === 'chart')!;
};
const rates = idsOf('ratio').filter((id) => facts[id]!.value! > 0 && facts[id]!.value! <= 1);
const series = (count: number, from = rates) => [{ name: 'A', values: Array.from({ length: count }, (_, i) => from[i % from.length]!) }];
const months = (count: number) => Array.from({ length: count }, (_, i) => `Month ${String(i + 1).padStart(2, '0')}`);

describe('a line', () => {
  it('of rates ends at 100 % at most, and shows no axis when every point says its value', () => {
    const level = [rates[0]!];
    const { axis, series: drawn } = chartOf({ chart: 'line', periods: months(4), series: series(4, level) });
    expect(drawn[0]!.labels).toEqual([0, 1, 2, 3]);
    expect(axis).toMatchObject({ values: false, gridlines: false });
    expect(axis.max).toBeLessThanOrEqual(1);
    expect(axis.max).toBeGreaterThanOrEqual(facts[rates[0]!]!.value!);
  });

  it('always labels the period its title speaks of', () => {
    for (const highlight of [0, 5, 11]) {
      const { series: drawn } = chartOf({ chart: 'line', periods: months(12), series: series(12), highlight });
      expect(drawn[0]!.labels).toContain(highlight);
    }
  });

  it('keeps its axis where not every point says its value', () => {
    const { axis } = chartOf({ chart: 'line', periods: months(12), series: series(12) });
    expect(axis).toMatchObject({ values: true, gridlines: true });
  });
});

describe('the periods of a trend', () => {
  it('are all named while there is room', () => {
    expect(chartOf({ chart: 'column', periods: months(8), series: series(8) }).axis).not.toHaveProperty('every');
  });

  it('are named at a distance of quarters or years where there is none', () => {
    const { axis, size } = chartOf({ chart: 'column', periods: months(36), series: series(36) });
    expect([2, 3, 4, 6, 12]).toContain(axis.every);
    expect(size).toBe(12);
  });
});

const quarters = (count: number) => Array.from({ length: count }, (_, i) => `Q${(i % 4) + 1} ${2014 + Math.floor(i / 4)}`);

describe('sixteen quarters', () => {
  it('stand under their years, each year once', () => {
    const { levels, axis, size } = chartOf({ chart: 'column', periods: quarters(16), series: series(16) });
    expect(levels!.names.slice(0, 5)).toEqual(['Q1', 'Q2', 'Q3', 'Q4', 'Q1']);
    expect(levels!.years.slice(3, 5)).toEqual(['2014', '2015']);
    expect(axis).not.toHaveProperty('every');
    expect(size).toBe(12);
  });

  it('keep the mark of an incomplete one', () => {
    const [elements] = pagesOf('trend', { chart: 'column', periods: quarters(16), series: series(16), partial: [15], reading: [] });
    expect(elements!.find((element) => element.type === 'chart')!.levels!.names.at(-1)).toBe('Q4*');
  });

  it('are initials for more months than a year has, where names have no room', () => {
    const names = ['Jan', 'Feb', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'Oct', 'Nov', 'Dec'];
    const months = Array.from({ length: 21 }, (_, at) => `${names[at % 12]} ${2025 + Math.floor(at / 12)}`);
    const { levels } = chartOf({ chart: 'column', periods: months, series: series(21) });
    expect(levels!.names.slice(7, 14)).toEqual(['A', 'S', 'O', 'N', 'D', 'J', 'F']);
    expect(levels!.years.slice(11, 13)).toEqual(['2025', '2026']);
  });

  it('are named whole where they are few, of one year, or not of a year at all', () => {
    for (const periods of [quarters(4), Array.from({ length: 6 }, (_, i) => `S${i + 1} 2014`), months(8)])
      expect(chartOf({ chart: 'column', periods, series: series(periods.length) })).not.toHaveProperty('levels');
  });
});

const by = (unit: string, from: number, to: number) => idsOf(unit).filter((id) => facts[id]!.value! >= from && facts[id]!.value! <= to);

describe('a line among others', () => {
  const [high] = by('ratio', 0.55, 0.7);
  const [low] = by('ratio', 0.05, 0.3);
  const named = (names: [string, string], ends: [string, string]) =>
    chartOf({
      chart: 'line',
      periods: quarters(6),
      series: names.map((name, i) => ({ name, values: Array.from({ length: 6 }, () => ends[i]!) })),
    });

  it('has its name at its end instead of in a legend', () => {
    const { legend, series: drawn } = named(['Won', 'Lost'], [high!, low!]);
    expect(legend).toBe(false);
    expect(drawn.map(({ endName }) => endName)).toEqual([true, true]);
  });

  it('has a legend where the names would meet or take the room of the lines', () => {
    for (const { legend, series: drawn } of [named(['Won', 'Lost'], [high!, high!]), named(['Won', 'L'.repeat(80)], [high!, low!])]) {
      expect(legend).toBe(true);
      expect(drawn.some(({ endName }) => endName)).toBe(false);
    }
  });

  it('of targets over columns says that it is one where it ends above them; otherwise a legend does', () => {
    const over = (won: string, goal: string) => {
      const target = { name: 'Target', values: Array.from({ length: 6 }, () => goal) };
      const won6 = [{ name: 'Won', values: Array.from({ length: 6 }, () => won) }];
      const { legend, series: drawn } = chartOf({ chart: 'column', periods: quarters(6), series: won6, target });
      return [legend, drawn.at(-1)!.endName];
    };
    expect(over('won_value@0', 'target_value@0')).toEqual([false, true]);
    expect(over('target_value@0', 'won_value@0')).toEqual([true, undefined]);
  });
});

describe('columns below zero', () => {
  it('are losses, never in the brand colour', () => {
    const values = ['won_value@0', 'won_value.delta@0'];
    const pointsOf = (more: Partial<TrendContent>) =>
      chartOf({ chart: 'column', periods: quarters(2), series: [{ name: 'Profit', values }], ...more }).series[0]!.points;
    expect(pointsOf({})).toEqual({ 1: 'bad' });
    expect(pointsOf({ good: 'down' })).toEqual({ 1: 'accent' });
  });
});

describe('columns of which the title tells a change', () => {
  const values = [-3, -2, -1, 0].map((offset) => `won_value@${offset}`);
  const drawn = (title: string, more: Partial<TrendContent> = {}) => {
    const content: TrendContent = {
      chart: 'column',
      periods: quarters(4),
      series: [{ name: 'Won', values }],
      partial: [],
      reading: [],
      ...more,
    };
    return trend.place(content, testPage(title)).find((element) => element.type === 'chart')!;
  };
  const bracketOf = (chart: ChartElement) => chart.series.find(({ legs }) => legs);

  it('have a bracket over both with that change, the worse in red and the better in green', () => {
    const chart = drawn('Down {{won_value.pct@0|abs}}', { good: 'up' });
    const bracket = bracketOf(chart)!;
    expect(bracket).toMatchObject({ labels: [3], labelTexts: { 3: '−6.0%' }, labelColor: 'bad', asLine: true });
    expect(Object.keys(bracket.legs!)).toEqual(['2', '3']);
    // Above the columns and their labels.
    const [left, right] = [bracket.legs![2]!, bracket.legs![3]!];
    expect([left > 2_980_000, right > 2_800_000, bracket.values[3]! >= left]).toEqual([true, true, true]);
    expect(chart.legend).toBe(false);
    expect(bracketOf(drawn('Down {{won_value.pct@0|abs}}', { good: 'down' }))!.labelColor).toBe('good');
    expect(bracketOf(drawn('Down {{won_value.pct@0|abs}}'))!.labelColor).toBe('ink');
  });

  it('have none where the title tells of no change, there are several series, or a line has an axis of its own', () => {
    const line = { name: 'Rate', values: values.map(() => 'win_rate@0') };
    const series = ['A', 'B'].map((name) => ({ name, values }));
    for (const chart of [
      drawn('It was {{won_value@0}}'),
      drawn('Down {{won_value.pct@0|abs}}', { series }),
      drawn('Down {{won_value.pct@0|abs}}', { line }),
    ])
      expect(bracketOf(chart)).toBeUndefined();
  });
});

const plot = { w: 6, h: 4, label: 0.6, gap: 55 };
const first = [[0], [0], [0]];

describe('the values of columns in groups', () => {
  it('are written over the tallest of a group', () => {
    const series = [
      [1, 1, 1, 1, 1, 1, 1, 1],
      [3, 1, 1, 1, 1, 1, 1, 1],
      [2, 1, 1, 1, 1, 1, 1, 1],
    ];
    expect(clusterLabels(series, first, plot)).toEqual([[], [0], []]);
  });

  it('are all written where their columns are as wide as they are', () => {
    const series = [[1], [3], [2]];
    expect(clusterLabels(series, first, plot)).toEqual([[0], [0], [0]]);
  });

  it('do not stand on each other over columns of one height', () => {
    const level = Array(8).fill(2);
    expect(clusterLabels([level, level, level], first, plot)).toEqual([[0], [], []]);
  });

  it('leave out missing ones', () => {
    expect(clusterLabels([[null, 2]], [[0, 1]], plot)).toEqual([[1]]);
  });
});

const linePlot = { w: 8, h: 4, min: 0, max: 1, label: 0.4 };
const all = [3, 0, 1, 2];

describe('the labels of a line', () => {
  it('stand over peaks and under valleys', () => {
    expect(lineLabels([[0.5, 0.2, 0.8, 0.4]], [all], linePlot)).toEqual([{ labels: [0, 1, 2, 3], below: [1, 3] }]);
  });

  it('stand over a level line', () => {
    expect(lineLabels([[0.6, 0.6, 0.6, 0.6]], [all], linePlot)).toEqual([{ labels: [0, 1, 2, 3], below: [] }]);
  });

  it('always say the most important point of a single line, however steep it is', () => {
    expect(lineLabels([[0, 0.1, 0.5, 0.9, 1]], [[2]], { ...linePlot, label: 1 })[0]!.labels).toEqual([2]);
  });

  it('stay away from other lines', () => {
    const [upper, lower] = lineLabels(
      [
        [0.52, 0.52],
        [0.5, 0.5],
      ],
      [[1], [1]],
      linePlot,
    );
    expect([upper, lower]).toEqual([
      { labels: [1], below: [] },
      { labels: [1], below: [1] },
    ]);
  });

  it('are left out between two lines that leave no room', () => {
    expect(
      lineLabels(
        [
          [0.54, 0.54],
          [0.52, 0.52],
          [0.5, 0.5],
        ],
        [[1], [1], [1]],
        linePlot,
      )[1]!.labels,
    ).toEqual([]);
  });

  it('leave out missing points', () => {
    expect(lineLabels([[0.5, null, 0.5]], [[2, 1, 0]], linePlot)[0]!.labels).toEqual([0, 2]);
  });
});

describe('the axis of a line', () => {
  it('starts at zero and ends at a round number', () => {
    expect(axisRange([0.603, 0.618], true)).toEqual({ min: 0, max: 0.8, step: 0.2 });
    expect(axisRange([41, 49.6], false)).toEqual({ min: 0, max: 60, step: 20 });
  });

  it('starts close to values far from zero, which then take a quarter of it or more', () => {
    for (const values of [
      [0.603, 0.618],
      [949, 960.5, 951],
      [1.178, 1.403, 1.39],
    ]) {
      const { min, max, step } = closeRange(values, false);
      const [low, high] = [Math.min(...values), Math.max(...values)];
      expect(min).toBeGreaterThan(0);
      expect((high - low) / (max - min)).toBeGreaterThanOrEqual(0.25);
      expect((max - min) / step).toBeLessThanOrEqual(4 + 1e-6);
    }
    expect(closeRange([10, 41, 49], false).min).toBe(0);
  });

  it('ends at 100 % while no rate is higher', () => {
    expect(axisRange([0.98, 1], true)).toEqual({ min: 0, max: 1, step: 0.25 });
    expect(axisRange([0.98, 1.3], true).max).toBeGreaterThan(1.3);
  });

  it('opens below zero only for falls', () => {
    expect(axisRange([-0.1, 0.3], true)).toEqual({ min: -0.2, max: 0.4, step: 0.2 });
  });

  it('holds every value, whatever they are', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.integer({ min: -1e9, max: 1e9 }).map((thousandths) => thousandths / 1000),
          { maxLength: 12 },
        ),
        fc.boolean(),
        (values, rates) => {
          const { min, max, step } = axisRange(values, rates);
          expect(min <= 0 && max > min && values.every((value) => value >= min && value <= max)).toBe(true);
          expect((max - min) / step).toBeLessThanOrEqual(4 + 1e-6);
        },
      ),
    );
  });
});
