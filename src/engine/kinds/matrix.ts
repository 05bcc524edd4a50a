/** Matrix: items placed by two measures in four named quadrants. */
import { z } from 'zod';
import { meets } from '../../model/geometry.ts';
import type { Box, Element, Paragraph } from '../../model/layout.ts';
import { defineKind, type Page } from './define-kind.ts';
import { diagram, standsIn } from './parts/diagram.ts';
import { fewEnoughWords, fittingPages, widerBy } from './parts/pages.ts';

const axis = z.strictObject({
  name: z.string(),
  /** Labels of its two ends. */
  low: z.string().optional(),
  high: z.string().optional(),
});
/** 0 at the low end of an axis, 1 at the high end; a word if only the half is known. */
const position = z.union([z.number().min(0).max(1), z.enum(['low', 'high'])]);
const matrixContent = z.strictObject({
  x: axis,
  y: axis,
  /** Quadrant names: upper left, upper right, lower left, lower right. */
  fields: z.tuple([z.string(), z.string(), z.string(), z.string()]).optional(),
  items: z.array(z.strictObject({ head: z.string(), x: position, y: position })).min(1),
});
export type MatrixContent = z.infer<typeof matrixContent>;

type Item = MatrixContent['items'][number];

const dot = 0.18;
const inset = 0.15;
const widestLabel = 2.4;
/** Distance between items that are only assigned to a quadrant. */
const rowPitch = 0.45;
/** Between two quadrants. */
const seam = 0.06;

export const matrix = defineKind({
  summary: 'Items placed in four quadrants by two measures; used to set priorities, for example by effort and impact.',
  content: matrixContent,
  split: (content, page) => {
    const { x, y, fields = [], items } = content;
    const fixed = [x.name, x.low, x.high, y.name, y.low, y.high, ...fields];
    const fits = (group: readonly Item[]) =>
      fewEnoughWords(page, ...fixed, ...group.map(({ head }) => head)) && located(group, content, page).fits;
    return fittingPages(items, fits).map((group) => ({ ...content, items: group }));
  },
  place: (content, page) => {
    const { x, y, fields, items } = content;
    const plot = plotBox(content, page);
    const quarters = fieldBoxes(plot);
    const { dots, names, labels } = located(items, content, page);
    const elements: Element[] = [
      ...quarters.map((box, index) => page.shape(`Field ${index + 1}`, box, { fill: 'light' })),
      ...names.map((box, index) => page.text(`Field name ${index + 1}`, box, [{ runs: page.runs(fields![index]!, { bold: true }) }])),
      ...items.flatMap((_, index): Element[] => [
        page.shape(`Mark ${index + 1}`, dots[index]!, { geometry: 'ellipse', fill: 'accent' }),
        page.text(`Item ${index + 1}`, labels[index]!.box, labels[index]!.paragraphs),
      ]),
    ];
    const alt = `${page.plain(y.name)} / ${page.plain(x.name)}: ${items.map((item) => page.plain(item.head)).join('; ')}`;
    return diagram('Matrix', alt, [...placeUpright(y, plot, page), ...elements, ...placeAcross(x, plot, page)]);
  },
  /** Six measures by effort and effect. */
  example: {
    title: 'The price corridor does most for the least effort',
    content: {
      x: { name: 'Effort', low: 'low', high: 'high' },
      y: { name: 'Effect', low: 'low', high: 'high' },
      fields: ['Do now', 'Plan', 'When there is time', 'Leave'],
      items: [
        { head: 'Price corridor', x: 0.15, y: 0.85 },
        { head: 'Account reviews', x: 0.3, y: 0.65 },
        { head: 'New catalogue', x: 0.7, y: 0.75 },
        { head: 'Partner portal', x: 0.85, y: 0.6 },
        { head: 'Shorter quotes', x: 0.2, y: 0.3 },
        { head: 'Second warehouse', x: 0.8, y: 0.2 },
      ],
    },
  },
});

/** The plane of quadrants: the vertical axis to its left, the horizontal one below. */
function plotBox({ x, y }: MatrixContent, page: Page): Box {
  const { body, gaps } = page;
  const left = uprightWidth(y, page) + gaps.within;
  const w = body.w - left;
  return { x: body.x + left, y: body.y, w, h: body.h - gaps.within / 2 - acrossHeight(x, w, page) };
}

/** Upper left, upper right, lower left, lower right. */
function fieldBoxes({ x, y, w, h }: Box): Box[] {
  const half = { w: (w - seam) / 2, h: (h - seam) / 2 };
  return [0, 1, 2, 3].map((index) => ({ x: x + (index % 2) * (half.w + seam), y: y + (index < 2 ? 0 : half.h + seam), ...half }));
}

function within({ x, y, w, h }: Box): Box {
  return { x: x + inset, y: y + inset, w: w - 2 * inset, h: h - 2 * inset };
}

function headHeight({ fields }: MatrixContent, page: Page): number {
  return Math.max(
    0,
    ...(fields ?? []).map(
      (name) => page.measure([{ runs: page.runs(name, { bold: true }) }], page.columns(0, 4).w, page.sizes.body).height,
    ),
  );
}

type Axis = MatrixContent['x'];

/** Height of the longest of its three texts, each in a third of the width. */
function acrossHeight({ name, low, high }: Axis, width: number, page: Page): number {
  const { body, label } = page.sizes;
  const ends = [low, high].map((text) => (text ? page.measure([{ runs: page.runs(text) }], width / 3, label).height : 0));
  return Math.max(page.measure([{ runs: page.runs(name, { bold: true }) }], width / 3, body).height, ...ends);
}

function uprightWidth({ name, low, high }: Axis, page: Page): number {
  const widest = page.columns(0, 3).w;
  const widths = [name, low, high].map((text) =>
    text === undefined ? 0 : page.measure([{ runs: page.runs(text, { bold: text === name }) }], widest, page.sizes.body).widest,
  );
  return Math.min(widest, Math.max(...widths) + 0.02);
}

/** Its ends and name to the left of the plane, from the top down. */
function placeUpright({ name, low, high }: Axis, plot: Box, page: Page): Element[] {
  const w = uprightWidth({ name, low, high }, page);
  const x = page.body.x;
  const texts = [
    { text: high, part: 'high', anchor: 'top' },
    { text: name, part: 'name', anchor: 'middle' },
    { text: low, part: 'low', anchor: 'bottom' },
  ] as const;
  return texts.flatMap(({ text, part, anchor }, index) =>
    text === undefined
      ? []
      : [
          page.text(
            `Upright ${part}`,
            { x, y: plot.y + (index * plot.h) / 3, w, h: plot.h / 3 },
            [{ runs: page.runs(text, { bold: part === 'name' }), align: 'right' }],
            { anchor, ...axisStyle(part, page) },
          ),
        ],
  );
}

/** Its ends and name below the plane. */
function placeAcross({ name, low, high }: Axis, plot: Box, page: Page): Element[] {
  const y = plot.y + plot.h + page.gaps.within / 2;
  const texts = [
    { text: low, part: 'low', align: 'left' },
    { text: name, part: 'name', align: 'center' },
    { text: high, part: 'high', align: 'right' },
  ] as const;
  return texts.flatMap(({ text, part, align }, index) =>
    text === undefined
      ? []
      : [
          page.text(
            `Across ${part}`,
            { x: plot.x + (index * plot.w) / 3, y, w: plot.w / 3, h: acrossHeight({ name, low, high }, plot.w, page) },
            [{ runs: page.runs(text, { bold: part === 'name' }), align }],
            axisStyle(part, page),
          ),
        ],
  );
}

function axisStyle(part: 'name' | 'low' | 'high', page: Page) {
  return part === 'name' ? {} : ({ size: page.sizes.label, color: 'ink-65' } as const);
}

/** Each in the first corner of its quadrant without a mark, just wide enough, so that items fit next to it. */
function nameBoxes({ fields }: MatrixContent, quarters: readonly Box[], dots: readonly Box[], page: Page): Box[] {
  return (fields ?? []).map((name, index) => {
    const field = within(quarters[index]!);
    const { widest, height: h } = page.measure([{ runs: page.runs(name, { bold: true }) }], field.w, page.sizes.body);
    const w = Math.min(field.w, (widest + 0.02) * widerBy(page.plain(name)));
    const corners = [field.y, field.y + field.h - h].flatMap((y) => [field.x, field.x + field.w - w].map((x): Box => ({ x, y, w, h })));
    return corners.find((box) => dots.every((mark) => !meets(box, mark))) ?? corners[0]!;
  });
}

/** Positions of the marks, and next to each its name where it overlaps nothing. */
function located(items: readonly Item[], content: MatrixContent, page: Page) {
  const plot = plotBox(content, page);
  const quarters = fieldBoxes(plot);
  const middles = items.map((item, index) => middleOf(item, items.slice(0, index), items, quarters, content, page));
  const dots = middles.map(({ x, y }): Box => ({ x: x - dot / 2, y: y - dot / 2, w: dot, h: dot }));
  const names = nameBoxes(content, quarters, dots, page);
  const taken = [...names, ...dots];
  let fits = true;
  const labels = items.map(({ head }, index) => {
    const paragraphs: Paragraph[] = [{ runs: page.runs(head) }];
    const { widest, height } = page.measure(paragraphs, widestLabel, page.sizes.body);
    const size = { w: Math.min(widestLabel, widest * widerBy(page.plain(head))) + 0.02, h: height };
    const places = around(dots[index]!, size, plot);
    const free = places.find((box) => inside(box, plot) && taken.every((other) => other === dots[index] || !meets(box, other)));
    const box = free ?? { ...places[0]!, x: Math.min(places[0]!.x, plot.x + plot.w - size.w) };
    fits &&= free !== undefined && standsIn(paragraphs, size, page.sizes.body, page, true);
    taken.push(box);
    const align = box.x + box.w / 2 < dots[index]!.x ? 'right' : box.x > dots[index]!.x ? undefined : 'center';
    return { box, paragraphs: align ? paragraphs.map((paragraph) => ({ ...paragraph, align }) as Paragraph) : paragraphs };
  });
  return { dots, names, labels, fits };
}

/** Without exact positions, the items of a quadrant are listed below each other. */
function middleOf(item: Item, before: readonly Item[], all: readonly Item[], quarters: readonly Box[], content: MatrixContent, page: Page) {
  const high = (value: Item['x']) => (typeof value === 'number' ? value > 0.5 : value === 'high');
  const field = (high(item.x) ? 1 : 0) + (high(item.y) ? 0 : 2);
  const box = within(quarters[field]!);
  const plot = { x: quarters[0]!.x, y: quarters[0]!.y, w: 2 * quarters[0]!.w + seam, h: 2 * quarters[0]!.h + seam };
  const worded = (other: Item) => typeof other.x === 'string' && typeof other.y === 'string';
  const alike = (other: Item) => worded(other) && (high(other.x) ? 1 : 0) + (high(other.y) ? 0 : 2) === field;
  const top = box.y + headHeight(content, page) + inset / 2;
  const count = all.filter(alike).length;
  const pitch = Math.min(rowPitch, (box.y + box.h - top) / Math.max(1, count));
  const row = top + pitch * (before.filter(alike).length + 0.5);
  const clamp = (value: number, low: number, room: number) => Math.min(Math.max(value, low + dot / 2 + 0.02), low + room - dot / 2 - 0.02);
  return {
    x: typeof item.x === 'number' ? clamp(plot.x + item.x * plot.w, plot.x, plot.w) : worded(item) ? box.x + dot / 2 : box.x + box.w / 2,
    y: typeof item.y === 'number' ? clamp(plot.y + (1 - item.y) * plot.h, plot.y, plot.h) : worded(item) ? row : box.y + box.h / 2,
  };
}

/** Right of a mark, left of it, above, below; then the corners, and above and below at the plane's edge. */
function around(mark: Box, { w, h }: { w: number; h: number }, plot: Box): Box[] {
  const gap = 0.07;
  const x = { before: mark.x - gap - w, over: mark.x + mark.w / 2 - w / 2, after: mark.x + mark.w + gap };
  const y = { above: mark.y - h - gap / 2, beside: mark.y + mark.h / 2 - h / 2, under: mark.y + mark.h + gap / 2 };
  const edge = Math.min(Math.max(x.over, plot.x), plot.x + plot.w - w);
  const places = [
    [x.after, y.beside],
    [x.before, y.beside],
    [x.over, y.above],
    [x.over, y.under],
    [x.after, y.above],
    [x.after, y.under],
    [x.before, y.above],
    [x.before, y.under],
    [edge, y.above],
    [edge, y.under],
    [edge, y.under + h],
    [edge, y.above - h],
  ] as const;
  return places.map(([left, top]) => ({ x: left, y: top, w, h }));
}

function inside(box: Box, outer: Box): boolean {
  return box.x >= outer.x && box.y >= outer.y && box.x + box.w <= outer.x + outer.w && box.y + box.h <= outer.y + outer.h;
}
