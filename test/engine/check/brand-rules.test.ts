import { describe, expect, it } from 'vitest';
import { readBrandKit } from '../../../src/engine/brand/read-brand-kit.ts';
import { checkBrandRules } from '../../../src/engine/check/brand-rules.ts';
import { designOf } from '../../../src/engine/check/design.ts';
import { checkFits } from '../../../src/engine/check/fits.ts';
import { checkReadable } from '../../../src/engine/check/readable.ts';
import { gateSummary } from '../../../src/engine/check/report.ts';
import { layOut } from '../../../src/engine/layout/lay-out.ts';
import type { BrandKit } from '../../../src/model/brand-kit.ts';
import type { ChartElement, Layout } from '../../../src/model/layout.ts';
import { gallery } from '../../gallery/gallery.ts';
import { few } from '../../helpers/rotating.ts';

const read = (rules: object, more: object = {}) => readBrandKit({ ...more, rules }, () => Promise.reject(new Error('none')));
const laidOut = (kit: BrandKit) => layOut(gallery, kit).layout;
const onBrand = (layout: Layout) => gateSummary(checkBrandRules(layout), ['on-brand']).find(({ gate }) => gate === 'on-brand')!.passed;
/** A person set the first words of a slide smaller. */
function withSmallText(layout: Layout): Layout {
  const slides = structuredClone(layout.slides);
  const text = slides
    .flatMap(({ elements }) => elements)
    .find((element) => element.type === 'text' && element.placeholder === undefined && element.paragraphs.length > 0)!;
  Object.assign(text, { size: 8 });
  return { ...layout, slides };
}

describe('least sizes', () => {
  const sizes = { title: 28, body: 16, data: 14, source: 11 };

  it.each(few([sizes, { data: 14 }, { body: 18 }, { title: 32 }, { source: 11 }]))(
    '%j are kept by every slide kind, in which all still fits and reads',
    async (minimum) => {
      for (const slide_size of ['16:9', '4:3']) {
        const layout = laidOut(await read({ minimum_sizes: { ...minimum, enforce: 'strict' } }, { slide_size }));
        expect([...checkBrandRules(layout), ...checkFits(layout), ...checkReadable(layout)]).toEqual([]);
      }
    },
  );

  it('raise running text and labels each to their own, and what is larger not at all', async () => {
    const sizesOf = (layout: Layout) => designOf(layout).sizes;
    expect(sizesOf(laidOut(await read({ minimum_sizes: sizes })))).toEqual([28, 23, 18, 16, 14, 11]);
    expect(sizesOf(laidOut(await read({})))).toEqual([26, 22, 18, 14, 12, 9]);
  });

  it('that are no larger than usual change nothing', async () => {
    const [with_, without] = [await read({ minimum_sizes: { title: 20, body: 12, source: 9 } }), await read({})];
    expect(laidOut(with_).slides).toEqual(laidOut(without).slides);
  });

  it('that a person goes below fail the gate where they are strict', async () => {
    const layout = withSmallText(laidOut(await read({ minimum_sizes: { ...sizes, enforce: 'strict' } })));
    expect(checkBrandRules(layout)).toEqual([
      {
        gate: 'on-brand',
        rule: 'minimum-size',
        slide: 1,
        message: expect.stringMatching(/has text of 8 pt; 14 is the least the brand allows\.$/),
      },
    ]);
    expect(onBrand(layout)).toBe(false);
  });

  it('that a person goes below are only told where they warn', async () => {
    const layout = withSmallText(laidOut(await read({ minimum_sizes: sizes })));
    expect(checkBrandRules(layout).map(({ warning }) => warning)).toEqual([true]);
    expect(onBrand(layout)).toBe(true);
  });
});

describe('forbidden colours', () => {
  it('are shown by no slide kind', async () => {
    expect(
      checkBrandRules(laidOut(await read({ forbidden_colors: { colors: ['#FFFFFF', '#F1F4F9', '#0B1F3F'], enforce: 'strict' } }))),
    ).toEqual([]);
  });

  it('that a layout shows are told with its slide', async () => {
    const layout = laidOut(await read({ forbidden_colors: { colors: ['#FF00FF'], enforce: 'strict' } }));
    const colors = { ...layout.brandKit.colors, dark: '#FF00FF' as const };
    expect(checkBrandRules({ ...layout, slides: layout.slides.slice(0, 1), brandKit: { ...layout.brandKit, colors } })).toEqual([
      { gate: 'on-brand', rule: 'forbidden-color', slide: 1, message: 'The slide shows #FF00FF, which the brand forbids.' },
    ]);
  });
});

describe('the palette of charts', () => {
  const charts = (layout: Layout, kind: string) =>
    layout.slides
      .filter((slide) => slide.kind === kind)
      .flatMap(({ elements }) => elements.filter((element): element is ChartElement => element.type === 'chart'));
  const colorsOf = (layout: Layout, kind: string) => charts(layout, kind).map(({ series }) => series.map(({ color }) => color));

  it('is the order in which series and parts take colours', async () => {
    const layout = laidOut(await read({ chart_palette: ['palette-2', 'primary', 'dark', 'text', 'palette-1', 'secondary'] }));
    const order = ['series-4', 'accent', 'dark', 'ink', 'series-3', 'accent-2'];
    const several = [...colorsOf(layout, 'comparison'), ...colorsOf(layout, 'share')].filter(({ length }) => length > 1);
    expect(several.length).toBeGreaterThan(0);
    for (const colors of several) expect(colors).toEqual(order.slice(0, colors.length));
    expect(checkReadable(layout)).toEqual([]);
  });
});
