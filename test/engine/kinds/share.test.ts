import { describe, expect, it } from 'vitest';
import { colorTable, contrast } from '../../../src/engine/brand/colors.ts';
import { defaultBrandKit } from '../../../src/engine/brand/default-brand-kit.ts';
import { partNames } from '../../../src/engine/kinds/parts/part-names.ts';
import { layOut } from '../../../src/engine/layout/lay-out.ts';
import type { ChartElement, ChartSeries, Element, TextElement } from '../../../src/model/layout.ts';
import { gallery } from '../../gallery/gallery.ts';
import { findings } from './findings.ts';
import { pagesOf, testPage } from './test-page.ts';

const page = testPage();
const content = gallery.slides.find((slide) => slide.kind === 'share')!.content;
const chartOf = (elements: readonly Element[]) => elements.find((element): element is ChartElement => element.type === 'chart')!;
const plot = { x: 1, y: 1, w: 8, h: 4 };
const named = (values: (number | null)[], parts = values.map((_, index) => `Part ${index}`)) => partNames(parts, values, 0, plot, page);
const middle = ({ y, h }: Element) => y + h / 2;

describe('shares in columns', () => {
  const [elements] = pagesOf('share', content);

  it('name their parts beside the last column instead of in a legend', () => {
    const names = elements!.filter((element): element is TextElement => element.group === 'Parts');
    expect(names.map(({ paragraphs }) => paragraphs[0]!.runs[0]!.text)).toEqual(content.parts.toReversed());
    expect(chartOf(elements!)).toMatchObject({ legend: false, plot: { x: 0, w: 1 } });
    expect(findings(elements!, page)).toEqual([]);
  });

  it('name them before the first column where those of the last cannot stand beside it', () => {
    const [first, ...others] = content.columns;
    const last = { ...first!, values: first!.values.map((id, part) => (part === 0 ? null : id)) };
    const [drawn] = pagesOf('share', { ...content, columns: [first!, ...others, last] });
    const names = drawn!.filter(({ group }) => group === 'Parts');
    expect(names).toHaveLength(content.parts.length);
    for (const { x, w } of names) expect(x + w).toBeLessThanOrEqual(chartOf(drawn!).x);
  });

  it('have a legend when the page already says as much as it can', () => {
    const words = Array.from({ length: 66 }, () => 'word').join(' ');
    const [full] = pagesOf('share', { ...content, reading: [words] });
    expect(chartOf(full!)).toMatchObject({ legend: true });
    expect(chartOf(full!)).not.toHaveProperty('plot');
  });
});

describe('the names of parts', () => {
  it('stand in the middle of their segments, the first at the foot', () => {
    const { elements } = named([0.5, 0.25, 0.25])!;
    expect(elements.toReversed().map(middle)).toEqual([4, 2.5, 1.5].map((y) => expect.closeTo(y)));
  });

  it('make way for each other', () => {
    const { elements } = named([0.9, 0.05, 0.05])!;
    const [top, next] = elements;
    expect(top!.y + top!.h).toBeLessThanOrEqual(next!.y + 1e-9);
    expect(top!.y).toBeGreaterThanOrEqual(plot.y - 1e-9);
  });

  it.each([
    ['a part has no segment', [0.5, null, 0.5]],
    ['a part is nothing', [0.5, 0, 0.5]],
    ['they would stand far from their segments', [0.96, 0.01, 0.01, 0.01, 0.01]],
    ['there are more than seven', [0.3, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1]],
  ])('are left to a legend when %s', (_, values) => {
    expect(named(values)).toBeNull();
  });

  it('are left to a legend when a word is wider than their column', () => {
    expect(named([0.5, 0.5], ['A', 'Donaudampfschifffahrtsgesellschaftskapitänsmützenfabrik'])).toBeNull();
  });
});

describe('labels inside segments', () => {
  it.each(['#1F4E79', '#00A86B', '#6B7280', '#E4002B'] as const)(
    'can be read in every segment when the primary colour is %s',
    (primary) => {
      const kit = { ...defaultBrandKit, colors: { ...defaultBrandKit.colors, primary } };
      const colors = colorTable(kit);
      const slide = layOut(gallery, kit).layout.slides.find(({ kind }) => kind === 'share')!;
      const ratios = chartOf(slide.elements).series.map(({ color, labelColor }: ChartSeries) =>
        contrast(colors[labelColor!], colors[color as 'accent']),
      );
      expect(Math.min(...ratios)).toBeGreaterThanOrEqual(4.5);
    },
  );
});
