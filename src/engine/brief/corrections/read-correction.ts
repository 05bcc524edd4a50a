/** Reads a sentence as a correction: what is now said, what was, and of what. */
import { deckWord } from '../segment.ts';
import {
  addendum,
  announced,
  aside,
  because,
  denies,
  isNow,
  known,
  latter,
  madeTo,
  misread,
  nowWord,
  perhaps,
  reasoned,
  regrets,
  toCome,
  unspacedHead,
  versus,
  wrong,
  wrongAbout,
} from './signs.ts';
import { likened, type Value, valuesIn } from './values.ts';
import { namesBoth, saidBefore } from './wordings.ts';
import { wordsIn } from './words.ts';

/** One value or name, and what it stands in place of. */
export interface Change {
  now: readonly Value[];
  /** What was said, where that is named; as many as there are values now. */
  old: readonly Value[];
  /** Words in place of words: `Ben, not Anna`. */
  names: { now: readonly string[]; was: string } | null;
  about: ReadonlySet<string>;
}

export interface Correction {
  /** Ways to read it, the likeliest first; all changes of one are made, or none. */
  readings: Change[][];
  /** It is a correction whether or not what it corrects is found. */
  sure: boolean;
  /** `it's the 19th`: the value, and nothing that it is of. */
  alone: boolean;
  /** The correction as a statement. */
  plain: string;
  /** What stays where it is carried out: the reason that it gives. */
  kept: string;
}

const isMeant =
  /^(?:(?:i|we) (?:should have said|mean|meant)|(?:ich|wir) meinte|gemeint|je voulais|quiero decir|quise|quis d|volevo|أقصد|قصد)/iu;
const unmarked = (sentence: string) => sentence.replace(/(?<![.!。！])[.!。！]+$/u, '');

export function correctionIn(sentence: string): Correction | null {
  // How many slides there should be is said to whoever makes them.
  if (/[?？؟]\s*$/u.test(sentence) || deckWord.test(sentence)) return null;
  const slip = slipIn(sentence);
  if (slip !== null) return slip;
  const said = announced.exec(sentence)?.[0] ?? unspacedHead.exec(sentence)?.[0] ?? added(sentence) ?? '';
  const maybe = perhaps.exec(sentence.slice(said.length))?.[0] ?? '';
  const value = sentence.slice(said.length + maybe.length);
  const both = bothIn(value);
  if (both !== null) return both;
  const isAnnounced = said !== '' || maybe !== '' || isMeant.test(value) || madeTo.test(value);
  if (!isAnnounced && !versus.test(unmarked(value))) return null;
  const meant = isNow.exec(value)?.[0] ?? madeTo.exec(value)?.[0] ?? '';
  const isMeaning = isMeant.test(meant) || madeTo.test(value);
  const rest = unmarked(value.slice(meant.length));
  const [, stated = rest, why] = reasoned.exec(rest) ?? [];
  const { told, more } = apart(stated);
  const groups = versus.exec(told)?.groups;
  const was = groups?.old ?? groups?.was ?? groups?.old2 ?? groups?.old3 ?? groups?.was4 ?? null;
  const now = groups?.put ?? groups?.now ?? groups?.put2 ?? groups?.put3 ?? groups?.now4 ?? told;
  if (!isAnnounced && (was === null || !isPlainDenial(told, now, was))) return null;
  const readings = readingsOf(now, was, '', told);
  if (readings.length === 0 && !outright.test(said)) return null;
  const shown = more === '' ? now : stated;
  return {
    readings,
    sure: isMeaning || (isAnnounced && was !== null) || (said !== '' && !regrets.test(said)),
    alone: meant !== '' || isBare(now) || (isAnnounced && wordsIn(now).size === 0),
    plain: isAnnounced ? ended(`${meant !== '' && !isMeaning ? meant : ''}${shown}`.trim()) : sentence,
    kept: why === undefined ? (more === '' ? reasonIn(stated, now) : ended(more)) : keptOf(why, now),
  };
}

/** `The figure for crates is wrong, it's 47`, `I read the wrong line`, `April, actually`. */
function slipIn(sentence: string): Correction | null {
  const amiss = wrong.exec(unmarked(sentence));
  if (amiss) return corrects(amiss[2]!, wordsIn(amiss[1]!), sentence);
  const [about, value] = Object.values(wrongAbout.exec(unmarked(sentence))?.groups ?? {}).filter((part) => part !== undefined);
  if (about !== undefined && value !== undefined) return corrects(value, wordsIn(about), sentence);
  const read = misread.exec(unmarked(sentence))?.[1];
  if (read !== undefined && valuesIn(read).length === 1) return corrects(read, wordsIn(read), ended(read));
  const after = latter.exec(sentence)?.groups?.value;
  if (after !== undefined && isBare(after)) return { ...corrects(after, wordsIn(after), sentence), sure: false, alone: true };
  return null;
}

/** What is said, without how it is known; and what goes on about something else: `12, and 3 of them came back`. */
function apart(stated: string): { told: string; more: string } {
  const [, first, more] = /^([^,;]{1,30})[,;]\s(?:and |und |et |y |e )?(.{4,160})$/iu.exec(stated) ?? [];
  const isOther = more !== undefined && !because.test(more) && !aside.test(more);
  if (first !== undefined && isOther && isBare(first) && wordsIn(first).size === 0 && wordsIn(more).size > 0 && !versus.test(stated))
    return { told: first, more };
  return {
    told: stated
      .replace(known, '')
      .replace(/\s+(?:sorry|actually|instead|lol|thanks)$/iu, '')
      .replace(nowWord, ''),
    more: '',
  };
}

/** What remains of a correction that gives its reason. */
const keptOf = (why: string, now: string) => (aside.test(why) ? '' : because.test(why) ? ended(`${now}, ${why}`) : ended(why));

export const corrects = (now: string, about: ReadonlySet<string>, plain: string): Correction => ({
  readings: valuesIn(now).length === 1 ? [[{ now: valuesIn(now), old: [], names: null, about }]] : [],
  sure: true,
  alone: false,
  plain,
  kept: '',
});

/** `I wrote 3.1, should read 3.4`, `It is 47 (I had 48)`. */
function bothIn(sentence: string): Correction | null {
  for (const sign of namesBoth) {
    const found = sign.exec(sentence);
    const { old, put } = found?.groups ?? {};
    if (!found || old === undefined || put === undefined) continue;
    const head = sentence.slice(0, found.index);
    const readings = readingsOf(put, old, head);
    if (readings.length > 0) return { readings, sure: true, alone: isBare(put), plain: ended(sentence.replace(/[.。]$/u, '')), kept: '' };
  }
  for (const sign of saidBefore) {
    const found = sign.exec(sentence);
    if (!found) continue;
    const now = sentence.slice(0, found.index).trim();
    const readings = readingsOf(now, found.groups!.old!);
    if (readings.length > 0) return { readings, sure: true, alone: isBare(now), plain: ended(now), kept: '' };
  }
  return null;
}

/** What follows these words is a correction, whatever it says. */
const outright =
  /correction|korrektur|berichtigung|rectificati|corrección|rectificación|correção|retificação|correzione|rettifica|erratum|errata|訂正|更正|勘误|تصحيح/iu;

/** `…, because the steel is late`, with what it explains. */
function reasonIn(rest: string, now: string): string {
  const tail = known.exec(rest)?.[0].replace(/^[\s,;(–—-]+/u, '') ?? '';
  return because.test(tail) ? ended(`${now}, ${tail}`) : '';
}

/** Every way in which `now` and `was` can be read against each other. */
function readingsOf(now: string, was: string | null, head = '', told = now): Change[][] {
  const said = valuesIn(now);
  const old = valuesIn(was ?? '');
  const about = (text: string) => wordsIn(`${head} ${text}`);
  if (was !== null && old.length === 0) return said.length > 0 ? [] : named(now, was, about(now));
  if (said.length === 0) return [];
  const pairs = paired(said, old);
  const whole: Change[] =
    was === null || pairs !== null ? [{ now: pairs?.now ?? said, old: pairs?.old ?? [], names: null, about: about(now) }] : [];
  return [...(whole.length > 0 ? [whole] : []), ...inClauses(now, told, old)];
}

/** A value in each clause, with what it was there, or all that were after them: `14 crews and 3 boats, not 12 and 2`. */
function inClauses(now: string, told: string, old: readonly Value[]): Change[][] {
  const each = clausesOf(told).map((clause) => {
    const groups = versus.exec(clause)?.groups;
    const put = groups?.put ?? groups?.now ?? clause;
    return { text: put, now: valuesIn(put), old: valuesIn(groups?.old ?? groups?.was ?? '') };
  });
  if (each.length > 1 && each.every((clause) => clause.now.length === 1 && clause.old.length === (old.length === 0 ? 0 : 1)))
    return [each.map((clause) => changeOf(clause.text, clause.now[0]!, clause.old[0]))];
  const spread = clausesOf(now).map((text) => ({ text, now: valuesIn(text) }));
  return old.length === spread.length && spread.length > 1 && spread.every((clause) => clause.now.length === 1)
    ? [spread.map(({ text, now: [value] }, at) => changeOf(text, value!, old[at]))]
    : [];
}

const changeOf = (text: string, now: Value, old: Value | undefined): Change => ({
  now: [likened(now, old)],
  old: old === undefined ? [] : [likened(old, now)],
  names: null,
  about: wordsIn(text),
});

const clausesOf = (text: string) =>
  text
    .split(/(?:[,;，；،、]\s?|\s)(?:and|und|et|y|e|و)\s|[;；]\s?|[,，،](?!\d)\s?/u)
    .map((clause) => clause.trim())
    .filter((clause) => clause !== '');

/** Each old value with the value of its kind that is now said; null if they do not go together. */
function paired(said: readonly Value[], old: readonly Value[]): { now: Value[]; old: Value[] } | null {
  if (old.length === 0 || old.length > said.length) return null;
  const now = said.slice(-old.length);
  const likes = now.map((value, at) => likened(value, old[at]));
  const olds = old.map((value, at) => likened(value, now[at]));
  return likes.every((value, at) => value.kind === olds[at]!.kind) ? { now: likes, old: olds } : null;
}

/** `Ben, not Anna`: few words of which one begins large where a script knows that. */
function named(now: string, was: string, about: ReadonlySet<string>): Change[][] {
  const old = was
    .replace(/^(?:by|von|de|par|di|da|من|担当は|责任人是?)\s?/u, '')
    .replace(/^[^はが]{1,8}[はが](?=.)/u, '')
    .trim();
  const bare = now
    .trim()
    .replace(/^(?:担当は|责任人是?)\s?/u, '')
    .replace(/(?:です|でした|が担当(?:です|します)?|さんです|负责|来做)$/u, '');
  if (!isName(old)) return [];
  const [words, before] = [bare.split(/\s+/), old.split(/\s+/)];
  const whole =
    words.every((word) => /^[\p{Lu}\p{Lo}]/u.test(word)) || (words.length === before.length && words.length <= 3 && /^\p{Ll}/u.test(old));
  const names = whole ? [bare] : (bare.match(/\p{Lu}[\p{L}'-]*(?: \p{Lu}[\p{L}'-]*)*/gu) ?? []);
  return names.length === 0 || (whole && !isName(bare))
    ? []
    : [[{ now: [], old: [], names: { now: names, was: old }, about: without(about, old) }]];
}

const isName = (text: string) =>
  /\p{Script=Han}|\p{Script=Katakana}|\p{Script=Hiragana}/u.test(text)
    ? text.length <= 10
    : /\p{Lu}|\p{Lo}/u.test(text) && text.split(/\s+/).length <= 4 && text.length <= 40;

export function without(about: ReadonlySet<string>, text: string): ReadonlySet<string> {
  const gone = wordsIn(text);
  return new Set([...about].filter((word) => !gone.has(word)));
}

/** `The pier opens on the 14th, not the 12th`, which nothing announces; what is to come or to change may be put so too. */
function isPlainDenial(told: string, now: string, was: string): boolean {
  if (toCome.test(told) || (changes.test(told) && !isBare(now))) return false;
  return valuesIn(was).length > 0 ? isBare(was) : was.trim().split(/\s+/).length <= 2 && /^\p{Lu}|\p{Lo}/u.test(was.trim());
}

const changes = /(?<!\p{L})(?:instead of|rather than|statt|anstatt|au lieu|en lugar|en vez|em vez|invece)(?!\p{L})/iu;

export function ended(statement: string): string {
  return `${statement.charAt(0).toUpperCase()}${statement.slice(1)}${/[\p{Script=Han}\p{Script=Hiragana}]/u.test(statement) ? '。' : '.'}`;
}

/** What adds to a document corrects it where it says what is no longer so. */
export function added(sentence: string): string | null {
  const head = addendum.exec(sentence)?.[0] ?? null;
  return head !== null && denies.test(sentence.slice(head.length)) ? head : null;
}

/** `14 minutes`, `$16K a month`. */
function isBare(text: string): boolean {
  const [value, ...others] = valuesIn(text.trim());
  if (value === undefined || (others.length > 0 && wordsIn(text).size > 0)) return false;
  const words = text.trim().split(/\s+/).length;
  return value.at <= 5 && words <= value.text.split(/\s+/).length + 2 + others.length * 2;
}
