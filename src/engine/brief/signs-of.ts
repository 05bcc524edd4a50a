/** The signs of all languages for one thing, those with spaces between words and those without. */
import { all } from '../../languages/all.ts';
import type { Signs } from '../../languages/signs.ts';
import type { Suspicions } from '../../languages/suspicions.ts';
import type { LanguageCode } from '../../model/language.ts';
import { Sign, sign, unspacedAll } from './sign.ts';

/** @param pick the inside of a pattern, '' in a language that has none */
export const signsOf = (pick: (signs: Signs) => string) => signsOfAll(({ signs }) => pick(signs));

/** The same of how somebody says what he holds to be the cause. */
export const suspicionsOf = (pick: (suspicions: Suspicions) => string) => signsOfAll(({ suspicions }) => pick(suspicions));

function signsOfAll(pick: (language: (typeof all)[LanguageCode]) => string): readonly Sign[] {
  const words = (spaced: boolean) =>
    (Object.keys(all) as LanguageCode[])
      .filter((code) => all[code].grammar.spaced === spaced)
      .map((code) => pick(all[code]))
      .filter((each) => each !== '')
      .join('|');
  const stems = words(true);
  // What a text is first looked through for is a pattern without flags.
  const spaced = new Sign(stems.replaceAll('\\p{L}', '.'), `(?<!\\p{L})(?:${stems})(?!\\p{L})`, 'giu');
  const unspaced = words(false);
  return unspaced === '' ? [spaced] : [spaced, sign(unspaced, '', unspacedAll)];
}

export const says = (signs: readonly Sign[], text: string) => signs.some((each) => each.matchAll(text).length > 0);

/** In the order of the text; of two that begin together the longer first. */
export function saidIn(signs: readonly Sign[], text: string): { at: number; end: number }[] {
  return signs
    .flatMap((each) => each.matchAll(text).map(({ index, 0: found }) => ({ at: index, end: index + found.length })))
    .sort((a, b) => a.at - b.at || b.end - a.end);
}
