/** Venn: two or three sets and what they have in common. */
import { z } from 'zod';
import type { Box, Element, Paragraph } from '../../model/layout.ts';
import { defineKind, type Page } from './define-kind.ts';
import { diagram, join, labelled, labelParagraphs, scales, spread, spreadWords, standsIn } from './parts/diagram.ts';
import { fewEnoughWords } from './parts/pages.ts';

const vennContent = z
  .strictObject({
    sets: z.array(labelled).min(2).max(3),
    overlaps: z
      .array(
        labelled.extend({
          /** Numbers of the overlapping sets, from 1. */
          of: z.array(z.number().int().min(1).max(3)).min(2).max(3),
        }),
      )
      .min(1),
  })
  .superRefine(({ sets, overlaps }, context) => {
    const seen = new Set<string>();
    for (const [index, { of }] of overlaps.entries()) {
      const complain = (message: string) => context.addIssue({ code: 'custom', path: ['overlaps', index, 'of'], message });
      const key = [...of].sort().join();
      if (new Set(of).size < of.length || of.some((number) => number > sets.length))
        complain(`must be numbers of ${sets.length} different sets`);
      else if (seen.has(key)) complain('names sets that have an overlap already');
      seen.add(key);
    }
  });
type VennContent = z.infer<typeof vennContent>;

type Part = VennContent['sets'][number] & { of: number[] };

export const venn = defineKind({
  summary: 'Two or three sets and what they share; used to show what overlaps and what does not.',
  content: vennContent,
  split: (content, page) => {
    const parts = [...content.sets, ...content.overlaps];
    const telling = (told: readonly (typeof parts)[number][]): VennContent => ({
      sets: content.sets.map((one) => (told.includes(one) ? one : { head: one.head })),
      overlaps: content.overlaps.map((one) => (told.includes(one) ? one : { of: one.of, head: one.head })),
    });
    const fits = (part: VennContent) =>
      fewEnoughWords(page, ...partsOf(part).flatMap(({ head, text }) => [head, text])) && drawn(part, page).fits;
    return spreadWords(content, parts, telling, fits);
  },
  place: (content, page) => {
    const { circles, words, size } = drawn(content, page);
    const shapes = circles.map(({ x, y, r }, index) => ({
      ...page.shape(
        `Set ${index + 1}`,
        { x: x - r, y: y - r, w: 2 * r, h: 2 * r },
        { geometry: 'ellipse', fill: 'accent', line: { color: 'accent', width: 1.25 } },
      ),
      opacity: page.veil('accent', circles.length),
    }));
    const texts = words.flatMap(({ name, box, paragraphs, dot }): Element[] => [
      ...(dot ? [page.shape(`${name} mark`, dot, { geometry: 'ellipse', fill: 'accent' })] : []),
      page.text(name, box, paragraphs, { size, anchor: 'middle', ...(dot && { inset: apart }) }),
    ]);
    const stems = words.flatMap(({ name, box, dot }) => (dot ? [join({ name: `${name} mark`, box: dot }, { name, box })] : []));
    const names = content.sets.map(({ head }) => page.plain(head));
    const shared = content.overlaps.map(({ of, head }) => `${of.map((number) => names[number - 1]).join(' ∩ ')}: ${page.plain(head)}`);
    return diagram('Venn', [...names, ...shared].join('; '), [...shapes, ...stems, ...texts]);
  },
  /** Two teams and what they share. */
  example: {
    title: 'Sales and finance meet in the price corridor',
    content: {
      sets: [
        { head: 'Sales', text: 'Customers, competitors, volumes' },
        { head: 'Finance', text: 'Costs, margins, cash' },
      ],
      overlaps: [{ of: [1, 2], head: 'Price corridor', text: 'Floor and ceiling for every product' }],
    },
  },
});

/** Everything with a name, in reading order: the sets, then their overlaps. */
function partsOf({ sets, overlaps }: VennContent): Part[] {
  return [...sets.map((one, index) => ({ ...one, of: [index + 1] })), ...overlaps];
}

interface PlacedWords {
  name: string;
  box: Box;
  paragraphs: Paragraph[];
  /** Where its label connects if outside. */
  dot?: Box;
}

const dot = 0.12;
/** Between a line and its label. */
const apart = 0.06;

/** Labels inside if they fit, otherwise beside the circles. */
function drawn(content: VennContent, page: Page) {
  let last: { circles: Circle[]; words: PlacedWords[]; size: number; fits: boolean } | undefined;
  const two = content.sets.length === 2;
  const attempts = [
    ...(two ? scales.map((scale) => ({ scale, beside: false })) : []),
    ...scales.slice(1).map((scale) => ({ scale, beside: true })),
  ];
  for (const { scale, beside } of attempts) {
    last = beside ? besideThem(content, scale, page) : inside(content, scale, page);
    if (last.fits) break;
  }
  return last!;
}

function nameOf({ of }: Part): string {
  return of.length === 1 ? `Set name ${of[0]}` : `Overlap ${of.join(' ')}`;
}

function inside(content: VennContent, scale: (typeof scales)[number], page: Page) {
  const circles = circlesOf(content.sets.length, page.body.h, page.body.w, page.body);
  const words = partsOf(content).map((part): PlacedWords & { fits: boolean } => {
    const paragraphs = labelParagraphs(part, scale, page, { align: 'center' });
    const box = regionOf(part.of, circles, (w) => page.measure(paragraphs, w, scale.head).height);
    return { name: nameOf(part), box, paragraphs, fits: standsIn(paragraphs, box, scale.head, page) };
  });
  return { circles, words, size: scale.head, fits: words.every(({ fits }) => fits) };
}

/** Set names go in their circle if they fit, otherwise all in a column on the nearer side. */
function besideThem(content: VennContent, scale: (typeof scales)[number], page: Page) {
  const { body, gaps } = page;
  const side = Math.min(page.columns(0, 3).w, body.w * 0.25);
  const circles = circlesOf(content.sets.length, body.h, body.w - 2 * (side + gaps.between), body);
  const center = body.x + body.w / 2;
  const words: (PlacedWords & { fits: boolean })[] = [];
  const out: { part: Part; at: { x: number; y: number }; left: boolean }[] = [];
  const room = (part: Part) => {
    const paragraphs = labelParagraphs(part, scale, page, { align: 'center' });
    const box = regionOf(part.of, circles, (w) => page.measure(paragraphs, w, scale.head).height);
    return { part, box, paragraphs, fits: standsIn(paragraphs, box, scale.head, page) };
  };
  const rooms = partsOf(content).map(room);
  // Overlaps are labelled inside everywhere or nowhere.
  const shared = rooms.filter(({ part }) => part.of.length > 1).every(({ part, fits }) => fits && part.text === undefined);
  for (const { part, box, paragraphs, fits } of rooms) {
    if (fits && (part.of.length === 1 || shared)) words.push({ name: nameOf(part), box, paragraphs, fits });
    else {
      const at = { x: box.x + box.w / 2, y: box.y + box.h / 2 };
      // The middle one goes to the side with fewer labels.
      const balance = out.reduce((sum, { left }) => sum + (left ? 1 : -1), 0);
      out.push({ part, at, left: Math.abs(at.x - center) < 0.1 ? balance < 0 : at.x < center });
    }
  }
  for (const left of [true, false]) {
    const own = out.filter((one) => one.left === left).sort((a, b) => a.at.y - b.at.y);
    const texts = own.map(({ part }) => labelParagraphs(part, scale, page, { quiet: 'ink-65', ...(left && { align: 'right' }) }));
    const heights = texts.map((paragraphs) => page.measure(paragraphs, side - 2 * apart, scale.head).height + 2 * apart);
    const middles = spread(
      own.map(({ at }, index) => ({ at: at.y, size: heights[index]! })),
      gaps.within,
      body.y,
      body.y + body.h,
    );
    own.forEach(({ part, at }, index) => {
      const h = heights[index]!;
      const box = { x: left ? body.x : body.x + body.w - side, y: middles[index]! - h / 2, w: side, h };
      const within = { w: side - 2 * apart, h: h - 2 * apart };
      const fits = box.y >= body.y - 1e-6 && standsIn(texts[index]!, within, scale.head, page, scale === scales[scales.length - 1]);
      words.push({
        name: nameOf(part),
        box,
        paragraphs: texts[index]!,
        dot: { x: at.x - dot / 2, y: at.y - dot / 2, w: dot, h: dot },
        fits,
      });
    });
  }
  return { circles, words, size: scale.head, fits: words.every(({ fits }) => fits) };
}

interface Circle {
  /** Centre and radius, inches. */
  x: number;
  y: number;
  r: number;
}

/** Distance between centres, in radii. */
const distance = { 2: 1.2, 3: 1.12 } as const;
/** Minimum distance of text from a circle's line, inches. */
const clear = 0.1;

/** Two circles side by side, or one above two, as large as the given height and width allow, centred in `body`. */
function circlesOf(count: number, height: number, width: number, body: Box): Circle[] {
  const x = body.x + body.w / 2;
  const y = body.y + body.h / 2;
  if (count === 2) {
    const r = Math.min(height / 2, width / (2 + distance[2]));
    return [-1, 1].map((side) => ({ x: x + (side * distance[2] * r) / 2, y, r }));
  }
  const rise = (distance[3] * Math.sqrt(3)) / 2;
  const r = Math.min(height / (2 + rise), width / (2 + distance[3]));
  const top = y - (r * rise) / 2;
  return [
    { x, y: top, r },
    { x: x - (distance[3] * r) / 2, y: top + rise * r, r },
    { x: x + (distance[3] * r) / 2, y: top + rise * r, r },
  ];
}

/**
 * The box in the region that only these circles (numbers from 1) share: the widest whose height holds what `heightAt` says its
 * text needs at that width; if none does, the widest for a single line.
 */
function regionOf(of: readonly number[], circles: readonly Circle[], heightAt: (width: number) => number): Box {
  const within = (x: number, y: number) =>
    circles.every((circle, index) => {
      const far = Math.hypot(x - circle.x, y - circle.y);
      return of.includes(index + 1) ? far <= circle.r - clear : far >= circle.r + clear;
    });
  const { x, y } = middleOf(of, circles);
  const corners = (w: number, h: number) => [-1, 0, 1].flatMap((i) => [-1, 0, 1].map((j) => within(x + (i * w) / 2, y + (j * h) / 2)));
  const widest = 2 * circles[0]!.r;
  for (let w = widest; w > 0.3; w -= 0.05) {
    const h = heightAt(w);
    if (corners(w, h).every(Boolean)) return { x: x - w / 2, y: y - h / 2, w, h };
  }
  return { x: x - 0.3, y: y - 0.1, w: 0.6, h: 0.2 };
}

/** The middle of a region, along its widest line. */
function middleOf(of: readonly number[], circles: readonly Circle[]): { x: number; y: number } {
  const mean = (list: readonly Circle[]) => ({
    x: list.reduce((sum, { x }) => sum + x, 0) / list.length,
    y: list.reduce((sum, { y }) => sum + y, 0) / list.length,
  });
  const own = mean(of.map((number) => circles[number - 1]!));
  const others = circles.filter((_, index) => !of.includes(index + 1));
  if (others.length === 0) return own;
  const rest = mean(others);
  const distance = Math.hypot(own.x - rest.x, own.y - rest.y);
  const away = { x: (own.x - rest.x) / distance, y: (own.y - rest.y) / distance };
  // The region starts where the last other circle ends, and ends with the first of its own.
  const begin = Math.max(...others.map((circle) => along(own, away, circle)));
  const end = Math.min(...of.map((number) => along(own, away, circles[number - 1]!)));
  const middle = (begin + end) / 2;
  return { x: own.x + away.x * middle, y: own.y + away.y * middle };
}

/** Distance from a point to a circle's edge along a ray. */
function along(from: { x: number; y: number }, way: { x: number; y: number }, { x, y, r }: Circle): number {
  const [dx, dy] = [x - from.x, y - from.y];
  const ahead = dx * way.x + dy * way.y;
  return ahead + Math.sqrt(Math.max(0, r * r - (dx * dx + dy * dy - ahead * ahead)));
}
