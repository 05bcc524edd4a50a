/** On which day the rows count, as a brief says it: `going by the day the offer went out`, `nach Eingangsdatum`, `by the month it came in`. */
import { saidIn, signsOf } from './signs-of.ts';

const byDay = signsOf(({ tells }) => tells.byDay);

/** Letters after the sign that say which day. */
const named = 48;

/** What follows each sign, in the order of the text. */
export function daysIn(sentences: readonly string[]): { days?: readonly string[] } {
  const days = sentences.flatMap((sentence) =>
    saidIn(byDay, sentence).flatMap(({ end }) => {
      const day = sentence
        .slice(end, end + named)
        .split(/[,;:.，。、]| (?:and|und|et|y|e) /u, 1)[0]!
        .replace(/^['’\s]+/u, '')
        .trim();
      return day === '' ? [] : [day];
    }),
  );
  return days.length === 0 ? {} : { days };
}
