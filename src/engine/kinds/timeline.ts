/** Timeline: dated events along a line. */
import { z } from 'zod';
import type { Element, Paragraph } from '../layout/layout.ts';
import { evenPages } from './pages.ts';
import type { Page, SlideKind } from './slide-kind.ts';

export const timelineContent = z.strictObject({
  events: z.array(z.strictObject({ when: z.string(), head: z.string(), text: z.string().optional() })).min(2),
});
export type TimelineContent = z.infer<typeof timelineContent>;

type Event = TimelineContent['events'][number];

const mostEvents = 6;
const dot = 0.18;

export const timeline: SlideKind<TimelineContent> = {
  summary: 'Dated events along a line; chosen for plans and histories.',
  content: timelineContent,
  layout: 'title-only',
  split: ({ events }) => evenPages(events, mostEvents).map((group) => ({ events: group })),
  place: ({ events }, page) => {
    const { x, w: width } = page.columns(0, 12);
    const gap = page.gaps.between;
    const w = (width - gap * (events.length - 1)) / events.length;
    const whens = events.map(({ when }): Paragraph[] => [{ runs: page.runs(when, { bold: true }) }]);
    const above = Math.max(...whens.map((paragraphs) => page.measure(paragraphs, w, page.sizes.body).height));
    const texts = events.map((event) => description(event, page));
    const below = Math.max(...texts.map((paragraphs) => page.measure(paragraphs, w, page.sizes.body).height));
    const height = above + 2 * page.gaps.within + dot + below;
    const top = page.body.y + Math.max(0, (page.body.h - height) * 0.35);
    const line = top + above + page.gaps.within + dot / 2;
    const marks = events.flatMap((_, index): Element[] => {
      const left = x + index * (w + gap);
      const n = index + 1;
      return [
        page.text(`When ${n}`, { x: left, y: top, w, h: above }, whens[index]!, { color: 'accent', anchor: 'bottom' }),
        page.shape(`Mark ${n}`, { x: left, y: line - dot / 2, w: dot, h: dot }, { geometry: 'ellipse', fill: 'accent' }),
        page.text(`Event ${n}`, { x: left, y: line + dot / 2 + page.gaps.within, w, h: below }, texts[index]!),
      ];
    });
    return [page.shape('Line', { x, y: line, w: width, h: 0 }, { geometry: 'line', line: { color: 'ink-35', width: 1.25 } }), ...marks];
  },
};

function description({ head, text }: Event, page: Page): Paragraph[] {
  return [
    { runs: page.runs(head, { bold: true }), after: 4 },
    ...(text ? [{ runs: page.runs(text, { size: page.sizes.label, color: 'ink-65' }) }] : []),
  ];
}
