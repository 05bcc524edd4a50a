/** A recap of who does what: `Rob: texts on 11 January, and the voice option by 18 December. Jo: a rota by 8 January.` It settles what a talk said of tasks before. */
import type { Brief } from '../../../../model/brief.ts';
import type { Sentence } from '../said.ts';
import { fullNameOf } from './owners.ts';
import type { Task } from './tasks.ts';
import { type When, whensIn } from './when.ts';
import { capital, plainly, wordCount } from './wording.ts';

const named = /^(\p{Lu}[\p{L}'’-]+(?:\s\p{Lu}[\p{L}'’-]+)?)\s?[:：]\s+(\S.+)$/su;
const joint =
  /,\s(?:(?:and|und|et|y|e)\s)?|;\s|\s(?:and|und|et|y|e)\s(?=(?:the|an?|der|die|das|eine?n?|le|la|les|une?|el|los|las|una?|il|lo|gli)\s)/iu;
/** Before a day. */
const leading =
  /\s(?:on|by|until|from|for|at|am|bis|ab|zum|le|dès|pour|el|para|a partir del?|il|entro|dal|em|até|a partir de)(?:\sthe)?$/iu;
/** People who are named so in one paragraph. */
const fewest = 2;

export interface Recap {
  /** Place of the last of its sentences. */
  last: number;
  tasks: Task[];
}

/** Null unless at least two people of the brief are each told their tasks in sentences right behind one another. */
export function recapIn(sentences: readonly Sentence[], brief: Brief, asOf: string | null): Recap | null {
  const said = sentences.flatMap((sentence) => {
    if (sentence.list !== null) return [];
    // What stands behind a name with a colon may have become what stands below it.
    const [, who = sentence.heading ?? '', what = sentence.text] = named.exec(sentence.text.trim()) ?? [];
    return isKnown(who, brief.prompt) ? [{ sentence, who: fullNameOf(who, brief.prompt), what }] : [];
  });
  const own = said.filter((_, at) => said.slice(at + 1).every(({ sentence }, next) => sentence.at === said[at]!.sentence.at + next + 1));
  if (new Set(own.map(({ who }) => who)).size < fewest) return null;
  const tasks = own.flatMap(({ sentence: { at }, who, what }) => partsOf(what).map((part) => ({ at, who, ...timed(part, asOf) })));
  return tasks.filter(({ when }) => when !== undefined).length < fewest ? null : { last: own.at(-1)!.sentence.at, tasks };
}

/** Somebody whose first name the brief completes. */
const isKnown = (who: string, prompt: string) => {
  const [first = ''] = who.split(' ');
  const full = fullNameOf(first, prompt);
  return full !== first && (who === first || who === full);
};

/** Each with a thing to do; a part of a few words belongs to the one before. */
function partsOf(text: string): string[] {
  const found: string[] = [];
  for (const part of text.replace(/[.。!]\s*$/u, '').split(joint)) {
    const isThing = /\p{L}{3}/u.test(part) && wordCount(part) > 1;
    if (isThing || found.length === 0) found.push(part);
    else found[found.length - 1] += `, ${part}`;
  }
  return found;
}

/** The thing, and its days, where they stand at its end or its beginning. */
function timed(part: string, asOf: string | null): Pick<Task, 'what' | 'when' | 'time'> {
  const times = whensIn(part, asOf);
  const [first, last] = [times[0], times.at(-1)];
  if (first === undefined || last === undefined) return { what: plainly(part) };
  const isAtEnd = part.slice(last.to).trim() === '' && between(part, times);
  const isAtStart = first.from === 0 && times.length === 1;
  if (!isAtEnd && !isAtStart) return { what: plainly(part) };
  const what = isAtEnd ? part.slice(0, first.from).trim().replace(leading, '') : part.slice(first.to).trim();
  if (!/\p{L}{2}/u.test(what)) return { what: plainly(part) };
  const when = times.length === 1 ? first.shown : part.slice(part.indexOf(first.text, first.from), last.to).trim();
  return { what: plainly(what), when: capital(when), time: first };
}

/** Days beside one another, with nothing but `and` between them. */
function between(part: string, times: readonly When[]): boolean {
  return times.slice(1).every(({ from }, at) => /^\s?(?:,|and|und|et|y|e|\/|\s)*\s?$/iu.test(part.slice(times[at]!.to, from)));
}
