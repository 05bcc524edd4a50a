/** Venn: two or three sets and what they have in common. */
import { z } from 'zod';
import type { Box, Element, Paragraph } from '../../model/layout.ts';
import { defineKind, type Page } from './define-kind.ts';
import { diagram } from './diagrams/diagram.ts';
import { join } from './diagrams/join.ts';
import { labelParagraphs, standsIn } from './diagrams/label.ts';
import { scales } from './diagrams/scales.ts';
import { spread } from './diagrams/spread.ts';
import { type Circle, circlesOf, regionOf } from './diagrams/venn-circles.ts';
import { fittingPages } from './parts/pages.ts';
import { fewEnoughWords } from './parts/word-limit.ts';

const set = z.strictObject({ head: z.string(), text: z.string().optional() });
const vennContent = z
  .strictObject({
    sets: z.array(set).min(2).max(3),
    overlaps: z
      .array(
        z.strictObject({
          /** Numbers of the sets that meet there, from 1. */
          of: z.array(z.number().int().min(1).max(3)).min(2).max(3),
          head: z.string(),
          text: z.string().optional(),
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
export type VennContent = z.infer<typeof vennContent>;

type Part = VennContent['sets'][number] & { of: number[] };

export const venn = defineKind({
  summary: 'Two or three sets and what they share; chosen to show where things meet and where each stands alone.',
  content: vennContent,
  // The circles stay whole on every page; what is said of their parts is spread over them.
  split: (content, page) => {
    const parts = [...content.sets, ...content.overlaps];
    const telling = (told: readonly (typeof parts)[number][]): VennContent => ({
      sets: content.sets.map((one) => (told.includes(one) ? one : { head: one.head })),
      overlaps: content.overlaps.map((one) => (told.includes(one) ? one : { of: one.of, head: one.head })),
    });
    const fits = (told: readonly (typeof parts)[number][]) => {
      const part = telling(told);
      const words = partsOf(part).flatMap(({ head, text }) => [head, text]);
      return fewEnoughWords(words, page) && drawn(part, page).fits;
    };
    const groups = fittingPages(
      parts.filter(({ text }) => text !== undefined),
      fits,
    );
    return groups.length === 1 ? [content] : groups.map(telling);
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

/** All that has a name, in reading order: the sets, then where they meet. */
function partsOf({ sets, overlaps }: VennContent): Part[] {
  return [...sets.map((one, index) => ({ ...one, of: [index + 1] })), ...overlaps];
}

interface PlacedWords {
  name: string;
  box: Box;
  paragraphs: Paragraph[];
  /** Where its words stand outside, what they are joined to. */
  dot?: Box;
}

const dot = 0.12;
/** Between a line and the words it leads to. */
const apart = 0.06;

/** With the words inside where they have room, else beside the circles. */
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

/** Sets are named in their circle where it has room, all else in a column on the nearer side. */
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
  // What is shared is named inside everywhere or nowhere.
  const shared = rooms.filter(({ part }) => part.of.length > 1).every(({ part, fits }) => fits && part.text === undefined);
  for (const { part, box, paragraphs, fits } of rooms) {
    if (fits && (part.of.length === 1 || shared)) words.push({ name: nameOf(part), box, paragraphs, fits });
    else {
      const at = { x: box.x + box.w / 2, y: box.y + box.h / 2 };
      // What lies in the middle goes where there is less.
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
