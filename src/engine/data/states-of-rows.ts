/** What becomes of rows in many exports, by its words in all languages: a brief in German speaks of what a help desk marks in English. */
import { all } from '../../languages/all.ts';
import type { Became } from '../../languages/signs.ts';
import { words } from './lexicon.ts';

const known = ['merged', 'reversed', 'warranty', 'postponed', 'withdrawn', 'cancelled'] as const satisfies readonly Became[];

function made() {
  const of = (state: Became, spaced?: boolean) =>
    Object.values(all)
      .filter(({ grammar }) => spaced === undefined || grammar.spaced === spaced)
      .map(({ signs: { became } }) => became[state].split('|').map(bare).join('|'))
      .join('|');
  return {
    whole: known.map((state) => new RegExp(`^(?:${of(state)})$`, 'u')),
    several: known.map((state) => new RegExp(`(?<!\\p{L})(?:${of(state, true)})(?!\\p{L})`, 'gu')),
  };
}
let compiled: ReturnType<typeof made> | undefined;
const states = () => (compiled ??= made());

/** Letters as `words` leaves them; what else is in a pattern stays. */
const bare = (pattern: string) =>
  pattern
    .split('\\p{L}')
    .map((part) => part.replace(/(?<!\p{L})\p{L}+/gu, (letters) => words(letters)))
    .join('\\p{L}');

const joint = '_';

/** The words of a text, as `words` gives them; several that say one state stand as one: `pulled_back`. */
export const wordsOfStates = (text: string): string[] =>
  states()
    .several.reduce((rest, state) => rest.replace(state, (found) => found.replaceAll(' ', joint)), words(text))
    .split(' ')
    .filter((word) => word !== '');

const plain = (word: string) => word.replaceAll(joint, ' ');

/** Whether a word, as `wordsOfStates` gives it, says what became of a row. */
export const saysState = (word: string) => states().whole.some((state) => state.test(plain(word)));

/** Whether two words say the same of a row. */
export function saySameState(one: string, other: string): boolean {
  return states().whole.some((state) => state.test(plain(one)) && state.test(plain(other)));
}
