/** Rows that begin with a time of day or a date and have no heads above them: what happened, one after another. */
import type { Block } from '../../../../model/brief.ts';
import type { Draft } from '../draft.ts';
import { dayOf } from '../people/when.ts';
import type { Place } from '../place.ts';

const clock = /^(?:次日|翌日|当日)?\s?\d{1,2}[:：.h]\d\d(?:\s?[ap]m)?$/iu;
const fewest = 3;

/** Null for a table with heads. */
export function courseDraft({ header, rows }: Block & { type: 'table' }, { heading }: Place): Draft | null {
  const all = [header, ...rows].map((row) => row.map((cell) => cell.trim()));
  const isTimed = all.every(([when = '']) => clock.test(when)) || all.every(([when = '']) => dayOf(when) !== null);
  if (header.length < 2 || header.length > 3 || all.length < fewest || !isTimed || all.some((row) => row[1] === '')) return null;
  const name = heading ?? all[0]![1]!;
  return {
    kind: 'timeline',
    title: name,
    section: name,
    weight: 7,
    content: { events: all.map(([when, head, text]) => ({ when: when!, head: head!, ...(text ? { text } : {}) })) },
  };
}
