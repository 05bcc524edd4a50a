/** How measures are worked out, in the words of all languages. */
import { all } from '../../languages/all.ts';
import type { Works } from '../../languages/signs.ts';
import type { LanguageCode } from '../../model/language.ts';

const codes = Object.keys(all) as LanguageCode[];

/** The insides of patterns of the languages with spaces between words or of those without, longer ones first. */
export function worksWords(which: Works, spaced: boolean): string {
  return codes
    .filter((code) => all[code].grammar.spaced === spaced)
    .map((code) => all[code].signs.works[which])
    .join('|');
}

/** The inside of a pattern for any of them, as whole words where words have spaces between them. */
export function worksIn(which: Works): string {
  return `(?<!\\p{L})(?:${worksWords(which, true)})(?!\\p{L})|${worksWords(which, false)}`;
}
