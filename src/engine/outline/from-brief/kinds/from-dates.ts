/** Dates beside the rows of a table, as a course of events. */
import { wordsOf } from '../../../../languages/catalogue.ts';
import type { Draft } from '../draft.ts';
import { type Place, titled } from '../place.ts';
import type { Columns } from '../read/columns.ts';

/** The first column of ISO dates, earliest first; none when there is no such column of three to eight. */
export function dateCourses({ members: names, words }: Columns, { brief, heading }: Place): Draft[] {
  return words
    .filter(({ cells }) => cells.length >= 3 && cells.length <= 8 && cells.every((cell) => /^20\d\d-\d\d-\d\d$/.test(cell)))
    .slice(0, 1)
    .map(({ label, cells }) => ({
      kind: 'timeline',
      title: titled(heading, label, brief.language),
      section: label,
      weight: 5,
      source: wordsOf(brief.language).brief,
      content: {
        events: cells.map((when, at) => ({ when, head: names[at]! })).sort((a, b) => (a.when < b.when ? -1 : a.when > b.when ? 1 : 0)),
      },
    }));
}
