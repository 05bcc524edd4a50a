/** Timeline: events along a line; to scale, with today marked, where their dates are given. */
import { z } from 'zod';
import { placeDated } from './diagrams/dated-timeline.ts';
import { placeEvenly } from './diagrams/even-timeline.ts';
import { fittingPages } from './parts/pages.ts';
import { fewEnoughWords } from './parts/word-limit.ts';
import type { Page, SlideKind } from './slide-kind.ts';

export const timelineContent = z.strictObject({
  events: z
    .array(
      z.strictObject({
        /** As it is shown. */
        when: z.string(),
        /** The day itself; where every event has one, the line is to scale. */
        date: z.iso.date().optional(),
        head: z.string(),
        text: z.string().optional(),
      }),
    )
    .min(2),
});
export type TimelineContent = z.infer<typeof timelineContent>;

const mostEvents = 6;

export const timeline: SlideKind<TimelineContent> = {
  summary: 'Events along a line, to scale and with today marked where their dates are given; chosen for plans and histories.',
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
        ) &&
        drawn({ events: [...group] }, page).fits,
    ).map((group) => ({ events: group })),
  place: (content, page) => drawn(content, page).elements,
};

function drawn({ events }: TimelineContent, page: Page) {
  const dated = events.flatMap(({ date, ...event }) => (date === undefined ? [] : [{ ...event, date }]));
  const scaled = dated.length === events.length && new Set(dated.map(({ date }) => date)).size > 1;
  return scaled ? placeDated(dated, page) : placeEvenly(events, page);
}
