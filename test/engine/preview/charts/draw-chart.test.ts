/** Charts as ink. */
import { describe, expect, it } from 'vitest';
import { colorTable } from '../../../../src/engine/brand/colors.ts';
import { defaultBrandKit } from '../../../../src/engine/brand/default-brand-kit.ts';
import { drawChart } from '../../../../src/engine/preview/charts/draw-chart.ts';
import type { Mark, MarkRole, PathMark, TextMark } from '../../../../src/model/drawing.ts';
import type { ChartElement } from '../../../../src/model/layout.ts';
import { chart, series as labelled } from '../../pptx/fixtures/layout.ts';

const colors = colorTable(defaultBrandKit);
const series: typeof labelled = (name, values, more) => labelled(name, values, { color: 'ink', labels: false, ...more });
const plot = { x: 0.1, y: 0.1, w: 0.8, h: 0.8 };
/** A chart ten inches wide and five high at the page's corner, whose plot is from 72 to 648 and from 36 to 324 points. */
const wide = (kind: ChartElement['chart'], of: ChartElement['series'], own: Partial<ChartElement> = {}): ChartElement => ({
  ...chart(kind, of),
  x: 0,
  y: 0,
  w: 10,
  h: 5,
  plot,
  categories: of[0]!.values.map((_, index) => `C${index + 1}`),
  format: '0',
  gap: 100,
  ...own,
});
const draw = (element: ChartElement, rtl = false) => drawChart(element, colors, { font: { family: 'Calibri' }, language: 'en', rtl });
const paths = (marks: readonly Mark[], role: MarkRole) =>
  marks.filter((mark): mark is PathMark => mark.type === 'path' && mark.role === role);
const texts = (marks: readonly Mark[], role: MarkRole) =>
  marks.filter((mark): mark is TextMark => mark.type === 'text' && mark.role === role);
/** Left, top, right and bottom of an outline. */
const edges = ({ d }: PathMark) => {
  const numbers = d.match(/-?\d+(\.\d+)?/g)!.map(Number);
  const [xs, ys] = [0, 1].map((at) => numbers.filter((_, index) => index % 2 === at));
  return [Math.min(...xs!), Math.min(...ys!), Math.max(...xs!), Math.max(...ys!)];
};
const axis = { categories: true, values: false, gridlines: false, min: 0, max: 10 };

describe('a drawn chart', () => {
  it('has columns as wide and as high as their share of the plot', () => {
    const marks = draw(wide('column', [series('A', [5, 10]), series('B', [2.5, 0])], { axis }));
    // Two columns and a gap as wide as one in each half of 576 points.
    expect(paths(marks, 'bar').map(edges)).toEqual([
      [120, 180, 216, 324],
      [216, 252, 312, 324],
      [408, 36, 504, 324],
      [504, 324, 600, 324],
    ]);
  });

  it('has the first bar at the top, growing to the right, or right to left to the left', () => {
    const element = wide('bar', [series('A', [5, 10])], { axis });
    expect(paths(draw(element), 'bar').map(edges)[0]).toEqual([72, 72, 360, 144]);
    expect(paths(draw(element, true), 'bar').map(edges)[0]).toEqual([360, 72, 648, 144]);
  });

  it('has the first column at the right, right to left', () => {
    const [first, second] = paths(draw(wide('column', [series('A', [5, 10])], { axis }), true), 'bar').map(edges);
    expect(first![0]).toBeGreaterThan(second![0]!);
  });

  it('stacks what is positive up and what is negative down', () => {
    const stacked = wide('stacked-column', [series('A', [4]), series('B', [-5]), series('C', [6])], { axis: { ...axis, min: -10 } });
    expect(paths(draw(stacked), 'bar').map((bar) => edges(bar).filter((_, at) => at % 2 === 1))).toEqual([
      [122.4, 180],
      [180, 252],
      [36, 122.4],
    ]);
  });

  it('fills each column of shares', () => {
    const bars = paths(draw(wide('percent-column', [series('A', [1]), series('B', [3])])), 'bar').map(edges);
    expect([bars[0]![1], bars[1]![1], bars[0]![3]]).toEqual([252, 36, 324]);
  });

  it('leaves out what is invisible, but not its labels', () => {
    const hidden = series('Base', [3], { color: 'none', labels: true, labelTexts: { 0: 'All' } });
    const marks = draw(wide('stacked-column', [hidden, series('A', [4])], { legend: true }));
    expect(paths(marks, 'bar')).toHaveLength(1);
    expect(texts(marks, 'value-label').map(({ text }) => text)).toEqual(['All']);
    expect(texts(marks, 'legend').map(({ text }) => text)).toEqual(['A']);
  });

  it('draws partial periods as dashed outlines, forecasts hatched, plans as outlines and the subject in its colour', () => {
    const own = series('A', [1, 2, 3], { outlined: [2], points: { 1: 'accent' } });
    const [first, second, third] = paths(draw(wide('column', [own])), 'bar');
    expect([first!.fill, second!.fill, third!.fill]).toEqual([colors.ink, colors.accent, undefined]);
    expect(third!.stroke).toMatchObject({ color: colors.ink, dash: expect.any(Array) });
    const [forecast] = paths(draw(wide('column', [series('A', [1], { outlined: [0], hatched: true })])), 'bar');
    expect(forecast).toMatchObject({ hatched: true, stroke: { color: colors.ink } });
    const [plan] = paths(draw(wide('column', [series('A', [1], { plan: true })])), 'bar');
    expect(plan!.fill).toBeUndefined();
    expect(plan!.stroke!.dash).toBeUndefined();
  });

  it('breaks a line where a value is missing and marks a point that stands alone', () => {
    const marks = draw(wide('line', [series('A', [1, 2, null, 4, null, 3, 5])], { categories: [...'abcdefg'] }));
    expect(paths(marks, 'curve')).toHaveLength(2);
    expect(paths(marks, 'dot')).toHaveLength(1);
  });

  it('draws a target over columns dashed, and a rate on its own axis', () => {
    const rate = series('Rate', [1, 1], { asLine: true, secondary: true });
    const marks = draw(
      wide('column', [series('A', [5, 10]), series('T', [5, 5], { asLine: true }), rate], {
        axis: { ...axis, secondary: { min: 0, max: 2 } },
      }),
    );
    const [target, line] = paths(marks, 'curve');
    expect(target!.stroke!.dash).toBeDefined();
    expect([edges(target!)[1], edges(line!)[1]]).toEqual([180, 180]);
  });

  it('writes values with their format outside bars, within stacks, above points and below where told', () => {
    const above = texts(
      draw(wide('column', [series('A', [5, -5], { labels: true })], { format: '0.0"x"', axis: { ...axis, min: -10 } })),
      'value-label',
    );
    expect(above.map(({ text }) => text)).toEqual(['5.0x', '-5.0x']);
    expect(above[0]!.y).toBeLessThan(108);
    expect(above[1]!.y).toBeGreaterThan(252);
    const [inside] = texts(draw(wide('stacked-column', [series('A', [10], { labels: true })], { axis })), 'value-label');
    expect(Math.abs(inside!.y - 180)).toBeLessThan(6);
    const points = texts(draw(wide('line', [series('A', [5, 5], { labels: [0, 1], below: [1] })], { axis })), 'value-label');
    expect(points.map(({ y }) => Math.sign(y - 180))).toEqual([-1, 1]);
  });

  it('has a gridline and a number at every step of the axis, and a line where bars start', () => {
    const marks = draw(
      wide('column', [series('A', [-2, 8])], { axis: { categories: true, values: true, gridlines: true, min: -5, max: 10, step: 5 } }),
    );
    expect(paths(marks, 'gridline').map((line) => edges(line)[1])).toEqual([324, 228, 132, 36]);
    expect(paths(marks, 'axis-line').map((line) => edges(line)[1])).toEqual([228]);
    const numbers = texts(marks, 'axis-label').map(({ text }) => text);
    expect(numbers.slice(0, 4)).toEqual(['-5', '0', '5', '10']);
  });

  it('names every category or every nth, over several lines where one is too narrow', () => {
    const names = ['Northern Europe and Scandinavia', 'B', 'C', 'D', 'E', 'F'];
    const lines = (every?: number) =>
      texts(
        draw(wide('column', [series('A', [1, 2, 3, 4, 5, 6])], { categories: names, axis: { ...axis, ...(every && { every }) } })),
        'axis-label',
      );
    expect(lines().map(({ text, line }) => [text, line])).toEqual([
      ['Northern Europe', 0],
      ['and Scandinavia', 1],
      ...['B', 'C', 'D', 'E', 'F'].map((name) => [name, 0]),
    ]);
    expect(lines(3).map(({ text }) => text)).toEqual([names[0], 'D']);
  });

  it('writes each year once under its periods, between lines that part the years', () => {
    const levels = { names: ['Q3', 'Q4', 'Q1'], years: ['2016', '2016', '2017'] };
    const marks = draw(wide('column', [series('A', [1, 2, 3])], { levels, axis }));
    const written = texts(marks, 'axis-label').map(({ text, x, w }) => [text, Math.round(x + w / 2)]);
    expect(written).toEqual([
      ['Q3', 168],
      ['Q4', 360],
      ['Q1', 552],
      ['2016', 264],
      ['2017', 552],
    ]);
    const parting = paths(marks, 'axis-line')
      .map(edges)
      .filter(([left, , right]) => left === right);
    expect(parting.map(([left]) => left)).toEqual([72, 456, 648]);
  });

  it('draws guides thinner than any line that shows figures, and keeps them out of the legend', () => {
    const guide = series('…', [5, 5], { asLine: true, guide: true, color: 'ink-35' });
    const marks = draw(wide('column', [series('A', [5, 6]), guide], { axis, legend: true }));
    expect(paths(marks, 'curve').map(({ stroke }) => stroke)).toEqual([{ color: colors['ink-35'], width: 0.75 }]);
    expect(texts(marks, 'legend').map(({ text }) => text)).toEqual(['A']);
  });

  it('draws a bracket as one line from leg to leg', () => {
    const bracket = series('Δ', [10, 10], { asLine: true, guide: true, legs: { 0: 7.5, 1: 5 }, labels: [1], labelTexts: { 1: '+9%' } });
    const marks = draw(wide('column', [series('A', [2, 4]), bracket], { axis }));
    expect(paths(marks, 'curve').map(({ d }) => d)).toEqual(['M216 108L216 36L504 36L504 180']);
    expect(texts(marks, 'value-label').map(({ text }) => text)).toEqual(['+9%']);
  });

  it('writes the name of a line behind its last point', () => {
    const marks = draw(wide('line', [series('Won', [5, 5], { labels: [1], endName: true })], { axis }));
    const [label] = texts(marks, 'value-label');
    expect(label!.text).toBe('Won 5');
    expect(label!.x).toBeGreaterThan(504);
  });

  it('places dots by two measures and gives bubbles areas by a third', () => {
    const across = { name: 'X', values: [0, 10], format: '0', min: 0, max: 10, step: 5 };
    const element = wide('scatter', [series('Y', [0, 10], { labelTexts: { 1: 'Far' }, beside: { 1: 'left' } })], {
      across,
      axis: { ...axis, values: true },
    });
    expect(paths(draw(element), 'dot').map(edges)).toEqual([
      [67, 319, 77, 329],
      [643, 31, 653, 41],
    ]);
    const [far] = texts(draw(element), 'value-label');
    expect(far!.x + far!.w).toBeLessThan(643);
    const bubbles = paths(draw({ ...element, sizes: { name: 'S', values: [1, 4], format: '0' } }), 'dot').map(
      (dot) => edges(dot)[2]! - edges(dot)[0]!,
    );
    expect(bubbles[1]! / bubbles[0]!).toBeCloseTo(2, 1);
  });
});
