/** Scatter: two measures of the same members as dots, a third as their size, with outliers named. */
import { z } from 'zod';
import { meets } from '../../model/geometry.ts';
import type { Box, ChartElement, Element, LabelSide } from '../../model/layout.ts';
import { defineKind, type Page } from './define-kind.ts';
import { members, scoped } from './example-facts.ts';
import { chartAlt, closeRange, placeChartPage, splitByReading, widestWord } from './parts/chart-page.ts';
import { readingFields } from './parts/reading.ts';

const measure = z.strictObject({ name: z.string() });

const scatterContent = z.strictObject({
  /** The measures: horizontal, vertical, and dot size. */
  x: measure,
  y: measure,
  size: measure.optional(),
  /** Fact IDs of each member's measures. */
  points: z
    .array(z.strictObject({ label: z.string(), x: z.string(), y: z.string(), size: z.string().optional() }))
    .min(3)
    .max(200),
  /** Index of the point in the title. */
  highlight: z.number().int().nonnegative().optional(),
  /** Indexes of the points to name, most important first; by default those farthest from the middle. */
  named: z.array(z.number().int().nonnegative()).optional(),
  ...readingFields,
});
type ScatterContent = z.infer<typeof scatterContent>;

/** Number of names by default. */
const usuallyNamed = 6;
/** With more points, there is no room for bubbles. */
const mostBubbles = 60;
/** Inches. */
const dotRadius = 0.07;
/** Radius of the largest bubble as a share of the plot's shorter side, in the renderer that draws it largest. */
const bubbleRadius = 0.125;

export const scatter = defineKind({
  summary: 'Two measures of the same members as dots, outliers labelled; used to show how the two relate, or who stands out.',
  content: scatterContent,
  split: splitByReading,
  place: (content, page) => placeChartPage(content, page, (box) => draw(content, box, page)),
  /** Products by the size of their deals and how often they are won, their closed-won revenue as the size of the dot. */
  example: {
    title: 'GTXPro brings the largest deals and wins the smallest part of them',
    lead: 'Products by average deal and win rate, Q4 2017',
    source: 'Source: CRM export of 31 December 2017',
    content: {
      x: { name: 'Average deal, USD' },
      y: { name: 'Win rate' },
      size: { name: 'Closed-won revenue' },
      points: members.product.map((product) => ({
        label: product,
        x: scoped('average_deal', 'product', product),
        y: scoped('win_rate', 'product', product),
        size: scoped('won_value', 'product', product),
      })),
      highlight: 0,
      reading: [
        '**GTXPro** wins {{win_rate[product=GTXPro]@0}} of its deals at {{average_deal[product=GTXPro]@0}} each.',
        'MG Special wins {{win_rate[product=MG%20Special]@0}} at {{average_deal[product=MG%20Special]@0}}.',
      ],
    },
  },
});

function draw(content: ScatterContent, whole: Box, page: Page): Element[] {
  const { points, highlight } = content;
  const size = page.sizes.label;
  const text = (name: string) => [{ runs: [{ text: name }] }];
  const style = { size, color: 'ink-65', lineSpacing: 1 } as const;
  const height = (name: string) => page.measure(text(name), whole.w, size, { lineSpacing: 1 }).height;
  const sized = content.size !== undefined && points.length <= mostBubbles && points.every((point) => point.size !== undefined);
  const up = sized ? `${content.y.name} · ● ${content.size!.name}` : content.y.name;
  const [top, foot] = [height(up), height(content.x.name)];
  const gap = page.gaps.within / 2;
  const box = { ...whole, y: whole.y + top + gap, h: whole.h - top - foot - 2 * gap };

  const [xs, ys] = [points.map(({ x }) => page.value(x)), points.map(({ y }) => page.value(y))];
  const [acrossIds, upIds] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [rangeX, rangeY] = [rangeOf(xs, page.format(acrossIds)), rangeOf(ys, page.format(upIds))];
  const formats = [page.format(acrossIds), page.format(upIds)] as const;
  const sizes = sized ? points.map((point) => page.value(point.size!)) : null;
  // The axis numbers are to the left of and below the plot.
  const plot = { x: 0.75 / box.w, y: 0.02, w: 1 - 0.75 / box.w - 0.03, h: 0.98 - 0.28 / box.h };
  const room = { w: plot.w * box.w, h: plot.h * box.h };
  const dots = points.map((_, index): Dot | null => {
    const [x, y] = [xs[index], ys[index]];
    if (x === null || x === undefined || y === null || y === undefined) return null;
    const radius = sizes
      ? Math.sqrt(Math.max(0, sizes[index] ?? 0) / (Math.max(...sizes.map((each) => each ?? 0)) || 1)) *
        bubbleRadius *
        Math.min(room.w, room.h)
      : dotRadius;
    return {
      x: ((x - rangeX.min) / (rangeX.max - rangeX.min)) * room.w,
      y: (1 - (y - rangeY.min) / (rangeY.max - rangeY.min)) * room.h,
      radius,
    };
  });
  const wanted = namedPoints(content, dots).map((index) => ({ index, width: widestWord([points[index]!.label], page) + 0.08 }));
  const places = pointLabels(dots, wanted, room, height('A'));
  const beside = Object.fromEntries([...places].flatMap(([index, side]) => (side === 'above' ? [] : [[index, side]])));
  const chart: ChartElement = {
    type: 'chart',
    name: 'Chart',
    alt: altOf(content, [...places.keys()], page),
    ...box,
    chart: 'scatter',
    categories: points.map(({ label }) => label),
    across: { name: content.x.name, values: xs, format: formats[0], ...rangeX },
    series: [
      {
        name: content.y.name,
        values: ys,
        color: 'past',
        ...(points[highlight ?? -1] && { points: { [highlight!]: 'accent' as const } }),
        labels: [],
        labelTexts: Object.fromEntries([...places.keys()].sort((a, b) => a - b).map((index) => [index, points[index]!.label])),
        ...(Object.keys(beside).length > 0 && { beside }),
      },
    ],
    ...(sizes && { sizes: { name: content.size!.name, values: sizes, format: page.format(points.map((point) => point.size!)) } }),
    format: formats[1],
    size,
    gap: 0,
    axis: { categories: true, values: true, gridlines: true, ...rangeY },
    plot,
    legend: false,
  };
  const foots = { x: whole.x, y: box.y + box.h + gap, w: whole.w, h: foot };
  return [
    page.text('Upwards', { x: whole.x, y: whole.y, w: whole.w, h: top }, text(up), style),
    chart,
    page.text('Across', foots, [{ ...text(content.x.name)[0]!, align: 'right' }], style),
  ];
}

function rangeOf(values: readonly (number | null)[], format: string): { min: number; max: number; step: number } {
  return closeRange(
    values.filter((value) => value !== null),
    format.includes('%'),
  );
}

/** The point of the title first, then those asked for, or those furthest from the middle of all. */
function namedPoints({ points, highlight, named }: ScatterContent, dots: readonly (Dot | null)[]): number[] {
  const middle = (of: (dot: Dot) => number) => {
    const sorted = dots.flatMap((dot) => (dot ? [of(dot)] : [])).sort((a, b) => a - b);
    return sorted[Math.floor(sorted.length / 2)] ?? 0;
  };
  const [x, y] = [middle((dot) => dot.x), middle((dot) => dot.y)];
  const far = (index: number) => (dots[index] ? Math.hypot(dots[index].x - x, dots[index].y - y) : -1);
  const furthest = points.map((_, index) => index).sort((a, b) => far(b) - far(a) || a - b);
  const all = [...(highlight === undefined ? [] : [highlight]), ...(named ?? furthest.slice(0, usuallyNamed))];
  return [...new Set(all)].filter((index) => points[index] !== undefined);
}

/** Of many points only the named ones are read out. */
function altOf({ points, x, y }: ScatterContent, named: readonly number[], page: Page): string {
  const told = points.length <= 8 ? points : named.map((index) => points[index]!);
  const labels = told.map(({ label }) => label);
  const series = [
    { name: x.name, values: told.map((point) => point.x) },
    { name: y.name, values: told.map((point) => point.y) },
  ];
  return chartAlt(page.title, labels, series, page);
}

interface Dot {
  /** Inches from the plot's top left. */
  x: number;
  y: number;
  radius: number;
}

type Side = LabelSide | 'above';

/** Inches between a dot's rim and its name. */
const away = 0.04;

/**
 * `wanted`: indexes of dots, most important first, with the widths of their names; returns those that could be placed.
 * `plot` is the room in inches, `height` that of a name.
 */
export function pointLabels(
  dots: readonly (Dot | null)[],
  wanted: readonly { index: number; width: number }[],
  plot: { w: number; h: number },
  height: number,
): Map<number, Side> {
  const placed = new Map<number, Side>();
  const taken: Box[] = [];
  for (const { index, width } of wanted) {
    const dot = dots[index];
    if (!dot) continue;
    const boxes: [Side, Box][] = [
      ['right', { x: dot.x + dot.radius + away, y: dot.y - height / 2, w: width, h: height }],
      ['above', { x: dot.x - width / 2, y: dot.y - dot.radius - away - height, w: width, h: height }],
      ['left', { x: dot.x - dot.radius - away - width, y: dot.y - height / 2, w: width, h: height }],
      ['below', { x: dot.x - width / 2, y: dot.y + dot.radius + away, w: width, h: height }],
    ];
    const found = boxes.find(
      ([, box]) =>
        box.x >= 0 &&
        box.y >= 0 &&
        box.x + box.w <= plot.w &&
        box.y + box.h <= plot.h &&
        !taken.some((other) => meets(box, other)) &&
        !dots.some((other, at) => other !== null && at !== index && meets(box, around(other))),
    );
    if (!found) continue;
    placed.set(index, found[0]);
    taken.push(found[1]);
  }
  return placed;
}

function around({ x, y, radius }: Dot): Box {
  return { x: x - radius, y: y - radius, w: 2 * radius, h: 2 * radius };
}
