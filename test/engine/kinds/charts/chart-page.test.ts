import { describe, expect, it } from 'vitest';
import { placeChartPage } from '../../../../src/engine/kinds/parts/chart-page.ts';
import type { Box } from '../../../../src/model/layout.ts';
import { testPage } from '../test-page.ts';

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
