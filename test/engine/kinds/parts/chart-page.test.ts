import { describe, expect, it } from 'vitest';
import { columnGap, placeChartPage } from '../../../../src/engine/kinds/parts/chart-page.ts';
import type { Box } from '../../../../src/model/layout.ts';
import { testPage } from '../test-page.ts';

describe('the space between columns', () => {
  it('is the usual one while they are many', () => {
    expect(columnGap(55, { groups: 8, series: 1 }, 12)).toBe(55);
  });

  it('grows so that few columns do not become blocks', () => {
    const gap = columnGap(55, { groups: 2, series: 1 }, 12);
    expect(6 / (1 + gap / 100)).toBeCloseTo(1.8, 1);
  });

  it('is never more than a chart can hold', () => {
    expect(columnGap(55, { groups: 1, series: 1 }, 1000)).toBe(500);
  });
});

const page = testPage();
function chartBox(reading: string[], cramped: boolean): Box {
  let chart: Box | undefined;
  placeChartPage(
    reading,
    page,
    (box) => {
      chart = box;
      return [];
    },
    { cramped: () => cramped },
  );
  return chart!;
}

describe('a chart with a reading', () => {
  it('has eight columns beside it', () => {
    expect(chartBox(['It rose.'], false).w).toBeCloseTo(page.columns(0, 8).w);
  });

  it('has the whole width over it where words would be cut beside it', () => {
    const { w, h } = chartBox(['It rose.'], true);
    expect(w).toBeCloseTo(page.columns(0, 12).w);
    expect(h).toBeLessThan(page.body.h);
  });

  it('stays beside a reading that would take too much of its height', () => {
    expect(chartBox(Array(4).fill('It rose. '.repeat(40)), true).w).toBeCloseTo(page.columns(0, 8).w);
  });
});
