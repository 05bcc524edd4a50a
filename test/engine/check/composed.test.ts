import { describe, expect, it } from 'vitest';
import { sheetOf } from '../../../src/engine/brand/sheet.ts';
import { checkComposed } from '../../../src/engine/check/composed.ts';
import { layOut } from '../../../src/engine/layout/lay-out.ts';
import type { ChartElement, Element, Layout } from '../../../src/model/layout.ts';
import { gallery } from '../../gallery/gallery.ts';
import { brandKit, text } from './sample.ts';

const size = { w: 13.333, h: 7.5 };
const { x, y, w, h } = sheetOf(brandKit, { size }).frame.body;
const whole = layOut(gallery, brandKit).layout;
const page = (elements: Element[], id = 'a'): Layout['slides'][number] => ({
  id,
  kind: 'bullets',
  layout: 'content',
  title: 'A',
  elements,
  notes: [],
});
const rulesOf = (...slides: Layout['slides']) =>
  checkComposed({ ...whole, size, brandKit, slides }).map(({ rule, slide }) => `${slide} ${rule}`);
const block = (name: string, box: object = {}): Element => ({ ...text(name, ''), paragraphs: [], fill: 'accent', x, y, w, h, ...box });
const line = (more: Partial<ChartElement> = {}): Element => ({
  type: 'chart',
  name: 'Chart',
  x,
  y,
  w,
  h,
  chart: 'line',
  categories: ['A', 'B', 'C'],
  series: [{ name: 'S', values: [10, 30, 20], color: 'accent', labels: false }],
  format: '0',
  size: 12,
  gap: 50,
  axis: { categories: true, values: true, gridlines: true, min: 0, max: 40, step: 10 },
  legend: false,
  ...more,
});

describe('a page', () => {
  it('has no hole of more than a quarter', () => {
    expect(rulesOf(page([block('Full')]))).toEqual([]);
    expect(rulesOf(page([block('Four fifths', { w: w * 0.8 })]))).toEqual([]);
    expect(rulesOf(page([block('Half', { w: w / 2 })]))).toEqual(['1 empty-area']);
  });

  it('of a single message, or to look things up in, may be mostly empty', () => {
    const small = [block('Small', { w: 1, h: 0.5 })];
    expect(rulesOf({ ...page(small), kind: 'statement' }, { ...page(small), kind: 'appendix' })).toEqual([]);
  });

  it('has no card of which words fill less than half, unless a neighbour of its height fills more', () => {
    const card = (name: string, at: number) => block(name, { x: x + at * (w / 2), w: w / 2, fill: 'light' });
    const words = (at: number, said: string): Element => ({
      ...text(`Words ${at}`, said),
      x: x + at * (w / 2) + 0.2,
      y: y + 0.2,
      w: w / 2 - 0.4,
      h: h - 0.4,
    });
    const long = 'A sentence that takes its time to say what it has to say. '.repeat(18);
    expect(rulesOf(page([card('Left', 0), card('Right', 1), words(0, 'Short'), words(1, 'Short')]))).toContain('1 half-empty-card');
    expect(rulesOf(page([card('Left', 0), card('Right', 1), words(0, 'Short'), words(1, long)]))).toEqual([]);
  });

  it('has at most four gridlines, and no line that hardly leaves its axis', () => {
    expect(rulesOf(page([line()]))).toEqual([]);
    expect(rulesOf(page([line({ axis: { categories: true, values: true, gridlines: true, min: 0, max: 40, step: 5 } })]))).toEqual([
      '1 gridlines',
    ]);
    expect(rulesOf(page([line({ axis: { categories: true, values: true, gridlines: true, min: 0, max: 400, step: 100 } })]))).toEqual([
      '1 flat-line',
    ]);
  });
});

describe('a deck', () => {
  const half = [block('Left', { w: w / 2 }), block('Right', { x: x + w / 2, w: w / 2 })];
  const full = [block('Whole')];

  it('has one composition on two pages running at most', () => {
    expect(rulesOf(page(half, 'a'), page(half, 'b'), page(full, 'c'))).toEqual([]);
    expect(rulesOf(page(half, 'a'), page(half, 'b'), page(half, 'c'))).toEqual(['3 same-skeleton']);
  });

  it('has it on four pages of ten at most', () => {
    const shapes = [half, full, half, [block('Top', { h: h / 2 }), block('Bottom', { y: y + h / 2, h: h / 2 })], half, full, half];
    expect(rulesOf(...shapes.map((elements, at) => page(elements, `p${at}`)))).toEqual(['7 same-skeleton']);
  });
});

it('the gallery holds it', () => {
  expect(checkComposed(whole)).toEqual([]);
});
