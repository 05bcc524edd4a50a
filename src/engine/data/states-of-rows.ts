/** What becomes of rows in many exports, by its words in all languages: a brief in German speaks of what a help desk marks in English. */
import { all } from '../../languages/all.ts';
import type { Became } from '../../languages/signs.ts';
import { words } from './lexicon.ts';

let compiled: readonly RegExp[] | undefined;

function states(): readonly RegExp[] {
  const of = (state: Became) =>
    new RegExp(
      `^(?:${Object.values(all)
        .map(({ signs: { became } }) => became[state].split('|').map(bare).join('|'))
        .join('|')})$`,
      'u',
    );
  compiled ??= (['merged', 'reversed', 'warranty', 'postponed'] as const).map(of);
  return compiled;
}

/** Letters as `words` leaves them; what else is in a pattern stays. */
const bare = (pattern: string) =>
  pattern
    .split('\\p{L}')
    .map((part) => part.replace(/(?<!\p{L})\p{L}+/gu, (letters) => words(letters)))
    .join('\\p{L}');

/** Whether two words, as `words` gives them, say the same of a row. */
export function saySameState(one: string, other: string): boolean {
  return states().some((state) => state.test(one) && state.test(other));
}
