/** Dates in a table as a timeline. */
import type { Draft } from '../draft.ts';
import { type Place, titled } from '../place.ts';
import type { Columns } from '../read/columns.ts';

/** Uses the first column of three to eight ISO dates, earliest first; none without such a column. */
export function dateCourses({ members: names, words }: Columns, { brief, heading }: Place): Draft[] {
  return words
    .filter(({ cells }) => cells.length >= 3 && cells.length <= 8 && cells.every((cell) => /^20\d\d-\d\d-\d\d$/.test(cell)))
    .slice(0, 1)
    .map(({ label, cells }) => ({
      kind: 'timeline',
      title: titled(heading, label, brief.language),
      section: label,
      weight: 5,
      content: {
        events: cells.map((when, at) => ({ when, head: names[at]! })).sort((a, b) => (a.when < b.when ? -1 : a.when > b.when ? 1 : 0)),
      },
    }));
}
