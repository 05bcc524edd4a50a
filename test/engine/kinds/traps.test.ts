/** Traps of drawing: cut axes, a second axis, pies, and names that are too long. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defaultBrandKit } from '../../../src/engine/brand/default-brand-kit.ts';
import { axisRange } from '../../../src/engine/kinds/parts/chart-page.ts';
import { partNames } from '../../../src/engine/kinds/parts/part-names.ts';
import { shareContent } from '../../../src/engine/kinds/share.ts';
import { layOut } from '../../../src/engine/layout/lay-out.ts';
import { writeDeck } from '../../../src/engine/pptx/write-deck.ts';
import type { ChartElement, Element } from '../../../src/model/layout.ts';
import { gallery } from '../../gallery/gallery.ts';
import { openPackage } from '../../helpers/ooxml.ts';
import { findings } from './findings.ts';
import { pagesOf, testPage } from './test-page.ts';

const charts = (elements: readonly Element[]) => elements.filter((element): element is ChartElement => element.type === 'chart');

describe('trap 45: axes', () => {
  const { layout } = layOut(gallery, defaultBrandKit);

  it('trap 45: no columns, bars or lines begin above zero', () => {
    // The small lines of a scorecard and a cover have no axis and show a course alone.
    const drawn = layout.slides.filter(({ kind }) => kind !== 'scorecard' && kind !== 'cover').flatMap(({ elements }) => charts(elements));
    expect(drawn.length).toBeGreaterThan(4);
    // Dots are places, not lengths.
    for (const { axis } of drawn.filter(({ chart }) => chart !== 'scatter')) expect(axis.min ?? 0).toBeLessThanOrEqual(0);
  });

  it('trap 45: nor does the axis of a line, whatever its values', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -1e9, max: 1e9 }), { minLength: 1 }), fc.boolean(), (values, rates) => {
        const { min, max } = axisRange(values, rates);
        expect(min).toBeLessThanOrEqual(0);
        expect(max).toBeGreaterThanOrEqual(Math.max(...values) * 0.999);
      }),
    );
  });

  it('trap 45: no chart of the file has a second axis of values upwards', async () => {
    const parts = openPackage(await writeDeck(layout));
    const files = [...parts].filter(([name]) => /charts\/chart\d+\.xml$/.test(name));
    expect(files.length).toBeGreaterThan(5);
    for (const [name, content] of files) {
      const across = /<c:(?:scatter|bubble)Chart>/.test(content.toString()) ? 1 : 0;
      expect([name, content.toString().match(/<c:valAx>/g)!.length - across]).toEqual([name, 1]);
    }
  });
});

describe('trap 46: pies', () => {
  it('trap 46: there are none', async () => {
    const parts = openPackage(await writeDeck(layOut(gallery, defaultBrandKit).layout));
    const pies = [...parts].filter(([name, content]) => name.includes('/charts/') && /<c:(pie|doughnut|ofPie)/.test(content.toString()));
    expect(pies.map(([name]) => name)).toEqual([]);
  });

  it('trap 46: a whole of twelve parts is refused', () => {
    const whole = (count: number) => ({
      parts: Array.from({ length: count }, (_, at) => `P${at}`),
      columns: [{ label: 'Q4', values: Array.from({ length: count }, () => 'win_rate@0') }],
    });
    expect([shareContent.safeParse(whole(12)).success, shareContent.safeParse(whole(8)).success]).toEqual([false, true]);
  });
});

describe('trap 49: names that are too long', () => {
  const long = (at: number) =>
    `${at} Donaudampfschifffahrtsgesellschaft mit einem sehr langen Namen, der nicht endet und weitergeht `.repeat(3);
  const page = testPage('A title');
  const value = 'won_value@0';
  const names = Array.from({ length: 8 }, (_, at) => long(at));

  it.each([
    ['a ranking', () => pagesOf('ranking', { items: names.map((label) => ({ label, value })), reading: [] }, page)],
    [
      'a comparison',
      () => pagesOf('comparison', { categories: names, series: [{ name: long(1), values: names.map(() => value) }], reading: [] }, page),
    ],
    [
      'shares',
      () =>
        pagesOf(
          'share',
          { parts: names, columns: [1, 2].map((at) => ({ label: `Q${at}`, values: names.map(() => 'win_rate@0') })), reading: [] },
          page,
        ),
    ],
    [
      'a bridge',
      () =>
        pagesOf(
          'bridge',
          {
            start: { label: long(1), value },
            steps: names.map((label) => ({ label, value: 'won_value.delta@0' })),
            end: { label: long(2), value },
            reading: [],
          },
          page,
        ),
    ],
    [
      'a table',
      () =>
        pagesOf(
          'table',
          {
            columns: [
              { label: 'Name', align: 'left' },
              { label: long(1), align: 'right' },
            ],
            rows: names.map((name) => ({ cells: [name, '{{won_value@0}}'], role: 'body' as const })),
            reading: [],
          },
          page,
        ),
    ],
  ])('trap 49: of %s touch nothing and leave no page', (_, make) => {
    expect(make().flatMap((elements) => findings(elements, page))).toEqual([]);
  });

  it('trap 49: of parts stand beside their segments only where none touches another', () => {
    const plot = { x: 1, y: 1, w: 8, h: 4 };
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 100 }), { minLength: 2, maxLength: 8 }), (values) => {
        const named = partNames(
          values.map((_, at) => `Part number ${at}`),
          values,
          0,
          plot,
          page,
        );
        const texts = (named?.elements ?? []).toSorted((a, b) => a.y - b.y);
        for (const [at, text] of texts.slice(1).entries()) expect(text.y).toBeGreaterThanOrEqual(texts[at]!.y + texts[at]!.h - 1e-9);
        for (const { y, h } of texts) expect([y >= plot.y - 1e-9, y + h <= plot.y + plot.h + 1e-9]).toEqual([true, true]);
      }),
      { numRuns: 500 },
    );
  });
});
