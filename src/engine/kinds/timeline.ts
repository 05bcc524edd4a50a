/** Timeline: dated events along a line. */
import { z } from 'zod';
import type { Element, Paragraph } from '../layout/layout.ts';
import { fittingPages } from './pages.ts';
import type { Page, SlideKind } from './slide-kind.ts';
import { fewEnoughWords } from './word-limit.ts';

export const timelineContent = z.strictObject({
  events: z.array(z.strictObject({ when: z.string(), head: z.string(), text: z.string().optional() })).min(2),
});
export type TimelineContent = z.infer<typeof timelineContent>;

type Event = TimelineContent['events'][number];

const mostEvents = 6;
const dot = 0.2;

/** Sizes of date and head, and of the text, the preferred ones first. */
const scales = [
  { head: 18, text: 14 },
  { head: 14, text: 12 },
  { head: 12, text: 12 },
] as const;
type Scale = (typeof scales)[number];

export const timeline: SlideKind<TimelineContent> = {
  summary: 'Dated events along a line; chosen for plans and histories.',
  content: timelineContent,
  layout: 'title-only',
  split: ({ events }, page) =>
    fittingPages(
      events,
      (group) =>
        group.length <= mostEvents &&
        fewEnoughWords(
          group.flatMap(({ when, head, text }) => [when, head, text]),
          page,
        ),
    ).map((group) => ({ events: group })),
  place: ({ events }, page) => {
    const { x, w: width } = page.columns(0, 12);
    const gap = page.gaps.between;
    const w = (width - gap * (events.length - 1)) / events.length;
    const drawn = scales.map((scale) => column(events, scale, w, page));
    const { scale, whens, above, texts, below } = drawn.find(({ fits }) => fits) ?? drawn[drawn.length - 1]!;
    const height = above + 2 * page.gaps.within + dot + below;
    const top = page.body.y + Math.max(0, (page.body.h - height) * 0.35);
    const line = top + above + page.gaps.within + dot / 2;
    const marks = events.flatMap((_, index): Element[] => {
      const left = x + index * (w + gap);
      const n = index + 1;
      return [
        page.text(`When ${n}`, { x: left, y: top, w, h: above }, whens[index]!, { size: scale.head, color: 'accent', anchor: 'bottom' }),
        page.shape(`Mark ${n}`, { x: left, y: line - dot / 2, w: dot, h: dot }, { geometry: 'ellipse', fill: 'accent' }),
        page.text(`Event ${n}`, { x: left, y: line + dot / 2 + page.gaps.within, w, h: below }, texts[index]!, { size: scale.head }),
      ];
    });
    return [page.shape('Line', { x, y: line, w: width, h: 0 }, { geometry: 'line', line: { color: 'ink-35', width: 1.25 } }), ...marks];
  },
};

/** Dates and descriptions at a scale; they fit when dates stay on one line and no word is broken. */
function column(events: readonly Event[], scale: Scale, w: number, page: Page) {
  const whens = events.map(({ when }): Paragraph[] => [{ runs: page.runs(when, { bold: true }) }]);
  const texts = events.map((event) => description(event, scale, page));
  const tops = whens.map((paragraphs) => page.measure(paragraphs, w, scale.head));
  const bottoms = texts.map((paragraphs) => page.measure(paragraphs, w, scale.head));
  const above = Math.max(...tops.map(({ height }) => height));
  const below = Math.max(...bottoms.map(({ height }) => height));
  const fits = tops.every(({ lines }) => lines === 1) && above + below + 2 * page.gaps.within + dot <= page.body.h;
  return { scale, whens, above, texts, below, fits };
}

function description({ head, text }: Event, scale: Scale, page: Page): Paragraph[] {
  return [
    { runs: page.runs(head, { bold: true }), after: 4 },
    ...(text ? [{ runs: page.runs(text, { size: scale.text, color: 'ink-65' }) }] : []),
  ];
}
