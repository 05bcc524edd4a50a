/** What no reader took, as pages: what the author wrote together stays together, one subject a page. */
import type { Said } from '../sentences-of.ts';
import { gathered, kindsOf } from './gathered.ts';
import { isFormality, isScrap, refersBack, wordsIn } from './strength.ts';

export type Group = readonly Said[];

/** Words of a page with its title; what is over is told on another page, or in the notes. */
export const mostWords = 66;
/** A page holds a title and up to `most` points, `free` in text without headings; a shorter group stands alone from `least` on. */
export const perPage = { most: 6, free: 5, least: 3, words: mostWords } as const;
/** For a length that was asked for, a claim and what bears it out make a page. */
const leastSplit = 2;
const enoughWords = 20;
/** So many words leave no room for another sentence. */
const fullest = 80;
/** Two sentences of so many words fill a page. */
const fullWords = 40;

/** In the order of the brief; formalities are left out. `own`: headings and labels that keep a page, however short; null for all. */
export function groupsOf(rest: readonly Said[], own: ((heading: string) => boolean) | null): Group[] {
  const groups: Said[][] = [];
  const isLoose = rest.every(({ heading }) => heading === null) && !isInParagraphs(rest);
  const kinds = kindsOf(rest);
  for (const said of isLoose ? gathered(rest, kinds) : rest) {
    if (said.list === null && (isFormality(said.text) || (said.heading === null && isScrap(said.text)))) continue;
    const last = groups.at(-1);
    const isOneKind = !isLoose || last === undefined || kinds.get(last.at(-1)!) === kinds.get(said);
    const isOneUnit = last !== undefined && (own === null ? last[0]!.part === said.part : last[0]!.unit === said.unit);
    const together = last !== undefined && isOneKind && (isOneUnit || (isLoose && kinds.get(said) !== 'evidence'));
    if (together) last.push(said);
    else groups.push([said]);
  }
  return joined(groups.flatMap(subjects), ([first]) => first!.heading !== null && (own === null || own(first!.heading)));
}

/** Who writes in paragraphs has put together what belongs together. */
function isInParagraphs(rest: readonly Said[]): boolean {
  const units = new Set(rest.map(({ unit }) => unit)).size;
  return units >= paragraphed.units && rest.length >= units * paragraphed.sentences;
}

const paragraphed = { units: 3, sentences: 1.7 } as const;

/** Splits the longest in two, as often as they hold enough for it, until there are so many. */
export function splitUpTo(groups: readonly Group[], wanted: number): Group[] {
  const found = [...groups];
  const whole = new Set<Group>();
  while (found.length < wanted) {
    const longest = found.filter((group) => !whole.has(group)).toSorted((a, b) => b.length - a.length)[0];
    if (longest === undefined) break;
    const halves = parted(longest, Math.ceil(longest.length / 2));
    if (halves.every(isEnough)) found.splice(found.indexOf(longest), 1, ...halves);
    else whole.add(longest);
  }
  return found;
}

/** A claim and what bears it out, in more words than a title has. */
const isEnough = (group: Group) => group.length >= leastSplit && group.reduce((sum, { text }) => sum + wordsIn(text), 0) >= enoughWords;

/** Groups too long for a page are cut into even parts, if there is room for them. */
export function evenly(groups: readonly Group[]): Group[] {
  return groups.flatMap((group) => {
    const words = group.reduce((sum, { text }) => sum + wordsIn(text), 0);
    const parts = Math.max(
      Math.ceil(group.length / perPage.most),
      Math.min(Math.round(words / mostWords), Math.floor(group.length / leastSplit)),
    );
    let rest: Group = group;
    return Array.from({ length: Math.max(1, parts) }, (_, at) => {
      const [part, left] = parted(rest, Math.ceil(rest.length / (parts - at)));
      rest = left;
      return part;
    }).filter(({ length }) => length > 0);
  });
}

/** Cut at a paragraph or list near the place, if there is one. */
function parted(group: Group, place: number): [Group, Group] {
  const begins = (at: number) => at > 0 && at < group.length && group[at]!.block !== group[at - 1]!.block;
  const at = place >= group.length ? place : ([place, place - 1, place + 1].find(begins) ?? place);
  return [group.slice(0, at), group.slice(at)];
}

/** Text without headings or paragraphs changes its subject where it turns from one kind of matter to another, or a sentence takes up no long word of those before it. */
function subjects(unit: Group): Group[] {
  if (unit[0]!.heading !== null || (unit.length <= perPage.free && wordsOf(unit) <= fullest)) return [unit];
  return turns(unit).flatMap((turn) => {
    const found: Said[][] = [];
    for (const said of turn) {
      const last = found.at(-1);
      if (last && !opensSubject(said, last)) last.push(said);
      else found.push([said]);
    }
    return found;
  });
}

/** What happened, what can be done, what may go wrong, who does what, and what is to be decided stand apart where each is more than a sentence. */
function turns(unit: Group): Group[] {
  const found: Said[][] = [];
  for (const said of unit) {
    const last = found.at(-1);
    if (last !== undefined && kindOf(last[0]!) === kindOf(said)) last.push(said);
    else found.push([said]);
  }
  const kept: Said[][] = [];
  for (const turn of found) {
    const last = kept.at(-1);
    if (last !== undefined && (turn.length < leastSplit || last.length < leastSplit)) last.push(...turn);
    else kept.push([...turn]);
  }
  return kept;
}

/** Of a sentence, by what it is for. */
export function kindOf({ role }: Said): string {
  switch (role) {
    case 'option':
    case 'risk':
    case 'task':
      return role;
    case 'decision':
    case 'request':
      return 'decision';
    default:
      return 'evidence';
  }
}

/** A sentence or two alone joins its neighbour, the shorter one; where both are full, it stays. */
function joined(groups: readonly Group[], own: (group: Group) => boolean): Group[] {
  let found = [...groups];
  let from = 0;
  for (;;) {
    const at = found.findIndex((group, index) => index >= from && tooSmall(group) && !own(group));
    if (at < 0) return found;
    const small = found[at]!;
    // What was written together stays together, then what is of one kind.
    const strangeness = (group: Group | undefined) =>
      group === undefined || own(group) || group.length + small.length > perPage.most
        ? Number.POSITIVE_INFINITY
        : group.length + (group[0]!.unit === small[0]!.unit ? 0 : apart) + (kindOf(group[0]!) === kindOf(small[0]!) ? 0 : apart / 8);
    const [before, after] = [strangeness(found[at - 1]), strangeness(found[at + 1])];
    if (Math.min(before, after) === Number.POSITIVE_INFINITY) {
      from = at + 1;
      continue;
    }
    found = merged(found, before <= after ? at - 1 : at);
  }
}

/** So many sentences more is a page of the same matter preferred to one of another. */
const apart = 4;

const wordsOf = (group: Group) => group.reduce((sum, { text }) => sum + wordsIn(text), 0);

function tooSmall(group: Group): boolean {
  return group.length < perPage.least && (group.length < leastSplit || group.reduce((sum, { text }) => sum + wordsIn(text), 0) < fullWords);
}

function merged(groups: readonly Group[], at: number): Group[] {
  return groups.toSpliced(at, 2, [...groups[at]!, ...groups[at + 1]!]);
}

function opensSubject({ text }: Said, group: readonly Said[]): boolean {
  if (group.length < perPage.least) return false;
  if (refersBack(text)) return false;
  if (group.length >= perPage.free || wordsOf(group) + wordsIn(text) > fullest) return true;
  const before = new Set(group.slice(-2).flatMap(({ text: told }) => longWords(told)));
  return !longWords(text).some((word) => before.has(word));
}

function longWords(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]{5,}/gu) ?? [];
  return words.flatMap((word) =>
    /[\p{Script=Han}\p{Script=Katakana}]/u.test(word) ? (word.match(/[\p{Script=Han}\p{Script=Katakana}]{2}/gu) ?? []) : [word.slice(0, 6)],
  );
}
