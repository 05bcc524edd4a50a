import { describe, expect, it } from 'vitest';
import { type BridgeContent, bridge } from '../../../src/engine/kinds/bridge.ts';
import type { ChartElement } from '../../../src/model/layout.ts';

const { example } = bridge;

import { pagesOf } from './test-page.ts';

const chartOf = (content: BridgeContent) =>
  pagesOf('bridge', content)[0]!.find((element): element is ChartElement => element.type === 'chart')!;

describe('a bridge', () => {
  it('draws changes too small to see beside the totals alone, from zero to the net change', () => {
    const chart = chartOf({ ...example.content, net: 'won_value.delta@0' });
    expect(chart.categories.at(-1)).toBe('Net change');
    expect(chart.categories).not.toContain('Q3 2017');
    expect(chart.axis.min).toBeUndefined();
  });

  it('goes from start to end, from zero, when it knows no net change', () => {
    const chart = chartOf(example.content);
    expect([chart.categories[0], chart.categories.at(-1)]).toEqual(['Q3 2017', 'Q4 2017']);
    expect(chart.axis.min).toBeUndefined();
  });

  it('has its reading under it where the names of its columns would be cut beside it', () => {
    const named = (label: string) => {
      const steps = Array.from({ length: 9 }, () => ({ label, value: 'won_value.delta@0' }));
      return chartOf({ ...example.content, steps, reading: ['It fell.'] }).w;
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
