/** The time that data cover, which is not what a deck is about: `the export is every contract since January 2024`. */
import { all } from '../../languages/all.ts';
import type { Signs } from '../../languages/signs.ts';
import { fold } from './clean.ts';
import { tellsOfData } from './data-told.ts';
import { monthWords } from './months.ts';
import { periodOf } from './period.ts';
import { sentences } from './sentences.ts';
import { says, signsOf } from './signs-of.ts';

const asksSince = signsOf(({ tells }) => tells.since);

/** Longer than any deck is about, and than one is that asks since when, in months. */
const longest = 12;
const longestAsked = 3;

const words = (pick: (files: Signs['files']) => string) =>
  Object.values(all)
    .map(({ signs }) => pick(signs.files))
    .filter((each) => each !== '')
    .join('|');

/** `the export of every renewal since January 2024`: since when, as a part of what the file is called. */
const heldSince = new RegExp(
  `(?<file>(?<!\\p{L})(?:${words(({ data }) => data)})(?!\\p{L}) (?:${words(({ of }) => of)})(?!\\p{L})[^.,;:!?]{0,80}?) (?:${words(({ since }) => since)})(?!\\p{L}) (?:${monthWords.join('|')})\\.? (?:de |del |of )?(?:19|20)\\d\\d`,
  'giu',
);

/** The text without such sentences, and without since when a file reaches. */
export function withoutDataSpan(text: string): string {
  const flat = fold(text);
  const most = says(asksSince, flat) ? longestAsked : longest;
  return sentences(flat)
    .filter((sentence) => tellsOfData(sentence) && isLong(periodOf(sentence), most))
    .reduce((rest, sentence) => rest.replace(sentence, ' '), flat)
    .replace(heldSince, '$<file>');
}

/** `2024-01..` to no end, or of more months than that. */
function isLong(period: string | null, most: number): boolean {
  const { from, to } = /^(?<from>\d{4}-\d\d)\.\.(?<to>\d{4}-\d\d)?$/.exec(period ?? '')?.groups ?? {};
  if (from === undefined) return false;
  const months = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));
  return to === undefined || months(to) - months(from) >= most;
}
