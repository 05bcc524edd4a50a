/** What a measure is, before what is said of its course: `orders that come back | has clearly risen`. */
import { saidIn, signsOf } from './signs-of.ts';

const changes = signsOf(({ asks, moves }) => [asks.changed, moves.up, moves.down].filter((each) => each !== '').join('|'));

/** What a verb of change is said with, and up to two words between the two. */
const aux =
  "has|have|is|are|keeps?|hat|haben|ist|sind|geht|gehen|a|ont|est|sont|ne cesse d(?:e|')|ha|han|está[n]?|va|van|tem|têm|vem|vêm|é|são|è|sono|hanno|sta|stanno|قد";
const before = new RegExp(`(?:^|(?<=\\s))(?:${aux})(?: \\p{L}{2,14}){0,2} ?$`, 'iu');
const begins = new RegExp(`^(?:${aux}|went|goes|going|looks?|gone)(?!\\p{L})`, 'iu');
/** At the end of a German clause, whose verb of having or being stands before all of it. */
const participle = /^(?:\p{L}{2,8})?ge\p{L}{3,12}(?:en|t)$|^ver\p{L}{4,14}t$/iu;
const degree = /(?: (?:deutlich|stark|merklich|spürbar|leicht|erheblich|massiv|klar|stetig|weiter|wieder|sehr)){1,2} ?$/iu;
/** What rises or fell by itself, at the end: `voltam | aumentou`. What may be said of the rows too, such as `calls dropped`, is none. */
const finite =
  /(?:ou|iu|eu|aram|eram|íram|ó|aron|eron)$|^\p{Script=Arabic}+$|^(?:rose|rises|fell|falls|grew|grows|climbs|steigt|sinkt|fällt|stieg|sank|fiel)$/iu;
/** What cannot be the end of it. */
const open =
  /(?<!\p{L})(?:that|which|who|whose|where|been|die|der|das|denen|deren|welche|qui|que|dont|où|cuyo|cuya|che|cui|and|und|et|y|e|or|oder|ou)$/iu;

/** The whole where nothing is said of its course. */
export function beforeChange(said: string): string {
  for (const { at, end } of saidIn(changes, said)) {
    const head = said.slice(0, at);
    const found = said.slice(at, end);
    const cut = begins.test(found)
      ? head
      : before.test(head)
        ? head.replace(before, '')
        : end < said.trimEnd().length
          ? null
          : finite.test(found)
            ? head
            : participle.test(found) && degree.test(head)
              ? head.replace(degree, '')
              : null;
    const kept = cut?.trimEnd();
    if (kept && kept.length >= fewestLetters && !open.test(kept)) return kept;
  }
  return said;
}

const fewestLetters = 4;
