import { describe, expect, it } from 'vitest';
import type { Page } from '../../../../src/engine/kinds/define-kind.ts';
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
function chartBox(reading: string[], cramped: boolean, on: Page = page): Box {
  let chart: Box | undefined;
  placeChartPage(
    { reading },
    on,
    (box) => {
      chart = box;
      return [];
    },
    { cramped: () => cramped },
  );
  return chart!;
}

describe('a chart with a reading', () => {
  const long = Array<string>(3).fill('It rose in every region and in every month, most of all in the West. '.repeat(2));

  it('has eight columns beside a reading that fills its panel', () => {
    expect(chartBox(long, false).w).toBeCloseTo(page.columns(0, 8).w);
  });

  it('has the whole width over a reading too short for a panel', () => {
    expect(chartBox(['It rose.'], false).w).toBeCloseTo(page.columns(0, 12).w);
  });

  it('stands over its reading after two pages beside theirs', () => {
    const tired: Page = { ...page, compose: (suitable) => suitable.find((each) => each !== 'beside') ?? suitable[0]! };
    expect(chartBox(long.slice(0, 2), false, tired).w).toBeCloseTo(page.columns(0, 12).w);
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

describe('a claim with a figure', () => {
  const claim = '**{{won_value@0}} was won** in the quarter.';
  const rest = Array<string>(2).fill('It rose in every region and in every month, most of all in the West. '.repeat(2));
  const forms = (reading: string[]) => {
    let offered: readonly string[] = [];
    const compose: Page['compose'] = (suitable) => {
      offered = suitable;
      return suitable[0]!;
    };
    const placed = placeChartPage({ reading }, { ...page, compose }, () => []);
    return { offered, placed };
  };

  it('stands large on a dark block, with the other statements below', () => {
    const { offered, placed } = forms([claim, ...rest]);
    expect(offered).toContain('hero');
    const block = placed.find(({ name }) => name === 'Hero block')!;
    const text = placed.find(({ name }) => name === 'Hero text');
    expect(block).toMatchObject({ fill: 'dark' });
    expect(text?.type === 'text' && text.paragraphs[0]!.runs[0]!.text).toMatch(/^In the quarter/);
    const below = placed.filter(({ name }) => name.startsWith('Reading'));
    expect(Math.min(...below.map(({ y }) => y))).toBeGreaterThan(block.y + block.h);
  });

  it.each([
    ['is the figure alone', ['**{{won_value@0}}** was won.', ...rest]],
    ['has nothing to stand over', [claim]],
    ['leaves no room for the others', [claim, ...Array<string>(3).fill('It rose in every region. '.repeat(16))]],
  ])('has no block where it %s', (_, reading) => {
    expect(forms(reading).offered).not.toContain('hero');
  });
});
