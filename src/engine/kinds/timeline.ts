/** Timeline: events along a line; to scale, with today marked, where their dates are given. */

import { z } from 'zod';
import { defineKind, type Page } from './define-kind.ts';
import { placeDated } from './diagrams/dated-timeline.ts';
import { placeEvenly } from './diagrams/even-timeline.ts';
import { tableForm } from './other-forms.ts';
import { fittingPages } from './parts/pages.ts';
import { fewEnoughWords } from './parts/word-limit.ts';

const timelineContent = z.strictObject({
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

export const timeline = defineKind({
  summary: 'Events along a line, to scale and with today marked where their dates are given; chosen for plans and histories.',
  content: timelineContent,
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
  otherForms: ({ events }, { words }) => {
    // A line to scale shows more than its words.
    if (events.some(({ date }) => date !== undefined)) return [];
    const rows = events.map(({ when, head, text }) => [when, text === undefined ? head : `${head}: ${text}`]);
    return [tableForm([words.when, words.what], rows)];
  },
  /** Five dated events, to scale. */
  example: {
    title: 'The price corridor is in place by the end of May',
    content: {
      events: [
        { when: '1 December', date: '2017-12-01', head: 'Proposal', text: 'Finance names floor and ceiling' },
        { when: '15 January', date: '2018-01-15', head: 'Decision', text: 'The board agrees to the corridor' },
        { when: '1 March', date: '2018-03-01', head: 'Pilot', text: 'Central starts with GTXPro' },
        { when: '15 April', date: '2018-04-15', head: 'Review', text: 'Win rate and price are compared' },
        { when: '31 May', date: '2018-05-31', head: 'All regions', text: 'East and West follow' },
      ],
    },
  },
});

function drawn({ events }: TimelineContent, page: Page) {
  const dated = events.flatMap(({ date, ...event }) => (date === undefined ? [] : [{ ...event, date }]));
  const scaled = dated.length === events.length && new Set(dated.map(({ date }) => date)).size > 1;
  return scaled ? placeDated(dated, page) : placeEvenly(events, page);
}
