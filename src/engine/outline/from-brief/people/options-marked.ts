/** Options behind marks, each with every sentence that belongs to it, in whatever paragraphs, items or headings they stand. */
import type { Brief } from '../../../../model/brief.ts';
import { listed } from '../../../brief/brings.ts';
import type { Sentence } from '../said.ts';
import { isAdvice, isAsk } from './decisions.ts';
import { factsOf, type OptionFacts } from './option-facts.ts';
import { calledIn, type Mark, markOf } from './option-marks.ts';
import { announcing } from './options-listed.ts';
import { amountsIn, countWord, partsAt, plainly } from './wording.ts';

export interface MarkedOption extends OptionFacts {
  /** How other sentences call it. */
  mark: string | null;
  at: number[];
}

export interface Marked {
  options: MarkedOption[];
  /** What is said of several of them together. */
  together: Sentence[];
}

const fewest = 2;
const most = 6;

interface Group {
  mark: Mark;
  sentences: Sentence[];
  texts: string[];
  /** The name stands above what is said. */
  heading: string | null;
}

/** Null where the marks number something else. */
export function markedOptions(sentences: readonly Sentence[], brief: Brief): Marked | null {
  for (let from = 0; from < sentences.length; from += 1) {
    const found = chainFrom(from, sentences, brief);
    if (found !== null) return found;
  }
  return null;
}

/** The mark of a sentence, or of the heading that it is the first to stand under. */
function opened(sentences: readonly Sentence[], at: number): { mark: Mark; headed: boolean } | null {
  const { text, heading, list } = sentences[at]!;
  const own = markOf(text);
  if (own !== null) return { mark: own, headed: false };
  const first = heading !== null && sentences[at - 1]?.heading !== heading;
  const above = first ? markOf(heading) : null;
  if (above !== null) return { mark: above, headed: true };
  // `- A renovate the stands`
  const bare = list === null ? null : /^([A-F])\s(?:[–—-]\s)?(?=\S)/u.exec(text);
  return bare === null
    ? null
    : { mark: { series: 'letter', place: bare[1]!.charCodeAt(0) - 65, name: bare[1]!, rest: text.slice(bare[0].length) }, headed: false };
}

function chainFrom(from: number, sentences: readonly Sentence[], brief: Brief): Marked | null {
  const start = opened(sentences, from);
  if (start === null) return null;
  const { series, place } = start.mark;
  const lost = place === 1 && series === 'counted';
  if (place !== 0 && !lost) return null;
  const groups: Group[] = lost ? before(sentences, from) : [];
  if (lost && groups.length === 0) return null;
  const { unit } = sentences[from]!;
  let at = from;
  for (; at < sentences.length; at += 1) {
    const sentence = sentences[at]!;
    const found = opened(sentences, at);
    if (found !== null && found.mark.series === series && found.mark.place === groups.length) {
      const { mark, headed } = found;
      groups.push({ mark, sentences: [sentence], texts: [headed ? sentence.text : mark.rest], heading: headed ? mark.rest : null });
      continue;
    }
    const last = groups.at(-1)!;
    if (sentence.unit !== unit && sentence.unit !== last.sentences.at(-1)!.unit) break;
    const isBetween = sentences.slice(at + 1).some((other, behind) => {
      const next = other.unit === sentence.unit ? opened(sentences, at + 1 + behind) : null;
      return next !== null && next.mark.series === series && next.mark.place === groups.length;
    });
    if (!belongs(sentence, last, groups, isBetween)) break;
    last.sentences.push(sentence);
    last.texts.push(sentence.text);
  }
  if (groups.length < fewest || groups.length > most || !areOptions(groups, sentences, brief)) return null;
  return withOthers(groups, sentences, brief);
}

/** `Two, we rent`: the first of them stands before it, with its mark lost where somebody announced it. */
function before(sentences: readonly Sentence[], from: number): Group[] {
  const { unit } = sentences[from]!;
  const own = sentences.slice(0, from).filter((sentence) => sentence.unit === unit && sentence.list === null);
  if (own.length === 0 || own.length > 4) return [];
  const mark: Mark = { series: 'counted', place: 0, name: null, rest: own[0]!.text };
  return [{ mark, sentences: [...own], texts: own.map(({ text }) => text), heading: null }];
}

/** Between two marks all belongs to the first of them; behind the last one, what goes on with it and no more than is said of another. */
function belongs(sentence: Sentence, last: Group, groups: readonly Group[], isBetween: boolean): boolean {
  if (isAdvice(sentence) || isAsk(sentence)) return false;
  const names = groups.map(({ mark }) => mark.name);
  const called = calledIn(sentence.text, names);
  if (called.length > 1 || (called.length === 1 && called[0] !== groups.length - 1)) return false;
  const previous = last.sentences.at(-1)!;
  if (sentence.list !== previous.list)
    return last.heading !== null && sentence.list === null && sentence.heading === null && sizeIn(sentence) <= fewWords;
  // An item is whole.
  if (sentence.list !== null) return last.heading !== null && sentence.heading === previous.heading;
  if (sentence.heading !== null && sentence.heading !== previous.heading) return false;
  const longest = Math.max(2, ...groups.slice(0, -1).map((group) => group.sentences.length));
  return isBetween || (groups.length > 1 && last.sentences.length < longest);
}

const fewWords = 8;
const sizeIn = ({ text }: Sentence) => text.split(/\s+/).length;

/** They are announced, called options, or most of them read like options and bring an amount. */
function areOptions(groups: readonly Group[], sentences: readonly Sentence[], brief: Brief): boolean {
  const { series } = groups[0]!.mark;
  if (series === 'named') return true;
  const first = groups[0]!.sentences[0]!;
  const above = sentences.filter(({ at, unit }) => at < first.at && (unit === first.unit || at === first.at - 1));
  const isAnnounced = [first.heading ?? '', ...above.slice(-2).map(({ text }) => text), saidBefore(first.text, brief)].some((text) =>
    announcing.test(text),
  );
  if (isAnnounced) return true;
  const likely = groups.filter((group) => group.sentences.some(({ role }) => role === 'option')).length;
  const priced = groups.filter(({ texts }) => texts.some((text) => amountsIn(text, brief.language).length > 0)).length;
  return series === 'letter' ? likely + priced >= groups.length : likely * 2 > groups.length;
}

/** What stands right before it in the brief: the line that announces options may be no sentence of the material. */
function saidBefore(text: string, { prompt }: Brief): string {
  const at = prompt.toLowerCase().indexOf(text.slice(0, 24).toLowerCase());
  return at <= 0 ? '' : prompt.slice(Math.max(0, at - 48), at);
}

/** With what other sentences say of one of them, or of several together. */
function withOthers(groups: readonly Group[], sentences: readonly Sentence[], brief: Brief): Marked {
  const names = groups.map(({ mark }) => mark.name);
  const taken = new Set(groups.flatMap((group) => group.sentences.map(({ at }) => at)));
  const last = Math.max(...taken);
  const together: Sentence[] = [];
  const more = new Map<number, Sentence[]>();
  for (const sentence of sentences) {
    if (taken.has(sentence.at) || sentence.at < last || isAdvice(sentence) || isAsk(sentence)) continue;
    const called = calledIn(sentence.text, names);
    if (called.length > 1 && excluding.test(sentence.text)) together.push(sentence);
    if (
      called.length !== 1 ||
      !(startsWith(sentence.text, names[called[0]!]!) || /(?<!\p{L})[a-f][)）]/u.test(sentence.text)) ||
      sentence.role === 'decision'
    )
      continue;
    if (proposing.test(sentence.text)) continue;
    more.set(called[0]!, [...(more.get(called[0]!) ?? []), sentence]);
  }
  const options = groups.map((group, place): MarkedOption => {
    const added = more.get(place) ?? [];
    const whole = added.map(({ text }) => withoutName(text, names[place]!));
    const facts = factsOf(group.texts, brief.language, { name: group.heading ?? undefined, whole });
    return { ...facts, mark: group.mark.name, at: [...group.sentences, ...added].map(({ at }) => at) };
  });
  return { options, together };
}

const startsWith = (text: string, name: string | null) => name !== null && text.trim().startsWith(name) && !/^\S*\+/u.test(text.trim());
const withoutName = (text: string, name: string | null) =>
  startsWith(text, name) && !/^の/u.test(text.trim().slice(name!.length))
    ? text
        .trim()
        .slice(name!.length)
        .trim()
        .replace(/^[はが]、?/u, '')
    : text;
/** `A and B together are not affordable`. */
const excluding =
  /(?<!\p{L})(?:not|cannot|can't|exclu\p{L}+|together|both|nicht|kein\p{L}*|zugleich|zusammen|pas|ensemble|no|juntos?|a la vez|não|juntas?|non|insieme|لا|معا)(?!\p{L})|両立|同時|不能|同时|互斥/iu;
/** Somebody is for it. */
export const proposing =
  /(?<!\p{L})(?:recommends?|proposes?|propose|suggests?|favou?rs?|go(?:es)? for|opts? for|(?:i am|i'm|we are|we're) for|(?:my|our) (?:call|choice|view)|what i reckon|empfehlen|empfiehlt|schlägt|schlagen|befürworte\p{L}*|recommande|préconise|recomienda|recomendamos|propuesta|propone|proponemos|pedimos|recomenda|propõe|proposta|raccomanda|proponiamo|نقترح|نوصي|يقترح|توصي)(?!\p{L})|提案|推奨|先に行|採用|建议|推荐|主张|意见/iu;

/** `There are three ways: repair, 0.9 million, lasts 8 years; replace two, …`: options in one sentence. */
export function optionsInOne(sentences: readonly Sentence[], brief: Brief): MarkedOption[] | null {
  for (const { at, text } of sentences) {
    const [, head = '', rest = ''] = /^([^:：]{3,80})[:：]\s*(\S.+)$/su.exec(text) ?? [];
    if (!announcing.test(head)) continue;
    const parts = partsAt(rest.replace(/[.。]\s*$/u, ''));
    const found = parts.length >= fewest ? parts : counted(listed(rest), head, brief);
    if (found.length < fewest || found.length > most) continue;
    return found.map((part) => ({
      ...factsOf([part.replace(/^(?:or|oder|ou|o|oppure|und|and)\s/iu, '')], brief.language),
      mark: null,
      at: [at],
    }));
  }
  return null;
}

/** Commas divide options only where there are as many as the sentence says. */
function counted(parts: readonly string[], head: string, { language }: Brief): string[] {
  const isSaid = new RegExp(`(?<![\\p{L}\\d])(?:${parts.length}|${countWord(parts.length, language)})(?![\\p{L}\\d])`, 'iu').test(head);
  return isSaid ? parts.map((part) => plainly(part)) : [];
}

/** Positions of the sentences that say what options there are. */
export function optionsSaid(sentences: readonly Sentence[], brief: Brief): ReadonlySet<number> {
  return new Set(markedOptions(sentences, brief)?.options.flatMap(({ at }) => at) ?? []);
}

/** `Three ways were looked at:` above a list: its items. */
export function optionsInList(sentences: readonly Sentence[], brief: Brief): MarkedOption[] | null {
  const lists = new Map<number, Sentence[]>();
  for (const sentence of sentences) if (sentence.list !== null) lists.set(sentence.list, [...(lists.get(sentence.list) ?? []), sentence]);
  for (const items of lists.values()) {
    const [first] = items as [Sentence];
    const above = sentences.find(({ at, list }) => at === first.at - 1 && list === null);
    if (![first.heading ?? '', above?.text ?? ''].some((text) => announcing.test(text))) continue;
    if (items.length < fewest || items.length > most || items.some((item) => isAdvice(item) || isAsk(item) || markOf(item.text) !== null))
      continue;
    return items.map(({ at, text }) => ({ ...factsOf([text], brief.language), mark: null, at: [at] }));
  }
  return null;
}
